import HandyJSON

struct M: HandyJSON, Codable { // find
    var id = 0
    enum CodingKeys: String, CodingKey { case id = "ID" }
}
struct N: HandyJSON, Decodable { // find
    init() {}
    init(from decoder: Decoder) throws {}
}
