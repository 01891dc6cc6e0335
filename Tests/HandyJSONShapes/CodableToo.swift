import HandyJSONCompat
import SmartCodable

// Models that are Codable as well: JSONDecoder goes on using what the compiler made for them.

struct Profile: HandyJSON, Codable {
    var id: Int = 0
    var nickName: String?
    var scores: [Double] = []

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< nickName <-- "nick_name"
    }
}

struct CodedProfile: Codable, HandyJSON {
    var id: Int = 0
    var nickName: String?
    var joined: Date?

    enum CodingKeys: String, CodingKey {
        case id = "ID"
        case nickName = "nick"
    }

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "profile_id"
        mapper <<< joined <-- DateTransform()
    }
}

class CodableBase: HandyJSON, Codable {
    var id = 0
    required init() {}
}

// Inherits both, and decodes only the base's properties with JSONDecoder, as Swift has it.
class CodableDerived: CodableBase {
    var extra: String?
}

class CodedClass: Codable, HandyJSON {
    var name: String = ""
    var level: Level = .low
    var parts: [Profile]?

    enum Level: Int, Codable, HandyJSONEnum {
        case low, high
    }

    private enum CodingKeys: String, CodingKey {
        case name, level
        case parts = "profiles"
    }

    required init() {}
}

// With a hand-written decoder.
struct HandDecoded: HandyJSON, Decodable {
    var value = 0

    init() {}

    init(from decoder: Swift.Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
    }
}

// Only one direction.
struct OnlyEncodable: HandyJSON, Encodable {
    var a = 1
}

// Both families at once, on the way from one to the other.
struct Moving: SmartCodable, HandyJSON {
    var id = 0
    var name = "default"
    var profile: Profile?
}

final class MovingClass: SmartCodable, HandyJSON {
    var id: Int = 0
    var name: String = "default"
    var children: [Moving] = []
    var note: String?
    init() {}

    func didFinishMapping() {
        note = "\(id)-\(name)"
    }
}

class MovingBase: HandyJSON, SmartCodable {
    var code = 0
    required init() {}
    func mapping(mapper: HelpingMapper) {}
}

class MovingDerived: MovingBase {
    var detail = ""
}

struct MovingKeys: HandyJSON, SmartCodable {
    var userId = 0

    static func mappingForKey() -> [SmartKeyTransformer]? {
        return [CodingKeys.userId <--- ["user_id", "uid"]]
    }
}

// The opt-in that makes an old model Codable through its stored properties.
class Stored: HandyJSONCodable {
    var id = 0
    var tags: [String] = []
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "stored_id"
    }
}

private func decode<T: Decodable>(_ type: T.Type, _ json: String) -> T? {
    return try? JSONDecoder().decode(type, from: json.data(using: .utf8)!)
}

private func encode<T: Encodable>(_ value: T) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).flatMap { String(data: $0, encoding: .utf8) }
}

