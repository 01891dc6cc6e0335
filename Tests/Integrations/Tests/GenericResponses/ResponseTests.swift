import HandyJSONCompat
import SmartCodable
import Testing

class BaseResponse<T: HandyJSON>: HandyJSON {
    var code = -1
    var message: String?
    var data: T?
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.message <-- ["msg", "message"]
    }
}

/// Migrated; the response is not.
struct User: SmartCodable, HandyJSON {
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "user_id"] }
}

struct NativeResponse<T: Codable>: SmartCodable {
    var code = -1
    var message: String?
    var data: T?
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.message <--- ["msg", "message"]] }
}

extension NativeResponse: Sendable where T: Sendable {}

struct Page<T: Codable>: SmartCodable {
    var list: [T] = []
    var total = 0
    var hasMore = false
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.hasMore <--- "has_more"] }
}

enum ServerError: Error {
    case refused(code: Int, message: String?)
    case noData
}

extension NativeResponse {
    func value() throws -> T {
        guard code == 0 else { throw ServerError.refused(code: code, message: message) }
        guard let data else { throw ServerError.noData }
        return data
    }
}

/// Not migrated.
class Order: HandyJSON {
    var number = ""
    required init() {}
}

struct SharedResponse<T>: SmartCodable {
    var code = -1
    var message: String?
    @SmartAny var data: T?
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.message <--- ["msg", "message"]] }
}

/// The first blocks of Migration/Guide/GenericResponses.md, verbatim (`CodeBlockTests` compares them), and what they promise.
@Suite struct ResponseTests {
    @Test func aMigratedModelInAResponseThatIsNot() {
        let old = BaseResponse<User>.deserialize(from: #"{"code":0,"msg":"ok","data":{"user_id":"7"}}"#)

        #expect(old?.code == 0)
        #expect(old?.message == "ok")
        #expect(old?.data?.id == 7)
    }

    @Test func aNativeResponse() {
        let user = NativeResponse<User>.deserialize(from: #"{"code":0,"msg":"ok","data":{"user_id":"7"}}"#)
        let list = NativeResponse<[User]>.deserialize(from: #"{"code":0,"data":[{"user_id":1},{"user_id":2}]}"#)
        let page = NativeResponse<Page<User>>.deserialize(from: #"{"code":0,"data":{"list":[{"user_id":1}],"total":"31","has_more":1}}"#)
        let token = NativeResponse<String>.deserialize(from: #"{"code":"0","data":17}"#)
        let count = NativeResponse<Int>.deserialize(from: #"{"code":"0","data":"17"}"#)
        let done = NativeResponse<Bool>.deserialize(from: #"{"code":"0","data":"true"}"#)

        #expect(user?.message == "ok" && user?.data?.id == 7)
        #expect(list?.data?.map(\.id) == [1, 2])
        #expect(page?.data?.list.map(\.id) == [1] && page?.data?.total == 31 && page?.data?.hasMore == true)
        #expect(token?.code == 0 && token?.data == "17")
        #expect(count?.data == 17)
        #expect(done?.data == true)
    }

    @Test func aServerThatRefuses() throws {
        // Servers send "", [] or {} where there is no user.
        let refused = NativeResponse<User>.deserialize(from: #"{"code":"401","msg":"log in","data":""}"#)

        #expect(refused?.code == 401 && refused?.message == "log in" && refused?.data == nil)
        let error = #expect(throws: ServerError.self) { try #require(refused).value() }
        guard case .refused(401, "log in") = error else { Issue.record("\(String(describing: error))"); return }

        #expect(NativeResponse<[User]>.deserialize(from: #"{"code":401,"data":{}}"#)?.data == nil)
        #expect(NativeResponse<User>.deserialize(from: #"{"code":401,"data":{}}"#)?.data?.id == 0)
        #expect(throws: ServerError.self) { try NativeResponse<User>.decode(from: #"{"code":401,"data":{}}"#).value() }
        #expect(throws: ServerError.self) { try NativeResponse<User>.decode(from: #"{"code":0,"data":null}"#).value() }
        #expect(try NativeResponse<User>.decode(from: #"{"code":0,"data":{"user_id":7}}"#).value().id == 7)
    }

    @Test func aResponseForBothFamilies() {
        let order = SharedResponse<Order>.deserialize(from: #"{"code":0,"data":{"number":17}}"#)
        let orders = SharedResponse<[Order]>.deserialize(from: #"{"code":0,"data":[{"number":17}]}"#)
        let users = SharedResponse<[User]>.deserialize(from: #"{"code":0,"data":[{"user_id":7}]}"#)

        #expect(order?.data?.number == "17")
        #expect(orders?.data?.map(\.number) == ["17"])
        #expect(users?.data?.map(\.id) == [7])
        #expect(SharedResponse<Int>.deserialize(from: #"{"msg":"ok","data":"17"}"#)?.data == 17)
        #expect(SharedResponse<User>.deserialize(from: #"{"code":5,"msg":"no","data":""}"#)?.code == 5)
    }

    @Test func anyTypeFitsAnUnconstrainedResponse() {
        struct Response<T>: HandyJSON { var data: T? }
        #expect(Response<[Int]>.deserialize(from: #"{"data":[1,"2"]}"#)?.data == [1, 2])
        #expect(Response<String>.deserialize(from: #"{"data":5}"#)?.data == "5")
        #expect(Response<[Order]>.deserialize(from: #"{"data":[{"number":5}]}"#)?.data?.map(\.number) == ["5"])
    }

    @Test func arraysHaveNoHoles() {
        struct Old: HandyJSON { var id = 0 }
        struct New: SmartCodable { var id = 0 }
        let old: [Old?]? = [Old].deserialize(from: #"[{"id":1},5]"#)
        let new: [New]? = [New].deserialize(from: #"[{"id":1},5]"#)
        #expect(old?.count == 2)
        #expect(new?.count == 1)
    }
}
