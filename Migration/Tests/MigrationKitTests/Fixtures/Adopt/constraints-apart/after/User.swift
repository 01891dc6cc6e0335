import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

struct UserRequest: Request {
    typealias Answer = User
    let path = "/user"
}

func load() { fetch(User.self) { print($0?.toDictionary(useMappedKeys: true) ?? [:], store($0 ?? User()) ?? "") } }
