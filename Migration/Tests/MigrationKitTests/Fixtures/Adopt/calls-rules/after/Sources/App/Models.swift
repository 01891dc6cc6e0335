import Foundation
import SmartCodable

struct User: SmartCodable, HandyJSONRules {
    var id = 0
}

func send(_ user: User, _ all: [User]) {
    print(user.toDictionary() ?? [:], user.toJSONString() ?? "", all.map { $0.toDictionary() }, all.toJSONString(prettyPrint: true) ?? "")
}

func later(_ user: User?) -> (() -> [String: Any]?)? { user.map({ model in { model.toDictionary() } }) }
