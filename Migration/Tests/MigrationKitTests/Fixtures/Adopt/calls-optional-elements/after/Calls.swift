import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func first(_ text: String) -> User? {
    let list = [User?].deserialize(from: text)
    return list?.first ?? nil
}
