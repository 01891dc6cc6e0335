import Foundation
import SmartCodable

typealias Model = SmartCodable

struct Pet: Model {
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "pet_id"]
    }
}

class Base: Model {
    var code = 0
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.code <--- "base_code"]
    }
}

typealias Root = Base

class Child: Root {
    var name = ""
    private enum CodingKeys: String, CodingKey {
        case name
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.name <--- "child_name"]
    }
}
