import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func first(_ text: String) -> User? {
    let list = [User].deserialize(from: text)?.map { Optional($0) }
    return list?.first ?? nil
}
