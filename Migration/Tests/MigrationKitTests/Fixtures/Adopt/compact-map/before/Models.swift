import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

func users(_ text: String) -> [[User]?] {
    [
        [User].deserialize(from: text)?.compactMap({ $0 }),
        [User].deserialize(from: text)?.flatMap { $0 },
        ([User].deserialize(from: text) ?? []).compactMap({ $0 }),
        JSONDeserializer<User>.deserializeModelArrayFrom(json: text)?.compactMap { $0 },
    ]
}
