import Foundation

enum DateReading {
    /// The forms servers use; see `DateText`.
    static func tolerant(_ view: NodeView) -> DateText? {
        switch view.kind {
        case .int, .uint, .double: return DateText.number(view.doubleValue)
        case .string: return DateText.text(view.string)
        default: return nil
        }
    }

    /// What a property of a HandyJSON model takes, which has no transform: a number or numeric text for seconds.
    static func secondsOrISO8601(_ view: NodeView) -> Date? {
        if view.isNumber { return seconds(view).map { Date(timeIntervalSince1970: $0) } }
        guard view.kind == .string else { return nil }
        let text = view.string
        if let seconds = Double(text), seconds.isFinite { return Date(timeIntervalSince1970: seconds) }
        return iso8601(text)
    }

    /// Nil where the value does not have the strategy's form; `.deferredToDate` and `.custom` are the decoder's
    /// business.
    static func byStrategy(_ view: NodeView, _ strategy: JSONDecoder.DateDecodingStrategy) -> Date? {
        if view.isTiny { return nil }
        switch strategy {
        case .secondsSince1970: return seconds(view).map { Date(timeIntervalSince1970: $0) }
        case .millisecondsSince1970: return seconds(view).map { Date(timeIntervalSince1970: $0 / 1000) }
        case .iso8601: return view.kind == .string && hasISO8601Separators(view.string) ? iso8601(view.string) : nil
        #if canImport(Darwin)
        case .formatted(let formatter): return view.kind == .string ? formatter.date(from: view.string) : nil
        #endif
        case .deferredToDate: return seconds(view).map { Date(timeIntervalSinceReferenceDate: $0) }
        default: return nil
        }
    }

    /// A number that a date can be made of: a date of infinity traps when it is printed.
    private static func seconds(_ view: NodeView) -> Double? {
        view.isNumber && view.doubleValue.isFinite ? view.doubleValue : nil
    }

    /// Whether the text begins with numbers for a date and a time and what stands between them. The formatter takes
    /// `4-1,1T8:5:0Z` as well.
    private static func hasISO8601Separators(_ text: String) -> Bool {
        var rest = text.utf8[...]
        for separator in "--T::".utf8 {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest[digits.endIndex...]
            guard !digits.isEmpty, rest.popFirst() == separator else { return false }
        }
        return rest.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    private static func iso8601(_ text: String) -> Date? {
        ISO8601.whole.date(from: text) ?? ISO8601.withFraction.date(from: text)
    }
}
