import SmartCodable
@_spi(Engine) import SmartEngine

/// ExCodable's members by name, in hand-written coding: `decoder["name"]` and `encoder["name"]` in forms that throw.
extension Encoder {
    /// Writes a field; dots lead into nested objects. Nil is left out.
    ///
    /// - Parameters:
    ///   - value: What is written.
    ///   - name: The field's name; dots lead into nested objects.
    @_disfavoredOverload
    public func encode<T: Encodable>(_ value: T?, for name: String) { self[name] = value }

    /// Writes a field; dots lead into nested objects. Nil is left out.
    ///
    /// - Parameters:
    ///   - value: What is written.
    ///   - name: The field's name; dots lead into nested objects.
    /// - Throws: What the encoder throws.
    @_disfavoredOverload
    public func encodeThrows<T: Encodable>(_ value: T?, for name: String) throws {
        guard let value else { return }
        try encodeNonnullThrows(value, for: name)
    }

    /// Writes a field; dots lead into nested objects.
    ///
    /// - Parameters:
    ///   - value: What is written.
    ///   - name: The field's name; dots lead into nested objects.
    /// - Throws: What the encoder throws.
    @_disfavoredOverload
    public func encodeNonnullThrows<T: Encodable>(_ value: T, for name: String) throws {
        if let optional = value as? any AnyOptional, optional.wrappedAny == nil {
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(
                    codingPath: codingPath + [NameKey(stringValue: name)],
                    debugDescription: "\(name.shortened()) is nil."))
        }
        var container = container(keyedBy: NameKey.self)
        var path = NameKey.path(name)
        let last = path.popLast() ?? NameKey(stringValue: name)
        for key in path { container = container.nestedContainer(keyedBy: NameKey.self, forKey: key) }
        try container.encode(value, forKey: last)
    }

    /// Writes a field. Nil is left out.
    ///
    /// - Parameters:
    ///   - value: What is written.
    ///   - key: The field's key.
    @_disfavoredOverload
    public func encode<T: Encodable, Key: CodingKey>(_ value: T?, for key: Key) { self[key] = value }

    /// Writes a field. Nil is left out.
    ///
    /// - Parameters:
    ///   - value: What is written.
    ///   - key: The field's key.
    /// - Throws: What the encoder throws.
    @_disfavoredOverload
    public func encodeThrows<T: Encodable, Key: CodingKey>(_ value: T?, for key: Key) throws {
        var container = container(keyedBy: Key.self)
        try container.encodeIfPresent(value, forKey: key)
    }

    /// Writes a field.
    ///
    /// - Parameters:
    ///   - value: What is written.
    ///   - key: The field's key.
    /// - Throws: What the encoder throws.
    @_disfavoredOverload
    public func encodeNonnullThrows<T: Encodable, Key: CodingKey>(_ value: T, for key: Key) throws {
        var container = container(keyedBy: Key.self)
        try container.encode(value, forKey: key)
    }
}

extension Decoder {
    /// The first of the names whose value is not null, or the converter's result.
    ///
    /// - Parameters:
    ///   - names: Candidates, in order of preference; dots lead into nested objects.
    ///   - type: The type of the value.
    ///   - converter: Called if the value's type cannot become a `T`.
    /// - Returns: The value; nil if none can become a `T`.
    @_disfavoredOverload
    public func decode<T: Decodable>(
        _ names: String..., as type: T.Type = T.self, converter: (any ExCodableDecodingTypeConverter.Type)? = nil
    ) -> T? { member(names, type, converter) }

    /// The first of the names whose value is not null, or the converter's result, with an error for a value of another
    /// type.
    ///
    /// - Parameters:
    ///   - names: Candidates, in order of preference; dots lead into nested objects.
    ///   - type: The type of the value.
    ///   - converter: Called if the value's type cannot become a `T`.
    /// - Returns: The value; nil if there is none.
    /// - Throws: `DecodingError` for a value that cannot become a `T`.
    @_disfavoredOverload
    public func decodeThrows<T: Decodable>(
        _ names: String..., as type: T.Type = T.self, converter: (any ExCodableDecodingTypeConverter.Type)? = nil
    ) throws -> T? { try memberOrError(names, type, converter) }

