import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

extension HandyJSON {
    static func deserialize(from data: Data?) -> Self? { data.flatMap { deserialize(from: String(data: $0, encoding: .utf8)) } }
}

struct Waiting: HandyJSON { var id = 0; enum CodingKeys: String, CodingKey { case id } }
