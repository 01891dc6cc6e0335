import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

struct UserRequest: Request {
    typealias Answer = User
    let path = "/user"
}

func load() { fetch(User.self) { print($0?.toJSON() ?? [:], store($0 ?? User()) ?? "") } }
