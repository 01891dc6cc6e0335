import Foundation

/// Names that `@SmartDate` and its forms have in SmartCodable 5 and 6.
extension SmartDate {
    /// As `SmartDateForm`.
    @available(*, deprecated, renamed: "SmartDateForm")
    public typealias DateStrategy = SmartDateForm

    /// As `@SmartDate(.iso8601)`; nil: the form that the date came in.
    @available(*, deprecated, renamed: "init(wrappedValue:_:)")
    public init(wrappedValue: Value, encodeFormat: SmartDateForm?) {
        if let encodeFormat {
            self.init(wrappedValue: wrappedValue, encodeFormat)
        } else {
            self.init(wrappedValue: wrappedValue)
        }
    }
}

extension SmartDate where Value: ExpressibleByNilLiteral {
    /// As `@SmartDate(.iso8601)`, nil at first.
    @available(*, deprecated, renamed: "init(_:)")
    public init(encodeFormat: SmartDateForm?) { self.init(wrappedValue: nil, encodeFormat: encodeFormat) }
}

extension SmartDateForm {
    /// Seconds since 1970.
    @available(*, deprecated, renamed: "seconds")
    public static var timestamp: SmartDateForm { .seconds }
    /// Milliseconds since 1970.
    @available(*, deprecated, renamed: "milliseconds")
    public static var timestampMilliseconds: SmartDateForm { .milliseconds }
}
