import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func texts(_ users: [User], _ byName: [String: User]) -> [String?] {
    var result: [String?] = []
    for (index, user) in users.enumerated() where index > 0 { result.append(user.toJSONString(useMappedKeys: true)) }
    for (name, user) in byName where name != "" { result.append(user.toJSONString(useMappedKeys: true)) }
    result += users.enumerated().map { index, user in index > 0 ? user.toJSONString(useMappedKeys: true) : nil }
    result += users.enumerated().map { $0 > 0 ? $1.toJSONString(useMappedKeys: true) : nil }
    result += byName.values.map { $0.toJSONString(useMappedKeys: true) }
    result += byName.mapValues { $0.toJSONString(useMappedKeys: true) }.values
    result.append(Array(byName.values).toJSONString(useMappedKeys: true))
    return result
}

extension Array where Element: SmartCodable {
    func texts() -> [String] { compactMap { $0.toJSONString(useMappedKeys: true) } }
}
