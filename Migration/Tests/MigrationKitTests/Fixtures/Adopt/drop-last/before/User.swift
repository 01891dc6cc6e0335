import HandyJSONCompat

struct User: SmartCodable, HandyJSON {
    var id = 0
}

class Base: HandyJSON, SmartCodable {
    required init() {}
}

func show(_ text: String) -> [User] { [User].deserialize(from: text) as? [User] ?? [] }
