import Foundation
import SmartCodable

struct Login: SmartCodable, HandyJSONRules { var token: String? }

/// Not a model, and called alike: the call below may be of either, and is the same for both families under these rules.
struct Query {
    var text = ""
    func toJSONString() -> String? { text }
}

func store(_ stream: Stream<Login?>) {
    stream.subscribe(onNext: { value in print(value?.toJSONString() ?? "") })
}

func send<T: SmartCodable>(_ model: T) -> String? { model.toJSONString(prettyPrint: true) }
