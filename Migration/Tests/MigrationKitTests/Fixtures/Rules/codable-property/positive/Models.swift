import HandyJSON

struct Address: Codable { var city = "" }
enum Kind: String, Codable { case a }

struct User: HandyJSON {
    var home: Address? // find
    var all: [Address] = [] // find
    var kind = Kind.a // find
    var other: Kind = .a // find
}
