import HandyJSONCompat
import SmartCodable

struct User: SmartCodable, HandyJSON { var id = 0 }

func user(_ object: NSDictionary?) -> User? { User.deserialize(from: object) }
func other(_ object: Any?) -> User? { User.deserialize(from: object as? NSDictionary) }
