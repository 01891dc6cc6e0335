import Foundation
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

/// Names that `@SmartDate` and its forms have in SmartCodable 5 and 6.
@_documentation(visibility: internal)
extension SmartDate {
    /// The earlier name of `SmartDateForm`.
    @available(*, deprecated, renamed: "SmartDateForm")
    public typealias DateStrategy = SmartDateForm

    /// The initial value, written in a form: `@SmartDate(.iso8601)` today. Nil: the form that the date came in. Numbers
    /// are read by their size, whatever form is written: `.timestampMilliseconds` reads seconds as well.
    @available(*, deprecated, message: "Use @SmartDate(.iso8601); one of numbers reads them in that form only.")
    public init(wrappedValue: Value, encodeFormat: SmartDateForm?) {
        if let encodeFormat {
            self.init(wrappedValue: wrappedValue, encodeFormat)
            readsNumbersBySize = true
        } else {
            self.init(wrappedValue: wrappedValue)
        }
    }
}

@_documentation(visibility: internal)
extension SmartDate where Value: ExpressibleByNilLiteral {
    /// Nil at first, written in a form: `@SmartDate(.iso8601)` today.
    @available(*, deprecated, message: "Use @SmartDate(.iso8601); one of numbers reads them in that form only.")
    public init(encodeFormat: SmartDateForm?) { self.init(wrappedValue: nil, encodeFormat: encodeFormat) }
}

@_documentation(visibility: internal)
extension SmartDateForm {
    /// Seconds since 1970.
    @available(*, deprecated, renamed: "seconds")
    public static var timestamp: SmartDateForm { .seconds }
    /// Milliseconds since 1970.
    @available(*, deprecated, renamed: "milliseconds")
    public static var timestampMilliseconds: SmartDateForm { .milliseconds }
}

/// Names that the transformers have in SmartCodable 4 to 6.
@_documentation(visibility: internal)
extension SmartValueTransformer {
    /// Makes `location <--- performer`.
    @available(*, deprecated, message: "Use location <--- performer.")
    public init(location: any CodingKey, performer: any ValueTransformable) { self = location <--- performer }
}

@_documentation(visibility: internal)
extension SmartDateTransformer {
    /// Calls `init(_:)`, with numbers read by their size, whatever form is written.
    @available(*, deprecated, message: "Use SmartDateTransformer(.iso8601); of numbers it reads that form only.")
    public init(strategy: SmartDateForm) { self.init(strategy, toRead: strategy.ofText) }
}
