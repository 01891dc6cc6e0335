// A plain import: what is overridden or subclassed here must be open to users.
import HandyJSONCompat
import Foundation
import Testing

/// Values as JSONSerialization gives them on this platform.
private func raw(_ json: String) throws -> Any {
    try #require(JSONSerialization.jsonObject(with: Data(#"{"v":\#(json)}"#.utf8)) as? [String: Any])["v"]!
}

/// One row of a table: JSON text → what the transform makes of it.
struct TransformRow<Result: Equatable & Sendable>: Sendable, CustomTestStringConvertible {
    let json: String
    let expected: Result?

    init(_ json: String, _ expected: Result?) {
        self.json = json
        self.expected = expected
    }

    var testDescription: String { json }

    func check<T: TransformType>(
        _ transform: T, sourceLocation: SourceLocation = #_sourceLocation, _ view: (T.Object) -> Result
    ) throws {
        let found = transform.transformFromJSON(try raw(json)).map(view)
        #expect(found == expected, "input \(json)", sourceLocation: sourceLocation)
    }
}

/// What any transform may be handed; none but the closures of TransformOf should make something of it, and nothing may
/// trap.
private var oddInputs: [Any?] {
    [
        nil, NSNull(), Optional<Int>.none as Any, [Any](), [String: Any](), NSArray(), NSDictionary(), NSObject(),
        (1, 2), Data([1]),
        Double.nan, Double.infinity, NSNumber(value: Double.nan), -Double.greatestFiniteMagnitude, UInt64.max,
        Int64.min, true,
        "", " ", "\0", "e", "+", "-.", ".e5", "1e", "1e+", "1e999", "nan", "-inf", "0x10", "😀", "e\u{301}", "http://[",
        "%", "#", "=",
        String(repeating: "9", count: 5_000), String(repeating: "e", count: 5_000), NSString("x"), NSMutableString("7"),
    ]
}

private enum Colour: String { case abc, one = "1" }
private enum Level: Int { case zero, one, two }
private enum Small: UInt8 { case max = 255 }
private enum Ratio: Double { case half = 0.5, two = 2 }

// MARK: TransformOf

@Suite("TransformOf")
struct TransformOfTests {
    @Test(
        "receives a value of its JSON type",
        arguments: [
            TransformRow("3", "3"), TransformRow("-0", "0"), TransformRow("3.0", "3"), TransformRow("true", "1"),
            // Another type arrives as nil, a numeric text too.
            TransformRow(#""x""#, "nil"), TransformRow(#""7""#, "nil"), TransformRow("1.5", "nil"),
            TransformRow("[1]", "nil"),
            TransformRow("18446744073709551615", "nil"),
        ])
    func integers(row: TransformRow<String>) throws {
        try row.check(TransformOf<String, Int>(fromJSON: { $0.map(String.init) ?? "nil" }, toJSON: { _ in nil })) { $0 }
    }

    @Test(
        "receives text only from text",
        arguments: [
            TransformRow(#""a""#, "Ta"), TransformRow(#""""#, "T"), TransformRow("5", nil), TransformRow("true", nil),
        ])
    func text(row: TransformRow<String>) throws {
        try row.check(TransformOf<String, String>(fromJSON: { $0.map { "T" + $0 } }, toJSON: { $0 })) { $0 }
    }

    @Test("receives collections as Swift or Foundation types")
    func collections() throws {
        func count<J>(_: J.Type, _ json: String) throws -> Int {
            var received: J?
            let transform = TransformOf<Int, J>(
                fromJSON: {
                    received = $0; return 1
                }, toJSON: { _ in nil })
            _ = transform.transformFromJSON(try raw(json))
            return received == nil ? 0 : 1
        }
        for json in ["[1,2]", "[]"] {
            #expect(try count([Int].self, json) == 1)
            #expect(try count([Any].self, json) == 1)
            #expect(try count(NSArray.self, json) == 1)
            #expect(try count([String: Any].self, json) == 0)
        }
        #expect(try count([Int].self, #"["a"]"#) == 0)
        for json in [#"{"k":1}"#, "{}"] {
            #expect(try count([String: Int].self, json) == 1)
            #expect(try count([String: Any].self, json) == 1)
            #expect(try count(NSDictionary.self, json) == 1)
            #expect(try count([Any].self, json) == 0)
        }
        #expect(try count(Any.self, "5") == 1)
        #expect(try count(NSNumber.self, "5") == 1)
        #expect(try count(Bool.self, "true") == 1)
        #expect(try count(Double.self, "5") == 1)
    }

    @Test("takes the numbers of a Swift dictionary as those of a JSON text")
    func swiftNumbers() {
        let transform = TransformOf<Double, Double>(fromJSON: { $0 }, toJSON: { $0 })
        for value: Any in [
            5, Int8(5), UInt64(5), Float(5), 5.0, NSNumber(value: 5), NSDecimalNumber(string: "5"), Optional(5) as Any,
        ] {
            #expect(transform.transformFromJSON(value) == 5, "input \(value) of \(type(of: value))")
        }
    }

    @Test("passes nil on as nil, also for a JSON type of Any")
    func nothing() {
        var calls: [String] = []
        let transform = TransformOf<Int, Any>(
            fromJSON: {
                calls.append("from \($0 == nil)"); return nil
            },
            toJSON: {
                calls.append("to \($0 == nil)"); return nil
            })
        #expect(transform.transformFromJSON(nil) == nil)
        #expect(transform.transformToJSON(nil) == nil)
        #expect(calls == ["from true", "to true"])
    }

    @Test("writes with the second closure")
    func writes() {
        let transform = TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })
        #expect(transform.transformToJSON(5) == "n5")
        #expect(transform.transformToJSON(nil) == nil)
    }
}

