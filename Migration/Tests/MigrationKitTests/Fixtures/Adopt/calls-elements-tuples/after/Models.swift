import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func texts(_ pairs: [(String, User)]) -> [String?] {
    var result: [String?] = []
    for (_, user) in pairs { result.append(user.toJSONString(useMappedKeys: true)) }
    return result
}
