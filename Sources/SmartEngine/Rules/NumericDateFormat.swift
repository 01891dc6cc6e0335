import Foundation

/// A DateFormatter's format in which every part is a number of fixed width: `yyyy-MM-dd HH:mm:ss`, with literal text,
/// and perhaps with an offset (`Z`, `ZZZZZ`, `XXX`). Dates in it are read and written by arithmetic, to the letter as
/// by a DateFormatter with the locale en_US_POSIX.
struct NumericDateFormat: Sendable {
    private enum Part {
        case literal(UInt8)
        case year, month, day, hour, minute, second
        /// A fraction of a second with this number of digits.
        case fraction(Int)
        /// `+0800`, or `+08:00` and `Z`.
        case offset(hasColon: Bool)
    }

    private var parts: [Part] = []

    /// Reads a format; nil if it has other parts. O(n).
    init?(_ format: String) {
        var rest = Array(format.utf8)[...]
        var isQuoted = false
        var letters: [UInt8] = []
        while let byte = rest.popFirst() {
            // A formatter takes what follows for more of the offset.
            if case .offset? = parts.last { return nil }
            switch byte {
            case UInt8(ascii: "'"):
                // Two quotes stand for a quote itself, inside quotes and outside.
                if rest.first == byte { parts.append(.literal(rest.removeFirst())) } else { isQuoted.toggle() }
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                if isQuoted {
                    parts.append(.literal(byte))
                    continue
                }
                let others = rest.prefix { $0 == byte }.count
                rest.removeFirst(others)
                guard !letters.contains(byte), let part = Self.part(byte, others + 1) else { return nil }
                letters.append(byte)
                parts.append(part)
            // A formatter takes a literal digit for a digit of the number beside it.
            case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
            default: parts.append(.literal(byte))
            }
        }
        if isQuoted || parts.count > 64 { return nil }
    }

    private static func part(_ letter: UInt8, _ width: Int) -> Part? {
        switch (Unicode.Scalar(letter), width) {
        case ("y", 4): return .year
        case ("M", 2): return .month
        case ("d", 2): return .day
        case ("H", 2): return .hour
        case ("m", 2): return .minute
        case ("s", 2): return .second
        case ("S", 1...9): return .fraction(width)
        case ("Z", 1...3): return .offset(hasColon: false)
        case ("Z", 5), ("X", 3): return .offset(hasColon: true)
        default: return nil
        }
    }

