import HandyJSONCompat
import SmartCodable

struct Response<T: HandyJSON>: HandyJSON {
    var code: Int = -1
    var message: String?
    var data: T?
}

class ClassResponse<T: HandyJSON>: HandyJSON {
    var data: T!
    var list: [T] = []
    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< data <-- ["data", "result"]
    }
}

struct NonOptionalResponse<T: HandyJSON>: HandyJSON {
    var data = T()
}

class UserListResponse: ClassResponse<[User]> {
    var page = 0
}

class User: HandyJSON {
    var id: Int = 0
    var name: String?
    var tags: [String] = []
    var flags: [String: Bool] = [:]
    var friends: [User]?
    required init() {}
}

struct NativeTable: SmartCodable {
    var byNumber: [Int: String] = [:]
}

struct Table: HandyJSON {
    var byNumber: [Int: String] = [:]
    var after = 0
}

func request<T: HandyJSON>(_ json: String, _ type: T.Type, completion: (T?) -> Void) {
    completion(Response<T>.deserialize(from: json)?.data)
}

func parse<T>(_ json: String, as type: T.Type) -> T? {
    guard let modelType = T.self as? HandyJSON.Type else { return nil }
    return modelType.deserialize(from: json) as? T
}

func dataOfAnything(_ models: [HandyJSON]) -> String {
    return models.map { "\(type(of: $0))" }.joined(separator: " ")
}

/// What is expected and found, for the one file that imports Testing.
struct Check: @unchecked Sendable, CustomStringConvertible {
    let description: String
    let expected: String
    let found: () -> String

    init<T>(_ description: String, _ expected: String, _ found: @escaping () -> T?) {
        self.description = description
        self.expected = expected
        self.found = { found().map { "\($0)" } ?? "nil" }
    }
}

private let usersJSON =
    "{\"code\":\"0\",\"data\":[{\"id\":1,\"name\":\"a\",\"tags\":[\"x\",2]},{\"id\":\"2\",\"flags\":{\"on\":1}},null]}"

let checks = [
    Check("Response<[User]> is filled as an array", "0 [1, 2] [\"x\", \"2\"] true") {
        return Response<[User]>.deserialize(from: usersJSON).map { response in
            "\(response.code) \(response.data!.map { $0.id }) \(response.data![0].tags) \(response.data![1].flags["on"]!)"
        }
    },
    Check("Response<String> as a string", "5 a") {
        return
            "\(Response<String>.deserialize(from: "{\"data\":5}")!.data!) \(Response<String>.deserialize(from: ["data": "a"])!.data!)"
    },
    Check("Response<Int>, Double and Bool", "7 1.5 true") {
        let number = Response<Int>.deserialize(from: "{\"data\":\"7\"}")!.data!
        return
            "\(number) \(Response<Double>.deserialize(from: ["data": 1.5])!.data!) \(Response<Bool>.deserialize(from: "{\"data\":1}")!.data!)"
    },
    Check("Response<[String: Int]> and a dictionary of models", "[\"a\": 1] 2") {
        let table = Response<[String: Int]>.deserialize(from: "{\"data\":{\"a\":\"1\",\"b\":\"x\"}}")!.data!
        let users = Response<[String: User]>.deserialize(from: "{\"data\":{\"u\":{\"id\":2}}}")!.data!
        return "\(table) \(users["u"]!.id)"
    },
    Check("Response<[String]> and nested lists", "[\"a\", \"1\"] [[1], []]") {
        let texts = Response<[String]>.deserialize(from: "{\"data\":[\"a\",1]}")!.data!
        return "\(texts) \(Response<[[Int]]>.deserialize(from: "{\"data\":[[1],[]]}")!.data!)"
    },
    Check("what does not fit leaves nil", "nil nil") {
        let list = Response<[User]>.deserialize(from: "{\"data\":{\"id\":1}}")!.data
        return
            "\(list.map { "\($0)" } ?? "nil") \(Response<Int>.deserialize(from: "{\"data\":\"x\"}")!.data.map { "\($0)" } ?? "nil")"
    },
    Check("an implicitly unwrapped parameter, mapped", "[3] [[4], [5]]") {
        let json = "{\"result\":[{\"id\":3}],\"list\":[[{\"id\":4}],[{\"id\":5}]]}"
        return ClassResponse<[User]>.deserialize(from: json).map {
            "\($0.data.map { $0.id }) \($0.list.map { $0.map { $0.id } })"
        }
    },
    Check("a default made by T()", "[1]  9") {
        let list = NonOptionalResponse<[Int]>.deserialize(from: "{\"data\":[1]}")!.data
        return
            "\(list) \(NonOptionalResponse<String>.deserialize(from: "{}")!.data) \(NonOptionalResponse<Int>.deserialize(from: ["data": 9])!.data)"
    },
    Check("a subclass of a wrapper of a list", "[1] 2") {
        return UserListResponse.deserialize(from: ["data": [["id": 1]], "page": 2]).map {
            "\($0.data.map { $0.id }) \($0.page)"
        }
    },
    Check("models stay models", "1 [2] a") {
        let response = Response<User>.deserialize(from: "{\"data\":{\"id\":1,\"friends\":[{\"id\":2}],\"name\":\"a\"}}")
        return response.map { "\($0.data!.id) \($0.data!.friends!.map { $0.id }) \($0.data!.name!)" }
    },
    Check("[User].deserialize still gives a list", "[1, 2]") {
        let users = [User].deserialize(from: "[{\"id\":1},{\"id\":2}]") as? [User]
        return users.map { $0.map { $0.id } }
    },
    Check("the same from an array", "[1] true") {
        let users = [User].deserialize(from: [["id": 1]])?.compactMap { $0 }
        let none: NSArray? = nil
        return "\(users!.map { $0.id }) \([User].deserialize(from: none) == nil)"
    },
    Check("request with a list for its type", "2") {
        var count: Int?
        request(usersJSON, [User].self) { users in
            count = users?.count
        }
        return count
    },
    Check("request with a string for its type", "text") {
        var text: String?
        request("{\"data\":\"text\"}", String.self) { text = $0 }
        return text
    },
    Check("T.self as? HandyJSON.Type", "1") {
        return parse("{\"id\":1}", as: User.self).map { $0.id }
    },
    Check("standard values in [HandyJSON]", "String Int Array<Int>") {
        return dataOfAnything(["a", 1, [1]])
    },
    Check("wrappers are written", #"{"code":-1,"data":["a"]} {"code":-1,"data":"s"} {"code":-1,"data":{"k":1}}"#) {
        var texts = Response<[String]>()
        texts.data = ["a"]
        var text = Response<String>()
        text.data = "s"
        var table = Response<[String: Int]>()
        table.data = ["k": 1]
        return "\(texts.toJSONString()!) \(text.toJSONString()!) \(table.toJSONString()!)"
    },
    Check("a list of models in a wrapper is written", #"{"code":-1,"data":[{"id":1,"tags":[],"flags":{}}]} 1"#) {
        var response = Response<[User]>()
        let user = User()
        user.id = 1
        response.data = [user]
        return "\(response.toJSONString()!) \((response.toJSON()!["data"] as! [[String: Any]]).count)"
    },
    Check("dictionaries with other keys are no models", "a nil 1") {
        let json = "{\"byNumber\":{\"1\":\"a\"},\"after\":1}"
        guard let native = NativeTable.deserialize(from: json), let table = Table.deserialize(from: json) else {
            return "nil"
        }
        return "\(native.byNumber[1] ?? "nil") \(table.byNumber[1] ?? "nil") \(table.after)"
    },
]
