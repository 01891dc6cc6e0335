import Foundation
import SmartCodable

struct Profile: SmartCodable, Codable, Equatable {
    var id = 0
}
