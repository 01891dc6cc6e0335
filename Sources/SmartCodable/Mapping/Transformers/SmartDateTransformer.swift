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