    /// The first of the names whose value is not null, or the converter's result, with an error if there is no value.
    ///
    /// - Parameters:
    ///   - names: Candidates, in order of preference; dots lead into nested objects.
    ///   - type: The type of the value.
    ///   - converter: Called if the value's type cannot become a `T`.
    /// - Returns: The value.
    /// - Throws: `DecodingError` if no value can become a `T`.
    @_disfavoredOverload
    public func decodeNonnullThrows<T: Decodable>(
        _ names: String..., as type: T.Type = T.self, converter: (any ExCodableDecodingTypeConverter.Type)? = nil
    ) throws -> T {
        try demandedMember(names, type, converter)
    }

    /// The first of the keys whose value is not null, or the converter's result.
    ///
    /// - Parameters:
    ///   - keys: Candidates, in order of preference.
    ///   - type: The type of the value.
    ///   - converter: Called if the value's type cannot become a `T`.
    /// - Returns: The value; nil if none can become a `T`.
    @_disfavoredOverload
    public func decode<T: Decodable, Key: CodingKey>(
        _ keys: Key..., as type: T.Type = T.self, converter: (any ExCodableDecodingTypeConverter.Type)? = nil
    ) -> T? { member(keys.map(\.stringValue), type, converter) }

    /// The first of the keys whose value is not null, or the converter's result, with an error for a value of another
    /// type.
    ///
    /// - Parameters:
    ///   - keys: Candidates, in order of preference.
    ///   - type: The type of the value.
    ///   - converter: Called if the value's type cannot become a `T`.
    /// - Returns: The value; nil if there is none.
    /// - Throws: `DecodingError` for a value that cannot become a `T`.
    @_disfavoredOverload
    public func decodeThrows<T: Decodable, Key: CodingKey>(
        _ keys: Key..., as type: T.Type = T.self, converter: (any ExCodableDecodingTypeConverter.Type)? = nil
    ) throws -> T? { try memberOrError(keys.map(\.stringValue), type, converter) }

    /// The first of the keys whose value is not null, or the converter's result, with an error if there is no value.
    ///
    /// - Parameters:
    ///   - keys: Candidates, in order of preference.
    ///   - type: The type of the value.
    ///   - converter: Called if the value's type cannot become a `T`.
    /// - Returns: The value.
    /// - Throws: `DecodingError` if no value can become a `T`.
    @_disfavoredOverload
    public func decodeNonnullThrows<T: Decodable, Key: CodingKey>(
        _ keys: Key..., as type: T.Type = T.self, converter: (any ExCodableDecodingTypeConverter.Type)? = nil
    ) throws -> T {
        try demandedMember(keys.map(\.stringValue), type, converter)
    }

    private func member<T: Decodable>(
        _ names: [String], _ type: T.Type, _ converter: (any ExCodableDecodingTypeConverter.Type)?
    ) -> T? {
        for name in names {
            if let value: T = self[name] { return value }
        }
        guard let converter else { return nil }
        return names.lazy.compactMap { name in
            guard let (container, key) = self.place(name) else { return nil }
            return converter.decode(container, codingKey: key, as: type)
        }.first
    }

    private func memberOrError<T: Decodable>(
        _ names: [String], _ type: T.Type, _ converter: (any ExCodableDecodingTypeConverter.Type)?
    ) throws -> T? {
        if let value = member(names, type, converter) { return value }
        for name in names {
            guard let (container, key) = place(name) else { continue }
            if container.contains(key), try !container.decodeNil(forKey: key) {
                return try container.decode(type, forKey: key)
            }
        }
        return nil
    }

    private func demandedMember<T: Decodable>(
        _ names: [String], _ type: T.Type, _ converter: (any ExCodableDecodingTypeConverter.Type)?
    ) throws -> T {
        if let value = try memberOrError(names, type, converter) { return value }
        let key = NameKey(stringValue: names.first ?? "")
        throw DecodingError.keyNotFound(
            key,
            DecodingError.Context(
                codingPath: codingPath, debugDescription: "No value for '\(key.stringValue.shortened())'."))
    }

    /// The object that has the member, and its last name.
    private func place(_ name: String) -> (KeyedDecodingContainer<NameKey>, NameKey)? {
        guard var container = try? container(keyedBy: NameKey.self) else { return nil }
        let literal = NameKey(stringValue: name)
        var path = NameKey.path(name)
        guard !container.contains(literal), path.count > 1, let last = path.popLast() else {
            return (container, literal)
        }
        for key in path {
            guard let next = try? container.nestedContainer(keyedBy: NameKey.self, forKey: key) else { return nil }
            container = next
        }
        return (container, last)
    }
}

extension NameKey {
    /// A name's parts, which dots divide.
    static func path(_ name: String) -> [NameKey] {
        name.split(separator: ".").map { NameKey(stringValue: String($0)) }
    }
}
