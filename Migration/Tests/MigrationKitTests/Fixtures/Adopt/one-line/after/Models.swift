import Foundation
import SmartCodable

struct Order: SmartCodable {
    struct Line: SmartCodable { var sku = ""; static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.sku <--- "SKU"]
    } }
    var lines: [Line] = []
    class Base: SmartCodable { var id = 0; required init() {}; class func mappingForKey() -> [SmartKeyTransformer]? { nil }
    class func mappingForValue() -> [SmartValueTransformer]? { nil } }
    class Sub: Base { var when: Date?; private enum CodingKeys: String, CodingKey {
        case when
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.when <--- "at"]
    }

    override class func mappingForValue() -> [SmartValueTransformer]? {
        (super.mappingForValue() ?? []) + [CodingKeys.when <--- SmartDateTransformer()]
    } }
}
