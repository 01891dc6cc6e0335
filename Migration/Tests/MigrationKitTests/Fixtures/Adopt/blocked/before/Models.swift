import HandyJSONCompat

struct Keys: HandyJSON, Codable {
    var id = 0
    enum CodingKeys: String, CodingKey { case id = "ID" }
}

struct Fixed: HandyJSON {
    let id = 5
}

struct Wrapped: HandyJSON {
    @Clamped var level = 0
}

struct Twice: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "a"
        mapper <<< id <-- "b"
    }
}

struct Starting: HandyJSON {
    var id = 0
    mutating func willStartMapping() { id = 1 }
}

struct Initial: HandyJSON {
    var name: String? = "x"
}

class Base: HandyJSON { required init() {} }
class Unreached: Base {
    var id = 0
    func mapping(mapper: HelpingMapper) { mapper <<< id <-- "x" }
}

struct Shared: HandyJSON {
    var a: Any?, b: Any?
}

struct Stored: HandyJSONCodable {
    var id = 0
}
