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

/// Reads the forms of `DateText` that are not numbers.
struct DateTextReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var next = 0

    private(set) var day = CivilDay(year: 0, month: 0, day: 0)
    private var hour = 0, minute = 0, second = 0
    private(set) var fraction = 0.0
    private var fractionDigits = 0
    private var hasTime = false, hasSeconds = false, isISO8601 = false
    /// The offset in seconds east of Greenwich, and where its text begins; nil where the text has none.
    private var offset: Int?
    private var zoneStart = 0
    private let makesFormat: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, makesFormat: Bool = false) {
        self.bytes = bytes
        self.makesFormat = makesFormat
    }

    mutating func read() -> DateText? {
        switch leadingDigits {
        case 4: return yearFirst()
        case 8, 14: return compact()
        case 2: return monthFirst()
        case 0: return rfc1123()
        default: return nil
        }
    }

    // MARK: Forms

    private mutating func yearFirst() -> DateText? {
        guard let year = digits(4), let separator = one(of: "-", "/", "."), let month = digits(2), take(separator),
            let day = digits(2)
        else { return nil }
        self.day = CivilDay(year: year, month: month, day: day)
        var dateFormat: String {
            let character = Character(Unicode.Scalar(separator))
            return "yyyy\(character)MM\(character)dd"
        }
        if isAtEnd { return result(dateFormat) }
        guard let between = one(of: "T", " ", "t"), time(), zone(), isAtEnd else { return nil }
        isISO8601 = between != UInt8(ascii: " ") && separator == UInt8(ascii: "-") && offset != nil && hasSeconds
        let isUsual =
            isISO8601 && between == UInt8(ascii: "T") && (fractionDigits == 0 || fractionDigits == 3)
            && bytes[19] != UInt8(ascii: ",") && zoneStart + 1 == next && bytes[zoneStart] == UInt8(ascii: "Z")
        return result(
            dateFormat + "'\(Character(Unicode.Scalar(between)))'" + timeFormat + zoneFormat,
            isUsual ? .iso8601(hasFraction: fractionDigits > 0) : .other)
    }

    private mutating func compact() -> DateText? {
        let hasTime = leadingDigits == 14
        // Eight digits may be a number of seconds as well: only those with a year from 1900 to 2199 are dates.
        guard bytes.count == leadingDigits, let year = digits(4), (1900..<2200).contains(year), let month = digits(2),
            let day = digits(2)
        else { return nil }
        self.day = CivilDay(year: year, month: month, day: day)
        guard hasTime else { return result("yyyyMMdd") }
        guard let hour = digits(2), let minute = digits(2), let second = digits(2) else { return nil }
        (self.hour, self.minute, self.second) = (hour, minute, second)
        return result("yyyyMMddHHmmss")
    }

    private mutating func monthFirst() -> DateText? {
        guard let month = digits(2), take(UInt8(ascii: "/")), let day = digits(2), take(UInt8(ascii: "/")),
            let year = digits(4), isAtEnd
        else { return nil }
        self.day = CivilDay(year: year, month: month, day: day)
        return result("MM/dd/yyyy")
    }

    private mutating func rfc1123() -> DateText? {
        guard word(of: Self.weekdays) != nil, take(UInt8(ascii: ",")), take(UInt8(ascii: " ")),
            let day = digits(2), take(UInt8(ascii: " ")), let month = word(of: Self.months), take(UInt8(ascii: " ")),
            let year = digits(4), take(UInt8(ascii: " ")), time(), hasSeconds, zone(), offset != nil, isAtEnd
        else { return nil }
        self.day = CivilDay(year: year, month: month + 1, day: day)
        return result("EEE, dd MMM yyyy HH:mm:ss" + zoneFormat)
    }

    // MARK: Parts

    /// Reads a time of day: `12:30`, `12:30:00`, `12:30:00.123`.
    private mutating func time() -> Bool {
        guard let hour = digits(2), take(UInt8(ascii: ":")), let minute = digits(2) else { return false }
        (self.hour, self.minute, hasTime) = (hour, minute, true)
        guard take(UInt8(ascii: ":")) else { return true }
        guard let second = digits(2) else { return false }
        (self.second, hasSeconds) = (second, true)
        guard one(of: ".", ",") != nil else { return true }
        var scale = 1.0
        var value = 0.0
        while let digit = digits(1) {
            fractionDigits += 1
            // Beyond the precision of a Date.
            if fractionDigits > 9 { continue }
            scale *= 10
            value = value * 10 + Double(digit)
        }
        fraction = value / scale
        return fractionDigits > 0
    }

    /// Reads an offset with a space before it: nothing, or `Z`, `GMT`, `UTC`, `+08:00`, `+0800`, `+08`.
    private mutating func zone() -> Bool {
        if isAtEnd { return true }
        zoneStart = next
        _ = take(UInt8(ascii: " "))
        if one(of: "Z", "z") != nil || word(of: ["GMT", "UTC"]) != nil {
            offset = 0
            return true
        }
        guard let sign = one(of: "+", "-"), let hours = digits(2), hours < 24 else { return false }
        var seconds = hours * 3600
        let hasColon = take(UInt8(ascii: ":"))
        if !isAtEnd || hasColon {
            guard let minutes = digits(2), minutes < 60 else { return false }
            seconds += minutes * 60
        }
        offset = sign == UInt8(ascii: "-") ? -seconds : seconds
        return true
    }

    /// The text of the offset as a literal, for the formatter's format; empty if there is no offset.
    private var zoneFormat: String {
        offset == nil ? "" : "'" + String(decoding: bytes[zoneStart..<next], as: UTF8.self) + "'"
    }

    private var timeFormat: String {
        guard hasSeconds else { return "HH:mm" }
        return fractionDigits == 0 ? "HH:mm:ss" : "HH:mm:ss." + String(repeating: "S", count: fractionDigits)
    }

    // MARK: Result

    private func result(_ format: @autoclosure () -> String, _ form: DateText.Form = .other) -> DateText? {
        // A second may be a leap second.
        guard day.isValid, hour < 24, minute < 60, second <= 60 else { return nil }
        let clock = seconds(0)
        // NSTimeZone.default, as formatters use: TimeZone.current is the system's, whatever the app has set.
        let east = offset ?? ZoneOffsets.laterOffset(onClock: clock, in: NSTimeZone.default)
        let date = Date(timeIntervalSince1970: clock - Double(east) + fraction)
        return DateText(date: date, form: form, format: makesFormat ? format() : nil, offset: offset)
    }

    /// Whole seconds since 1970.
    func seconds(_ offset: Int) -> Double {
        // An Int of 32 bits would not hold them.
        Double(day.days) * 86400 + Double(timeOfDay - offset)
    }

    /// The time of day in seconds.
    var timeOfDay: Int { hour * 3600 + minute * 60 + second }

    /// Reads a text in the part of ISO 8601 that all of Foundation's readers read in the same way, with at most
    /// milliseconds, and returns its offset.
    mutating func strictISO8601() -> Int? {
        guard (20...30).contains(bytes.count), bytes[10] == UInt8(ascii: "T"), bytes[19] != UInt8(ascii: ","),
            !bytes.contains(UInt8(ascii: " ")), read() != nil, isISO8601, let offset,
            fractionDigits <= 3, second < 60, abs(offset) <= 18 * 3600
        else { return nil }
        return offset
    }

    // MARK: Bytes

    var isAtEnd: Bool { next == bytes.count }

    private var leadingDigits: Int { bytes.firstIndex { !Self.isDigit($0) } ?? bytes.count }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// Reads a number of exactly `count` digits.
    private mutating func digits(_ count: Int) -> Int? {
        guard next + count <= bytes.count else { return nil }
        var value = 0
        for place in next..<next + count {
            let digit = bytes[place] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        next += count
        return value
    }

    mutating func digits(_ count: Int, into value: inout Int) -> Bool {
        guard let read = digits(count) else { return false }
        value = read
        return true
    }

    /// Reads an offset: `+0800`; with a colon, `+08:00` or `Z`. Nil if a formatter may read it differently.
    mutating func offset(hasColon: Bool) -> Int? {
        if hasColon, take(UInt8(ascii: "Z")) { return 0 }
        guard let sign = one(of: "+", "-"), let hours = digits(2), hours < 15, !hasColon || take(UInt8(ascii: ":")),
            let minutes = digits(2), minutes < 60
        else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard !isAtEnd, bytes[next] == byte else { return false }
        next += 1
        return true
    }

    private mutating func one(of a: Unicode.Scalar, _ b: Unicode.Scalar, _ c: Unicode.Scalar? = nil) -> UInt8? {
        guard !isAtEnd else { return nil }
        let byte = bytes[next]
        guard byte == UInt8(ascii: a) || byte == UInt8(ascii: b) || c.map({ byte == UInt8(ascii: $0) }) == true else {
            return nil
        }
        next += 1
        return byte
    }

    /// Reads a word of three letters, and returns its index.
    private mutating func word(of words: [String]) -> Int? {
        guard next + 3 <= bytes.count else { return nil }
        let found = bytes[next..<next + 3]
        guard let index = words.firstIndex(where: { $0.utf8.elementsEqual(found) }) else { return nil }
        next += 3
        return index
    }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}

