import Foundation
@_spi(Engine) import SmartEngine

/// `[String: Any]` and `[Any]` in hand-written Codable code, with any coder.
///
///     init(from decoder: any Decoder) throws {
///         let container = try decoder.container(keyedBy: CodingKeys.self)
///         extra = try container.decode([String: Any].self, forKey: .extra)
///     }
///
/// Numbers inside are NSNumbers: `as? Int` and `as? Double` both work. Only `decode(_:forKey:)` of the decoder is used,
/// never `nestedContainer`, which some decoders (a GRDB row's, for one) do not have. JSON text where a dictionary or
/// array is expected is read as JSON.
///
/// Apps and other libraries have extensions of the same shape. Where one is visible beside these it is taken, so that
/// `import SmartCodable` changes nothing: hence `@_disfavoredOverload`.
extension KeyedDecodingContainer {
    /// Decodes an object. O(size).
    ///
    /// - Parameters:
    ///   - type: `[String: Any].self`.
    ///   - key: The field's key.
    /// - Returns: The object's fields; numbers and Booleans are NSNumbers.
    /// - Throws: `DecodingError` where the key is missing or the value is not an object.
    @_disfavoredOverload
    public func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] {
        try PlainDecoding.dictionary(decode(JSONContainer.self, forKey: key).value, codingPath + [key])
    }

    /// Decodes an object; nil if the key is missing or null. O(size).
    ///
    /// - Parameters:
    ///   - type: `[String: Any].self`.
    ///   - key: The field's key.
    /// - Returns: The object's fields, or nil.
    /// - Throws: `DecodingError` where the value is not an object.
    @_disfavoredOverload
    public func decodeIfPresent(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any]? {
        guard let value = try decodeIfPresent(JSONContainer.self, forKey: key)?.value, !value.isNull else { return nil }
        return try PlainDecoding.dictionary(value, codingPath + [key])
    }

    /// Decodes an array. O(size).
    ///
    /// - Parameters:
    ///   - type: `[Any].self`.
    ///   - key: The field's key.
    /// - Returns: The elements.
    /// - Throws: `DecodingError` where the key is missing or the value is not an array.
    @_disfavoredOverload
    public func decode(_ type: [Any].Type, forKey key: Key) throws -> [Any] {
        try PlainDecoding.array(decode(JSONContainer.self, forKey: key).value, codingPath + [key])
    }

    /// Decodes an array; nil if the key is missing or null. O(size).
    ///
    /// - Parameters:
    ///   - type: `[Any].self`.
    ///   - key: The field's key.
    /// - Returns: The elements, or nil.
    /// - Throws: `DecodingError` where the value is not an array.
    @_disfavoredOverload
    public func decodeIfPresent(_ type: [Any].Type, forKey key: Key) throws -> [Any]? {
        guard let value = try decodeIfPresent(JSONContainer.self, forKey: key)?.value, !value.isNull else { return nil }
        return try PlainDecoding.array(value, codingPath + [key])
    }

    /// Decodes the whole object with all its names, each of which `Key` must accept. O(size).
    ///
    /// - Parameter type: `[String: Any].self`.
    /// - Returns: The object's fields.
    /// - Throws: What the decoder throws.
    @_disfavoredOverload
    public func decode(_ type: [String: Any].Type) throws -> [String: Any] {
        var result: [String: Any] = [:]
        for key in allKeys { result[key.stringValue] = try decode(JSONValue.self, forKey: key).foundationObject }
        return result
    }
}

extension UnkeyedDecodingContainer {
    /// Decodes the next element. O(size).
    ///
    /// - Parameter type: `[String: Any].self`.
    /// - Returns: The object's fields.
    /// - Throws: `DecodingError` at the end of the array, or where the element is not an object.
    @_disfavoredOverload
    public mutating func decode(_ type: [String: Any].Type) throws -> [String: Any] {
        try PlainDecoding.dictionary(decode(JSONValue.self), codingPath)
    }

    /// Decodes all remaining elements. O(size).
    ///
    /// - Parameter type: `[Any].self`.
    /// - Returns: The elements.
    /// - Throws: What the decoder throws.
    @_disfavoredOverload
    public mutating func decode(_ type: [Any].Type) throws -> [Any] {
        var result: [Any] = []
        while !isAtEnd { result.append(try decode(JSONValue.self).foundationObject) }
        return result
    }
}

