import Foundation
import SmartCodable

struct Login: SmartCodable {
    var token: String?
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.token <--- "access_token"]
    }
}

func store(_ stream: Stream<Login?>) {
    stream.subscribe(onNext: { model in
        guard let text = model?.toJSONString(useMappedKeys: true) else { return }
        print(text, model?.toJSONString(useMappedKeys: true, prettyPrint: true) ?? "")
    })
}

func load<T: SmartCodable>(_ type: T.Type, _ text: String) -> T? { T.deserialize(from: text) }
