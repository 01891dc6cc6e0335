import HandyJSONCompat

struct Stored: HandyJSONCodable, Codable { // find
    var id = 0
}

struct Keyed: HandyJSONCodable { // find
    var id = 0
    enum CodingKeys: String, CodingKey { case id = "row_id" }
}

class Half: HandyJSONCodable { // find
    var id = 0
    required init() {}
}

extension Half {
    enum CodingKeys: String, CodingKey { case id = "row_id" }
    func encode(to encoder: Encoder) throws {}
}