package enum DateReading {
    /// Reads a date in the forms that servers use; see `DateText`.
    package static func tolerant(_ view: NodeView) -> DateText? {
        switch view.kind {
        case .int, .uint, .double: return DateText.number(view.doubleValue)
        case .string: return view.withUTF8 { DateText.text($0) }
        default: return nil
        }
    }

    /// Reads a date by a decoder's strategy. Nil if the value does not have the strategy's form; the decoder handles
    /// `.deferredToDate` and `.custom`.
    package static func byStrategy(_ view: NodeView, _ strategy: JSONDecoder.DateDecodingStrategy) -> Date? {
        if view.isTiny { return nil }
        switch strategy {
        case .secondsSince1970: return seconds(view).map { Date(timeIntervalSince1970: $0) }
        case .millisecondsSince1970: return seconds(view).map { Date(timeIntervalSince1970: $0 / 1000) }
        case .iso8601: return view.kind == .string ? ISO8601.strategy(view) : nil
        #if canImport(Darwin)
        case .formatted(let formatter): return view.kind == .string ? formatter.quickDate(from: view.string) : nil
        #endif
        case .deferredToDate: return seconds(view).map { Date(timeIntervalSinceReferenceDate: $0) }
        default: return nil
        }
    }

    /// A number of seconds that a date can be made of: a date of infinity traps when printed.
    private static func seconds(_ view: NodeView) -> Double? {
        view.isNumber && view.doubleValue.isFinite ? view.doubleValue : nil
    }
}

