import Foundation

/// A DateFormatter's format with the locale en_US_POSIX, for texts that machines exchange: the user's settings have no
/// influence. Dates go through a formatter where the format is not numeric.
package final class PosixDateFormat: Sendable {
    private let format: String
    fileprivate let numeric: NumericDateFormat?
    /// The formatter is made when it is needed, and kept: making one takes longer than decoding a screen's worth of
    /// models.
    private let formatter = Guarded<DateFormatter?>(nil)

    /// A search through a few is faster than a dictionary.
    private static let known = Guarded<[PosixDateFormat]>([])

    package static func of(_ format: String) -> PosixDateFormat {
        if let known = known.read({ $0.first { $0.format == format } }) { return known }
        let made = PosixDateFormat(format)
        known.update { known in
            if known.count >= 32 { known.removeAll() }
            known.append(made)
        }
        return made
    }

    private init(_ format: String) {
        self.format = format
        numeric = NumericDateFormat(format)
    }

    package func date(_ text: String, in zone: TimeZone) -> Date? {
        numeric?.date(text, in: zone) ?? use(zone) { $0.date(from: text) }
    }

    /// Calls `body` with the bytes of the date's text.
    package func write(_ date: Date, in zone: TimeZone, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if numeric?.write(date, in: zone, body) == true { return }
        var text = use(zone) { $0.string(from: date) }
        text.withUTF8(body)
    }

    package func text(_ date: Date, in zone: TimeZone) -> String {
        var text = ""
        write(date, in: zone) { text = String(decoding: $0, as: UTF8.self) }
        return text
    }

    package func makeFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter
    }

    /// One thread uses the formatter at a time.
    private func use<R>(_ zone: TimeZone, _ body: (DateFormatter) -> R) -> R {
        formatter.update { known in
            let formatter = known ?? makeFormatter()
            known = formatter
            // Formatters keep the zone in which they were made, whatever the process's becomes.
            if formatter.timeZone != zone { formatter.timeZone = zone }
            return body(formatter)
        }
    }
}

extension DateFormatter {
    /// Reads a date by arithmetic where that gives the same as `date(from:)`, else by a formatter.
    package func quickDate(from text: String) -> Date? {
        timeZone.flatMap { numeric?.date(text, in: $0) } ?? date(from: text)
    }

    /// Writes a date by arithmetic where that gives the same as `string(from:)`, else by a formatter.
    package func quickString(from date: Date) -> String {
        var text: String?
        if let zone = timeZone, let numeric {
            _ = numeric.write(date, in: zone) { text = String(decoding: $0, as: UTF8.self) }
        }
        return text ?? string(from: date)
    }

    /// The numeric format; nil where the process's settings have an influence. They are read for each date, since they
    /// may change.
    private var numeric: NumericDateFormat? {
        guard type(of: self) == DateFormatter.self, locale?.identifier == "en_US_POSIX", let dateFormat,
            let numeric = PosixDateFormat.of(dateFormat).numeric, !isLenient, !doesRelativeDateFormatting,
            defaultDate == nil, calendar?.identifier == .gregorian,
            gregorianStartDate.map({ $0.timeIntervalSince1970 == -12_219_292_800 }) != false
        else { return nil }
        return numeric
    }
}

/// The offsets of the time zone that was used last. Foundation takes 2,000 instructions to tell one.
enum ZoneOffsets {
    /// The length of a stretch in seconds: offsets were never changed and changed back in less than four days.
    private static let stretch = 262_144.0

    private struct Known {
        var zone: TimeZone
        /// Each offset is at the number of its stretch, modulo the count.
        var offsets = [(number: Int, offset: Int)](repeating: (.min, 0), count: 128)
    }

    private static let known = Guarded<Known?>(nil)

    /// The offset in seconds east of Greenwich, `seconds` after 1970.
    static func offset(at seconds: Double, in zone: TimeZone) -> Int {
        let start = (seconds / stretch).rounded(.down)
        let number = Int(start)
        let place = number & 127
        let found = known.update { known -> Int? in
            guard let known, known.zone == zone, known.offsets[place].number == number else { return nil }
            return known.offsets[place].offset
        }
        if let found { return found }
        func ask(_ seconds: Double) -> Int { zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)) }
        let offset = ask(start * stretch)
        // A zone that follows the system's changes without notice.
        guard offset == ask((start + 1) * stretch), zone != .autoupdatingCurrent else { return ask(seconds) }
        known.update { known in
            if known?.zone != zone { known = Known(zone: zone) }
            known?.offsets[place] = (number, offset)
        }
        return offset
    }

    /// The offset in seconds east of Greenwich when the clocks show `seconds` since 1970. Nil if the offset changes
    /// within a day, so that they may show the time twice or never, and if the offset has seconds, which formatters
    /// round in fixed zones.
    static func offset(onClock seconds: Double, in zone: TimeZone) -> Int? {
        let before = offset(at: seconds - 86_400, in: zone)
        return before % 60 == 0 && before == offset(at: seconds + 86_400, in: zone) ? before : nil
    }

    /// The offset in seconds east of Greenwich for any time on the clocks. If they show it twice, the later time
    /// counts, as formatters read it; if they skip it, the offset is that of clocks that were not put forward.
    static func laterOffset(onClock seconds: Double, in zone: TimeZone) -> Int {
        let (before, after) = (offset(at: seconds - 86_400, in: zone), offset(at: seconds + 86_400, in: zone))
        return before == after || offset(at: seconds - Double(after), in: zone) == after ? after : before
    }
}
