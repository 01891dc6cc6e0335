import HandyJSON

struct Address: HandyJSON, Codable { var city = "" }
enum Kind: String, HandyJSONEnum, Codable { case a }
struct Plain { var x = 1 }
struct Hidden: Codable {}

struct User: HandyJSON {
    var home: Address?
    var kind: Kind = .a
    var plain: Plain?
    var hidden: Hidden?
    func mapping(mapper: HelpingMapper) { mapper >>> hidden }
}
