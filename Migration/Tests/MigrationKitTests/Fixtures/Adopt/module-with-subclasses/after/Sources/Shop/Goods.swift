import Core
import HandyJSONCompat
import SmartCodable

class Goods: BaseModel {
    var price = 0.0
    private enum CodingKeys: String, CodingKey {
        case price
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.price <--- "p"]
    }
}