let codableChecks: [Check] = [
    Check("HandyJSON's mapping for HandyJSON", "1 a") {
        return Profile.deserialize(from: ["id": "1", "nick_name": "a"]).map { "\($0.id) \($0.nickName!)" }
    },
    Check("the synthesised keys for JSONDecoder", "1 a nil") {
        let json = "{\"id\":1,\"nickName\":\"a\",\"scores\":[]}"
        // A text in place of a number is an error there, and stays one.
        return decode(Profile.self, json).map {
            "\($0.id) \($0.nickName!) \(decode(Profile.self, "{\"id\":\"1\",\"scores\":[]}").map { "\($0)" } ?? "nil")"
        }
    },
    Check("the synthesised encoder for JSONEncoder", #"{"id":2,"nickName":"n","scores":[1.5]}"#) {
        return encode(Profile(id: 2, nickName: "n", scores: [1.5]))
    },
    Check("and HandyJSON's toJSONString", #"{"id":2,"nick_name":"n","scores":[1.5]}"#) {
        return Profile(id: 2, nickName: "n", scores: [1.5]).toJSONString()
    },
    Check("CodingKeys are JSONDecoder's alone", "3 4 100.0") {
        let coded = decode(CodedProfile.self, "{\"ID\":3,\"nick\":\"n\",\"profile_id\":9}")
        let handy = CodedProfile.deserialize(from: ["ID": 9, "profile_id": 4, "joined": 100])
        return "\(coded!.id) \(handy!.id) \(handy!.joined!.timeIntervalSince1970)"
    },
    Check("CodingKeys are JSONEncoder's alone", #"{"ID":3,"nick":"n"} {"profile_id":3,"nickName":"n"}"#) {
        var profile = CodedProfile()
        profile.id = 3
        profile.nickName = "n"
        return "\(encode(profile)!) \(profile.toJSONString()!)"
    },
    Check("an inherited Codable", "1 nil | 1 x") {
        let json = "{\"id\":1,\"extra\":\"x\"}"
        let coded = decode(CodableDerived.self, json)!
        let handy = CodableDerived.deserialize(from: json)!
        return "\(coded.id) \(coded.extra ?? "nil") | \(handy.id) \(handy.extra ?? "nil")"
    },
    Check("a class with CodingKeys", "a high 1 | b high 2") {
        let coded = decode(CodedClass.self, "{\"name\":\"a\",\"level\":1,\"profiles\":[{\"id\":1,\"scores\":[]}]}")!
        let handy = CodedClass.deserialize(from: "{\"name\":\"b\",\"level\":\"1\",\"parts\":[{\"id\":2}]}")!
        return "\(coded.name) \(coded.level) \(coded.parts![0].id) | \(handy.name) \(handy.level) \(handy.parts![0].id)"
    },
    Check("a decoder by hand, and one direction only", "7 8 {\"a\":1}") {
        let coded = decode([HandDecoded].self, "[7]")!
        return "\(coded[0].value) \(HandDecoded.deserialize(from: ["value": 8])!.value) \(encode(OnlyEncodable())!)"
    },
    Check("a copy through Codable", "5") {
        let data = try? JSONEncoder().encode(Profile(id: 5, nickName: nil, scores: []))
        return data.flatMap { try? JSONDecoder().decode(Profile.self, from: $0) }.map { "\($0.id)" }
    },
    Check("both families at once", "1 default 2") {
        let moving = Moving.deserialize(from: "{\"id\":\"1\",\"name\":null,\"profile\":{\"id\":2}}")
        return moving.map { "\($0.id) \($0.name) \($0.profile!.id)" }
    },
    Check("both families in a class", "3 n [4] 3-n") {
        let moving = MovingClass.deserialize(from: ["id": 3, "name": "n", "children": [["id": 4]]])
        return moving.map { "\($0.id) \($0.name) \($0.children.map { $0.id }) \($0.note!)" }
    },
    Check("both families, written", #"{"id":1,"name":"n"} 1"#) {
        var moving = Moving()
        moving.id = 1
        moving.name = "n"
        return "\(moving.toJSONString()!) \(moving.toJSON()!["id"] as! Int)"
    },
    Check("both families in a wrapper and in arrays", "1 2 2") {
        let wrapped = BaseResponse<Moving>.deserialize(from: ["data": ["id": 1]])
        let list = [Moving].deserialize(from: "[{\"id\":2}]")
        return
            "\(wrapped!.data!.id) \(list!.compactMap { $0 }[0].id) \(decode(Moving.self, "{\"id\":2,\"name\":\"n\"}")!.id)"
    },
    Check("both families in a hierarchy", "1 d") {
        return MovingDerived.deserialize(from: "{\"code\":1,\"detail\":\"d\"}").map { "\($0.code) \($0.detail)" }
    },
    Check("native key mapping", "6") {
        return MovingKeys.deserialize(from: ["uid": 6]).map { "\($0.userId)" }
    },
    Check("HandyJSONCodable", "5 [\"a\"] {\"stored_id\":5,\"tags\":[\"a\"]}") {
        guard let stored = decode(Stored.self, "{\"stored_id\":\"5\",\"tags\":[\"a\"]}") else { return "nil" }
        return "\(stored.id) \(stored.tags) \(encode(stored)!)"
    },
]
