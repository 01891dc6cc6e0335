import Foundation

/// The two forms of ISO 8601 that are read and written.
enum ISO8601 {
    static var whole: ISO8601DateFormatter { make([.withInternetDateTime]) }
    static var withFraction: ISO8601DateFormatter { make([.withInternetDateTime, .withFractionalSeconds]) }

    private static func make(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = options
        return formatter
    }
}
