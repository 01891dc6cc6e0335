import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// An encoder that the calls below accept.
///
///     let data = try passenger.encoded(using: JSONEncoder()) as Data
public protocol DataEncoder {
    /// The bytes of a value.
    ///
    /// - Parameter value: The value to write.
    /// - Returns: The bytes.
    /// - Throws: What the coder throws.
    func encode<T: Encodable>(_ value: T) throws -> Data
}

/// A decoder that the calls below accept.
///
///     let same = try Passenger.decoded(from: data, using: JSONDecoder())
public protocol DataDecoder {
    /// A value from bytes.
    ///
    /// - Parameters:
    ///   - type: The type of the value, if it cannot be inferred.
    ///   - data: The bytes.
    /// - Returns: The value.
    /// - Throws: What the coder throws.
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONEncoder: DataEncoder {}
extension PropertyListEncoder: DataEncoder {}
extension SmartJSONEncoder: DataEncoder {}
extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}
extension SmartJSONDecoder: DataDecoder {}

extension Encodable {
    /// The bytes that a coder makes of the value.
    ///
    /// - Parameter encoder: Writes the bytes.
    /// - Returns: What the coder wrote.
    /// - Throws: What the coder throws.
    @_disfavoredOverload
    public func encoded(using encoder: any DataEncoder) throws -> Data { try encoder.encode(self) }

    /// JSON text, by a coder.
    ///
    /// - Parameter encoder: Writes the bytes.
    /// - Returns: What the coder wrote.
    /// - Throws: What the coder throws.
    @_disfavoredOverload
    public func encoded(using encoder: any DataEncoder) throws -> String {
        String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// Foundation values, by a coder.
    ///
    /// - Parameter encoder: Writes the bytes.
    /// - Returns: What the coder wrote.
    /// - Throws: What the coder throws, and `EncodingError` where the value is not written as an object.
    @_disfavoredOverload
    public func encoded(using encoder: any DataEncoder) throws -> [String: Any] {
        try NamedCoder.object(encoder.encode(self))
    }

    /// Foundation values, by a coder.
    ///
    /// - Parameter encoder: Writes the bytes.
    /// - Returns: What the coder wrote.
    /// - Throws: What the coder throws, and `EncodingError` where the value is not written as an array.
    @_disfavoredOverload
    public func encoded(using encoder: any DataEncoder) throws -> [Any] {
        try NamedCoder.object(encoder.encode(self))
    }
}

extension Decodable {
    /// A value from bytes, by a coder.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - decoder: Reads the bytes.
    ///   - type: The type of the value, if it cannot be inferred.
    /// - Returns: The value.
    /// - Throws: What the coder throws.
    @_disfavoredOverload
    public static func decoded(
        from data: Data, using decoder: any DataDecoder, as type: Self.Type = Self.self
    ) throws -> Self { try decoder.decode(type, from: data) }

    /// A value from JSON text, by a coder.
    ///
    /// - Parameters:
    ///   - json: JSON text.
    ///   - decoder: Reads the bytes.
    ///   - type: The type of the value, if it cannot be inferred.
    /// - Returns: The value.
    /// - Throws: What the coder throws.
    @_disfavoredOverload
    public static func decoded(
        from json: String, using decoder: any DataDecoder, as type: Self.Type = Self.self
    ) throws -> Self { try decoder.decode(type, from: Data(json.utf8)) }

    /// A value from Foundation values, by a coder.
    ///
    /// - Parameters:
    ///   - dict: A dictionary.
    ///   - decoder: Reads the bytes.
    ///   - type: The type of the value, if it cannot be inferred.
    /// - Returns: The value.
    /// - Throws: What the coder throws, and `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public static func decoded(
        from dict: [String: Any], using decoder: any DataDecoder, as type: Self.Type = Self.self
    ) throws -> Self { try decoder.decode(type, from: NamedCoder.data(dict)) }

    /// A value from Foundation values, by a coder.
    ///
    /// - Parameters:
    ///   - array: An array.
    ///   - decoder: Reads the bytes.
    ///   - type: The type of the value, if it cannot be inferred.
    /// - Returns: The value.
    /// - Throws: What the coder throws, and `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public static func decoded(
        from array: [Any], using decoder: any DataDecoder, as type: Self.Type = Self.self
    ) throws -> Self { try decoder.decode(type, from: NamedCoder.data(array)) }
}

extension Data {
    /// A value from these bytes, by a coder.
    ///
    /// - Parameters:
    ///   - decoder: Reads the bytes.
    ///   - type: The type of the value, if it cannot be inferred.
    /// - Returns: The value.
    /// - Throws: What the coder throws.
    @_disfavoredOverload
    public func decoded<T: Decodable>(using decoder: any DataDecoder, as type: T.Type = T.self) throws -> T {
        try decoder.decode(type, from: self)
    }
}

extension String {
    /// A value from this text, by a coder.
    ///
    /// - Parameters:
    ///   - decoder: Reads the bytes.
    ///   - type: The type of the value, if it cannot be inferred.
    /// - Returns: The value.
    /// - Throws: What the coder throws.
    @_disfavoredOverload
    public func decoded<T: Decodable>(using decoder: any DataDecoder, as type: T.Type = T.self) throws -> T {
        try decoder.decode(type, from: Data(utf8))
    }
}

extension Dictionary {
    /// A value from this dictionary, by a coder.
    ///
    /// - Parameters:
    ///   - decoder: Reads the bytes.
    ///   - type: The type of the value, if it cannot be inferred.
    /// - Returns: The value.
    /// - Throws: What the coder throws, and `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public func decoded<T: Decodable>(using decoder: any DataDecoder, as type: T.Type = T.self) throws -> T {
        try decoder.decode(type, from: NamedCoder.data(self))
    }
}

extension Array {
    /// A value from this array, by a coder.
    ///
    /// - Parameters:
    ///   - decoder: Reads the bytes.
    ///   - type: The type of the value, if it cannot be inferred.
    /// - Returns: The value.
    /// - Throws: What the coder throws, and `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public func decoded<T: Decodable>(using decoder: any DataDecoder, as type: T.Type = T.self) throws -> T {
        try decoder.decode(type, from: NamedCoder.data(self))
    }
}

private enum NamedCoder {
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func object<T>(_ data: Data) throws -> T {
        guard let object = try Document(data: data).foundationValue() as? T else {
            throw EncodingError.invalidValue(
                data, EncodingError.Context(codingPath: [], debugDescription: "The value is not a \(T.self)."))
        }
        return object
    }

    /// The JSON of an object, by `SmartJSONEncoder`: what JSONSerialization cannot write would end the process.
    static func data(_ object: Any) throws -> Data { try SmartJSONEncoder().encode(SmartAny(wrappedValue: object)) }
}
