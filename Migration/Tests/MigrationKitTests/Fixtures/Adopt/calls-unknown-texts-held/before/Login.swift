import Foundation
import HandyJSONCompat

struct Login: HandyJSON { var token: String? }

/// Not a model, and called alike.
struct Query {
    var text = ""
    func toJSONString() -> String? { text }
}

func store(_ stream: Stream<Login?>) {
    stream.subscribe(onNext: { value in print(value?.toJSONString() ?? "") })
}
