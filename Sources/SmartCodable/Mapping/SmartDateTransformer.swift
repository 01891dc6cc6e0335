import Foundation

/// A date in whatever form the server sends; see `SmartDate` for the forms.
public struct SmartDateTransformer: ValueTransformable {
    /// There is nothing to choose.
    public init() {}

    /// Nil for what is neither a number nor text in one of the forms.
    public func transformFromJSON(_ value: Any?) -> Date? {
        // Text first: asking text whether it is a number bridges it on Linux.
        if let text = value as? String {
            return DateText.text(text)?.date
        }
        guard let number = value.flatMap({ NSNumber.of($0) }), !number.isBoolean else { return nil }
        return DateText.number(number.doubleValue)?.date
    }

    /// Seconds since 1970.
    public func transformToJSON(_ value: Date?) -> Double? { value?.timeIntervalSince1970 }
}

/// Date text in the formatter's format.
public struct SmartDateFormatTransformer: ValueTransformable {
    private let formatter: DateFormatter
    /// The formatter is used as it is, with its locale, calendar and time zone.
    public init(_ formatter: DateFormatter) { self.formatter = formatter }
    /// Nil for what is no text, or none that the formatter reads.
    public func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { formatter.date(from: $0) } }
    /// The text that the formatter writes.
    public func transformToJSON(_ value: Date?) -> String? { value.map { formatter.string(from: $0) } }
}
