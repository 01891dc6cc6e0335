import HandyJSON

struct M: HandyJSON, Codable { var id = 0 }
struct N: Codable { enum CodingKeys: String, CodingKey { case id } }
