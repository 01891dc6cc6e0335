import HandyJSONCompat
import SmartCodable

protocol Keyed: HandyJSON { var key: Int { get set } }

extension Keyed {
    mutating func mapping(mapper: HelpingMapper) { mapper <<< key <-- "the_key" }
}

struct Door: Keyed { var key = 0 }

struct Gate: Keyed, SmartCodable {
    var key = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.key <--- "gate_key"]
    }
}

protocol Counting: HandyJSON { var count: Int { get set } }

extension Counting {
    mutating func didFinishMapping() { count += 1 }
}

struct Visit: Counting { var count = 0 }
