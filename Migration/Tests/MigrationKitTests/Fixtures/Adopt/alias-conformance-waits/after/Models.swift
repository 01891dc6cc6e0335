import Foundation
import SmartCodable

typealias Model = SmartCodable

struct Pet: Model {
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "pet_id"]
    }
}

struct Stored: Model {
    var id = 0
    enum CodingKeys: String, CodingKey { case id }
}
