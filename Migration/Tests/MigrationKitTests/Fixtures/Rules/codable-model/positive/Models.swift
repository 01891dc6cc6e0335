import HandyJSON

struct M: HandyJSON, Codable { // find
    var id = 0
}
