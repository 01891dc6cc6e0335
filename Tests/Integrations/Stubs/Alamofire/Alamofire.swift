import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// Signatures of Alamofire 5.10.

public protocol DataDecoder: Sendable {
    func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension JSONDecoder: DataDecoder {}

public enum AFError: Error {
    public enum ResponseSerializationFailureReason: Sendable {
        case inputDataNilOrZeroLength
        case decodingFailed(error: any Error)
        case customSerializationFailed(error: any Error)
    }

    case responseSerializationFailed(reason: ResponseSerializationFailureReason)
}

public protocol DataResponseSerializerProtocol<SerializedObject>: Sendable {
    associatedtype SerializedObject: Sendable
    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> SerializedObject
}

public struct DataResponse<Success, Failure: Error>: Sendable where Success: Sendable, Failure: Sendable {
    public let data: Data?
    public let result: Result<Success, Failure>
    public var value: Success? { try? result.get() }
    public var error: Failure? {
        guard case .failure(let error) = result else { return nil }
        return error
    }
}

public typealias AFDataResponse<Success> = DataResponse<Success, AFError> where Success: Sendable

public struct DataTask<Value>: Sendable where Value: Sendable {
    let answer: AFDataResponse<Value>
    public var response: DataResponse<Value, AFError> { get async { answer } }
    public var value: Value { get async throws { try answer.result.get() } }
}

/// Of the stub alone: a request whose answer is known, and comes at once.
public final class DataRequest: @unchecked Sendable {
    let data: Data

    public init(answeredBy text: String) {
        data = Data(text.utf8)
    }
}

extension DataRequest {
    @discardableResult
    public func response<Serializer: DataResponseSerializerProtocol>(
        queue: DispatchQueue = .main, responseSerializer: Serializer,
        completionHandler: @escaping @Sendable (AFDataResponse<Serializer.SerializedObject>) -> Void
    ) -> Self {
        completionHandler(answer(responseSerializer))
        return self
    }

    @discardableResult
    public func responseString(
        queue: DispatchQueue = .main, encoding: String.Encoding? = nil, completionHandler: @escaping @Sendable (AFDataResponse<String>) -> Void
    ) -> Self {
        response(queue: queue, responseSerializer: TextSerializer(), completionHandler: completionHandler)
    }

    @discardableResult
    public func responseDecodable<Value>(
        of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
        completionHandler: @escaping @Sendable (AFDataResponse<Value>) -> Void
    ) -> Self where Value: Decodable, Value: Sendable {
        response(queue: queue, responseSerializer: DecodableSerializer<Value>(decoder: decoder), completionHandler: completionHandler)
    }

    public func serializingDecodable<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true, decoder: any DataDecoder = JSONDecoder()
    ) -> DataTask<Value> {
        DataTask(answer: answer(DecodableSerializer<Value>(decoder: decoder)))
    }

    public func serializingResponse<Serializer: DataResponseSerializerProtocol>(
        using serializer: Serializer, automaticallyCancelling: Bool = true
    ) -> DataTask<Serializer.SerializedObject> {
        DataTask(answer: answer(serializer))
    }

    private func answer<Serializer: DataResponseSerializerProtocol>(_ serializer: Serializer) -> AFDataResponse<Serializer.SerializedObject> {
        do {
            return DataResponse(data: data, result: .success(try serializer.serialize(request: nil, response: nil, data: data, error: nil)))
        } catch {
            let failure = (error as? AFError) ?? .responseSerializationFailed(reason: .customSerializationFailed(error: error))
            return DataResponse(data: data, result: .failure(failure))
        }
    }
}

private struct TextSerializer: DataResponseSerializerProtocol {
    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> String {
        String(decoding: data ?? Data(), as: UTF8.self)
    }
}

private struct DecodableSerializer<Value: Decodable & Sendable>: DataResponseSerializerProtocol {
    let decoder: any DataDecoder

    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> Value {
        do {
            return try decoder.decode(Value.self, from: data ?? Data())
        } catch {
            throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
        }
    }
}
