@_spi(Engine) import SmartEngine

/// A property that is neither read nor written, of any type. It keeps the value that `init()` gives it.
///
///     struct Cell: SmartCodable {
///         var title = ""
///         @IgnoredKey var onTap: (() -> Void)?
///     }
///
/// With `isEncodable: true` it is written.
///
/// With other decoders than the engine's only an optional can be ignored, since no initial value is available: it is
/// nil.
@frozen @propertyWrapper
public struct IgnoredKey<Value>: Codable, _SmartIgnoringWrapper {
    /// The value itself, which the property reads and sets.
    @_documentation(visibility: internal)
    public var wrappedValue: Value
    /// Whether the property is written.
    @usableFromInline package let isEncodable: Bool

    /// The initial value, as in `var x = …`.
    ///
    /// - Parameter wrappedValue: The initial value.
    @inlinable
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
        isEncodable = false
    }

    /// The initial value, and whether the property is written.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    ///   - isEncodable: Whether it is written.
    @inlinable
    public init(wrappedValue: Value, isEncodable: Bool) {
        self.wrappedValue = wrappedValue
        self.isEncodable = isEncodable
    }

    /// Makes nil, for optionals. The engine does not call it.
    ///
    /// - Throws: `DecodingError` for other types, which have no value to begin with.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        guard let nothing = Self._whenMissing() else {
            throw DecodingError.corrupted("An ignored property has no value in JSON.", at: decoder.codingPath)
        }
        self = nothing
    }

    /// Writes the value if it `isEncodable` and its type is Encodable; else nothing.
    ///
    /// - Throws: What the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        if isEncodable, let value = Conforming.encodable(wrappedValue) { return try value.encode(to: encoder) }
        (encoder as? EngineEncoder)?.skip()
    }
}

extension IgnoredKey where Value: ExpressibleByNilLiteral {
    /// Begins as nil; `isEncodable` decides whether the property is written.
    ///
    /// - Parameter isEncodable: Whether it is written.
    @inlinable
    public init(isEncodable: Bool) { self.init(wrappedValue: nil, isEncodable: isEncodable) }
}

extension IgnoredKey: ValueWrapper {
    package static func makeCodec(_ inner: Codec) -> Codec { IgnoringCodec<Value>(inner) }
}

/// Does not read, and writes if the wrapper's `isEncodable` is set.
final class IgnoringCodec<Value>: TypedCodec<IgnoredKey<Value>> {
    private let inner: Codec

    init(_ inner: Codec) {
        self.inner = inner
        super.init(shape: .ignored, canRead: false)
    }

    override func writeValue(_ wrapper: IgnoredKey<Value>, to output: EncodingContext) -> Bool {
        wrapper.isEncodable
            && withUnsafePointer(to: wrapper.wrappedValue) { !inner.isNil(at: $0) && inner.write($0, to: output) }
    }

    override func plain(_ wrapper: IgnoredKey<Value>, _ output: EncodingContext) -> Any? {
        guard wrapper.isEncodable else { return nil }
        return withUnsafePointer(to: wrapper.wrappedValue) { inner.isNil(at: $0) ? nil : inner.plainValue($0, output) }
    }
}

/// `IgnoredKey` under another name.
public typealias SmartIgnored = IgnoredKey

extension IgnoredKey: Sendable where Value: Sendable {}

extension IgnoredKey: Equatable where Value: Equatable {}

extension IgnoredKey: Hashable where Value: Hashable {}
