import HandyJSONCompat

class Reply<T: HandyJSON>: HandyJSON {
    var code = 0
    var body: T?
    required init() {}
}

protocol Request {
    associatedtype Answer: HandyJSON
    var path: String { get }
}

func fetch<T: HandyJSON>(_ type: T.Type, done: (T?) -> Void) { done(T.deserialize(from: "{}")) }

func store(_ model: HandyJSON) -> String? { model.toJSONString() }
