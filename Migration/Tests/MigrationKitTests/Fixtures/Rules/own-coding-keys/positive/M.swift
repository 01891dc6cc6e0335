import HandyJSON

struct M: HandyJSON, Codable { // find
    var id = 0
    enum CodingKeys: String, CodingKey { case id = "ID" }
}
struct N: HandyJSON { // find
    var id = 0
    var cache = 0
    private enum CodingKeys: CodingKey { case id }
    mutating func mapping(mapper: HelpingMapper) { mapper >>> cache }
}
