import Foundation
import SmartCodable

class BaseModel: SmartCodable {
    required init() {}
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    class func mappingForKey() -> [SmartKeyTransformer]? { nil }

    class func mappingForValue() -> [SmartValueTransformer]? { nil }
    func didFinishMapping() {}
}

class Goods: BaseModel {
    var goodsId = 0
    var price: Double = 0
    var extra: Any?

    private enum CodingKeys: String, CodingKey {
        case goodsId, price, extra
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.goodsId <--- "id"]
    }
}

final class Discount: Goods {
    var off: Double = 1
    var start: Date?
    @IgnoredKey var note: String?

    private enum CodingKeys: String, CodingKey {
        case off, start, note
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [
            CodingKeys.off <--- ["discount", "off"],
            CodingKeys.start <--- "start_time",
        ]
    }

    override class func mappingForValue() -> [SmartValueTransformer]? {
        (super.mappingForValue() ?? []) + [CodingKeys.start <--- SmartDateTransformer()]
    }

    override func didFinishMapping() {
        super.didFinishMapping()
        note = "\(price * off)"
    }
}

class Plain: BaseModel {
    var a = 0
}
