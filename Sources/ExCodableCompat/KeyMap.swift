import SmartCodable
@_spi(Engine) import SmartEngine

/// A property and its names in JSON, of ExCodable before 1.0.
@available(*, deprecated, message: "Use @ExCodable at the property.")
public final class KeyMap<Root>: Sendable {
    fileprivate let encode: @Sendable (Root, any Encoder) throws -> Void
    fileprivate let decode: @Sendable (inout Root, any Decoder) throws -> Void

    /// The map of a property.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - names: candidates, in order of preference; the first is written. Dots lead into nested objects.
    ///   - nonnull: writing nil and reading no value are errors.
    ///   - isThrowing: a value of another type is an error.
    public init<Value: Codable>(
        _ keyPath: WritableKeyPath<Root, Value>, to names: String..., nonnull: Bool = false,
        throws isThrowing: Bool = false
    ) {
        let place = KeyMapPlace(keyPath: keyPath, names: names, isNonnull: nonnull, isThrowing: isThrowing)
        encode = place.write
        decode = place.read
    }

    /// The map of an object's property; the object is changed in place.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - names: Candidates, in order of preference; the first is written. Dots lead into nested objects.
    ///   - nonnull: Writing nil and reading no value are errors.
    ///   - isThrowing: A value of another type is an error.
    public convenience init<Value: Codable>(
        ref keyPath: ReferenceWritableKeyPath<Root, Value>, to names: String..., nonnull: Bool = false,
        throws isThrowing: Bool = false
    ) {
        self.init(
            KeyMapPlace(keyPath: keyPath, names: names, isNonnull: nonnull, isThrowing: isThrowing))
    }

    /// The map of a property, with the names of coding keys.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - keys: Candidates, in order of preference; the first is written.
    ///   - nonnull: Writing nil and reading no value are errors.
    ///   - isThrowing: A value of another type is an error.
    public convenience init<Value: Codable, Key: CodingKey>(
        _ keyPath: WritableKeyPath<Root, Value>, to keys: Key..., nonnull: Bool = false, throws isThrowing: Bool = false
    ) {
        self.init(
            KeyMapPlace(
                keyPath: keyPath, names: keys.map(\.stringValue), isNonnull: nonnull, isThrowing: isThrowing))
    }

    /// The map of an object's property, with the names of coding keys.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - keys: Candidates, in order of preference; the first is written.
    ///   - nonnull: Writing nil and reading no value are errors.
    ///   - isThrowing: A value of another type is an error.
    public convenience init<Value: Codable, Key: CodingKey>(
        ref keyPath: ReferenceWritableKeyPath<Root, Value>, to keys: Key..., nonnull: Bool = false,
        throws isThrowing: Bool = false
    ) {
        self.init(
            KeyMapPlace(
                keyPath: keyPath, names: keys.map(\.stringValue), isNonnull: nonnull, isThrowing: isThrowing))
    }

    private init<Value: Codable>(_ place: KeyMapPlace<Root, Value>) {
        encode = place.write
        decode = place.read
    }
}

/// A model of ExCodable before 1.0.
@available(*, deprecated, message: "Use ExAutoCodable, and @ExCodable at the properties.")
public protocol ExCodableDEPRECATED: Codable {
    /// The type whose properties are mapped.
    associatedtype Root = Self
    /// The properties and their names.
    static var keyMapping: [KeyMap<Root>] { get }
}

@available(*, deprecated)
extension ExCodableDEPRECATED where Root == Self {
    /// Writes the mapped properties.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encode(to: encoder, with: Self.keyMapping) }
}

@available(*, deprecated)
extension ExCodableDEPRECATED {
    /// Writes the mapped properties.
    ///
    /// - Parameters:
    ///   - encoder: Gets the properties.
    ///   - keyMapping: The properties and their names.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder, with keyMapping: [KeyMap<Self>]) throws {
        for map in keyMapping { try map.encode(self, encoder) }
    }

    /// Reads the mapped properties; where a value is missing, the property keeps its own.
    ///
    /// - Parameters:
    ///   - decoder: Has the values.
    ///   - keyMapping: The properties and their names.
    /// - Throws: What the decoder throws.
    public mutating func decode(from decoder: any Decoder, with keyMapping: [KeyMap<Self>]) throws {
        for map in keyMapping { try map.decode(&self, decoder) }
    }

    /// Reads the mapped properties of an object; where a value is missing, the property keeps its own.
    ///
    /// - Parameters:
    ///   - decoder: Has the values.
    ///   - keyMapping: The properties and their names.
    /// - Throws: What the decoder throws.
    public func decodeReference(from decoder: any Decoder, with keyMapping: [KeyMap<Self>]) throws {
        var model = self
        for map in keyMapping { try map.decode(&model, decoder) }
    }
}

