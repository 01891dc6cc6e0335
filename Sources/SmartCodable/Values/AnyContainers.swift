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
/// array is wanted is read as JSON.
///
/// Apps and other libraries have extensions of the same shape. Where one is visible beside these it is taken, so that
/// `import SmartCodable` changes nothing: hence `@_disfavoredOverload`.
extension KeyedDecodingContainer {
    /// An object. Throws `DecodingError` where the key is missing or the value is another one. O(size).
    @_disfavoredOverload
    public func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] {
        try PlainDecoding.dictionary(decode(JSONContainer.self, forKey: key).value, codingPath + [key])
    }

    /// Nil where the key is missing or null.
    @_disfavoredOverload
    public func decodeIfPresent(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any]? {
        guard let value = try decodeIfPresent(JSONContainer.self, forKey: key)?.value, !value.isNull else { return nil }
        return try PlainDecoding.dictionary(value, codingPath + [key])
    }

    /// An array. Throws `DecodingError` where the key is missing or the value is another one. O(size).
    @_disfavoredOverload
    public func decode(_ type: [Any].Type, forKey key: Key) throws -> [Any] {
        try PlainDecoding.array(decode(JSONContainer.self, forKey: key).value, codingPath + [key])
    }

    /// Nil where the key is missing or null.
    @_disfavoredOverload
    public func decodeIfPresent(_ type: [Any].Type, forKey key: Key) throws -> [Any]? {
        guard let value = try decodeIfPresent(JSONContainer.self, forKey: key)?.value, !value.isNull else { return nil }
        return try PlainDecoding.array(value, codingPath + [key])
    }

    /// The whole object, under all names it has. `Key` must take any name.
    @_disfavoredOverload
    public func decode(_ type: [String: Any].Type) throws -> [String: Any] {
        var result: [String: Any] = [:]
        for key in allKeys { result[key.stringValue] = try decode(JSONValue.self, forKey: key).foundationObject }
        return result
    }
}

extension UnkeyedDecodingContainer {
    /// The next element.
    @_disfavoredOverload
    public mutating func decode(_ type: [String: Any].Type) throws -> [String: Any] {
        try PlainDecoding.dictionary(decode(JSONValue.self), codingPath)
    }

    /// All elements that are left.
    @_disfavoredOverload
    public mutating func decode(_ type: [Any].Type) throws -> [Any] {
        var result: [Any] = []
        while !isAtEnd { result.append(try decode(JSONValue.self).foundationObject) }
        return result
    }
}

extension SingleValueDecodingContainer {
    /// The value, where it is an object; else throws `DecodingError`. O(size).
    @_disfavoredOverload
    public func decode(_ type: [String: Any].Type) throws -> [String: Any] {
        try PlainDecoding.dictionary(decode(JSONValue.self), codingPath)
    }
    /// The value, where it is an array; else throws `DecodingError`. O(size).
    @_disfavoredOverload
    public func decode(_ type: [Any].Type) throws -> [Any] {
        try PlainDecoding.array(decode(JSONValue.self), codingPath)
    }
}

/// Values may be JSON values, nil, and anything Encodable; `EncodingError.invalidValue` is thrown for others.
extension KeyedEncodingContainer {
    /// An object, its members in any order.
    @_disfavoredOverload
    public mutating func encode(_ value: [String: Any], forKey key: Key) throws {
        try encode(ForeignValue(value), forKey: key)
    }
    /// An array.
    @_disfavoredOverload
    public mutating func encode(_ value: [Any], forKey key: Key) throws {
        try encode(ForeignValue(value), forKey: key)
    }

    /// Nil is left out.
    @_disfavoredOverload
    public mutating func encodeIfPresent(_ value: [String: Any]?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }

    /// Nil is left out.
    @_disfavoredOverload
    public mutating func encodeIfPresent(_ value: [Any]?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }
}

extension UnkeyedEncodingContainer {
    /// An object as the next element.
    @_disfavoredOverload
    public mutating func encode(_ value: [String: Any]) throws { try encode(ForeignValue(value)) }

    /// The elements one after the other, as `decode([Any].self)` reads them.
    @_disfavoredOverload
    public mutating func encode(_ value: [Any]) throws {
        for element in value { try encode(ForeignValue(element)) }
    }
}

extension SingleValueEncodingContainer {
    /// An object as the value.
    @_disfavoredOverload
    public mutating func encode(_ value: [String: Any]) throws { try encode(ForeignValue(value)) }
    /// An array as the value.
    @_disfavoredOverload
    public mutating func encode(_ value: [Any]) throws { try encode(ForeignValue(value)) }
}
