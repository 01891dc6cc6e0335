import Foundation
import HandyJSONCompat
import SmartCodable

class Base: SmartCodable, HandyJSON {
    var id = 0
    required init() {}
}

class Draft: SmartCodable, HandyJSON {
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
        case .create(let data): return data.toJSON()
        case .delete(let item): return item.toJSON()
        }
    }
}

struct Box { var data = Base() }

func send(_ result: Result<[Draft], Error>) {
    if case .success(let data) = result { print(data.toJSONString() ?? "") }
}
