import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

class Lists {
    var users: [User]?
    var holes: [User?]?

    func bound(_ text: String) {
        if let list = [User?].deserialize(from: text) {
            users = list as? [User]
        }
        if let list = [User?].deserialize(from: text), !list.isEmpty { users = list.compactMap { $0 } }
    }

    func guarded(_ text: String) -> [User] {
        guard let list = [User?].deserialize(from: text) else { return [] }
        print(list.count)
        return list as! [User]
    }

    func later(_ text: String) {
        let list = [User?].deserialize(from: text)
        if let list, list.count > 1 { users = list as? [User] }
        guard let list else { return }
        users = list.compactMap { $0 }
    }

    func assigned(_ text: String) -> [User?]? {
        holes = [User?].deserialize(from: text)
        holes = [User?].deserialize(from: text)!
        let typed: [User?]? = [User?].deserialize(from: text)
        users = ([User?].deserialize(from: text) ?? []).compactMap { $0 }
        let some = [User?].deserialize(from: text) ?? []
        users = some as? [User]
        print(typed as Any, [User?].deserialize(from: text)! as! [User])
        return [User?].deserialize(from: text)
    }

    func added(_ text: String) {
        let list = [User?].deserialize(from: text)
        var all: [User?] = []
        all.append(contentsOf: list!)
        all += list ?? []
        if let list, list.count > 1 { all.insert(contentsOf: list, at: 0) }
        holes = all
    }

    func only(_ text: String) -> [User?]? { [User?].deserialize(from: text) }
}

class Screen<T: SmartCodable> {
    var shown: [T?] = []

    func load(_ text: String) {
        let data = [T?].deserialize(from: text)
        show(data, isNew: true)
        let again = { [weak self] in self?.show([T?].deserialize(from: text), isNew: false) }
        again()
        let users = [User?].deserialize(from: text)!
        print(Screen.count(of: users), count(users))
    }

    func show(_ data: [T?]?, isNew: Bool) {
        guard let data else { return }
        shown = isNew ? data : shown + data
    }

    static func count(of users: [User?]) -> Int { users.count }
    func count(_ users: [User?]) -> Int { Screen.count(of: users) }
}
