import HandyJSONCompat

class BaseResponse<T: HandyJSON>: HandyJSON {
    var code = -1
    var message: String?
    var data: T?
    var list: [T] = []
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< message <-- ["msg", "message"]
    }
}

class LoginResponse: BaseResponse<User> {
    var token: String?
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< token <-- "access_token"
    }
}

struct Pair<First: HandyJSON, Second>: HandyJSON where Second: HandyJSON {
    var first: First?
    var second: Second?
}

struct Envelope<T>: HandyJSON {
    var data: T?
}

struct User: HandyJSON { var id = 0 }

func request<T: HandyJSON>(_ text: String, _ type: T.Type) -> T? {
    BaseResponse<T>.deserialize(from: text)?.data ?? JSONDeserializer<T>.deserializeFrom(json: text)
}

func list<T>(_ text: String) -> [T] where T: HandyJSON {
    [T].deserialize(from: text) as? [T] ?? []
}

func body<T: HandyJSON>(_ model: T, _ all: [T]) -> [Any?] { [model.toJSON(), all.toJSONString()] }
