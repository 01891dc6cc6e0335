import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// Dates in numeric formats are read and written by arithmetic; a DateFormatter says what is right.
@Suite("Dates by format: as DateFormatter")
struct DateFormatTests {
    static let formats = [
        "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd", "yyyy/MM/dd HH:mm", "yyyyMMddHHmmss", "dd.MM.yyyy HH:mm:ss", "yyyy-MM",
        "yyyy-MM-dd'T'HH:mm:ss.SSS", "yyyy-MM-dd'T'HH:mm:ssZZZZZ", "yyyy-MM-dd HH:mm:ss Z", "yyyy年MM月dd日 HH时mm分",
        "yyyy-MM-dd HH:mm:ss.SSSSSS", "'at' HH 'o''clock', MM/dd/yyyy", "yyyyMMddHHmmssSSS", "HH:mm",
        // What is not numeric.
        "yyyy-M-d H:mm", "dd MMM yyyy, HH:mm", "yy/MM/dd hh:mm a",
    ]

    /// With a gap at midnight, of half an hour, of a day; a summer time of a week, and of four days; offsets with seconds.
    static let zones = [
        "UTC", "Asia/Shanghai", "Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Apia",
        "America/Boa_Vista", "Africa/Freetown", "Europe/Amsterdam", "Africa/Casablanca",
    ].compactMap { TimeZone(identifier: $0) }

