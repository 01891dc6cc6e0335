import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

func users(_ text: String) -> [User?]? { [User].deserialize(from: text).flatMap { $0 } }
