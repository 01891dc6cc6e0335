import Foundation

/// Dates in the forms servers send them in: the one table for all APIs: `Date`, `@SmartDate` and
/// `SmartDateTransformer`.
///
///     1712491800, "1712491800"                seconds since 1970: numbers below 10^11
///     1712491800000, "1712491800000"          milliseconds: from 10^11 (1973 in milliseconds, 5138 in seconds) to 10^14
///     "2024-04-07T12:30:00Z"                  `-` or `/` or `.` between the parts of the date, `T` or a space before
///     "2024/04/07 12:30:00.123 +0800"         the time; seconds, a fraction and the offset may be missing
///     "2024-04-07"
///     "20240407", "20240407123000"
///     "04/07/2024"                            month, day, year
///     "Sun, 07 Apr 2024 12:30:00 GMT"         RFC 1123
///
/// A year has four digits, the parts of a date have their usual range, and the text contains nothing else, so that no
/// date of another century results. Forms without an offset are read in the default time zone, as a DateFormatter does.
package struct DateText {
    package let date: Date
    package let form: Form
    /// For a text of the form `.other`: a DateFormatter's format for it, if one was asked for. The offset is in seconds
    /// east of Greenwich; nil if the text has none.
    var format: String?
    var offset: Int?

    package enum Form: Equatable {
        case seconds, milliseconds
        /// `2024-04-07T12:30:00Z`, `2024-04-07T12:30:00.123Z`.
        case iso8601(hasFraction: Bool)
        case other
    }

    /// A number of seconds or milliseconds, by its size. Nil beyond 10^14, which is a date in neither unit.
    package static func number(_ value: Double) -> DateText? {
        let size = abs(value)
        if size < 1e11 { return DateText(date: Date(timeIntervalSince1970: value), form: .seconds) }
        guard size < 1e14 else { return nil }
        return DateText(date: Date(timeIntervalSince1970: value / 1000), form: .milliseconds)
    }

    /// Reads a date from a text that is in one of the forms. O(n).
    package static func text(_ text: String) -> DateText? {
        var copy = text
        return copy.withUTF8 { DateText.text($0) }
    }

    static func text(_ bytes: UnsafeBufferPointer<UInt8>, withFormat: Bool = false) -> DateText? {
        guard bytes.count <= 64 else { return nil }
        var reader = DateTextReader(bytes, makesFormat: withFormat)
        return reader.read() ?? Double(String(decoding: bytes, as: UTF8.self)).flatMap { number($0) }
    }

    /// Calls `body` with the bytes of a text that was read if it is of this date, and otherwise with the date in its
    /// form.
    package static func write(_ date: Date, like text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var copy = text
        copy.withUTF8 { bytes in
            if DateText.text(bytes)?.date == date { return body(bytes) }
            guard let known = DateText.text(bytes, withFormat: true), let format = known.format else { return }
            let zone = known.offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? NSTimeZone.default
            PosixDateFormat.of(format).write(date, in: zone, body)
        }
    }
}
