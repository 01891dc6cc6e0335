import HandyJSONCompat

struct User: HandyJSON {
    var id = 0
    var friends: [User] = []
}

class Controller {
    var users: [User] = []
    var user: User?

    func show(_ text: String?, _ dict: [String: Any]?) {
        user = User.deserialize(from: dict, designatedPath: "data.user")
        users = [User].deserialize(from: text, designatedPath: "data.list") as? [User] ?? []
        users = [User].deserialize(from: text) as! [User]
        users = ([User].deserialize(from: text) ?? []).compactMap { $0 }
        users = [User].deserialize(from: text)?.compactMap { $0 } ?? []
        user = JSONDeserializer<User>.deserializeFrom(json: text)
        user = JSONDeserializer<User>.deserializeFrom(dict: dict, designatedPath: "data")
        if let list = JSONDeserializer<User>.deserializeModelArrayFrom(json: text) as? [User] { users = list }
        let parameters = user?.toJSON() ?? [:]
        let strings = [user?.toJSONString(), user!.toJSONString(prettyPrint: true), users.toJSONString(), users.first?.toJSONString()]
        let dictionaries: [[String: Any]?] = users.toJSON()
        let plain = users.toJSON() as? [[String: Any]]
        let nested = users.map { $0.toJSON() }
        for one in users { print(one.toJSON() ?? [:], one.friends.toJSON()) }
        users.forEach { (model) in _ = model.toJSON() }
        guard let known = user, let data = known.toJSONString()?.data(using: .utf8) else { return }
        print(parameters, strings, dictionaries, plain ?? [], nested, data, self.user?.friends[0].toJSON() ?? [:])
    }
}
