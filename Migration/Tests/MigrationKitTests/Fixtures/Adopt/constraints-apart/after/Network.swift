import Foundation
import SmartCodable

class Reply<T: SmartCodable>: SmartCodable {
    var code = 0
    var body: T?
    required init() {}
}

protocol Request {
    associatedtype Answer: SmartCodable
    var path: String { get }
}

func fetch<T: SmartCodable>(_ type: T.Type, done: (T?) -> Void) { done(T.deserialize(from: "{}")) }

func store(_ model: SmartCodable) -> String? { model.toJSONString(useMappedKeys: true) }
