import Foundation
import SmartCodable

extension Int: SmartCodable {}

struct User: SmartCodable { var id = 0 }
struct Reply<T: SmartCodable>: SmartCodable { var data: T? }

func read(_ json: String) -> [Any?] {
    [
        Reply<[User]>.deserialize(from: json)?.data, Reply<[[User]]>.deserialize(from: json)?.data,
        Reply<[String: User]>.deserialize(from: json)?.data, Reply<Int>.deserialize(from: json)?.data,
    ]
}
