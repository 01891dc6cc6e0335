import HandyJSONCompat

// Wrappers around what the server sends.

class BaseResponse<T: HandyJSON>: HandyJSON {
    var code: Int?
    var message: String?
    var data: T?

    public required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< self.message <-- ["msg", "message"]
    }
}

class ListResponse<T: HandyJSON>: BaseModel {
    var code = -1
    var list: [T] = []
    var byName: [String: T] = [:]
    var total: Int!
}

// T may be anything.
struct Envelope<T>: HandyJSON {
    var status: String = ""
    var data: T?
}

class AnyResponse<T>: HandyJSON {
    var code: Int = 0
    var result: T!
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< result <-- ["result", "data"]
    }
}

class PagedResponse<T: HandyJSON>: BaseResponse<PageOf<T>> {
    var traceId = ""
}

struct PageOf<Element: HandyJSON>: HandyJSON {
    var records: [Element]?
    var pageNo: Int = 1
    var extra: Pair<Element, Envelope<Int>>?
}

struct Pair<First: HandyJSON, Second>: HandyJSON where Second: HandyJSON {
    var first: First?
    var second: Second?
}

// No model of its own: the type parameter is settled by the subclass.
class LoginResponse: BaseResponse<StoredUser> {
    var token: String?

    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< token <-- "access_token"
    }
}

// Namespaces and nested models.
enum API {
    struct Order: HandyJSON {
        var id = ""
        var lines: [Line] = []
        var state: State = .open
        var address: Address?

        struct Line: HandyJSON {
            var sku: String?
            var count = 1
        }

        enum State: String, HandyJSONEnum {
            case open, paid, sent
        }

        class Address: HandyJSON {
            var street: String?
            required init() {}
        }
    }
}

extension API {
    class Paginated<T: HandyJSON>: BaseModel {
        var rows = [T]()
        var summary: Summary?

        class Summary: BaseModel {
            var count = 0
        }
    }
}

// Models that only this file may see.
private struct Secret: HandyJSON {
    private var token: String?
    fileprivate var level: Int = 0
    private(set) var kind = ""
    var shown: String { return "\(token ?? "nil") \(level) \(kind)" }

    fileprivate mutating func mapping(mapper: HelpingMapper) {
        mapper <<< token <-- "t"
    }
}

fileprivate class HiddenBase: HandyJSON {
    var a = 0
    required init() {}
}

private final class Hidden: HiddenBase {
    var secret: Secret?
}

// The older calls, from inside the model and on wrappers.
extension HandyJSON {
    static func parse(_ json: String?) -> Self? {
        return JSONDeserializer<Self>.deserializeFrom(json: json)
    }

    static func parseWrapped(_ json: String?) -> Self? where Self: BaseModel {
        return JSONDeserializer<BaseResponse<Self>>.deserializeFrom(json: json)?.data
    }

    static func parseList(_ array: [Any]?) -> [Self?]? {
        return JSONDeserializer<Self>.deserializeModelArrayFrom(array: array)
    }
}

func unwrap<T: HandyJSON>(_ json: String, _: T.Type = T.self) -> [T] {
    let response = JSONDeserializer<Envelope<[T]>>.deserializeFrom(json: json)
    return response?.data ?? []
}

class Repository<Model: HandyJSON> {
    private(set) var models: [Model] = []
    lazy var blank = Model()

    func load(_ array: NSArray?) {
        models = JSONDeserializer<Model>.deserializeModelArrayFrom(array: array)?.compactMap { $0 } ?? []
    }

    func merge(_ json: String?, into index: Int) {
        JSONDeserializer.update(object: &models[index], from: json)
    }
}

