import Foundation
import SmartCodable

struct User: SmartCodable {
    var userName = ""
}
