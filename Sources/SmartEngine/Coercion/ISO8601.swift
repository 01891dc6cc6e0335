import Foundation

/// The two forms of ISO 8601 that are read and written: by arithmetic, and by Foundation where they are unusual.
package enum ISO8601 {
    private static let whole = NumericDateFormat("yyyy-MM-dd'T'HH:mm:ssZZZZZ")
    private static let withFraction = NumericDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ")
    /// The formatters are kept, since making one takes 600 thousand instructions.
    private static let formatters = Guarded((make([]), make(.withFractionalSeconds)))

    private static func make(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = options.union(.withInternetDateTime)
        return formatter
    }

    // MARK: As ISO8601DateFormatter

    /// Calls `body` with the bytes of the date's text.
    package static func write(_ date: Date, hasFraction: Bool = false, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if (hasFraction ? withFraction : whole)?.write(date.wholeMilliseconds, body) == true { return }
        var text = formatters.read { (hasFraction ? $0.1 : $0.0).string(from: date) }
        text.withUTF8(body)
    }

    package static func text(_ date: Date, hasFraction: Bool = false) -> String {
        var text = ""
        write(date, hasFraction: hasFraction) { text = String(decoding: $0, as: UTF8.self) }
        return text
    }

    // MARK: As the strategy of JSONDecoder and JSONEncoder

    /// Calls `body` with the date's text. It leaves the fraction out, where the formatter rounds.
    static func writeByStrategy(_ date: Date, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if whole?.write(date.timeIntervalSince1970.rounded(.down) * 1000, body) == true { return }
        var text = date.formatted(.iso8601)
        text.withUTF8(body)
    }

    /// Reads a date as the strategy does. The formatters accept more, an exponent in the seconds for example.
    static func strategy(_ view: NodeView) -> Date? {
        let date = read(view) { reader, offset in
            // The sum that JSONDecoder makes, to the last bit.
            let midnight = Double(reader.day.days) * 86400 - Date.timeIntervalBetween1970AndReferenceDate
            let time = Double(reader.timeOfDay) + reader.fraction
            return Date(timeIntervalSinceReferenceDate: midnight + time - Double(offset))
        }
        if let date { return date }
        let text = view.string
        if let date = try? Date.ISO8601FormatStyle().parse(text) { return date }
        // This serves systems where the style for whole seconds refuses a fraction.
        return try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
    }

    private static func read(_ view: NodeView, _ date: (DateTextReader, _ offset: Int) -> Date) -> Date? {
        view.withUTF8 { bytes in
            var reader = DateTextReader(bytes)
            return reader.strictISO8601().map { date(reader, $0) }
        }
    }
}
