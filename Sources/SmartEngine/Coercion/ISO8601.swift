import Foundation

/// The two forms of ISO 8601 that are read and written.
package enum ISO8601 {
    package static var whole: ISO8601DateFormatter { make([.withInternetDateTime]) }
    package static var withFraction: ISO8601DateFormatter { make([.withInternetDateTime, .withFractionalSeconds]) }

    /// By JSONDecoder's `.iso8601`. The formatters accept more, an exponent in the seconds for example.
    static func strategy(_ text: String) -> Date? {
        if let date = try? Date.ISO8601FormatStyle().parse(text) { return date }
        // For systems where the style for whole seconds refuses a fraction.
        return try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
    }

    /// By the formatters.
    static func date(_ text: String) -> Date? { whole.date(from: text) ?? withFraction.date(from: text) }

    private static func make(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = options
        return formatter
    }
}