/// Dates as HandyJSON's DateTransform reads them.
package enum LeadingNumber {
    /// Seconds since 1970: a number, a boolean, or the number that a text begins with, 0 without one. Nil for other
    /// values, and for numbers that are not finite. O(n).
    package static func date(_ value: Any?) -> Date? {
        let seconds: Double
        if let number = value.flatMap({ NSNumber.of($0) }) {
            seconds = number.doubleValue
        } else if let text = value as? String {
            seconds = of(text)
        } else {
            return nil
        }
        return seconds.isFinite ? Date(timeIntervalSince1970: seconds) : nil
    }

    /// The decimal number at the start of a text, 0 if there is none; in O(n). HandyJSON used C's `atof`, which depends
    /// on the process locale.
    @_optimize(size) static func of(_ text: String) -> Double {
        let text = text.drop(while: \.isWhitespace)
        var index = text.startIndex

        func skip(anyOf characters: String) -> Bool {
            guard index < text.endIndex, characters.contains(text[index]) else { return false }
            index = text.index(after: index)
            return true
        }
        func skipDigits(_ digits: String = "0123456789") -> Bool {
            let start = index
            while skip(anyOf: digits) {}
            return index > start
        }

        _ = skip(anyOf: "+-")
        let afterSign = index
        // C reads hexadecimal numbers too; without digits after the x, the number is the 0 before it.
        let isHexadecimal = skip(anyOf: "0") && skip(anyOf: "xX")
        if !isHexadecimal { index = afterSign }
        let digits = isHexadecimal ? "0123456789abcdefABCDEF" : "0123456789"
        let hasInteger = skipDigits(digits)
        var end = index
        if skip(anyOf: "."), skipDigits(digits) || hasInteger { end = index }
        guard end > text.startIndex else { return 0 }
        // An exponent counts only if it has digits: "5 eggs" and "5e" are 5.
        if skip(anyOf: isHexadecimal ? "pP" : "eE") {
            _ = skip(anyOf: "+-")
            if skipDigits() { end = index }
        }
        return Double(String(text[..<end])) ?? 0
    }
}
