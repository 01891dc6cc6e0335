import Foundation
import SmartCodable

class Base: SmartCodable {
    var id = 0
    required init() {}
}

class Draft: SmartCodable {
    var text: String?
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.text <--- "body"]
    }
}

enum Request {
    case create(Draft)
    case delete(Base)

    var data: Base { Base() }

    var parameters: [String: Any]? {
        switch self {
        case .create(let data): return data.toDictionary(useMappedKeys: true)
        case .delete(let item): return item.toDictionary(useMappedKeys: true)
        }
    }
}

struct Box { var data = Base() }

func send(_ result: Result<[Draft], Error>) {
    if case .success(let data) = result { print(data.toJSONString(useMappedKeys: true) ?? "") }
}
