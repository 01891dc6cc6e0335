import Foundation

/// A date as text, read and written by the formatter that you give.
///
///     class DayTransform: DateFormatterTransform {
///         init() { super.init(dateFormatter: DayTransform.formatter) }
///     }
///
/// JSON form: String. A text that the formatter cannot read gives nil, as does any other value. Rule: HandyJSON 5.0.4.
open class DateFormatterTransform: TransformType {
    public typealias Object = Date
    public typealias JSON = String

    public let dateFormatter: DateFormatter

    public init(dateFormatter: DateFormatter) {
        self.dateFormatter = dateFormatter
    }

    open func transformFromJSON(_ value: Any?) -> Date? {
        (value as? String).flatMap(dateFormatter.date(from:))
    }

    open func transformToJSON(_ value: Date?) -> String? {
        value.map(dateFormatter.string(from:))
    }
}

extension DateFormatter {
    /// A formatter for texts that machines exchange: the user's locale and calendar settings have no influence.
    convenience init(posixFormat format: String) {
        self.init()
        locale = Locale(identifier: "en_US_POSIX")
        dateFormat = format
    }
}
