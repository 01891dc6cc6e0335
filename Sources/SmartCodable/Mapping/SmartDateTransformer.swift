import Foundation

/// Seconds since 1970 (a number or numeric text), or ISO 8601 text.
public struct SmartDateTransformer: ValueTransformable {
    public init() {}

    public func transformFromJSON(_ value: Any?) -> Date? {
        // Text first: asking text whether it is a number bridges it on Linux.
        if let text = value as? String {
            if let seconds = Double(text), seconds.isFinite { return Date(timeIntervalSince1970: seconds) }
            return DateReading.iso8601(text)
        }
        return value.flatMap { NSNumber.of($0) }.map { Date(timeIntervalSince1970: $0.doubleValue) }
    }

    public func transformToJSON(_ value: Date?) -> Double? { value?.timeIntervalSince1970 }
}

/// Date text in the formatter's format.
public struct SmartDateFormatTransformer: ValueTransformable {
    private let formatter: DateFormatter
    public init(_ formatter: DateFormatter) { self.formatter = formatter }
    public func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { formatter.date(from: $0) } }
    public func transformToJSON(_ value: Date?) -> String? { value.map { formatter.string(from: $0) } }
}
