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

    private let source: FormatterSource

    /// The formatter of this transform. Changing it changes this transform only.
    public var dateFormatter: DateFormatter { source.own() }

    public init(dateFormatter: DateFormatter) {
        source = FormatterSource(dateFormatter)
    }

    /// For a fixed format. `mapping` makes a transform for every instance, and making a formatter takes longer than decoding a screen's worth of models, so
    /// transforms of one format share one until somebody asks for `dateFormatter`.
    init(posixFormat format: String) {
        source = FormatterSource(format: format)
    }

    open func transformFromJSON(_ value: Any?) -> Date? {
        guard let text = value as? String else { return nil }
        return source.use { $0.date(from: text) }
    }

    open func transformToJSON(_ value: Date?) -> String? {
        guard let value else { return nil }
        return source.use { $0.string(from: value) }
    }
}

/// A transform's formatter: given, or shared by format until it is asked for.
private final class FormatterSource: @unchecked Sendable {
    private let lock = NSLock()
    private let format: String
    private var formatter: DateFormatter?

    init(_ formatter: DateFormatter) {
        self.formatter = formatter
        format = ""
    }

    init(format: String) { self.format = format }

    func own() -> DateFormatter {
        lock.lock()
        defer { lock.unlock() }
        if let formatter { return formatter }
        let made = DateFormatter(posixFormat: format)
        formatter = made
        return made
    }

    func use<R>(_ body: (DateFormatter) -> R) -> R {
        lock.lock()
        let own = formatter
        lock.unlock()
        if let own { return body(own) }
        return SharedFormatters.shared.use(format, body)
    }
}

/// One formatter for each fixed format, used by one thread at a time.
private final class SharedFormatters: @unchecked Sendable {
    static let shared = SharedFormatters()
    private let lock = NSLock()
    private var formatters: [String: DateFormatter] = [:]

    func use<R>(_ format: String, _ body: (DateFormatter) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        let formatter = formatters[format] ?? DateFormatter(posixFormat: format)
        formatters[format] = formatter
        return body(formatter)
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
