import HandyJSONCompat
import SmartCodable

struct User: SmartCodable, HandyJSON { var id = 0 }

func log(_ make: () -> (Int, User)) {
    let pair = make()
    print(pair.1.toJSON() ?? [:])
}
