@_spi(Engine) import SmartEngine

/// Names and conversions where the property is declared.
///
///     struct User: SmartCodable {
///         @SmartKey("user_id", "uid", "data.id") var id = 0
///         @SmartKey(decode: { decoder in try Totals(from: decoder).sum }) var sum = 0
///     }
///
/// The first name whose value is not null is read; dots lead into nested objects (a member whose name contains the dots
/// comes first). The first name is written, nested where it has dots. Without names the property's own is used. Ideas
/// and behaviour: ExCodable 1.0. With other coders than the engine's, the property is coded under its own name.
@frozen @propertyWrapper
public struct SmartKey<Value>: Codable {
    /// The value itself, which the property reads and sets.
    @_documentation(visibility: internal)
    public var wrappedValue: Value
    /// Empty in decoded values: the engine reads the names from the model's initial instance.
    @usableFromInline let names: [String]
    @usableFromInline let options: SmartKeyOptions?

    /// The initial value, under the property's own name. An optional without one is nil: `@SmartKey var name: String?`.
    ///
    /// - Parameter wrappedValue: The initial value.
    @inlinable
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
        names = []
        options = nil
    }

    /// A property with other names.
    ///
    /// - Parameters:
    ///   - wrappedValue: the property's initial value.
    ///   - names: candidates, in order of preference.
    // Inlinable: a synthesised init(from:) runs this for every object before it decodes anything, and inlined it is a
    // constant.
    @inlinable
    public init(wrappedValue: Value, _ names: String...) {
        self.wrappedValue = wrappedValue
        self.names = names
        options = nil
    }

    /// A property with other names, or with closures that code it.
    ///
    /// - Parameters:
    ///   - wrappedValue: the property's initial value.
    ///   - names: candidates, in order of preference.
    ///   - encode: writes the property instead of the engine, into the encoder of the model.
    ///   - decode: gives the value instead of the engine, from the decoder of the model. Nil: the property keeps
    ///     its initial value.
    ///   - nonnull: null counts as missing: an optional keeps its initial value instead of becoming nil.
    ///   - isThrowing: a missing key, or a value that cannot be converted, is an error of the model's decode.
    @_disfavoredOverload
    public init(
        wrappedValue: Value, _ names: String..., encode: (@Sendable (any Encoder, Value) throws -> Void)? = nil,
        decode: (@Sendable (any Decoder) throws -> Value?)? = nil, nonnull: Bool = false,
        throws isThrowing: Bool = false
    ) {
        self.init(
            wrappedValue: wrappedValue, names: names, encode: encode, decode: decode, nonnull: nonnull,
            throws: isThrowing)
    }

    package init(
        wrappedValue: Value, names: [String], encode: (@Sendable (any Encoder, Value) throws -> Void)?,
        decode: (@Sendable (any Decoder) throws -> Value?)?, nonnull: Bool, throws isThrowing: Bool
    ) {
        self.wrappedValue = wrappedValue
        self.names = names
        options = SmartKeyOptions(
            decode: decode.map { Self.untyped($0) }, encode: encode.map { Self.untyped($0) }, isNonnull: nonnull,
            isThrowing: isThrowing)
    }

    private static func untyped(
        _ decode: @escaping @Sendable (any Decoder) throws -> Value?
    ) -> @Sendable (any Decoder) throws -> Any? {
        { try decode($0) }
    }

    private static func untyped(
        _ encode: @escaping @Sendable (any Encoder, Value) throws -> Void
    ) -> @Sendable (any Encoder, Any) throws -> Void {
        { encoder, value in if let value = Self.value(of: value) { try encode(encoder, value) } }
    }

    /// The property's value inside this wrapper, whatever wrappers enclose it.
    private static func value(of property: Any) -> Value? {
        if let wrapper = property as? Self { return wrapper.wrappedValue }
        func open<W: WrapperStorage>(_ wrapper: W) -> Value? { wrapper.storedValue.flatMap { value(of: $0) } }
        if let wrapper = property as? any WrapperStorage, let value = open(wrapper) { return value }
        return property as? Value
    }

    /// Used by other decoders (`JSONDecoder` …).
    ///
    /// - Throws: `DecodingError`.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws { self = try WrapperCoding.decode(Self.self, from: decoder) }
    /// Used by other encoders (`JSONEncoder` …).
    ///
    /// - Throws: What the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws { try WrapperCoding.encode(self, to: encoder) }
}

extension SmartKey where Value: ExpressibleByNilLiteral {
    /// Nil at first. `names`: candidates, in order of preference.
    ///
    /// - Parameter names: Candidates, in order of preference.
    @inlinable
    public init(_ names: String...) {
        wrappedValue = nil
        self.names = names
        options = nil
    }
}

/// The options of a `SmartKey` besides names.
@usableFromInline
final class SmartKeyOptions: Sendable {
    let decode: (@Sendable (any Decoder) throws -> Any?)?
    let encode: (@Sendable (any Encoder, Any) throws -> Void)?
    let isNonnull: Bool
    let isThrowing: Bool

    init(
        decode: (@Sendable (any Decoder) throws -> Any?)?, encode: (@Sendable (any Encoder, Any) throws -> Void)?,
        isNonnull: Bool, isThrowing: Bool
    ) {
        self.decode = decode
        self.encode = encode
        self.isNonnull = isNonnull
        self.isThrowing = isThrowing
    }
}

extension SmartKey: WrapperStorage, ConfiguredWrapper {
    package static func storing(_ value: Value) -> Self { Self(wrappedValue: value) }
    package mutating func store(_ value: Value) { wrappedValue = value }
    package var storedValue: Value? { wrappedValue }
    package static func makeCodec(_ inner: Codec) -> Codec { KeyCodec<Value>(inner) }

    package var configuration: WrapperConfiguration? {
        guard options != nil || !names.isEmpty else { return nil }
        return WrapperConfiguration(
            names: names, decode: options?.decode, encode: options?.encode, isNonnull: options?.isNonnull ?? false,
            isThrowing: options?.isThrowing ?? false)
    }
}

/// Reads the value in place, at the wrapper's start, and stores the wrapper's other fields after it.
final class KeyCodec<Value>: TransparentCodec<SmartKey<Value>> {
    private let namesOffset: Int
    private let optionsOffset: Int

    override init(_ inner: Codec, shape: Shape? = nil) {
        namesOffset = MemoryLayout<SmartKey<Value>>.offset(of: \.names) ?? 0
        optionsOffset = MemoryLayout<SmartKey<Value>>.offset(of: \.options) ?? 0
        super.init(inner, shape: shape)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard inner.initialize(target, from: index, context) else { return false }
        (target + namesOffset).initializeMemory(as: [String].self, to: [])
        (target + optionsOffset).initializeMemory(as: SmartKeyOptions?.self, to: nil)
        return true
    }
}

/// The names and conversions do not count.
extension SmartKey: Equatable where Value: Equatable {
    /// Whether the values are equal.
    @_documentation(visibility: internal)
    public static func == (a: Self, b: Self) -> Bool { a.wrappedValue == b.wrappedValue }
}

extension SmartKey: Hashable where Value: Hashable {
    /// Hashes the value alone, as `==` compares it.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SmartKey: Sendable where Value: Sendable {}
