import Foundation
import HandyJSONCompat

struct Login: HandyJSON {
    var token: String?
    mutating func mapping(mapper: HelpingMapper) { mapper <<< token <-- "access_token" }
}

func store(_ stream: Stream<Login?>) {
    stream.subscribe(onNext: { model in
        guard let text = model?.toJSONString() else { return }
        print(text, model?.toJSONString(prettyPrint: true) ?? "")
    })
}

func load<T: HandyJSON>(_ type: T.Type, _ text: String) -> T? { T.deserialize(from: text) }
