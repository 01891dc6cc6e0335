import Foundation

/// How a date is written in JSON.
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
    /// A DateFormatter's format, in the POSIX locale and the current time zone.
    case format(String)
    /// A DateFormatter, used as it is, with its locale, calendar and time zone.
    case formatted(DateFormatter)
}

extension SmartDateForm {
    /// Seconds of today have ten digits before the point, milliseconds thirteen.
    private static let firstMilliseconds = 1e11

    /// The date and the form that it has. A form that is given is tried first.
    static func read(_ view: NodeView, _ first: SmartDateForm?) -> (Date, SmartDateForm)? {
        switch view.kind {
        case .int, .uint, .double: return number(view.doubleValue, first, isText: false)
        case .string:
            let text = view.string
            if case .format(let format)? = first, let date = formatter(format).date(from: text) {
                return (date, .format(format))
            }
            if case .formatted(let formatter)? = first, let date = formatter.date(from: text) {
                return (date, .formatted(formatter))
            }
            if let value = Double(text), value.isFinite { return number(value, first, isText: true) }
            if let date = ISO8601.whole.date(from: text) { return (date, .iso8601) }
            if let date = ISO8601.withFraction.date(from: text) { return (date, .iso8601WithFraction) }
            for format in formats where format.count == text.count || format.hasPrefix("E") {
                // Formatters are lenient about separators: the form is the one that gives the same text again.
                let formatter = formatter(format)
                if let date = formatter.date(from: text), format.hasPrefix("E") || formatter.string(from: date) == text
                {
                    return (date, .format(format))
                }
            }
            return nil
        default: return nil
        }
    }

    private static func number(_ value: Double, _ first: SmartDateForm?, isText: Bool) -> (Date, SmartDateForm) {
        let isMilliseconds: Bool
        switch first {
        case .milliseconds, .millisecondsText: isMilliseconds = true
        case .seconds, .secondsText: isMilliseconds = false
        default: isMilliseconds = abs(value) >= firstMilliseconds
        }
        let form: SmartDateForm =
            isMilliseconds ? (isText ? .millisecondsText : .milliseconds) : (isText ? .secondsText : .seconds)
        return (Date(timeIntervalSince1970: isMilliseconds ? value / 1000 : value), form)
    }

    func json(for date: Date) -> JSONValue {
        let seconds = date.timeIntervalSince1970
        switch self {
        case .seconds: return .double(seconds)
        case .milliseconds: return .double((seconds * 1000).rounded())
        case .secondsText: return .string(SmartDateForm.digits(seconds))
        case .millisecondsText: return .string(SmartDateForm.digits((seconds * 1000).rounded()))
        case .iso8601: return .string(ISO8601.whole.string(from: date))
        case .iso8601WithFraction: return .string(ISO8601.withFraction.string(from: date))
        case .formatted(let formatter): return .string(formatter.string(from: date))
        case .format(let format): return .string(SmartDateForm.formatter(format).string(from: date))
        }
    }

    private static func digits(_ value: Double) -> String {
        Int64(exactly: value).map { String($0) } ?? value.description
    }

    private static let formats = [
        "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd", "yyyy/MM/dd HH:mm:ss", "yyyy/MM/dd HH:mm",
        "yyyy/MM/dd", "yyyy-MM-dd HH:mm:ss.SSS",
        "yyyyMMdd", "yyyyMMddHHmmss", "EEE, dd MMM yyyy HH:mm:ss zzz",
    ]

    /// Making one is slow, using one from several threads is allowed.
    private static func formatter(_ format: String) -> DateFormatter {
        formatters.update { known in
            if let formatter = known[format] { return formatter }
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = format
            if format.hasSuffix("zzz") { formatter.timeZone = TimeZone(secondsFromGMT: 0) }
            if known.count >= 64 { known.removeAll() }
            known[format] = formatter
            return formatter
        }
    }

    private static let formatters = Guarded<[String: DateFormatter]>([:])
}