@available(*, deprecated)
extension ExCodableDEPRECATED {
    /// Writes the mapped properties, and ignores errors.
    ///
    /// - Parameters:
    ///   - keyMapping: The properties and their names.
    ///   - encoder: Gets the properties.
    public func encode(with keyMapping: [KeyMap<Self>], using encoder: any Encoder) {
        try? encode(to: encoder, with: keyMapping)
    }

    /// Reads the mapped properties, and ignores errors; where a value is missing, the property keeps its own.
    ///
    /// - Parameters:
    ///   - keyMapping: The properties and their names.
    ///   - decoder: Has the values.
    public mutating func decode(with keyMapping: [KeyMap<Self>], using decoder: any Decoder) {
        try? decode(from: decoder, with: keyMapping)
    }

    /// Reads the mapped properties of an object, and ignores errors; where a value is missing, the property keeps its
    /// own.
    ///
    /// - Parameters:
    ///   - keyMapping: The properties and their names.
    ///   - decoder: Has the values.
    public func decodeReference(with keyMapping: [KeyMap<Self>], using decoder: any Decoder) {
        try? decodeReference(from: decoder, with: keyMapping)
    }
}

/// A converter of ExCodable before 1.0.
@available(*, deprecated, message: "Use ExCodableDecodingTypeConverter.")
public protocol KeyedDecodingContainerCustomTypeConversion: ExCodableDecodingTypeConverter {
    /// The value of a member.
    ///
    /// - Parameters:
    ///   - container: The object.
    ///   - codingKey: The member's key.
    ///   - type: The type of the value.
    /// - Returns: The value; nil if the converter does not apply.
    static func decodeForTypeConversion<T: Decodable, K: CodingKey>(
        _ container: KeyedDecodingContainer<K>, codingKey: K, as type: T.Type
    ) -> T?
}

@available(*, deprecated)
extension KeyedDecodingContainerCustomTypeConversion {
    /// The value of a member, by `decodeForTypeConversion(_:codingKey:as:)`.
    ///
    /// - Parameters:
    ///   - container: The object.
    ///   - codingKey: The field's key.
    ///   - type: The type of the value.
    /// - Returns: The value; nil if the converter does not apply.
    public static func decode<T: Decodable, K: CodingKey>(
        _ container: KeyedDecodingContainer<K>, codingKey: K, as type: T.Type
    ) -> T? { decodeForTypeConversion(container, codingKey: codingKey, as: type) }
}

// Unchecked: key paths are immutable, but not declared Sendable.
private struct KeyMapPlace<Root, Value: Codable>: @unchecked Sendable {
    let keyPath: WritableKeyPath<Root, Value>
    let names: [String]
    let isNonnull: Bool
    let isThrowing: Bool

    func write(_ root: Root, to encoder: any Encoder) throws {
        let value = root[keyPath: keyPath]
        let isNil = (value as? any AnyOptional).map { $0.wrappedAny == nil } ?? false
        guard let name = names.first else { return }
        guard !isNil else {
            guard isNonnull else { return }
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(
                    codingPath: encoder.codingPath + [NameKey(stringValue: name)],
                    debugDescription: "\(name.shortened()) is nil, which its KeyMap forbids.",
                    underlyingError: OwnText()))
        }
        encoder[name] = value
    }

    func read(_ root: inout Root, from decoder: any Decoder) throws {
        let found: Value? = names.lazy.compactMap { decoder[$0] }.first
        if let found {
            root[keyPath: keyPath] = found
        } else if isNonnull || isThrowing, let name = names.first {
            let container = try decoder.container(keyedBy: NameKey.self)
            let key = NameKey(stringValue: name)
            if isNonnull { root[keyPath: keyPath] = try container.decode(Value.self, forKey: key) }
            if let value = try container.decodeIfPresent(Value.self, forKey: key) { root[keyPath: keyPath] = value }
        }
    }
}
