import Foundation
import SmartCodable

/// What counts is the last line, whole: names and transform.
struct Account: SmartCodable {
    var id = 0
    var level = 1
    var born: Date?
    @IgnoredKey var cache = "none"
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            // Of the old server.
            CodingKeys.id <--- ["uid", "id"], // Of the new one.
            CodingKeys.level <--- "rank",
        ]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.born <--- SmartDateTransformer()]
    }
}

/// One line would hold a whole hierarchy.
class Base: SmartCodable {
    var code = 0
    @IgnoredKey var flag = false
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.code <--- "code"]
    }
}
class Order: Base { var total = 0 }
class Refund: Order { var reason = "" }
