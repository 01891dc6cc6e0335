import Foundation
import HandyJSONCompat

/// As the compiler wants it for conditional conformances.
extension Array: _ExtendCustomModelType where Element: HandyJSON {}
extension Array: HandyJSON where Element: HandyJSON {}
extension Dictionary: HandyJSON, _ExtendCustomModelType where Key == String, Value: HandyJSON {}
extension Int: HandyJSON, _ExtendCustomModelType {}

struct User: HandyJSON { var id = 0 }
struct Reply<T: HandyJSON>: HandyJSON { var data: T? }

func read(_ json: String) -> [Any?] {
    [
        Reply<[User]>.deserialize(from: json)?.data, Reply<[[User]]>.deserialize(from: json)?.data,
        Reply<[String: User]>.deserialize(from: json)?.data, Reply<Int>.deserialize(from: json)?.data,
    ]
}
