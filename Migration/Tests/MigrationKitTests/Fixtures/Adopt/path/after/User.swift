import Foundation
import SmartCodable

struct User: SmartCodable {
    var city: String?
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.city <--- "address.city"]
    }
}
