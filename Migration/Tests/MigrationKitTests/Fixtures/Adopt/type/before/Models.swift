import HandyJSONCompat

struct User: HandyJSON {
    var id = 0
    var address: Address?
    var pets: [Pet] = []
    var kind: Kind?
}

struct Address: HandyJSON { var city: String? }
class Pet: HandyJSON { required init() {} }
enum Kind: String, HandyJSONEnum { case a }
