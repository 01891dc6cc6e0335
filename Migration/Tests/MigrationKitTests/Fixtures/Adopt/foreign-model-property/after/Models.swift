import HandyJSONCompat
import SmartCodable

struct Order: SmartCodable {
    var user: User?
    @SmartAny var other: Handmade?
    @SmartAny var all: [String: Handmade] = [:]
    var alias: Identifier = 0
    var known: CGSize = .zero
}

typealias Identifier = Int64
struct User: SmartCodable { var id = 0 }

struct Handmade: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< id <-- "x" }
    }
}
