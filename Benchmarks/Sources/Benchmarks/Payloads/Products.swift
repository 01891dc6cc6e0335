/// Arrays of products with 60 members of mixed types, in the order of the models' properties.
enum Products {
    enum MemberOrder: String, CaseIterable {
        case inOrder = "in order"
        case reversed
        case shuffled
    }

    static func list(_ count: Int, order: MemberOrder = .inOrder) -> String {
        var random = RandomNumbers(seed: 5)
        return JSONText.array(
            (0..<count).map { _ in
                JSONText.object(arrange(product(&random), order, &random))
            })
    }

    /// One product whose members lie evenly among others that the models do not know, `count` members in all.
    static func among(_ count: Int, order: MemberOrder) -> String {
        var random = RandomNumbers(seed: 6)
        let known = product(&random)
        let unknownPerKnown = max(0, count / known.count - 1)
        var members: [(name: String, value: String)] = []
        for (index, member) in known.enumerated() {
            members.append(member)
            members += (0..<unknownPerKnown).map { ("unknown_\(index)_\($0)", "\($0)") }
        }
        members += (members.count..<max(count, members.count)).map { ("unknown_\($0)", "\($0)") }
        return JSONText.object(arrange(members, order, &random))
    }

    /// `{"members":{"key_0":0,…}}`
    static func dictionary(_ count: Int, order: MemberOrder) -> String {
        var random = RandomNumbers(seed: 7)
        let members = (0..<count).map { (name: "key_\($0)", value: "\($0)") }
        return JSONText.object([("members", JSONText.object(arrange(members, order, &random)))])
    }

    private static func arrange(
        _ members: [(name: String, value: String)], _ order: MemberOrder, _ random: inout RandomNumbers
    ) -> [(name: String, value: String)] {
        switch order {
        case .inOrder: members
        case .reversed: members.reversed()
        case .shuffled: members.shuffled(using: &random)
        }
    }

    // MARK: Members

    private enum Value {
        case text, longText, optionalText, int, int64, double, bool
        case optionalInt, optionalDouble, optionalBool, texts, ints, doubles, status, priority
    }

    private static let values: [(names: [String], value: Value)] = [
        (["sku"], .text), (["title"], .longText), (["subtitle"], .longText), (["brand"], .text),
        (["productID", "sellerID", "createdAt"], .int64),
        (["price", "originalPrice", "discount", "tax"], .double),
        (["stock", "sales", "views", "likes"], .int),
        (["isNew", "isHot", "isFree"], .bool),
        (["category", "color", "size", "material"], .text),
        (["status"], .status),
        (["promotion", "video", "slogan"], .optionalText),
        (["tags", "images"], .texts),
        (["rating", "latitude", "longitude", "shipping"], .double),
        (["comments", "shares", "weight", "width"], .int),
        (["onSale", "verified", "favorite"], .bool),
        (["origin", "barcode", "currency"], .text), (["thumbnail"], .longText),
        (["coupon", "remark", "nickname"], .optionalText),
        (["quota", "limit"], .optionalInt), (["bonus"], .optionalDouble), (["hidden"], .optionalBool),
        (["height", "depth", "rank", "page"], .int),
        (["related"], .ints), (["scores"], .doubles),
        (["detailURL"], .longText), (["seller", "warehouse"], .text),
        (["priority"], .priority),
    ]

    private static func product(_ random: inout RandomNumbers) -> [(name: String, value: String)] {
        values.flatMap { names, value in
            names.map { (name: $0, value: text(of: value, &random)) }
        }
    }

    private static func text(of value: Value, _ random: inout RandomNumbers) -> String {
        switch value {
        case .text:
            JSONText.string(random.pick(["red", "cotton", "WH-01", "Shenzhen", "outdoor and garden", "棉质", "XL"]))
        case .longText:
            JSONText.string("https://cdn.example.com/goods/\(Int.random(in: 0..<1_000_000, using: &random))")
        case .int: "\(Int.random(in: 0..<100_000, using: &random))"
        case .int64: "\(Int64.random(in: 1_000_000_000_000_000..<9_000_000_000_000_000_000, using: &random))"
        case .double: "\(Double(Int.random(in: 0..<10_000_000, using: &random)) / 100)"
        case .bool: random.chance(0.5) ? "true" : "false"
        case .optionalText: random.chance(0.5) ? "null" : text(of: .longText, &random)
        case .optionalInt: random.chance(0.5) ? "null" : text(of: .int, &random)
        case .optionalDouble: random.chance(0.5) ? "null" : text(of: .double, &random)
        case .optionalBool: random.chance(0.5) ? "null" : text(of: .bool, &random)
        case .texts: JSONText.array((0..<3).map { _ in text(of: .text, &random) })
        case .ints: JSONText.array((0..<4).map { _ in text(of: .int, &random) })
        case .doubles: JSONText.array((0..<4).map { _ in text(of: .double, &random) })
        case .status: JSONText.string(random.pick(["draft", "published", "archived"]))
        case .priority: "\(Int.random(in: 1...3, using: &random))"
        }
    }
}
