import HandyJSONCompat

struct Order: HandyJSON {
    var id = 0
    var at: Date?
    var dotted: String? = "none"
    var city = ""

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.dotted <-- "a\\.b"
        mapper <<< self.city <-- "address.city"
        mapper <<< self.at <-- DateTransform()
    }
}

class Base: HandyJSON {
    var id = 0
    required init() {}
}

class Derived: Base {
    var name: String?
}

enum Kind: String, HandyJSONEnum { case a, b }

protocol Identified: HandyJSON { var id: Int { get } }
struct Post: Identified { var id = 0 }

struct Tag { var name = "" }
extension Tag: HandyJSON {}

func sent(_ order: Order) -> String? { order.toJSONString() }
