import Foundation
@_spi(Engine) import SmartEngine

/// A date in whatever form the server sends; see `SmartDate` for the forms.
///
///     static func mappingForValue() -> [SmartValueTransformer]? {
///         [CodingKeys.issued <--- SmartDateTransformer(.iso8601)]
///     }
///
/// A given form is tried first, and written.
public struct SmartDateTransformer: ValueTransformable {
    private let form: SmartDateForm?
    private let formToRead: SmartDateForm?
    /// Whether the transformer reads dates as HandyJSON's DateTransform does.
    private var readsAsHandyJSON = false

    /// A transformer that writes seconds since 1970.
    public init() { self.init(nil, toRead: nil) }
    /// A transformer with a form that is tried first, and written.
    ///
    /// - Parameter form: The form that is tried first, and written.
    public init(_ form: SmartDateForm) { self.init(form, toRead: form) }

    /// A transformer by other rules: with `.handyJSON` it is HandyJSON's DateTransform. A number of any size is seconds
    /// since 1970, so is a boolean, and so is the number that a text begins with: text without one is 1970.
    ///
    /// - Parameter rules: How values become dates, and dates values.
    public init(rules: SmartRules) {
        self.init(nil, toRead: nil)
        readsAsHandyJSON = rules == .handyJSON
    }

    /// A transformer that writes `form`, and tries `formToRead` first.
    package init(_ form: SmartDateForm?, toRead formToRead: SmartDateForm?) {
        self.form = form
        self.formToRead = formToRead
    }

    /// The date of a number, or of text in one of the forms; nil for any other value.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The date, or nil.
    public func transformFromJSON(_ value: Any?) -> Date? {
        if readsAsHandyJSON { return LeadingNumber.date(value) }
        if formToRead != nil { return value.flatMap { try? Document(object: $0) }?.withRoot { date($0) } }
        // Text first: casting text to a number bridges it on Linux.
        if let text = value as? String { return DateText.text(text)?.date }
        guard let number = value.flatMap({ NSNumber.of($0) }), !number.isBoolean else { return nil }
        return DateText.number(number.doubleValue)?.date
    }

    fileprivate func date(_ value: NodeView) -> Date? {
        if readsAsHandyJSON { return LeadingNumber.date(FoundationValue.make(value)) }
        guard let formToRead else { return DateReading.tolerant(value)?.date }
        return SmartDateForm.read(value, formToRead)?.0
    }

    /// The form's text or number; seconds since 1970 without one.
    ///
    /// - Parameter value: The date.
    /// - Returns: A number or a text.
    public func transformToJSON(_ value: Date?) -> Any? {
        value.map { date in form.map { $0.json(for: date).peel } ?? date.timeIntervalSince1970 }
    }
}

extension SmartDateTransformer {
    final class Nodes: NodeTransformer {
        private let dates: SmartDateTransformer
        init(_ dates: SmartDateTransformer) { self.dates = dates }

        /// Whether `read` makes of the value what `transformFromJSON` makes of its object.
        func takes(_ value: NodeView) -> Bool {
            value.kind == .string || FoundationValue.double(value.node) != nil || dates.readsAsHandyJSON
        }

        func read(_ value: NodeView) -> Any? { dates.date(value) }
    }
}

/// Date text in the formatter's format.
///
///     let formatter = DateFormatter()
///     formatter.dateFormat = "dd.MM.yyyy"
///     let transformer = CodingKeys.paid <--- SmartDateFormatTransformer(formatter)
public struct SmartDateFormatTransformer: ValueTransformable {
    private let formatter: DateFormatter
    /// A transformer by a formatter, which is used as it is, with its locale, calendar and time zone.
    ///
    /// - Parameter formatter: Reads and writes the text.
    public init(_ formatter: DateFormatter) { self.formatter = formatter }
    /// A transformer by a format in the POSIX locale and the default time zone.
    ///
    ///     CodingKeys.day <--- SmartDateFormatTransformer(format: "yyyy-MM-dd")
    ///
    /// - Parameter format: A Unicode date format (UTS #35), as DateFormatter takes it.
    public init(format: String) {
        formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
    }
    /// The date that the formatter reads from text; nil for a value that is not text, and for text that it cannot read.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The date, or nil.
    public func transformFromJSON(_ value: Any?) -> Date? {
        (value as? String).flatMap { formatter.quickDate(from: $0) }
    }
    /// The text that the formatter writes.
    ///
    /// - Parameter value: The date.
    /// - Returns: A number or a text.
    public func transformToJSON(_ value: Date?) -> String? { value.map { formatter.quickString(from: $0) } }
}

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