    /// Calls `body` with the bytes of the date `milliseconds` after 1970, a whole number, for clocks that are `offset`
    /// seconds east of Greenwich. False outside the years 1 to 9999, and for offsets with seconds, which formatters
    /// round in fixed zones.
    func write(_ milliseconds: Double, offset: Int = 0, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        let local = milliseconds + Double(offset * 1000)
        guard -62_135_769_600_000..<253_402_300_800_000 ~= local, offset % 60 == 0 else { return false }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: parts.count * 9 + 1) { buffer in
            guard let start = buffer.baseAddress else { return false }
            body(UnsafeBufferPointer(start: start, count: fill(start, local, offset)))
            return true
        }
    }

    // A separate function, since the optimiser makes a copy of `write` for each `body`.
    @inline(never)
    private func fill(_ start: UnsafeMutablePointer<UInt8>, _ local: Double, _ offset: Int) -> Int {
        // An Int of 32 bits would not hold milliseconds.
        let days = (local / 86_400_000).rounded(.down)
        let time = Int(local - days * 86_400_000)
        let day = CivilDay(days: Int(days))
        var digits = Digits(next: start)
        for part in parts {
            switch part {
            case .literal(let byte): digits.byte(byte)
            case .year:
                digits.pair(day.year / 100)
                digits.pair(day.year % 100)
            case .month: digits.pair(day.month)
            case .day: digits.pair(day.day)
            case .hour: digits.pair(time / 3_600_000)
            case .minute: digits.pair(time / 60_000 % 60)
            case .second: digits.pair(time / 1000 % 60)
            case .fraction(let width):
                for place in 0..<width { digits.digit(place < 3 ? time / Self.powersOfTen[2 - place] % 10 : 0) }
            case .offset(true) where offset == 0: digits.byte(UInt8(ascii: "Z"))
            case .offset(let hasColon):
                digits.byte(UInt8(ascii: offset < 0 ? "-" : "+"))
                digits.pair(abs(offset) / 3600)
                if hasColon { digits.byte(UInt8(ascii: ":")) }
                digits.pair(abs(offset) / 60 % 60)
            }
        }
        return digits.next - start
    }

    /// Reads a date. Nil for text that is not exactly in this form, and for dates that do not exist, or exist twice in
    /// the zone.
    func date(_ text: String, in zone: TimeZone) -> Date? {
        var copy = text
        return copy.withUTF8 { bytes in
            var reader = DateTextReader(bytes)
            return date(&reader, in: zone)
        }
    }

    private func date(_ reader: inout DateTextReader, in zone: TimeZone) -> Date? {
        var day = CivilDay(year: 0, month: 1, day: 1)
        var (hour, minute, second, milliseconds) = (0, 0, 0, 0)
        var offset: Int?
        for part in parts {
            let isRead: Bool
            switch part {
            case .literal(let byte): isRead = reader.take(byte)
            case .year: isRead = reader.digits(4, into: &day.year)
            case .month: isRead = reader.digits(2, into: &day.month)
            case .day: isRead = reader.digits(2, into: &day.day)
            case .hour: isRead = reader.digits(2, into: &hour)
            case .minute: isRead = reader.digits(2, into: &minute)
            case .second: isRead = reader.digits(2, into: &second)
            case .fraction(let width):
                isRead = reader.digits(width, into: &milliseconds)
                for _ in width..<max(width, 3) { milliseconds *= 10 }
                for _ in 3..<max(width, 3) { milliseconds /= 10 }
            case .offset(let hasColon):
                offset = reader.offset(hasColon: hasColon)
                isRead = offset != nil
            }
            guard isRead else { return nil }
        }
        guard reader.isAtEnd, day.year > 0, day.isValid, hour < 24, minute < 60, second < 60 else { return nil }
        let clock = Double(day.days) * 86_400 + Double(hour * 3600 + minute * 60 + second)
        guard let offset = offset ?? ZoneOffsets.offset(onClock: clock, in: zone) else { return nil }
        return Date(timeIntervalSince1970: ((clock - Double(offset)) * 1000 + Double(milliseconds)) / 1000)
    }

    func write(_ date: Date, in zone: TimeZone, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        let milliseconds = date.wholeMilliseconds
        guard abs(milliseconds) < 1e15 else { return false }
        return write(milliseconds, offset: ZoneOffsets.offset(at: milliseconds / 1000, in: zone), body)
    }

    private struct Digits {
        var next: UnsafeMutablePointer<UInt8>

        mutating func byte(_ byte: UInt8) {
            next.pointee = byte
            next += 1
        }

        mutating func digit(_ value: Int) { byte(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)) }

        mutating func pair(_ value: Int) {
            digit(value / 10)
            digit(value % 10)
        }
    }

    private static let powersOfTen = [1, 10, 100]
}

extension Date {
    /// Whole milliseconds since 1970, rounded as Foundation's formatters round.
    var wholeMilliseconds: Double { (timeIntervalSince1970 * 1000 + 0.5).rounded(.down) }
}

/// A day of the calendar that Foundation's formatters and calendars count by: Gregorian from 15 October 1582, Julian
/// before.
struct CivilDay {
    var year = 1970, month = 1, day = 1

    init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    /// The day that is `days` days after 1 January 1970; not before the year 0.
    init(days: Int) {
        // Years are counted from March, so that the leap day comes last.
        var count = days + 719_468
        if days < -141_427 {
            count += 2
        } else {
            let century = (4 * count + 3) / 146_097
            count += century - century / 4
        }
        let yearFromMarch = (4 * count + 3) / 1461
        let dayOfYear = count - 1461 * yearFromMarch / 4
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = monthFromMarch < 10 ? yearFromMarch : yearFromMarch + 1
    }

    /// The number of days since 1 January 1970.
    var days: Int {
        let yearFromMarch = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let julian = yearFromMarch * 365 + (yearFromMarch >> 2) + dayOfYear - 719_470
        return isJulian ? julian : julian + 2 - yearFromMarch / 100 + yearFromMarch / 400
    }

    /// Whether the month has such a day.
    var isValid: Bool {
        switch month {
        case 4, 6, 9, 11: return (1...30).contains(day)
        case 2: return (1...(isLeapYear ? 29 : 28)).contains(day)
        default: return (1...12).contains(month) && (1...31).contains(day)
        }
    }

    private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0 || year < 1582) }

    private var isJulian: Bool { (year, month, day) < (1582, 10, 15) }
}

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
