import Foundation
import HandyJSONCompat

class Base: HandyJSON {
    var id = 0
    required init() {}
}

class User: Base, Codable {
    var name: String?
}

func save(_ user: User) throws -> Data { try JSONEncoder().encode(user) }
