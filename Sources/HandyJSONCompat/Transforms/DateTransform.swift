import Foundation
import SmartEngine

/// A date as seconds since 1970.
///
///     mapper <<< self.createdAt <-- DateTransform()     // {"createdAt": 1500000000.5}
///
/// JSON form: Double. Reads a number, or a text by its leading number (`"42.5"`); a text without one counts as 0, so
/// `"abc"` is 1970. Rule: HandyJSON 5.0.4. Unlike there, a result that is not finite gives nil, since a date of NaN or
/// infinity traps when printed.
open class DateTransform: TransformType {
    /// The type of the property.
    public typealias Object = Date
    /// The form in JSON.
    public typealias JSON = Double

    /// Takes no options.
    public init() {}

    /// The date of a number, or of a text by its leading number; nil for any other value, and for numbers that are not
    /// finite. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> Date? {
        LeadingNumber.date(value)
    }

    /// The date as seconds since 1970.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: Date?) -> Double? {
        value?.timeIntervalSince1970
    }
}

/// A date as text, read and written by the formatter that you give.
///
///     class DayTransform: DateFormatterTransform {
///         init() { super.init(dateFormatter: DayTransform.formatter) }
///     }
///
/// JSON form: String. A text that the formatter cannot read gives nil, as does any other value. Rule: HandyJSON 5.0.4.
open class DateFormatterTransform: TransformType {
    /// The type of the property.
    public typealias Object = Date
    /// The form in JSON.
    public typealias JSON = String

    private let source: FormatterSource

    /// The formatter of this transform. Changing it changes this transform only.
    public var dateFormatter: DateFormatter { source.own() }

    /// A transform by a formatter, which is used as it is, with its locale, calendar and time zone.
    ///
    /// - Parameter dateFormatter: Reads and writes the text.
    public init(dateFormatter: DateFormatter) {
        source = FormatterSource(dateFormatter)
    }

    /// A transform for a fixed format. `mapping` makes a transform for every instance, and making a formatter takes
    /// longer than decoding a screen's worth of models. So transforms of one format share one until `dateFormatter` is
    /// accessed.
    init(posixFormat format: String) {
        source = FormatterSource(nil, format: format)
    }

    /// The date that the formatter reads from text; nil for a value that is not text, and for text that it cannot read.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> Date? {
        guard let text = value as? String else { return nil }
        return source.date(text)
    }

    /// The text that the formatter writes.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: Date?) -> String? {
        guard let value else { return nil }
        return source.text(value)
    }
}

/// A transform's formatter: the one that was given, or one that is shared by format until `dateFormatter` is accessed.
private final class FormatterSource: Sendable {
    private let format: PosixDateFormat
    private let formatter: Guarded<DateFormatter?>

    init(_ formatter: DateFormatter?, format: String = "") {
        self.formatter = Guarded(formatter)
        self.format = PosixDateFormat.of(format)
    }

    func own() -> DateFormatter {
        formatter.update { formatter in
            if let formatter { return formatter }
            let made = format.makeFormatter()
            formatter = made
            return made
        }
    }

    func date(_ text: String) -> Date? {
        guard let given else { return format.date(text, in: NSTimeZone.default) }
        return given.quickDate(from: text)
    }

    func text(_ date: Date) -> String {
        given?.quickString(from: date) ?? format.text(date, in: NSTimeZone.default)
    }

    private var given: DateFormatter? {
        // The user's formatter may be a subclass of theirs.
        willRunUserCode()
        return formatter.read { $0 }
    }
}

/// A date as text in a Unicode date format.
///
///     mapper <<< self.birthday <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd")
///
/// JSON form: String. The locale is en_US_POSIX; the time zone is the device's unless the format has one. Rule:
/// HandyJSON 5.0.4.
open class CustomDateFormatTransform: DateFormatterTransform {
    /// A transform with a format.
    ///
    /// - Parameter formatString: A Unicode date format (UTS #35), as DateFormatter takes it.
    public init(formatString: String) {
        super.init(posixFormat: formatString)
    }
}

/// A date as ISO 8601 text with a time zone and without fractions of a second.
///
///     mapper <<< self.updatedAt <-- ISO8601DateTransform()     // {"updatedAt": "2017-07-14T02:40:00Z"}
///
/// JSON form: String, `yyyy-MM-dd'T'HH:mm:ssZZZZZ` in the device's time zone. Rule: HandyJSON 5.0.4.
open class ISO8601DateTransform: DateFormatterTransform {
    /// Takes no options.
    public init() {
        super.init(posixFormat: "yyyy-MM-dd'T'HH:mm:ssZZZZZ")
    }
}
