import HandyJSONCompat

struct User: HandyJSON {
    var id = 0
}

func send(_ user: User, _ all: [User]) {
    print(user.toJSON() ?? [:], user.toJSONString() ?? "", all.toJSON(), all.toJSONString(prettyPrint: true) ?? "")
}

func later(_ user: User?) -> (() -> [String: Any]?)? { user?.toJSON }
