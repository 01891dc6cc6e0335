import HandyJSONCompat

extension Optional: HandyJSON, _ExtendCustomModelType where Wrapped: HandyJSON {
    public init() { self = .none }
}
extension Dictionary: HandyJSON, _ExtendCustomModelType where Key == Int, Value: HandyJSON {}

struct User: HandyJSON { var id = 0 }
struct Reply<T: HandyJSON>: HandyJSON { var data: T? }

func read(_ json: String) -> [Int: User]? { Reply<[Int: User]>.deserialize(from: json)?.data }
