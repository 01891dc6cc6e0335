@_spi(Engine) import SmartEngine

/// The storage `_x` of a wrapped property `x` that is coded as the value inside; it is replaced as a whole when it is
/// read.
package protocol WrapperStorage: _SmartWrapper, AnyWrapper {
    associatedtype Wrapped
    static func storing(_ value: Wrapped) -> Self
    /// Replaces the value inside. The wrapper's configuration stays: it belongs to the property.
    mutating func store(_ value: Wrapped)
    /// The value inside; nil where it is not accessible.
    var storedValue: Wrapped? { get }
    /// How the property is coded at its declaration. The engine reads it from the model's initial instance, once.
    var configuration: WrapperConfiguration? { get }
    /// How the property is coded by the value's codec.
    static func makeCodec(_ inner: Codec) -> Codec
}

extension WrapperStorage {
    package static var wrappedType: Any.Type { Wrapped.self }
    package var configuration: WrapperConfiguration? { nil }
}

/// A wrapper that notes whether its value is that of a field with the whole of a name with dots.
protocol NamedStorage {
    static func noteWholeName(at wrapper: UnsafeMutableRawPointer)
    var hasWholeName: Bool { get }
}
