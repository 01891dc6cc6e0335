import Foundation
import SmartCodable

struct A: SmartCodable {
    var id = 0
    var name: String?

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.id <--- "a_id",
            CodingKeys.name <--- "a_name",
        ]
    }
}
