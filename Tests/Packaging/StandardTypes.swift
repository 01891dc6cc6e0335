import HandyJSONCompat

// What apps write so that `Response<[User]>` may be, in a file without any other import.

extension Array: @retroactive HandyJSON {}
extension Dictionary: @retroactive HandyJSON {}
extension Set: @retroactive HandyJSON {}
extension Optional: @retroactive HandyJSON { public init() { self = nil } }
extension String: @retroactive HandyJSON {}
extension Int: @retroactive HandyJSON {}

struct User: HandyJSON {
    var id = 0
}

struct Response<T: HandyJSON>: HandyJSON {
    var code = -1
    var data: T?
    var list: [T] = []
}

func texts<T: HandyJSON>(_ type: T.Type, _ json: String) -> String {
    let response = Response<T>.deserialize(from: "{\"code\":\"0\",\"data\":\(json),\"list\":[\(json),null]}")
    return response?.toJSONString() ?? "nil"
}

print(texts([User].self, #"[{"id":"7"},null]"#))
print(texts([String: User].self, #"{"u":{"id":7}}"#))
print(texts(Set<Int>.self, #"["7"]"#))
// `Response<User?>` is not asked: optimised, it ends the process, with HandyJSON as well.
print(texts([Int?].self, #"["x",7]"#))
print(texts(String.self, "7"), texts(Int.self, #""7""#))
