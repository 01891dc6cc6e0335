import Foundation
import SmartCodable

struct Pair: SmartCodable, HandyJSONRules {
    var a = 0
    var b: String?
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.a <--- "x"]
    }
}

class Record: NSObject & SmartCodable, HandyJSONRules {
    var id = 0
    required override init() {}
}

protocol Titled {}

struct Titles: SmartCodable, HandyJSONRules & Titled {
    var text = ""
}

typealias Both = SmartCodable & Titled

func show(_ value: SmartCodable & Titled) {}
