import Foundation
import SmartCodable

struct Order: SmartCodable {
    var id = 0
    var at: Date?
    var dotted: String? = "none"
    var city = ""

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.dotted <--- "a\\.b",
            CodingKeys.city <--- "address.city",
        ]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.at <--- SmartDateTransformer(rules: .handyJSON)]
    }
}

class Base: SmartCodable {
    var id = 0
    required init() {}
}

class Derived: Base {
    var name: String?
}

enum Kind: String, SmartCaseDefaultable { case a, b }

protocol Identified: SmartCodable { var id: Int { get } }
struct Post: Identified { var id = 0 }

struct Tag { var name = "" }
extension Tag: SmartCodable {}

func sent(_ order: Order) -> String? { order.toJSONString() }
