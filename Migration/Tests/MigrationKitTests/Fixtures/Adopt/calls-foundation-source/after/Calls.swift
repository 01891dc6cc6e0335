import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func user(_ object: NSDictionary?) -> User? { User.deserialize(from: object as? [String: Any]) }
func other(_ object: Any?) -> User? { User.deserialize(from: object as? [String: Any]) }
func forced(_ object: Any) -> User? { User.deserialize(from: object as! NSDictionary as? [String: Any], designatedPath: "data") }
func either(_ one: NSDictionary?, _ two: NSDictionary) -> User? { User.deserialize(from: (one ?? two) as? [String: Any]) }
func mutable(_ one: NSMutableDictionary) -> User? { User.deserialize(from: one as? [String: Any]) }
func list(_ objects: NSArray) -> [User]? { [User].deserialize(from: objects as? [Any]) }
func chosen(_ isFirst: Bool, _ one: NSDictionary, _ two: NSDictionary) -> User? {
    User.deserialize(from: (isFirst ? one : two) as? [String: Any])
}
func stays(_ text: String) -> User? { User.deserialize(from: text) }
