/// A property that is neither read nor written; it may have any type. It keeps the value that `init()` gives it.
///
///     struct Cell: SmartCodable {
///         var title = ""
///         @IgnoredKey var onTap: (() -> Void)?
///     }
///
/// With other decoders than the engine's only an optional can be ignored, since there is no initial value to be had: it
/// is nil.
@frozen @propertyWrapper
public struct IgnoredKey<Value>: Codable, _SmartIgnoringWrapper {
    /// The value itself, which the property reads and sets.
    public var wrappedValue: Value

    /// The initial value, as in `var x = …`.
    @inlinable
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Only succeeds for optionals; the engine does not call it.
    public init(from decoder: any Decoder) throws {
        guard let nothing = Self._whenMissing() else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "An ignored property has no value in JSON."))
        }
        self = nothing
    }

    /// Writes nothing.
    public func encode(to encoder: any Encoder) throws {
        (encoder as? EngineEncoder)?.skip()
    }
}

extension IgnoredKey: WrapperStorage {
    package static func storing(_ value: Value) -> Self { Self(wrappedValue: value) }
    package var storedValue: Value? { wrappedValue }
    package static func makeCodec(_ inner: Codec) -> Codec { IgnoringCodec<Self>() }
}

/// Neither reads nor writes.
final class IgnoringCodec<W: WrapperStorage>: TypedCodec<W> {
    init() { super.init(shape: .ignored, canRead: false) }
}

/// The same under another name.
public typealias SmartIgnored = IgnoredKey

extension IgnoredKey: Sendable where Value: Sendable {}

extension IgnoredKey: Equatable where Value: Equatable {}

extension IgnoredKey: Hashable where Value: Hashable {}
