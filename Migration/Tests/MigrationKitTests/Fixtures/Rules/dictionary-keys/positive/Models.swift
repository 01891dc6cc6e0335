import HandyJSON

enum Kind: String { case a }

struct User: HandyJSON {
    var byKind: [Kind: Int] = [:] // find
    var byID: [Int: String]? // find
}
