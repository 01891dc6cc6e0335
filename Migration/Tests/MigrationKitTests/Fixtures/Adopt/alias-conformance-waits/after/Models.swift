import HandyJSONCompat
import SmartCodable

typealias Model = HandyJSON

struct Pet: Model, SmartCodable {
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "pet_id"]
    }
}

struct Stored: Model {
    var id = 0
    enum CodingKeys: String, CodingKey { case id }
}
