import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

func texts(_ users: [User], _ byName: [String: User]) -> [String?] {
    var result: [String?] = []
    for (index, user) in users.enumerated() where index > 0 { result.append(user.toJSONString()) }
    for (name, user) in byName where name != "" { result.append(user.toJSONString()) }
    result += users.enumerated().map { index, user in index > 0 ? user.toJSONString() : nil }
    result += users.enumerated().map { $0 > 0 ? $1.toJSONString() : nil }
    result += byName.values.map { $0.toJSONString() }
    result += byName.mapValues { $0.toJSONString() }.values
    result.append(Array(byName.values).toJSONString())
    return result
}

extension Array where Element: HandyJSON {
    func texts() -> [String] { compactMap { $0.toJSONString() } }
}
