import HandyJSONCompat
import SmartCodable

struct User: SmartCodable {
    var id = 0
    @SmartAny var address: Address?
    @SmartAny var pets: [Pet] = []
    @SmartAny var kind: Kind?
}

struct Address: HandyJSON { var city: String? }
class Pet: HandyJSON { required init() {} }
enum Kind: String, HandyJSONEnum { case a }
