import HandyJSONCompat
import SmartCodable

struct User: SmartCodable, HandyJSON { var id = 0 }

func log(_ store: Store) {
    let pair = store.pair()
    print(pair.1.toJSON() ?? [:])
}
