import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// ExCodable 1.0's coding of models by the type that the context expects.
///
///     let dict = try model.encoded() as [String: Any]
///     let copy = try dict.decoded() as Model
extension SmartEncodable {
    /// JSON bytes.
    ///
    /// - Returns: JSON in UTF-8.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    public func encoded() throws -> Data { try SmartJSONEncoder.forModels.encode(self) }
    /// JSON text.
    ///
    /// - Returns: JSON.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    public func encoded() throws -> String { String(decoding: try encoded() as Data, as: UTF8.self) }
    /// Foundation values, as JSONSerialization gives them.
    ///
    /// - Returns: The fields of the object.
    /// - Throws: `EncodingError` for a value that JSON cannot hold, and where the model does not write an object.
    public func encoded() throws -> [String: Any] { try ExCodablePlain.object(of: self, encoded()) }
}

extension Array where Element: SmartEncodable {
    /// JSON bytes.
    ///
    /// - Returns: JSON in UTF-8.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    public func encoded() throws -> Data { try SmartJSONEncoder.forModels.encode(self) }
    /// JSON text.
    ///
    /// - Returns: JSON.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    public func encoded() throws -> String { String(decoding: try encoded() as Data, as: UTF8.self) }
    /// Foundation values, as JSONSerialization gives them.
    ///
    /// - Returns: The elements.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    public func encoded() throws -> [Any] { try ExCodablePlain.object(of: self, encoded()) }
}

@_documentation(visibility: internal)
extension SmartDecodable {
    /// Calls `decode(from:)`.
    ///
    /// - Throws: What `decode(from:)` throws.
    public static func decoded(from data: Data) throws -> Self { try decode(from: data) }
    /// Calls `decode(from:)`.
    ///
    /// - Throws: What `decode(from:)` throws.
    public static func decoded(from json: String) throws -> Self { try decode(from: json) }
    /// Calls `decode(from:)`.
    ///
    /// - Throws: What `decode(from:)` throws.
    public static func decoded(from dict: [String: Any]) throws -> Self { try decode(from: dict) }
}

extension Data {
    /// A model from JSON as UTF-8 bytes.
    ///
    /// - Returns: The model; its type is that of the variable it is assigned to.
    /// - Throws: What `SmartDecodable.decode(from:)` throws.
    public func decoded<T: SmartDecodable>() throws -> T { try T.decode(from: self) }
    /// Models from a JSON array as UTF-8 bytes.
    ///
    /// - Returns: The models that the array has; elements that cannot be decoded are left out.
    /// - Throws: What `SmartDecodable.decode(from:)` throws.
    public func decoded<T: SmartDecodable>() throws -> [T] { try [T].decode(from: self) }
}

extension String {
    /// A model from JSON text.
    ///
    /// - Returns: The model; its type is that of the variable it is assigned to.
    /// - Throws: What `SmartDecodable.decode(from:)` throws.
    public func decoded<T: SmartDecodable>() throws -> T { try T.decode(from: self) }
    /// Models from a JSON array in text.
    ///
    /// - Returns: The models that the array has; elements that cannot be decoded are left out.
    /// - Throws: What `SmartDecodable.decode(from:)` throws.
    public func decoded<T: SmartDecodable>() throws -> [T] { try [T].decode(from: self) }
}

extension [String: Any] {
    /// A model from Foundation values.
    ///
    /// - Returns: The model; its type is that of the variable it is assigned to.
    /// - Throws: What `SmartDecodable.decode(from:)` throws.
    public func decoded<T: SmartDecodable>() throws -> T { try T.decode(from: self) }
}

extension [Any] {
    /// Models from Foundation values.
    ///
    /// - Returns: The models that the array has; elements that cannot be decoded are left out.
    /// - Throws: What `SmartDecodable.decode(from:)` throws.
    public func decoded<T: SmartDecodable>() throws -> [T] { try [T].decode(from: self) }
}

extension SmartJSONEncoder {
    /// An encoder with the strategies of the models' own entry points.
    fileprivate static var forModels: SmartJSONEncoder {
        let encoder = SmartJSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        return encoder
    }
}
