import Foundation
import SmartCodable

class BaseResponse<T: SmartCodable>: SmartCodable {
    var code = -1
    var message: String?
    var data: T?
    var list: [T] = []
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.message <--- ["msg", "message"]]
    }
}

class LoginResponse: BaseResponse<User> {
    var token: String?
    private enum CodingKeys: String, CodingKey {
        case token
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.token <--- "access_token"]
    }
}

struct Pair<First: SmartCodable, Second>: SmartCodable where Second: SmartCodable {
    var first: First?
    @SmartAny var second: Second?
}

struct Envelope<T>: SmartCodable {
    @SmartAny var data: T?
}

struct User: SmartCodable { var id = 0 }

func request<T: SmartCodable>(_ text: String, _ type: T.Type) -> T? {
    BaseResponse<T>.deserialize(from: text)?.data ?? T.deserialize(from: text)
}

func list<T>(_ text: String) -> [T] where T: SmartCodable {
    [T].deserialize(from: text) ?? []
}

func body<T: SmartCodable>(_ model: T, _ all: [T]) -> [Any?] { [model.toDictionary(useMappedKeys: true), all.toJSONString(useMappedKeys: true)] }
