import HandyJSON

struct M: HandyJSON, Codable { // find
    var id = 0
    var note = ""
    enum CodingKeys: String, CodingKey { case id = "ID" }
}
struct N: HandyJSON, Decodable { // find
    init() {}
    init(from decoder: Decoder) throws {}
}
struct O: HandyJSON, Encodable { // find
    func encode(to encoder: Encoder) throws {}
}
struct P: HandyJSON { // find
    var id = 0
    enum CodingKeys: Int, CodingKey { case id = 1 }
}