    /// Where the offset changes, to the second.
    private static func turns(_ zone: TimeZone) -> [Double] {
        func offset(_ seconds: Double) -> Int { zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)) }
        var turns: [Double] = [0]
        let step = 300_000.0
        for end in stride(from: -2.0e9, to: 2.2e9, by: step) where offset(end - step) != offset(end) {
            var (low, high) = (end - step, end)
            while high - low > 1 {
                let middle = ((low + high) / 2).rounded(.down)
                if offset(middle) == offset(end - step) { low = middle } else { high = middle }
            }
            turns.append(high)
        }
        return turns
    }

    private static func formatter(_ format: String, _ zone: TimeZone) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        formatter.dateFormat = format
        return formatter
    }

    @Test("in every zone", arguments: zones)
    func zone(_ zone: TimeZone) throws {
        var random = Steps(state: 51)
        let turns = Self.turns(zone)
        let greenwich = try #require(TimeZone(secondsFromGMT: 0))
        for format in Self.formats {
            let expected = Self.formatter(format, zone)
            let clock = Self.formatter(format, greenwich)
            let transform = DateFormatterTransform(dateFormatter: Self.formatter(format, zone))
            let native = SmartDateFormatTransformer(Self.formatter(format, zone))
            for index in 0..<32 {
                let near = turns[Int.random(in: 0..<turns.count, using: &random)]
                let around = Double.random(in: -9000...9000, using: &random)
                let seconds =
                    switch index % 4 {
                    case 0: Double.random(in: -62_135_700_000...253_402_200_000, using: &random)
                    case 1: (near + around).rounded() - [0, 0.0004, 0.0005, 0.5][index / 4 % 4]
                    default: near + around
                    }
                let date = Date(timeIntervalSince1970: seconds)
                let written = expected.string(from: date)
                #expect(transform.transformToJSON(date) == written, "\(format), \(seconds)")
                #expect(native.transformToJSON(date) == written, "\(format), \(seconds)")
                // What the clocks show around a change, as it is or with another character.
                let shown = Date(timeIntervalSince1970: near + around + Double(zone.secondsFromGMT(for: date)))
                let text = Self.changed(index % 2 == 0 ? written : clock.string(from: shown), index, &random)
                #expect(transform.transformFromJSON(text) == expected.date(from: text), "\(format), \(text)")
                #expect(native.transformFromJSON(text) == expected.date(from: text), "\(format), \(text)")
            }
        }
    }

    private static func changed(_ text: String, _ index: Int, _ random: inout Steps) -> String {
        var text = Array(text)
        let place = Int.random(in: 0..<text.count, using: &random)
        let character = Array("0123456789-:. +Z").randomElement(using: &random) ?? "0"
        switch index % 8 {
        case 3: text[place] = character
        case 5: text.remove(at: place)
        case 7: text.insert(character, at: place)
        default: break
        }
        return String(text)
    }

    @Test("A format alone is HandyJSON's", arguments: ["2024-02-03", "2024-02-3x", "5"])
    func formatAlone(_ text: String) {
        let native = SmartDateFormatTransformer(format: "yyyy-MM-dd")
        let transform = CustomDateFormatTransform(formatString: "yyyy-MM-dd")
        let date = transform.transformFromJSON(text)
        #expect(native.transformFromJSON(text) == date)
        #expect(native.transformToJSON(date) == transform.transformToJSON(date))
    }

    private struct Bare: HandyJSON {
        var date: Date?
        var list: [Date] = []
    }

    private struct NativeBare: SmartCodable, HandyJSONRules {
        var date: Date?
        var list: [Date] = []
    }

    @Test(
        "a Date without a transform reads what a native one reads",
        arguments: ["\"2024-01-31 08:15:00\"", "\"20240131\"", "\"2024/01/31\"", "1706688900000", "5", "\"1.5\""])
    func bare(_ json: String) throws {
        struct Native: SmartCodable { var date: Date? }
        let text = "{\"date\":\(json),\"list\":[\(json)]}"
        let date = try #require(Native.deserialize(from: text)?.date)
        let (model, native) = (Bare.deserialize(from: text), NativeBare.deserialize(from: text))
        #expect(model?.date == date && model?.list == [date])
        #expect(native?.date == date && native?.list == [date])
    }

    // MARK: Formatters with other settings

    private final class Upside: DateFormatter, @unchecked Sendable {
        override func string(from date: Date) -> String { String(super.string(from: date).reversed()) }
        override func date(from text: String) -> Date? { super.date(from: String(text.reversed())) }
    }

    private static let settings: [(String, @Sendable (DateFormatter) -> Void)] = [
        ("lenient", { $0.isLenient = true }),
        ("another calendar", { $0.calendar = Calendar(identifier: .buddhist) }),
        ("another locale", { $0.locale = Locale(identifier: "ar_EG") }),
        ("another calendar by the locale", { $0.locale = Locale(identifier: "th_TH@calendar=buddhist") }),
        ("a default date", { $0.defaultDate = Date(timeIntervalSince1970: 1e9) }),
        ("another start of the calendar", { $0.gregorianStartDate = Date(timeIntervalSince1970: 1e9) }),
        ("styles", { ($0.dateStyle, $0.timeStyle) = (.short, .none) }),
    ]

    @Test("a formatter's settings hold, whenever they are made", arguments: settings.map(\.0))
    func settingsHold(_ name: String) throws {
        let change = try #require(Self.settings.first { $0.0 == name }?.1)
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        for format in ["yyyy-MM-dd HH:mm:ss", "yyyyMMdd", "yyyy"] {
            let (given, expected) = (Self.formatter(format, zone), Self.formatter(format, zone))
            let transform = DateFormatterTransform(dateFormatter: given)
            for step in 0..<2 {
                for seconds in [-1.5e10, 0, 1e9, 1_711_849_000] {
                    let date = Date(timeIntervalSince1970: seconds)
                    let text = expected.string(from: date)
                    #expect(transform.transformToJSON(date) == text)
                    for text in [text, "2024-02-30 24:00:00", "2024-03-31 02:30:00", "20240230"] {
                        #expect(transform.transformFromJSON(text) == expected.date(from: text), "\(text), step \(step)")
                    }
                }
                change(given)
                change(expected)
            }
        }
    }

    @Test("a formatter's own methods are called")
    func subclass() {
        let formatter = Upside()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        let transform = DateFormatterTransform(dateFormatter: formatter)
        #expect(transform.transformToJSON(Date(timeIntervalSince1970: 0)) == "10-10-0791")
        #expect(transform.transformFromJSON("10-10-0791") == Date(timeIntervalSince1970: 0))
        formatter.timeZone = TimeZone(secondsFromGMT: 3600)
        #expect(transform.transformFromJSON("10-10-0791") == Date(timeIntervalSince1970: -3600))
    }
}
