import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

func user(_ object: NSDictionary?) -> User? { User.deserialize(from: object) }
func other(_ object: Any?) -> User? { User.deserialize(from: object as? NSDictionary) }
func forced(_ object: Any) -> User? { User.deserialize(from: object as! NSDictionary, designatedPath: "data") }
func either(_ one: NSDictionary?, _ two: NSDictionary) -> User? { User.deserialize(from: one ?? two) }
func mutable(_ one: NSMutableDictionary) -> User? { JSONDeserializer<User>.deserializeFrom(dict: one) }
func list(_ objects: NSArray) -> [User]? { [User].deserialize(from: objects) as? [User] }
func chosen(_ isFirst: Bool, _ one: NSDictionary, _ two: NSDictionary) -> User? {
    User.deserialize(from: isFirst ? one : two)
}
func stays(_ text: String) -> User? { User.deserialize(from: text) }
