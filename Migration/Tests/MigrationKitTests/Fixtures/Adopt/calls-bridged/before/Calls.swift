import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

func log(_ store: Store) {
    print(store.user.toJSON() ?? [:], store.users.toJSON())
}
