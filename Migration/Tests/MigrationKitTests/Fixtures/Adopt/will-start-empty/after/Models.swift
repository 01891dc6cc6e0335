import Foundation
import SmartCodable

struct Order: SmartCodable {
    var id = 0

    mutating func didFinishMapping() { id += 1 }
}
