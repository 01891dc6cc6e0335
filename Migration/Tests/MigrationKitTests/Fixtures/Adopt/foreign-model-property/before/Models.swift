import HandyJSONCompat

struct Order: HandyJSON {
    var user: User?
    var other: Handmade?
    var all: [String: Handmade] = [:]
    var alias: Identifier = 0
    var known: CGSize = .zero
}

typealias Identifier = Int64
struct User: HandyJSON { var id = 0 }

struct Handmade: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< id <-- "x" }
    }
}
