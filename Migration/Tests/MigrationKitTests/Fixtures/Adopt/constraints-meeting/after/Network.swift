import HandyJSONCompat
import SmartCodable

class Reply<T: HandyJSON>: SmartCodable, HandyJSON {
    var code = 0
    @SmartAny var body: T?
    required init() {}
}

protocol Request {
    associatedtype Answer: HandyJSON
    var path: String { get }
}

func fetch<T: HandyJSON>(_ type: T.Type, done: (T?) -> Void) { done(T.deserialize(from: "{}")) }

func store(_ model: HandyJSON) -> String? { model.toJSONString() }
