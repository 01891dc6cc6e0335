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
