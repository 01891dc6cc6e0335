import HandyJSONCompat
import SmartCodable

struct Keys: SmartCodable {
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "id"]
    }

    var id = 0
    enum CodingKeys: String, CodingKey { case id = "ID" }
}

struct Fixed: SmartCodable {
    var id = 5
}

struct Wrapped: HandyJSON {
    @Clamped var level = 0
}

struct Twice: SmartCodable {
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "b"]
    }
}

struct Starting: HandyJSON {
    var id = 0
    mutating func willStartMapping() { id = 1 }
}

struct Initial: SmartCodable {
    @SmartKey(nonnull: true) var name: String? = "x"
}

class Base: SmartCodable {
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    required init() {}
}
class Unreached: Base {
    var id = 0
}

struct Shared: HandyJSON {
    var a: Any?, b: Any?
}

struct Stored: HandyJSONCodable {
    var id = 0
}
