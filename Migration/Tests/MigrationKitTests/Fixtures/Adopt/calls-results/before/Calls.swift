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

func kept(_ users: [User]) -> [Any?] {
    let some = users.flatMap { (user) -> User? in
        if user.id == 0 { return nil }
        return user
    }
    let pairs = users.map { user -> [User] in
        let pair = [user, user]
        return pair
    }
    return some.toJSON() + pairs[0].toJSON()
}
