import Foundation

/// A formatter for each fixed format: making one takes longer than decoding a screen's worth of models.
package enum PosixFormatters {
    private static let formatters = Guarded(RareTable<String, DateFormatter>())

    /// Calls `body` with the format's formatter, which one thread uses at a time.
    package static func use<R>(_ format: String, in zone: TimeZone, _ body: (DateFormatter) -> R) -> R {
        formatters.update { formatters in
            let formatter = formatters[format] ?? DateFormatter(posixFormat: format)
            if formatters.count >= 64 { formatters = RareTable() }
            formatters[format] = formatter
            // Formatters keep the zone in which they were made, whatever the process's becomes.
            if formatter.timeZone != zone { formatter.timeZone = zone }
            return body(formatter)
        }
    }
}

extension DateFormatter {
    /// A formatter for texts that machines exchange: the user's locale and calendar settings have no influence.
    package convenience init(posixFormat format: String) {
        self.init()
        locale = Locale(identifier: "en_US_POSIX")
        dateFormat = format
    }
}
