import Foundation

/// Coding by the type that is wanted. From ExCodable 1.0.
///
///     let dict = try model.encoded() as [String: Any]
///     let copy = try dict.decoded() as Model
extension SmartEncodable {
    /// JSON bytes. Throws `EncodingError` where there is something that JSON cannot hold.
    public func encoded() throws -> Data { try SmartJSONEncoder.forModels.encode(self) }
    public func encoded() throws -> String { String(decoding: try encoded() as Data, as: UTF8.self) }
    public func encoded() throws -> [String: Any] { try InferredCoding.object(encoded() as Data) }
}

extension Array where Element: SmartEncodable {
    public func encoded() throws -> Data { try SmartJSONEncoder.forModels.encode(self) }
    public func encoded() throws -> String { String(decoding: try encoded() as Data, as: UTF8.self) }
    public func encoded() throws -> [Any] { try InferredCoding.object(encoded() as Data) }
}

extension SmartDecodable {
    /// As `decode(from:)`.
    public static func decoded(from data: Data) throws -> Self { try decode(from: data) }
    public static func decoded(from json: String) throws -> Self { try decode(from: json) }
    public static func decoded(from dict: [String: Any]) throws -> Self { try decode(from: dict) }
}

extension Data {
    public func decoded<T: SmartDecodable>() throws -> T { try T.decode(from: self) }
    public func decoded<T: SmartDecodable>() throws -> [T] { try [T].decode(from: self) }
}

extension String {
    public func decoded<T: SmartDecodable>() throws -> T { try T.decode(from: self) }
    public func decoded<T: SmartDecodable>() throws -> [T] { try [T].decode(from: self) }
}

extension [String: Any] {
    public func decoded<T: SmartDecodable>() throws -> T { try T.decode(from: self) }
}

extension [Any] {
    public func decoded<T: SmartDecodable>() throws -> [T] { try [T].decode(from: self) }
}

private enum InferredCoding {
    static func object<T>(_ data: Data) throws -> T {
        let document = try Document(data: data)
        guard let object = document.withRoot({ FoundationValue.make($0) }) as? T else {
            throw EncodingError.invalidValue(
                T.self, EncodingError.Context(codingPath: [], debugDescription: "The model is no \(T.self)."))
        }
        return object
    }
}

extension SmartJSONEncoder {
    /// With the strategies of the models' own entry points.
    fileprivate static var forModels: SmartJSONEncoder {
        let encoder = SmartJSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        return encoder
    }
}
