import Foundation

/// Seconds since 1970 (a number or numeric text), or ISO 8601 text.
public struct SmartDateTransformer: ValueTransformable {
    /// There is nothing to choose.
    public init() {}

    /// Nil for what is neither a number nor text in one of the forms, and for what is not finite.
    public func transformFromJSON(_ value: Any?) -> Date? {
        // Text first: asking text whether it is a number bridges it on Linux.
        if let text = value as? String {
            if let seconds = Double(text), seconds.isFinite { return Date(timeIntervalSince1970: seconds) }
            return DateReading.iso8601(text)
        }
        return value.flatMap { NSNumber.of($0) }.map { Date(timeIntervalSince1970: $0.doubleValue) }
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
