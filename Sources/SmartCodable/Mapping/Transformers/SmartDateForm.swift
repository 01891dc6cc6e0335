import Foundation
@_spi(Engine) import SmartEngine

/// How a date is written in JSON.
///
///     struct Invoice: SmartCodable {
///         @SmartDate(.milliseconds) var issued: Date?
///         @SmartDate(.format("yyyy/MM/dd")) var due: Date?
///     }
public enum SmartDateForm: Sendable, Hashable {
    /// Seconds since 1970, as a number.
    case seconds
    /// Milliseconds since 1970, as a number.
    case milliseconds
    /// Seconds since 1970, as text.
    case secondsText
    /// Milliseconds since 1970, as text.
    case millisecondsText
    /// `2024-01-31T08:15:00Z`.
    case iso8601
    /// `2024-01-31T08:15:00.123Z`.
    case iso8601WithFraction
    /// A DateFormatter's format, in the POSIX locale and the default time zone.
    case format(String)
    /// A DateFormatter, used as it is, with its locale, calendar and time zone.
    case formatted(DateFormatter)
}

extension SmartDateForm {
    /// The date and its form, which is the text itself in `.format` if no other case says it; see `DateText.write`. The
    /// form `first` is tried first.
    package static func read(_ view: NodeView, _ first: SmartDateForm?) -> (Date, SmartDateForm)? {
        let isText = view.kind == .string
        if let first, let date = first.date(view) { return (date, first) }
        guard let read = DateReading.tolerant(view) else { return nil }
        switch read.form {
        case .seconds: return (read.date, isText ? .secondsText : .seconds)
        case .milliseconds: return (read.date, isText ? .millisecondsText : .milliseconds)
        case .iso8601(let hasFraction): return (read.date, hasFraction ? .iso8601WithFraction : .iso8601)
        case .other: return (read.date, .format(view.string))
        }
    }

    /// The date of a value in exactly this form; its number may have any size and its text any format.
    @_optimize(size) private func date(_ view: NodeView) -> Date? {
        switch self {
        case .format(let format):
            guard view.kind == .string,
                let date = PosixDateFormat.of(format).date(view.string, in: SmartDateForm.zone(format))
            else { return nil }
            // Formatters read 24 as the year 24 where four digits are expected.
            return date < SmartDateForm.yearOneThousand && format.contains("yyyy") ? nil : date
        case .formatted(let formatter): return view.kind == .string ? formatter.quickDate(from: view.string) : nil
        case .iso8601, .iso8601WithFraction: return nil
        case .seconds, .secondsText: return SmartDateForm.number(view).map { Date(timeIntervalSince1970: $0) }
        case .milliseconds, .millisecondsText:
            return SmartDateForm.number(view).map { Date(timeIntervalSince1970: $0 / 1000) }
        }
    }

    /// This form; nil if it writes a number.
    package var ofText: SmartDateForm? {
        switch self {
        case .seconds, .milliseconds, .secondsText, .millisecondsText: return nil
        case .iso8601, .iso8601WithFraction, .format, .formatted: return self
        }
    }

    private static let yearOneThousand = Date(timeIntervalSince1970: -30_610_224_000)

    /// A number, or the number in a text that is not itself a date.
    private static func number(_ view: NodeView) -> Double? {
        let value: Double?
        switch view.kind {
        case .int, .uint, .double: value = view.doubleValue
        case .string: value = view.doubleOfText
        default: value = nil
        }
        return value.flatMap { $0.isFinite ? $0 : nil }
    }

    /// `isFound`: the form is one that was read.
    package func write(_ date: Date, isFound: Bool, to writer: inout JSONByteWriter) {
        switch self {
        case .iso8601: ISO8601.write(date) { writer.string($0) }
        case .iso8601WithFraction: ISO8601.write(date, hasFraction: true) { writer.string($0) }
        case .format(let format): SmartDateForm.write(date, format, isFound) { writer.string($0) }
        default: json(for: date).write(to: &writer)
        }
    }

    package func json(for date: Date, isFound: Bool = false) -> JSONValue {
        let seconds = date.timeIntervalSince1970
        switch self {
        case .seconds: return .double(seconds)
        case .milliseconds: return .double((seconds * 1000).rounded())
        case .secondsText: return .string(SmartDateForm.digits(seconds))
        case .millisecondsText: return .string(SmartDateForm.digits((seconds * 1000).rounded()))
        case .iso8601: return .string(ISO8601.text(date))
        case .iso8601WithFraction: return .string(ISO8601.text(date, hasFraction: true))
        case .formatted(let formatter): return .string(formatter.quickString(from: date))
        case .format(let format):
            var text = ""
            SmartDateForm.write(date, format, isFound) { text = String(decoding: $0, as: UTF8.self) }
            return .string(text)
        }
    }

    private static func write(
        _ date: Date, _ format: String, _ isFound: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        if isFound { return DateText.write(date, like: format, body) }
        PosixDateFormat.of(format).write(date, in: zone(format), body)
    }

    private static func digits(_ value: Double) -> String {
        Int64(exactly: value).map { String($0) } ?? value.description
    }

    /// Names of zones are written as Greenwich's, as in RFC 1123.
    private static func zone(_ format: String) -> TimeZone {
        (format.hasSuffix("zzz") ? TimeZone(secondsFromGMT: 0) : nil) ?? NSTimeZone.default
    }
}
