import Foundation
import SmartCodable

class Base: SmartCodable {
    var id = 0
    required init() {}
}

class User: Base {
    var name: String?
}

func save(_ user: User) throws -> Data { try JSONEncoder().encode(user) }