// MARK: Dates

@Suite("DateTransform")
struct DateTransformTests {
    @Test(
        "reads numbers and numeric texts",
        arguments: [
            TransformRow("42", 42), TransformRow("42.5", 42.5), TransformRow(#""42.5""#, 42.5),
            TransformRow(#""abc""#, 0), TransformRow("true", 1),
            TransformRow("false", 0), TransformRow("-1", -1), TransformRow("1e3", 1000),
            TransformRow("1500000000", 1_500_000_000),
            // More than Double's 53 bits: rounded, where a plain cast gives nil.
            TransformRow("9007199254740993", 9_007_199_254_740_992),
            TransformRow("18446744073709551615", 18_446_744_073_709_551_616),
            TransformRow("1234567890123456789012345678901", 1.234567890123456789e30),
            TransformRow("[42]", nil), TransformRow(#"{"k":42}"#, nil), TransformRow("null", nil),
        ])
    func reads(row: TransformRow<Double>) throws {
        try row.check(DateTransform()) { $0.timeIntervalSince1970 }
    }

    @Test(
        "reads a text by its leading number",
        arguments: [
            ("", 0), (" 7 ", 7), ("+7", 7), ("-7.25", -7.25), ("2018-01-01", 2018), ("1,5", 1), ("1.5.6", 1.5),
            (".5", 0.5), ("5.", 5), ("-.5", -0.5),
            (".", 0), ("-", 0), ("- 5", 0), ("+-5", 0), (".e5", 0), ("e5", 0), ("5 eggs", 5), ("5eggs", 5), ("5e", 5),
            ("5e+", 5), ("5e2", 500),
            ("5E-1", 0.5), ("5.e2", 500), ("5e2.5", 500), ("\n\t5", 5), ("nan", 0), ("inf", 0),
            ("1e-999", 0), ("٥", 0), ("5\u{301}", 0),
            // Hexadecimal, as C's `atof` has it.
            ("0x10", 16), ("-0X1f z", -31), ("0x1.8p+3q", 12), ("0x1.p3", 8), ("0x.8", 0.5), ("0x1e5", 485),
            ("0x1p", 1),
            ("0x", 0), ("0x.", 0), ("+0xg", 0),
        ] as [(String, Double)])
    func leadingNumber(text: String, seconds: Double) {
        #expect(
            DateTransform().transformFromJSON(text)?.timeIntervalSince1970 == seconds, "input \(text.debugDescription)")
    }

    @Test("gives nil where no finite date results")
    func notFinite() {
        for value: Any in [
            Double.nan, Double.infinity, NSNumber(value: -Double.infinity), "1e999", "-1e999",
            String(repeating: "9", count: 400),
        ] {
            #expect(DateTransform().transformFromJSON(value) == nil, "input \(value)")
        }
    }

    @Test("writes seconds and reads them back", arguments: [0, 42.5, -1, 1_500_000_000.125, 4_102_444_800])
    func roundTrip(seconds: Double) throws {
        let json = try #require(DateTransform().transformToJSON(Date(timeIntervalSince1970: seconds)))
        #expect(json == seconds)
        #expect(DateTransform().transformFromJSON(json) == Date(timeIntervalSince1970: seconds))
        #expect(DateTransform().transformFromJSON("\(json)") == Date(timeIntervalSince1970: seconds))
        #expect(DateTransform().transformToJSON(nil) == nil)
    }

    /// Reads as `DateTransform` does, but is another class: the engine cannot know what it does.
    private final class Same: DateTransform {}

    private final class Later: DateTransform {
        override func transformFromJSON(_ value: Any?) -> Date? {
            super.transformFromJSON(value)?.addingTimeInterval(1)
        }
    }

    private struct Dates: HandyJSON {
        var plain = Date(timeIntervalSince1970: 5)
        var plainToo = Date(timeIntervalSince1970: 5)
        var optional: Date? = Date(timeIntervalSince1970: 5)
        var optionalToo: Date? = Date(timeIntervalSince1970: 5)
        var later: Date?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.plain <-- ("v", DateTransform())
            mapper <<< self.plainToo <-- ("v", Same())
            mapper <<< self.optional <-- (["w", "v"], DateTransform())
            mapper <<< self.optionalToo <-- (["w", "v"], Same())
            let transform: DateTransform = Later()
            mapper <<< self.later <-- ("v", transform)
        }
    }

    @Test(
        "makes the same dates where the engine does so in its place",
        arguments: [
            "0", "-0", "-0.0", "7", "-1", "1.5", "1500000000", "1500000000.25", "1e300", "-1e-300",
            "18446744073709551615",
            "18446744073709551616", "123456789012345678901234567890", "9007199254740993", #""42.5""#, #""abc""#, #""""#,
            "true", "false", "null", "[1]", "{}",
        ])
    func insideTheEngine(json: String) throws {
        func check(_ dates: Dates?, _ source: String) throws {
            let dates = try #require(dates)
            #expect(dates.plain == dates.plainToo, "\(source)")
            #expect(dates.optional == dates.optionalToo, "\(source)")
            // A subclass is asked, whatever the variable's type.
            if json == "7" { #expect(dates.later == Date(timeIntervalSince1970: 8), "\(source)") }
        }
        try check(Dates.deserialize(from: #"{"v":\#(json)}"#), "text")
        try check(Dates.deserialize(from: ["v": try raw(json)]), "dictionary")
        if let number = Double(json) {
            try check(Dates.deserialize(from: ["v": number]), "Double")
            try check(Dates.deserialize(from: ["v": Decimal(number)]), "Decimal")
        }
        if let number = Int(json) { try check(Dates.deserialize(from: ["v": number]), "Int") }
    }
}

@Suite("Date formats")
struct DateFormatTransformTests {
    /// 2017-07-14 02:40:00 UTC
    private let date = Date(timeIntervalSince1970: 1_500_000_000)

    @Test(
        "ISO8601DateTransform reads any time zone",
        arguments: [
            TransformRow(#""2017-07-14T02:40:00Z""#, 1_500_000_000),
            TransformRow(#""2017-07-14T04:40:00+02:00""#, 1_500_000_000),
            TransformRow(#""1970-01-01T00:00:00Z""#, 0), TransformRow(#""abc""#, nil), TransformRow(#""""#, nil),
            TransformRow(#""2017-07-14""#, nil), TransformRow(#""2017-07-14T02:40:00.500Z""#, nil),
            TransformRow("1500000000", nil), TransformRow("true", nil),
        ] as [TransformRow<Double>])
    func iso8601(row: TransformRow<Double>) throws {
        try row.check(ISO8601DateTransform()) { $0.timeIntervalSince1970 }
    }

    @Test("ISO8601DateTransform writes without fractions")
    func iso8601Writes() throws {
        let transform = ISO8601DateTransform()
        transform.dateFormatter.timeZone = TimeZone(secondsFromGMT: 0)
        #expect(transform.transformToJSON(date.addingTimeInterval(0.25)) == "2017-07-14T02:40:00Z")
        transform.dateFormatter.timeZone = TimeZone(secondsFromGMT: 7200)
        #expect(transform.transformToJSON(date) == "2017-07-14T04:40:00+02:00")
        #expect(transform.transformToJSON(nil) == nil)
        #expect(ISO8601DateTransform().transformFromJSON(ISO8601DateTransform().transformToJSON(date)) == date)
    }

    @Test(
        "CustomDateFormatTransform round trips",
        arguments: ["yyyy-MM-dd HH:mm:ss", "EEE, dd MMM yyyy HH:mm:ss ZZZ", "yyyyMMddHHmmss", "hh:mm:ss a dd/MM/yyyy"])
    func custom(format: String) throws {
        let transform = CustomDateFormatTransform(formatString: format)
        let text = try #require(transform.transformToJSON(date))
        #expect(transform.transformFromJSON(text) == date, "text \(text)")
        #expect(transform.transformFromJSON(NSString(string: text)) == date)
        #expect(transform.transformFromJSON("x" + text) == nil)
        #expect(transform.transformFromJSON(NSNumber(value: 1)) == nil)
    }

    @Test("CustomDateFormatTransform writes English names, whatever the locale")
    func posix() {
        let transform = CustomDateFormatTransform(formatString: "EEEE d MMMM yyyy")
        transform.dateFormatter.timeZone = TimeZone(secondsFromGMT: 0)
        #expect(transform.dateFormatter.locale.identifier == "en_US_POSIX")
        #expect(transform.transformToJSON(date) == "Friday 14 July 2017")
    }

    @Test("an empty or nonsensical format never traps", arguments: ["", "'", "QQQQQQQQ", "\0", "%Y"])
    func oddFormat(format: String) {
        let transform = CustomDateFormatTransform(formatString: format)
        _ = transform.transformToJSON(date)
        _ = transform.transformFromJSON("2017")
    }
}

// MARK: Foundation values

@Suite("URLTransform")
struct URLTransformTests {
    @Test(
        "encodes the text by default",
        arguments: [
            TransformRow(#""http://a.b/c d?e=é#f""#, "http://a.b/c%20d?e=%C3%A9%23f"),
            TransformRow(#""http://a.b/c%20d""#, "http://a.b/c%2520d"),
            TransformRow(#""""#, nil), TransformRow(#""http://a.b""#, "http://a.b"),
            TransformRow(#""/path/名""#, "/path/%E5%90%8D"),
            TransformRow("5", nil), TransformRow("true", nil), TransformRow("[]", nil),
        ])
    func encodes(row: TransformRow<String>) throws {
        try row.check(URLTransform()) { $0.absoluteString }
    }

    @Test(
        "takes the text as it is when told so",
        arguments: [
            TransformRow(#""http://a.b/c%20d""#, "http://a.b/c%20d"),
            TransformRow(#""http://a.b/?e=1#f""#, "http://a.b/?e=1#f"),
            TransformRow(#""""#, nil), TransformRow("5", nil),
        ])
    func takes(row: TransformRow<String>) throws {
        try row.check(URLTransform(shouldEncodeURLString: false)) { $0.absoluteString }
    }

    @Test("leaves a space to Foundation when told not to encode")
    func space() {
        // Foundation encodes it from iOS 17 and macOS 14 on, and gives nil before.
        let found = URLTransform(shouldEncodeURLString: false).transformFromJSON("http://a.b/c d")
        #expect(found == URL(string: "http://a.b/c d"))
        #if os(Linux)
        #expect(found?.absoluteString == "http://a.b/c%20d")
        #endif
    }

    @Test(
        "writes the absolute text and reads it back",
        arguments: ["http://a.b/c%20d?e=1#f", "mailto:a@b.c", "relative/path"])
    func roundTrip(text: String) throws {
        let url = try #require(URL(string: text))
        #expect(URLTransform().transformToJSON(url) == text)
        #expect(URLTransform(shouldEncodeURLString: false).transformFromJSON(text) == url)
        #expect(URLTransform().transformToJSON(nil) == nil)
    }
}

@Suite("DataTransform")
struct DataTransformTests {
    @Test(
        "reads base64",
        arguments: [
            TransformRow(#""aGk=""#, Data("hi".utf8)), TransformRow(#""""#, Data()), TransformRow(#""_w==""#, nil),
            TransformRow(#""YQ""#, nil),
            TransformRow(#""YQ==\n""#, nil), TransformRow(#""abc!""#, nil), TransformRow("5", nil),
            TransformRow("[104,105]", nil),
        ])
    func reads(row: TransformRow<Data>) throws {
        try row.check(DataTransform()) { $0 }
    }

    @Test("writes and reads back every length up to 48 bytes")
    func roundTrip() {
        for length in 0...48 {
            let data = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) })
            #expect(DataTransform().transformFromJSON(DataTransform().transformToJSON(data)) == data)
        }
        #expect(DataTransform().transformToJSON(nil) == nil)
    }
}

@Suite("NSDecimalNumberTransform")
struct NSDecimalNumberTransformTests {
    @Test(
        "keeps every digit",
        arguments: [
            TransformRow(#""1.10""#, "1.1"), TransformRow("0.1", "0.1"), TransformRow("3", "3"),
            TransformRow(#""abc""#, "NaN"),
            TransformRow("0.30000000000000004", "0.30000000000000004"),
            TransformRow("9007199254740993", "9007199254740993"),
            TransformRow("-9007199254740993", "-9007199254740993"),
            TransformRow("18446744073709551615", "18446744073709551615"),
            TransformRow("-9223372036854775808", "-9223372036854775808"), TransformRow("-12.5", "-12.5"),
            TransformRow("1e-7", "0.0000001"),
            TransformRow(#""12345678901234567890.5""#, "12345678901234567890.5"), TransformRow(#""1.5kg""#, "1.5"),
            TransformRow(#""""#, "NaN"),
            TransformRow(#""1e999""#, "NaN"), TransformRow("true", "1"), TransformRow("false", "0"),
            // More than a decimal number holds.
            TransformRow("1e300", nil), TransformRow("[1]", nil), TransformRow("{}", nil),
        ])
    func reads(row: TransformRow<String>) throws {
        try row.check(NSDecimalNumberTransform()) { $0.description(withLocale: nil) }
    }

    @Test("takes a decimal number as it is, and Swift's numbers")
    func native() {
        let decimal = NSDecimalNumber(string: "0.123456789012345678901234567890")
        #expect(NSDecimalNumberTransform().transformFromJSON(decimal) == decimal)
        for value: Any in [Decimal(5), 5, Int8(5), 5.0, Float(5)] {
            #expect(
                NSDecimalNumberTransform().transformFromJSON(value) == NSDecimalNumber(value: 5),
                "input \(value) of \(type(of: value))")
        }
        #expect(NSDecimalNumberTransform().transformFromJSON(Double.nan) == nil)
        #expect(NSDecimalNumberTransform().transformFromJSON(Double.infinity) == nil)
    }

    @Test(
        "writes a text and reads it back",
        arguments: ["0", "1.1", "-0.000001", "12345678901234567890123456789012345678", "NaN"])
    func roundTrip(text: String) {
        let number = NSDecimalNumber(string: text)
        #expect(NSDecimalNumberTransform().transformToJSON(number) == text)
        #expect(NSDecimalNumberTransform().transformFromJSON(text) == number)
        #expect(NSDecimalNumberTransform().transformToJSON(nil) == nil)
    }
}

@Suite("EnumTransform")
struct EnumTransformTests {
    @Test(
        "reads a text raw value",
        arguments: [
            TransformRow(#""abc""#, "abc"), TransformRow(#""zzz""#, nil), TransformRow(#""1""#, "one"),
            TransformRow("1", nil), TransformRow("true", nil),
            TransformRow(#""ABC""#, nil), TransformRow("[]", nil),
        ])
    func text(row: TransformRow<String>) throws {
        try row.check(EnumTransform<Colour>()) { "\($0)" }
    }

    @Test(
        "reads an integer raw value",
        arguments: [
            TransformRow("2", "two"), TransformRow("2.0", "two"), TransformRow("3", nil), TransformRow("-1", nil),
            TransformRow(#""1""#, nil),
            TransformRow("1.5", nil), TransformRow("true", "one"), TransformRow("1e30", nil),
        ])
    func integer(row: TransformRow<String>) throws {
        try row.check(EnumTransform<Level>()) { "\($0)" }
    }

    @Test("reads narrow and fractional raw values")
    func others() {
        #expect(EnumTransform<Small>().transformFromJSON(NSNumber(value: 255)) == .max)
        #expect(EnumTransform<Small>().transformFromJSON(255) == .max)
        #expect(EnumTransform<Small>().transformFromJSON(NSNumber(value: 511)) == nil)
        #expect(EnumTransform<Small>().transformFromJSON(NSNumber(value: -1)) == nil)
        #expect(EnumTransform<Ratio>().transformFromJSON(NSNumber(value: 0.5)) == .half)
        #expect(EnumTransform<Ratio>().transformFromJSON(2) == .two)
        #expect(EnumTransform<Colour>().transformFromJSON(NSString("abc")) == .abc)
    }

    @Test("writes the raw value")
    func writes() {
        #expect(EnumTransform<Colour>().transformToJSON(.one) == "1")
        #expect(EnumTransform<Level>().transformToJSON(.two) == 2)
        #expect(EnumTransform<Level>().transformToJSON(nil) == nil)
    }
}

// MARK: Use

private class DayTransform: DateFormatterTransform {
    init() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy/MM/dd"
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        super.init(dateFormatter: formatter)
    }
}

private class MillisecondsTransform: DateTransform {
    override init() { super.init() }

    override func transformFromJSON(_ value: Any?) -> Date? {
        super.transformFromJSON(value).map { Date(timeIntervalSince1970: $0.timeIntervalSince1970 / 1000) }
    }

    override func transformToJSON(_ value: Date?) -> Double? {
        super.transformToJSON(value).map { $0 * 1000 }
    }
}

private class CommaTransform: TransformOf<[String], String> {
    init() {
        super.init(fromJSON: { $0?.components(separatedBy: ",") }, toJSON: { $0?.joined(separator: ",") })
    }
}

private class MonthTransform: CustomDateFormatTransform {
    override init(formatString: String = "yyyy-MM") { super.init(formatString: formatString) }
}

private class UTCTransform: ISO8601DateTransform {
    override init() {
        super.init()
        dateFormatter.timeZone = TimeZone(secondsFromGMT: 0)
    }
}

private class HTTPSTransform: URLTransform {
    override func transformFromJSON(_ value: Any?) -> URL? {
        super.transformFromJSON((value as? String).map { "https:" + $0 })
    }
}

private class FirstByteTransform: DataTransform {
    override func transformFromJSON(_ value: Any?) -> Data? { super.transformFromJSON(value)?.prefix(1) }
}

private class CentsTransform: NSDecimalNumberTransform {
    override func transformToJSON(_ value: NSDecimalNumber?) -> String? {
        super.transformToJSON(value?.multiplying(byPowerOf10: 2))
    }
}

private class LenientEnumTransform<T: RawRepresentable>: EnumTransform<T> where T.RawValue == String {
    override func transformFromJSON(_ value: Any?) -> T? { super.transformFromJSON((value as? String)?.lowercased()) }
}

/// A user's own transform, as a struct.
private struct YesNo: TransformType {
    typealias Object = Bool
    typealias JSON = String

    func transformFromJSON(_ value: Any?) -> Bool? { (value as? String).map { $0 == "Y" } }
    func transformToJSON(_ value: Bool?) -> String? { value.map { $0 ? "Y" : "N" } }
}

@Suite("Transforms in use")
struct TransformUseTests {
    @Test("every class can be subclassed and overridden")
    func subclasses() {
        let day = Date(timeIntervalSince1970: 1_499_990_400)
        #expect(DayTransform().transformFromJSON("2017/07/14") == day)
        #expect(DayTransform().transformToJSON(day) == "2017/07/14")
        #expect(MillisecondsTransform().transformFromJSON(1_499_990_400_000) == day)
        #expect(MillisecondsTransform().transformToJSON(day) == 1_499_990_400_000)
        #expect(CommaTransform().transformFromJSON("a,b") == ["a", "b"])
        #expect(CommaTransform().transformToJSON(["a", "b"]) == "a,b")
        #expect(MonthTransform().transformFromJSON("2017-07") != nil)
        #expect(UTCTransform().transformToJSON(day) == "2017-07-14T00:00:00Z")
        #expect(HTTPSTransform().transformFromJSON("//a.b")?.absoluteString == "https://a.b")
        #expect(FirstByteTransform().transformFromJSON("aGk=") == Data("h".utf8))
        #expect(CentsTransform().transformToJSON(NSDecimalNumber(string: "1.1")) == "110")
        #expect(LenientEnumTransform<Colour>().transformFromJSON("ABC") == .abc)
    }

    @Test("a generic function sees the associated types")
    func generic() {
        func roundTrip<T: TransformType>(_ transform: T, _ object: T.Object) -> T.Object? {
            transform.transformFromJSON(transform.transformToJSON(object))
        }
        #expect(roundTrip(YesNo(), true) == true)
        #expect(roundTrip(EnumTransform<Level>(), .two) == .two)
        #expect(roundTrip(DayTransform(), Date(timeIntervalSince1970: 0)) == Date(timeIntervalSince1970: 0))
        let date: DateTransform.Object = Date(timeIntervalSince1970: 0)
        let seconds: DateTransform.JSON? = DateTransform().transformToJSON(date)
        #expect(seconds == 0)
    }

    @Test("odd input never traps")
    func oddInput() {
        func feed<T: TransformType>(_ transform: T) {
            for input in oddInputs {
                let object = transform.transformFromJSON(input)
                if let object { _ = "\(object)" }
                _ = transform.transformToJSON(object)
            }
        }
        feed(TransformOf<Any, Any>(fromJSON: { $0 }, toJSON: { $0 }))
        feed(TransformOf<Int, Int>(fromJSON: { $0 }, toJSON: { $0 }))
        feed(DateTransform())
        feed(ISO8601DateTransform())
        feed(CustomDateFormatTransform(formatString: "yyyy"))
        feed(DataTransform())
        feed(URLTransform())
        feed(URLTransform(shouldEncodeURLString: false))
        feed(NSDecimalNumberTransform())
        feed(EnumTransform<Colour>())
        feed(EnumTransform<Level>())
        feed(EnumTransform<Small>())
        feed(EnumTransform<Ratio>())
    }
}

#if canImport(UIKit) || canImport(AppKit)
@Suite("HexColorTransform")
struct HexColorTransformTests {
    @Test(
        "reads and writes RRGGBBAA",
        arguments: [
            ("#FF8000", "#FF8000FF"), ("ff8000", "#FF8000FF"), ("#F80", "#FF8800FF"), ("f808", "#FF880088"),
            ("#01020304", "#01020304"), ("000000", "#000000FF"),
            ("", nil), ("#", nil), ("##FFF", nil), ("+FF", nil), ("GGG", nil), ("12345", nil), ("FF80001", nil),
            (" FF8000", nil),
        ] as [(String, String?)])
    func reads(text: String, expected: String?) {
        let transform = HexColorTransform(prefixToJSON: true, alphaToJSON: true)
        #expect(transform.transformToJSON(transform.transformFromJSON(text)) == expected, "input \(text)")
    }

    @Test("leaves prefix and alpha out by default")
    func plain() {
        let transform = HexColorTransform()
        #expect(transform.transformToJSON(transform.transformFromJSON("#0A0B0C0D")) == "0A0B0C")
        #expect(
            HexColorTransform(prefixToJSON: true).transformToJSON(transform.transformFromJSON("0A0B0C0D")) == "#0A0B0C")
        #expect(
            HexColorTransform(alphaToJSON: true).transformToJSON(transform.transformFromJSON("0A0B0C0D")) == "0A0B0C0D")
        #expect(transform.transformToJSON(nil) == nil)
        #expect(transform.transformFromJSON(NSNumber(value: 5)) == nil)
    }

    @Test("writes grey and wide colours without a trap")
    func otherSpaces() {
        #expect(HexColorTransform().transformToJSON(HexColorTransform.Object(white: 0, alpha: 1)) == "000000")
        _ = HexColorTransform().transformToJSON(HexColorTransform.Object(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    }
}
#endif
