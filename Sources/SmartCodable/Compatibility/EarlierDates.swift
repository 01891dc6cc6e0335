import Foundation
@_spi(Engine) import SmartEngine

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
