import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

extension Dictionary {
    func toJSON() -> String? { "\(count)" }
}

func text(_ user: User, _ users: [User]) -> [Any?] {
    let object = user.toJSON()
    let string = user.toJSONString()
    let list = users.toJSON()
    return [user.toJSON()!.toJSON(), object?.toJSON(), string?.count, list.first??.toJSON()]
}
