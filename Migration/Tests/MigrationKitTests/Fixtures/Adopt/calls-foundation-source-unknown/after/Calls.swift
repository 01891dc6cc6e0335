import HandyJSONCompat
import SmartCodable

struct User: SmartCodable, HandyJSON { var id = 0 }

func user(_ object: Any) -> User? { User.deserialize(from: cast(object, to: NSDictionary.self)) }
func kept(_ object: NSDictionary) -> User? {
    // handyjson-migrate:ignore adopt-call
    User.deserialize(from: object)
}
