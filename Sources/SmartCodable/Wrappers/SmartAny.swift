/// A property that Codable cannot code by itself: `Any`, `[Any]`, `[String: Any]`, their optionals, or any type the
/// engine can fill, such as a model that is not Codable yet.
///
///     struct Page: SmartCodable {
///         @SmartAny var extra: [String: Any] = [:]
///         @SmartAny var owner: LegacyUser?
///     }
///
/// Numbers inside are NSNumbers: `as? Int` and `as? Double` both work, and 1 is written as 1, true as true. Any other
/// coder works as well, a GRDB record's too.
@frozen @propertyWrapper
public struct SmartAny<Value>: Codable {
    /// The value itself, which the property reads and sets.
    public var wrappedValue: Value

    /// The initial value, as in `var x = …`.
    @inlinable
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// What a synthesised `init(from:)` comes to with other decoders than the engine's. Throws `DecodingError`.
    public init(from decoder: any Decoder) throws { self = try WrapperCoding.decode(Self.self, from: decoder) }
    /// What a synthesised `encode(to:)` comes to with other encoders than the engine's. Throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try WrapperCoding.encode(self, to: encoder) }
}

extension SmartAny: WrapperStorage {
    package static func storing(_ value: Value) -> Self { Self(wrappedValue: value) }
    package var storedValue: Value? { wrappedValue }
    package static func makeCodec(_ inner: Codec) -> Codec {
        Value.self == Any.self || Value.self == AnyObject.self
            ? AnyPropertyCodec<Self>(inner) : TransparentCodec<Self>(inner)
    }
}

/// A property of type `Any` or `AnyObject`, which keeps its initial value where null is sent, as any that is no optional.
final class AnyPropertyCodec<W: WrapperStorage>: TransparentCodec<W> {
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        context.node(index).kind != .null && super.initialize(target, from: index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        context.node(index).kind != .null && super.assign(target, from: index, context)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        context.node(index).kind == .null ? nil : super.read(index, context)
    }
}

extension SmartAny: Sendable where Value: Sendable {}

extension SmartAny: Equatable where Value: Equatable {}

extension SmartAny: Hashable where Value: Hashable {}

/// An optional model property. From SmartCodable 4, where optionals needed it; it does nothing more than an optional
/// does by itself.
public typealias SmartOptional = SmartAny
