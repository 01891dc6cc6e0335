import HandyJSONCompat

struct Plain: HandyJSON, Codable { var id = 0 }

class Base: HandyJSON {
    var id = 0
    required init() {}
}

class User: Base { var name: String? }

func coder() -> JSONEncoder { JSONEncoder() }
