import Foundation
import SmartCodable

struct Profile: SmartCodable, Equatable {
    var id = 0
}
