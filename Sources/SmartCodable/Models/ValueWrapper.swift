@_spi(Engine) import SmartEngine

/// The common part of the library's wrappers: they are coded, compared and printed as their value.
@_documentation(visibility: internal)
public protocol _SmartValueWrapper: Codable, CustomDebugStringConvertible {
    /// The type of the property.
    associatedtype Wrapped
    /// The value itself, which the property reads and sets.
    var wrappedValue: Wrapped { get set }
    /// The initial value, as in `var x = …`.
    init(wrappedValue: Wrapped)
    /// For the engine: decodes the wrapper.
    static func _decode(from decoder: any Decoder) throws -> Self
    /// For the engine: encodes the value.
    func _encode(to encoder: any Encoder) throws
}

@_documentation(visibility: internal)
extension _SmartValueWrapper {
    /// Used by other decoders (`JSONDecoder` …).
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws { self = try Self._decode(from: decoder) }
    /// Used by other encoders (`JSONEncoder` …).
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try _encode(to: encoder) }
    /// The value's description, so that a printed model shows the value of a wrapped property: `Item(_id: 7, _title:
    /// "Tea")`.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

@_documentation(visibility: internal)
extension _SmartValueWrapper where Wrapped: Equatable {
    /// Whether the values are equal, however they are coded.
    public static func == (a: Self, b: Self) -> Bool { a.wrappedValue == b.wrappedValue }
}

@_documentation(visibility: internal)
extension _SmartValueWrapper where Wrapped: Hashable {
    /// Hashes the value, which `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

package protocol ValueWrapper: WrapperStorage, _SmartValueWrapper {}

extension ValueWrapper {
    package static func storing(_ value: Wrapped) -> Self { Self(wrappedValue: value) }
    package mutating func store(_ value: Wrapped) { wrappedValue = value }
    package var storedValue: Wrapped? { wrappedValue }
    public static func _decode(from decoder: any Decoder) throws -> Self {
        try WrapperCoding.decode(Self.self, from: decoder)
    }
    public func _encode(to encoder: any Encoder) throws { try WrapperCoding.encode(self, to: encoder) }
}

/// A wrapper that gives its value a form in JSON: a date or a colour, or an optional one.
package protocol FormWrapper: ValueWrapper {
    /// Reads the value into initialised or uninitialised memory. The form of an existing property stays.
    static func fill(
        _ target: UnsafeMutableRawPointer, _ isExisting: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool
    static func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool
    static func plain(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any?
    /// Makes the wrapper from another decoder's value.
    static func fromPlain(_ value: JSONValue) -> Self?
    /// The value for another encoder.
    var plainForm: JSONValue? { get }
}

final class FormCodec<W: FormWrapper>: WrapperCodec<W> {
    init(_ inner: Codec) { super.init(inner, canRead: true) }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        withUnsafeTemporaryAllocation(of: W.self, capacity: 1) { room in
            guard let value = room.baseAddress, W.fill(UnsafeMutableRawPointer(value), false, from: index, context)
            else { return nil }
            return value.move()
        }
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        W.fill(target, false, from: index, context)
    }
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        W.fill(target, true, from: index, context)
    }

    // The wrapper's value lies at its start.
    override func isNil(at source: UnsafeRawPointer) -> Bool { inner.isNil(at: source) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool { W.write(source, to: output) }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? { W.plain(source, output) }
}
