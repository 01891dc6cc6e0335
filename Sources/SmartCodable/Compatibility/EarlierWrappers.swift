@_spi(Engine) import SmartEngine

/// The requirements of a property wrapper in SmartCodable 5 and 6. Here it is enough that a wrapper is Codable.
@_documentation(visibility: internal)
@available(*, deprecated, message: "A property wrapper needs to be Codable, nothing else.")
public protocol PropertyWrapperable {
    /// The type of the property.
    associatedtype WrappedValue
    /// The property's value.
    var wrappedValue: WrappedValue { get }
    /// The initial value, as in `var x = …`.
    init(wrappedValue: WrappedValue)
    /// The wrapper around a value of its type. The engine does not call it.
    static func createInstance(with value: Any) -> Self?
    /// What the wrapper becomes when the model is finished. The engine does not call it: it has notified the value
    /// inside.
    func wrappedValueDidFinishMapping() -> Self?
}

@_documentation(visibility: internal)
@available(*, deprecated, message: "A property wrapper needs to be Codable, nothing else.")
extension PropertyWrapperable {
    /// The wrapper around a value of its type; nil for other values.
    public static func createInstance(with value: Any) -> Self? {
        (value as? WrappedValue).map { Self(wrappedValue: $0) }
    }
    /// Nil, since the engine has notified the value inside.
    public func wrappedValueDidFinishMapping() -> Self? { nil }
    /// The model that is wrapped, where it is one.
    public static var wrappedSmartDecodableType: (any SmartDecodable.Type)? {
        WrappedValue.self as? any SmartDecodable.Type
    }
}

@available(*, deprecated, message: "A property wrapper needs to be Codable, nothing else.")
extension SmartAny: PropertyWrapperable {}
@available(*, deprecated, message: "A property wrapper needs to be Codable, nothing else.")
extension IgnoredKey: PropertyWrapperable {}
@available(*, deprecated, message: "A property wrapper needs to be Codable, nothing else.")
extension SmartFlat: PropertyWrapperable {}
@available(*, deprecated, message: "A property wrapper needs to be Codable, nothing else.")
extension SmartDate: PropertyWrapperable {}
