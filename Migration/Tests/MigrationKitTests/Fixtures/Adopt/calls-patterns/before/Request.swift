import Foundation
import HandyJSONCompat

class Base: HandyJSON {
    var id = 0
    required init() {}
}

class Draft: HandyJSON {
    var text: String?
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.text <-- "body"
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
