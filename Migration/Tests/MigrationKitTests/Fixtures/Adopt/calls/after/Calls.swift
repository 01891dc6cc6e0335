import Foundation
import SmartCodable

struct User: SmartCodable {
    var id = 0
    var friends: [User] = []
}

class Controller {
    var users: [User] = []
    var user: User?

    func show(_ text: String?, _ dict: [String: Any]?) {
        user = User.deserialize(from: dict, designatedPath: "data.user")
        users = [User].deserialize(from: text, designatedPath: "data.list") ?? []
        users = [User].deserialize(from: text)!
        users = ([User?].deserialize(from: text) ?? []).compactMap { $0 }
        users = [User].deserialize(from: text) ?? []
        user = User.deserialize(from: text)
        user = User.deserialize(from: dict, designatedPath: "data")
        if let list = [User].deserialize(from: text) { users = list }
        let parameters = user?.toDictionary(useMappedKeys: true) ?? [:]
        let strings = [user?.toJSONString(useMappedKeys: true), user!.toJSONString(useMappedKeys: true, prettyPrint: true), users.toJSONString(useMappedKeys: true), users.first?.toJSONString(useMappedKeys: true)]
        let dictionaries: [[String: Any]?] = users.map { $0.toDictionary(useMappedKeys: true) }
        let plain = users.toArray(useMappedKeys: true) as? [[String: Any]]
        let nested = users.map { $0.toDictionary(useMappedKeys: true) }
        for one in users { print(one.toDictionary(useMappedKeys: true) ?? [:], one.friends.map { $0.toDictionary(useMappedKeys: true) }) }
        users.forEach { (model) in _ = model.toDictionary(useMappedKeys: true) }
        guard let known = user, let data = known.toJSONString(useMappedKeys: true)?.data(using: .utf8) else { return }
        print(parameters, strings, dictionaries, plain ?? [], nested, data, self.user?.friends[0].toDictionary(useMappedKeys: true) ?? [:])
    }
}
