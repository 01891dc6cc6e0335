import HandyJSON

struct M: HandyJSON, Codable { var id = 0 }
struct N: Codable {
    var id = 0
    enum CodingKeys: String, CodingKey { case id }
}
struct O: HandyJSON, Codable {
    var id = 0
    enum CodingKeys: String, CodingKey { case id }
    init() {}
    init(from decoder: Decoder) throws {}
}