let genericChecks: [Check] = [
    Check("a constrained wrapper", "0 ok 3 t") {
        let json = "{\"code\":\"0\",\"msg\":\"ok\",\"data\":{\"id\":3,\"text\":\"t\"}}"
        guard let response = BaseResponse<Post>.deserialize(from: json) else { return "nil" }
        return "\(response.code!) \(response.message!) \(response.data!.id) \(response.data!.text!)"
    },
    Check("lists and dictionaries of the parameter", "0 [1, 2] 3 2") {
        let json =
            "{\"code\":0,\"list\":[{\"goodsId\":1},{\"goodsId\":2}],\"byName\":{\"x\":{\"goodsId\":3}},\"total\":2}"
        guard let response = ListResponse<Goods>.deserialize(from: json) else { return "nil" }
        return
            "\(response.code) \(response.list.map { $0.goodsId }) \(response.byName["x"]!.goodsId) \(response.total!)"
    },
    Check("an unconstrained wrapper of anything", "1 [1, 2] s 5 [\"a\": 1] Rex") {
        let number = Envelope<Int>.deserialize(from: "{\"data\":\"1\"}")!.data!
        let models = Envelope<[Post]>.deserialize(from: "{\"data\":[{\"id\":1},{\"id\":2}]}")!.data!
        let text = Envelope<String>.deserialize(from: "{\"data\":\"s\"}")!.data!
        let inner = Envelope<Envelope<Int>>.deserialize(from: "{\"data\":{\"data\":5}}")!.data!.data!
        let dict = Envelope<[String: Int]>.deserialize(from: "{\"data\":{\"a\":1}}")!.data!
        let dog = Envelope<Dog>.deserialize(from: "{\"data\":{\"name\":\"Rex\"}}")!.data!
        return "\(number) \(models.map { $0.id }) \(text) \(inner) \(dict) \(dog.name!)"
    },
    Check("an implicitly unwrapped parameter", "[7] 8") {
        let list = AnyResponse<[Int]>.deserialize(from: ["data": [7]])
        return "\(list!.result!) \(AnyResponse<Post>.deserialize(from: ["result": ["id": 8]])!.result.id)"
    },
    Check("wrappers in wrappers", "t 2 [1] Rex 5") {
        let json = """
            {"traceId":"t","data":{"pageNo":2,"records":[{"id":1}],"extra":{"first":{"name":"Rex"},"second":{"data":5}}}}
            """
        guard
            let response = PagedResponse<Animal>.deserialize(
                from: json.replacingOccurrences(of: "\"id\"", with: "\"animal_id\"")),
            let page = response.data, let extra = page.extra
        else { return "nil" }
        return
            "\(response.traceId) \(page.pageNo) \(page.records!.map { $0.id }) \(extra.first!.name!) \(extra.second!.data!)"
    },
    Check("a subclass of a wrapper", "hi a Ann") {
        let response = LoginResponse.deserialize(from: [
            "message": "hi", "access_token": "a", "data": ["user_name": "Ann"],
        ])
        return response.map { "\($0.message!) \($0.token!) \($0.data!.userName!)" }
    },
    Check("nested types", "o s 2 paid street") {
        let json =
            "{\"id\":\"o\",\"lines\":[{\"sku\":\"s\",\"count\":2}],\"state\":\"paid\",\"address\":{\"street\":\"street\"}}"
        guard let order = API.Order.deserialize(from: json) else { return "nil" }
        return "\(order.id) \(order.lines[0].sku!) \(order.lines[0].count) \(order.state) \(order.address!.street!)"
    },
    Check("a class in a generic class", "1 4") {
        let page = API.Paginated<API.Order.Line>.deserialize(from: ["rows": [["sku": "s"]], "summary": ["count": 4]])
        return page.map { "\($0.rows.count) \($0.summary!.count)" }
    },
    Check("private models", "x 3 k 1") {
        let hidden = Hidden.deserialize(from: ["a": 1, "secret": ["t": "x", "level": 3, "kind": "k"]])
        return hidden.map { "\($0.secret!.shown) \($0.a)" }
    },
    Check("a model local to a function", "4 [5]") {
        struct Local: HandyJSON {
            var n = 0
            var list: [Inner] = []
            struct Inner: HandyJSON {
                var v: Int?
            }
        }
        return Local.deserialize(from: ["n": 4, "list": [["v": 5]]]).map { "\($0.n) \($0.list.map { $0.v! })" }
    },
    Check("JSONDeserializer<Self>", "6 [1, 2]") {
        return "\(Post.parse("{\"id\":6}")!.id) \(Post.parseList([["id": 1], ["id": 2]])!.map { $0!.id })"
    },
    Check("JSONDeserializer<Wrapper<T>>", "tea [1]") {
        let goods = Goods.parseWrapped("{\"data\":{\"goodsName\":\"tea\"}}")
        let posts: [Post] = unwrap("{\"data\":[{\"id\":1}]}")
        return "\(goods!.goodsName!) \(posts.map { $0.id })"
    },
    Check("a generic repository, updated", "1 new 0") {
        let repository = Repository<Post>()
        repository.load([["id": 1, "text": "old"], "no model"])
        repository.merge("{\"text\":\"new\"}", into: 0)
        return "\(repository.models[0].id) \(repository.models[0].text!) \(repository.blank.id)"
    },
    Check("update of a struct and a class", "1 b 2 true") {
        var post = Post.deserialize(from: ["id": 1, "text": "a"])!
        JSONDeserializer.update(object: &post, from: ["text": "b"])
        var dog: Dog = Dog.deserialize(from: ["name": "Rex"])!
        let same = dog
        JSONDeserializer<Dog>.update(object: &dog, from: "{\"data\":{\"animal_id\":2}}", designatedPath: "data")
        return "\(post.id) \(post.text!) \(dog.id) \(same === dog)"
    },
]
