import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// ExCodable 1.0's coding by the type that the context expects, for Codable types that are not models. Models have the
/// same (`ExCodableModelCoding.swift`).
extension Encodable {
    /// JSON bytes, as `SmartJSONEncoder().encode(_:)` writes them.
    ///
    /// - Returns: JSON in UTF-8.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public func encoded() throws -> Data { try SmartJSONEncoder().encode(self) }

    /// JSON text.
    ///
    /// - Returns: JSON.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public func encoded() throws -> String {
        String(decoding: try SmartJSONEncoder().encode(self), as: UTF8.self)
    }

    /// Foundation values, as JSONSerialization gives them.
    ///
    /// - Returns: The fields of the object.
    /// - Throws: `EncodingError` for a value that JSON cannot hold, and where the value is not written as an object.
    @_disfavoredOverload
    public func encoded() throws -> [String: Any] { try ExCodablePlain.object(of: self, encoded()) }

    /// Foundation values, as JSONSerialization gives them.
    ///
    /// - Returns: The elements.
    /// - Throws: `EncodingError` for a value that JSON cannot hold, and where the value is not written as an array.
    @_disfavoredOverload
    public func encoded() throws -> [Any] { try ExCodablePlain.object(of: self, encoded()) }
}

extension Decodable {
    /// A value from JSON, with ExCodable's conversions.
    ///
    /// - Parameter data: JSON in UTF-8.
    /// - Returns: The value.
    /// - Throws: `DecodingError`.
    @_disfavoredOverload
    public static func decoded(from data: Data) throws -> Self {
        try SmartJSONDecoder.forExCodable.decode(Self.self, from: data)
    }

    /// A value from JSON text, with ExCodable's conversions.
    ///
    /// - Parameter json: JSON.
    /// - Returns: The value.
    /// - Throws: `DecodingError`.
    @_disfavoredOverload
    public static func decoded(from json: String) throws -> Self {
        try SmartJSONDecoder.forExCodable.decode(Self.self, from: json)
    }

    /// A value from Foundation values, with ExCodable's conversions.
    ///
    /// - Parameter dict: The fields of the object.
    /// - Returns: The value.
    /// - Throws: `DecodingError`.
    @_disfavoredOverload
    public static func decoded(from dict: [String: Any]) throws -> Self {
        try SmartJSONDecoder.forExCodable.decode(Self.self, fromJSONObject: dict)
    }

    /// A value from Foundation values, with ExCodable's conversions.
    ///
    /// - Parameter array: The elements.
    /// - Returns: The value.
    /// - Throws: `DecodingError`.
    @_disfavoredOverload
    public static func decoded(from array: [Any]) throws -> Self {
        try SmartJSONDecoder.forExCodable.decode(Self.self, fromJSONObject: array)
    }
}

extension Data {
    /// A value from JSON as UTF-8 bytes, with ExCodable's conversions.
    ///
    /// - Parameter type: The type of the value; without it, the one that the call is assigned to.
    /// - Returns: The value.
    /// - Throws: `DecodingError`.
    @_disfavoredOverload
    public func decoded<T: Decodable>(as type: T.Type = T.self) throws -> T {
        try SmartJSONDecoder.forExCodable.decode(type, from: self)
    }
}

extension String {
    /// A value from JSON text, with ExCodable's conversions.
    ///
    /// - Parameter type: The type of the value; without it, the one that the call is assigned to.
    /// - Returns: The value.
    /// - Throws: `DecodingError`.
    @_disfavoredOverload
    public func decoded<T: Decodable>(as type: T.Type = T.self) throws -> T {
        try SmartJSONDecoder.forExCodable.decode(type, from: self)
    }
}

extension Dictionary {
    /// A value from Foundation values, with ExCodable's conversions.
    ///
    /// - Parameter type: The type of the value; without it, the one that the call is assigned to.
    /// - Returns: The value.
    /// - Throws: `DecodingError`.
    @_disfavoredOverload
    public func decoded<T: Decodable>(as type: T.Type = T.self) throws -> T {
        try SmartJSONDecoder.forExCodable.decode(type, fromJSONObject: self)
    }
}

extension Array {
    /// A value from Foundation values, with ExCodable's conversions.
    ///
    /// - Parameter type: The type of the value; without it, the one that the call is assigned to.
    /// - Returns: The value.
    /// - Throws: `DecodingError`.
    @_disfavoredOverload
    public func decoded<T: Decodable>(as type: T.Type = T.self) throws -> T {
        try SmartJSONDecoder.forExCodable.decode(type, fromJSONObject: self)
    }
}

enum ExCodablePlain {
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func object<T>(of value: Any, _ data: Data) throws -> T {
        let document = try Document(data: data)
        guard let object = document.foundationValue() as? T else {
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: [], debugDescription: "The value is not a \(T.self)."))
        }
        return object
    }
}

extension SmartJSONDecoder {
    /// A decoder with ExCodable's conversions.
    fileprivate static var forExCodable: SmartJSONDecoder {
        let decoder = SmartJSONDecoder()
        decoder.conversions = SmartConversion.exCodable
        return decoder
    }
}
