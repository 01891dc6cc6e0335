import HandyJSONCompat

struct Settings: HandyJSONCodable {
    var id = 0
}

struct Rows: HandyJSON, Codable {
    var id = 0
    enum CodingKeys: String, CodingKey { case id = "row_id" }
}

struct ByHand: HandyJSONCodable {
    var id = 0
    enum CodingKeys: String, CodingKey { case id = "row_id" }
    init() {}
    init(from decoder: Decoder) throws {}
    func encode(to encoder: Encoder) throws {}
}