extension SingleValueDecodingContainer {
    /// Decodes an object. O(size).
    ///
    /// - Parameter type: `[String: Any].self`.
    /// - Returns: The object's fields.
    /// - Throws: `DecodingError` where the value is not an object.
    @_disfavoredOverload
    public func decode(_ type: [String: Any].Type) throws -> [String: Any] {
        try PlainDecoding.dictionary(decode(JSONValue.self), codingPath)
    }
    /// Decodes an array. O(size).
    ///
    /// - Parameter type: `[Any].self`.
    /// - Returns: The elements.
    /// - Throws: `DecodingError` where the value is not an array.
    @_disfavoredOverload
    public func decode(_ type: [Any].Type) throws -> [Any] {
        try PlainDecoding.array(decode(JSONValue.self), codingPath)
    }
}

/// Values may be JSON values, nil, and anything Encodable; `EncodingError.invalidValue` is thrown for others.
extension KeyedEncodingContainer {
    /// Encodes an object, its fields in any order. O(size).
    ///
    /// - Parameters:
    ///   - value: The fields.
    ///   - key: The key of the object.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public mutating func encode(_ value: [String: Any], forKey key: Key) throws {
        try encode(ForeignValue(value), forKey: key)
    }
    /// Encodes an array. O(size).
    ///
    /// - Parameters:
    ///   - value: The elements.
    ///   - key: The key of the array.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public mutating func encode(_ value: [Any], forKey key: Key) throws {
        try encode(ForeignValue(value), forKey: key)
    }

    /// Encodes an object; nil is left out. O(size).
    ///
    /// - Parameters:
    ///   - value: The fields.
    ///   - key: The key of the object.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public mutating func encodeIfPresent(_ value: [String: Any]?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }

    /// Encodes an array; nil is left out. O(size).
    ///
    /// - Parameters:
    ///   - value: The elements.
    ///   - key: The key of the array.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public mutating func encodeIfPresent(_ value: [Any]?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }
}

extension UnkeyedEncodingContainer {
    /// Encodes an object as the next element. O(size).
    ///
    /// - Parameter value: The fields.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public mutating func encode(_ value: [String: Any]) throws { try encode(ForeignValue(value)) }

    /// Encodes the elements one after the other, as `decode([Any].self)` reads them. O(size).
    ///
    /// - Parameter value: The elements.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public mutating func encode(_ value: [Any]) throws {
        for element in value { try encode(ForeignValue(element)) }
    }
}

extension SingleValueEncodingContainer {
    /// Encodes an object as the value. O(size).
    ///
    /// - Parameter value: The fields.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public mutating func encode(_ value: [String: Any]) throws { try encode(ForeignValue(value)) }
    /// Encodes an array as the value. O(size).
    ///
    /// - Parameter value: The elements.
    /// - Throws: `EncodingError` for a value that JSON cannot hold.
    @_disfavoredOverload
    public mutating func encode(_ value: [Any]) throws { try encode(ForeignValue(value)) }
}

/// Reads what an `Any`, `[Any]` or `[String: Any]` is to hold, from any decoder.
enum PlainDecoding {
    /// Reads a dictionary. Text that holds a container's JSON is read as such: that is how a database column has it.
    static func dictionary(_ value: JSONValue, _ path: @autoclosure () -> [any CodingKey]) throws -> [String: Any] {
        if let result = (value.dictValue ?? value.embedded?.dictValue) {
            return result.mapValues { $0.foundationObject }
        }
        throw mismatch([String: Any].self, value, path())
    }

    @_optimize(size) static func array(_ value: JSONValue, _ path: @autoclosure () -> [any CodingKey]) throws -> [Any] {
        if let result = (value.arrayValue ?? value.embedded?.arrayValue) { return result.map { $0.foundationObject } }
        throw mismatch([Any].self, value, path())
    }

    static func mismatch(_ type: Any.Type, _ value: JSONValue, _ path: [any CodingKey]) -> DecodingError {
        DecodingError.typeMismatch(
            type,
            DecodingError.Context("Expected \(type), found \(Quotation.found(value)).", at: path))
    }
}

extension Quotation {
    /// A value in the text of an error.
    fileprivate static func found(_ value: JSONValue) -> String {
        if SmartSentinel.quotes == .values { return value.description.shortened(to: 60) }
        return (try? Document(object: value.foundationObject)).map { $0.withRoot { $0.summary } } ?? "a value"
    }
}
