import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

func log(_ store: Store) {
    let pair = store.pair()
    print(pair.1.toJSON() ?? [:])
}
