import Foundation
import SmartCodable

struct User: SmartCodable {
    var id = 0
}

class Base: SmartCodable {
    required init() {}
}

func show(_ text: String) -> [User] { [User].deserialize(from: text) ?? [] }
