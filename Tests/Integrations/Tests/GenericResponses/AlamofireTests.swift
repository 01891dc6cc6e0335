import Alamofire
import HandyJSONCompat
import SmartCodable
import Testing
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if !swift(>=6)
// As apps have it: in Swift 6 mode such a completion must be @Sendable.
extension DataRequest {
    @discardableResult
    func responseModel<T: HandyJSON>(_ type: T.Type, path: String? = nil, completion: @escaping (T?) -> Void) -> Self {
        responseString { response in
            completion(T.deserialize(from: response.value, designatedPath: path))
        }
    }
}
#endif

extension SmartJSONDecoder: @retroactive DataDecoder {}

func loadUser(_ request: DataRequest, then show: @escaping @Sendable (Result<NativeResponse<User>, AFError>) -> Void) {
    request.responseDecodable(of: NativeResponse<User>.self, decoder: SmartJSONDecoder()) { response in
        show(response.result)
    }
}

struct SmartSerializer<T: SmartCodable & Sendable>: DataResponseSerializerProtocol {
    var path: String?

    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> T {
        if let error { throw error }
        guard let data, !data.isEmpty else { throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength) }
        return try T.decode(from: data, designatedPath: path)
    }
}

extension DataRequest {
    @discardableResult
    func responseSmart<T: SmartCodable & Sendable>(
        _ type: T.Type, path: String? = nil, completion: @escaping @Sendable (AFDataResponse<T>) -> Void
    ) -> Self {
        response(responseSerializer: SmartSerializer<T>(path: path), completionHandler: completion)
    }
}

/// The Alamofire blocks of Migration/Guide/GenericResponses.md, verbatim, and what they promise.
@Suite struct AlamofireTests {
    #if !swift(>=6)
    @Test func before() async {
        let request = DataRequest(answeredBy: #"{"data":{"number":5}}"#)
        let number = await withCheckedContinuation { done in
            request.responseModel(Order.self, path: "data") { done.resume(returning: $0?.number) }
        }
        #expect(number == "5")
    }
    #endif

    @Test func aDecoder() async throws {
        let request = DataRequest(answeredBy: #"{"code":"0","data":{"user_id":"7"}}"#)

        let user = try await request.serializingDecodable(NativeResponse<User>.self, decoder: SmartJSONDecoder()).value.value()

        #expect(user.id == 7)

        let answer = await withCheckedContinuation { done in
            loadUser(request) { done.resume(returning: $0) }
        }
        #expect(try answer.get().value().id == 7)
        #expect(await DataRequest(answeredBy: "<html>").serializingDecodable(User.self, decoder: SmartJSONDecoder()).response.error != nil)
    }

    #if !swift(>=6)
    @Test func aClassThatIsNotSendable() async throws {
        final class Account: SmartCodable {
            var id = 0
            init() {}
        }
        let account = try await DataRequest(answeredBy: #"{"id":"7"}"#).serializingDecodable(Account.self, decoder: SmartJSONDecoder()).value
        #expect(account.id == 7)
    }
    #endif

    @Test func anotherDecoderKnowsNoMappings() async throws {
        let request = DataRequest(answeredBy: #"{"code":0,"data":{"user_id":7}}"#)
        #expect(await request.serializingDecodable(NativeResponse<User>.self).response.error != nil)
        #expect(try await request.serializingDecodable(NativeResponse<User>.self, decoder: SmartJSONDecoder()).value.data?.id == 7)
    }

    @Test func aSerializerWithAPath() async throws {
        let request = DataRequest(answeredBy: #"{"data":{"user":{"user_id":"7"}}}"#)
        let answer = await withCheckedContinuation { done in
            request.responseSmart(User.self, path: "data.user") { done.resume(returning: $0) }
        }
        #expect(answer.value?.id == 7)
        #expect(try await request.serializingResponse(using: SmartSerializer<User>(path: "data.user")).value.id == 7)
        #expect(await request.serializingResponse(using: SmartSerializer<User>(path: "user")).response.error != nil)
        #expect(await DataRequest(answeredBy: "").serializingResponse(using: SmartSerializer<User>()).response.error != nil)
    }
}

func load<T: Codable>(_ type: T.Type, from url: URL) async throws -> T {
    let (data, _) = try await URLSession.shared.data(from: url)
    return try NativeResponse<T>.decode(from: data).value()
}

@Suite struct AsyncTests {
    @Test func anAddressThatHoldsItsData() async throws {
        let text = Data(#"{"code":"0","data":{"user_id":"7"}}"#.utf8).base64EncodedString()
        let url = try #require(URL(string: "data:application/json;base64,\(text)"))
        #expect(try await load(User.self, from: url).id == 7)
    }
}
