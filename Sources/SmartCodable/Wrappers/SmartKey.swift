// Memory: an address is of the wrapper, whose value lies at its start: uninitialised, or a value, which is replaced
// by `_store`.

@_spi(Engine) import SmartEngine

/// Names and conversions where the property is declared.
///
///     struct User: SmartCodable {
///         @SmartKey("user_id", "uid", "data.id") var id = 0
///         @SmartKey(decode: { decoder in try Totals(from: decoder).sum }) var sum = 0
///     }
///
/// The property is read from the first name whose value is not null. Dots lead into nested objects; a field whose own
/// name contains the dots takes precedence. Escaped dots are a part of the name: `a\\.b`. The property is written under
/// the first name, nested if that has dots, unless it was read from a field with the whole name; without names, under
/// its own. Ideas and behaviour: ExCodable 1.0. Coders
/// other than the engine's use the property's own name.
@frozen @propertyWrapper
public struct SmartKey<Value>: Codable {
    /// The value itself, which the property reads and sets.
    @_documentation(visibility: internal)
    public var wrappedValue: Value
    /// The names; empty in decoded values, since the engine reads them from the model's initial instance, or one empty
    /// name in a value of a field with the whole of a name with dots.
    @usableFromInline var names: [String]
    @usableFromInline let options: WrapperConfiguration?

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
        options = WrapperConfiguration {
            $0.names = names
            if let decode { $0.decode = { try decode($0) } }
            if let encode {
                $0.encode = { encoder, value in try Self.value(of: value).map { try encode(encoder, $0) } }
            }
            $0.isNonnull = nonnull
            $0.isThrowing = isThrowing
        }
    }

    /// The property's value inside this wrapper, whatever wrappers enclose it.
    private static func value(of property: Any) -> Value? {
        if let wrapper = property as? Self { return wrapper.wrappedValue }
        func open<W: WrapperStorage>(_ wrapper: W) -> Value? { wrapper.storedValue.flatMap { value(of: $0) } }
        if let wrapper = property as? any WrapperStorage, let value = open(wrapper) { return value }
        return property as? Value
    }
}

extension SmartKey where Value: ExpressibleByNilLiteral {
    /// Begins as nil; the names are tried in order.
    ///
    /// - Parameter names: Candidates, in order of preference.
    @inlinable
    public init(_ names: String...) {
        wrappedValue = nil
        self.names = names
        options = nil
    }
}

extension SmartKey: ValueWrapper {
    package static func makeCodec(_ inner: Codec) -> Codec { KeyCodec<Value>(inner) }

    package var configuration: WrapperConfiguration? {
        options ?? (names.isEmpty ? nil : WrapperConfiguration { $0.names = names })
    }
}

extension SmartKey: NamedStorage {
    static func noteWholeName(at wrapper: UnsafeMutableRawPointer) {
        wrapper.assumingMemoryBound(to: Self.self).pointee.names = [""]
    }
    var hasWholeName: Bool { names == [""] }
}

/// Reads the value in place, at the wrapper's start, and stores the wrapper's other fields after it.
final class KeyCodec<Value>: TransparentCodec<SmartKey<Value>> {
    private let namesOffset: Int
    private let optionsOffset: Int

    init(_ inner: Codec) {
        namesOffset = MemoryLayout<SmartKey<Value>>.offset(of: \.names) ?? 0
        optionsOffset = MemoryLayout<SmartKey<Value>>.offset(of: \.options) ?? 0
        super.init(inner)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard inner.initialize(target, from: index, context) else { return false }
        (target + namesOffset).initializeMemory(as: [String].self, to: [])
        (target + optionsOffset).initializeMemory(as: WrapperConfiguration?.self, to: nil)
        return true
    }
}

extension SmartKey: Equatable where Value: Equatable {}

extension SmartKey: Hashable where Value: Hashable {}

extension SmartKey: Sendable where Value: Sendable {}
