import HandyJSONCompat
import SmartCodable

struct User: SmartCodable { var id = 0 }

extension Dictionary {
    func toJSON() -> String? { "\(count)" }
}

func text(_ user: User, _ users: [User]) -> [Any?] {
    let object = user.toDictionary(useMappedKeys: true)
    let string = user.toJSONString(useMappedKeys: true)
    let list = users.map { $0.toDictionary(useMappedKeys: true) }
    return [user.toDictionary(useMappedKeys: true)!.toJSON(), object?.toJSON(), string?.count, list.first??.toJSON()]
}

func kept(_ users: [User]) -> [Any?] {
    let some = users.flatMap { (user) -> User? in
        if user.id == 0 { return nil }
        return user
    }
    let pairs = users.map { user -> [User] in
        let pair = [user, user]
        return pair
    }
    return some.map { $0.toDictionary(useMappedKeys: true) } + pairs[0].map { $0.toDictionary(useMappedKeys: true) }
}
