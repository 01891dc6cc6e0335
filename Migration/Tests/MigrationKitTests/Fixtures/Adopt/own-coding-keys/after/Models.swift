import Foundation
import HandyJSONCompat
import SmartCodable

/// JSONDecoder and JSONEncoder go on with the keys, JSON with the names that HandyJSON reads.
struct Contact: SmartCodable {
    var id = 0
    var name: String?
    var born: Date?
    var draft = ""
    var done: () -> Void = {}
    lazy var title = "x"

    enum CodingKeys: String, CodingKey {
        case id = "contact_id"
        case name
        case born = "birthday"
    }

    init() {}
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.name <--- "nick_name", // Not the real one.
            CodingKeys.id <--- "id",
            CodingKeys.born <--- "born",
        ]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.born <--- SmartDateTransformer()]
    }
}

struct Same: SmartCodable {
    var id = 0
    private enum CodingKeys: String, CodingKey { case id }
}

final class Note: SmartCodable {
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.text <--- "text"]
    }

    var text = ""
    var page = 0
    required init() {}

    private enum CodingKeys: String, CodingKey { case text = "body", page }
}

/// These stay, each with its reason.
struct Partial: HandyJSON, Codable {
    var id = 0
    var note = ""
    enum CodingKeys: String, CodingKey { case id }
}

struct Excluded: HandyJSON, Codable {
    var id = 0
    var note = ""
    enum CodingKeys: String, CodingKey { case id, note }
    mutating func mapping(mapper: HelpingMapper) { mapper >>> note }
}

struct Handmade: HandyJSON, Codable {
    var id = 0
    init() {}
    init(from decoder: any Decoder) throws { id = try decoder.singleValueContainer().decode(Int.self) }
}

struct Writing: HandyJSON, Encodable {
    var id = 0
    func encode(to encoder: any Encoder) throws {}
}

class Base: HandyJSON, Codable {
    var id = 0
    required init() {}
    private enum CodingKeys: String, CodingKey { case id = "ID" }
}
class Sub: Base {}

/// These are no coding of its own: something else is made of it, and it of something else.
struct Candidate: SmartCodable {
    var sdp = ""
    init() {}
    init(from other: Handmade) { sdp = "\(other.id)" }
    func encode(to row: inout [String: String]) { row["sdp"] = sdp }
}
