@_spi(Engine) import SmartEngine

/// The storage `_x` of a wrapped property `x` that is coded as the value inside; it is replaced as a whole when it is
/// read.
package protocol WrapperStorage: _SmartWrapper, AnyWrapper {
    associatedtype Wrapped
    static func storing(_ value: Wrapped) -> Self
    /// Replaces the value inside. What the wrapper says besides stays: it belongs to the property.
    mutating func store(_ value: Wrapped)
    /// The value inside; nil where it cannot be seen.
    var storedValue: Wrapped? { get }
    /// Whether the property is written, of one that is not read.
    var isEncodable: Bool { get }
    /// How the property is coded by the value's codec.
    static func makeCodec(_ inner: Codec) -> Codec
    /// From a value that another decoder than the engine's gave, where the wrapper has a form of its own.
    static func fromPlain(_ value: JSONValue) -> Self?
    /// To a value for another encoder, likewise.
    var plainForm: JSONValue? { get }
}

extension WrapperStorage {
    package static var wrappedType: Any.Type { Wrapped.self }
}
