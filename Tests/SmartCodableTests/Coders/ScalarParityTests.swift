import Foundation
import SmartCodable
import TestSupport
import Testing

/// Scalars and Foundation's value types give what JSONDecoder gives, limits included.
@Suite("Coders: scalars as JSONDecoder reads them")
struct ScalarParityTests {
    @Test("Integers", arguments: integers)
    func integer(row: DecodingRow) { row.check() }

    private static let integers: [DecodingRow] = [
        DecodingRow([Int8].self, "[-128,-1,0,1,127]"),
        DecodingRow([Int16].self, "[-32768,32767]"),
        DecodingRow([Int32].self, "[-2147483648,2147483647]"),
        DecodingRow([Int64].self, "[-9223372036854775808,9223372036854775807]"),
        DecodingRow([Int].self, "[-9223372036854775808,9223372036854775807,-0]"),
        DecodingRow([UInt8].self, "[0,255]"),
        DecodingRow([UInt16].self, "[0,65535]"),
        DecodingRow([UInt32].self, "[0,4294967295]"),
        DecodingRow([UInt64].self, "[0,9223372036854775807,9223372036854775808,18446744073709551615]"),
        DecodingRow([UInt].self, "[18446744073709551615]"),
        DecodingRow(Int.self, "42"),
        DecodingRow(Int.self, " \n42\t"),
        DecodingRow(Int.self, "12.0"),
        DecodingRow(Int.self, "1e3"),
        DecodingRow(Int64.self, "9007199254740993"),
        DecodingRow(Int.self, "9007199254740993.0"), DecodingRow(Int.self, "123456789012345678e1"),
        DecodingRow(Int.self, "-0.0"), DecodingRow(UInt8.self, "2.55e2"), DecodingRow(UInt64.self, "1e19"),
        .failing(Int.self, "9223372036854775808.0"), .failing(UInt64.self, "18446744073709551615.5"),
        .failing(UInt8.self, "-0.5"),
        .failing(Int8.self, "128"), .failing(Int8.self, "-129"), .failing(Int16.self, "40000"),
        .failing(Int32.self, "2147483648"),
        .failing(Int64.self, "9223372036854775808"), .failing(Int64.self, "-9223372036854775809"),
        .failing(Int.self, "1e40"),
        .failing(UInt8.self, "256"), .failing(UInt8.self, "-1"), .failing(UInt16.self, "65536"),
        .failing(UInt32.self, "4294967296"),
        .failing(UInt64.self, "18446744073709551616"), .failing(UInt64.self, "-1"), .failing(Int.self, "1.5"),
        .corrupted([Int8].self, "[1,2,300]", at: "/Index 2#2"),
        .corrupted(Int?.self, "2.5", at: "/"), .corrupted([UInt8?].self, "[null,300]", at: "/Index 1#1"),
        .corrupted([String: UInt8].self, #"{"a":-1}"#, at: "/a"),
        .corrupted([[Int8]].self, "[[1],[2,128]]", at: "/Index 1#1/Index 1#1"),
        .corrupted(ParityBox<Int8>.self, #"{"content":1,"more":[1,1000]}"#, at: "/more/Index 1#1"),
        .corrupted([String: [ParityBox<Int8>]].self, #"{"a":[{"content":1.5,"more":[]}]}"#, at: "/a/Index 0#0/content"),
    ]

    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
    @Test("128 bits")
    func wideIntegers() {
        DecodingRow([Int128].self, "[0,-9223372036854775809,170141183460469231731687303715884105727]").check()
        DecodingRow([UInt128].self, "[0,18446744073709551616,340282366920938463463374607431768211455]").check()
        EncodingRow("Int128", [Int128.min, 0, .max]).check()
    }

    @Test(
        "Floating point numbers, by their bits",
        arguments: [
            "0", "-0", "0.0", "-0.0", "1", "1.5", "-2.25", "0.1", "0.3", "1e10", "1E-7", "1.7976931348623157e308",
            "2.2250738585072014e-308", "5e-324",
            "123456789012345678", "9007199254740993", "18446744073709551615", "3.141592653589793238462643383279",
            "1e23", "8.5e-45", "16777217", "0.1000000001",
            "3.4028235e38", "1.1754944e-38", "1.4e-45", "1.00000017881393432617187499",
        ])
    func floatingPoint(text: String) throws {
        let choices = CoderChoices()
        let data = Data(text.utf8)
        func bits<T>(_ type: T.Type, _ transform: (T) -> some BinaryInteger, _ decode: (T.Type, Data) throws -> T)
            -> String
        {
            outcome { String(transform(try decode(type, data)), radix: 16) }
        }
        #expect(
            bits(Double.self, \.bitPattern, choices.smartDecode)
                == bits(Double.self, \.bitPattern, choices.foundationDecode))
        // Too small for a Float: an error for Foundation, zero for us.
        guard Double(text) == 0 || abs(Double(text) ?? 0) > 1e-45 else { return }
        #expect(
            bits(Float.self, \.bitPattern, choices.smartDecode)
                == bits(Float.self, \.bitPattern, choices.foundationDecode))
    }

    @Test("Numbers out of range", arguments: outOfRange)
    func beyond(row: DecodingRow) { row.check() }

    private static let outOfRange: [DecodingRow] = [
        .failing(Double.self, "1e400"), .failing(Double.self, "-1e400"), .failing(Float.self, "1e39"),
        .corrupted([Double].self, "[1,1e999]", at: "/Index 1#1"),
        .corrupted(ParityBox<Float>.self, #"{"content":1e39}"#, at: "/content"),
    ]

    @Test("Text and truth", arguments: texts)
    func text(row: DecodingRow) { row.check() }

    private static let texts: [DecodingRow] = [
        DecodingRow(String.self, #""""#),
        DecodingRow(String.self, #""plain""#),
        DecodingRow(String.self, #""\"\\\/\b\f\n\r\t""#),
        DecodingRow(String.self, #""\u00e9\ud83d\ude00é😀""#),
        DecodingRow(String.self, #""\u0000\u001f\u007f\u2028""#),
        DecodingRow([String].self, #"["a","","\u0061"]"#),
        DecodingRow(Bool.self, "true"), DecodingRow([Bool].self, "[true,false]"),
        .failing(String.self, "null"), .failing(Int.self, "null"), .failing(Double.self, "null"),
        .failing(String.self, "[]"), .failing(String.self, "{}"), .failing(Bool.self, "[]"), .failing(Int.self, "{}"),
        .failing(Int.self, "true"),
        .failing(Int.self, #""abc""#), .failing(Double.self, #""abc""#), .failing(Double.self, "true"),
        .failing(Bool.self, #""abc""#),
        .failing(Bool.self, "2"), .failing(Int.self, #""""#),
    ]

    @Test("Foundation's values", arguments: values)
    func value(row: DecodingRow) { row.check() }

    /// They are read and printed by hand. Each of these texts differs from a UUID's at one place, or not.
    @Test func identifiers() throws {
        let strange = Array("-gG0 /:@`aF+é")
        for number in 0..<400 {
            let id = UUID()
            var text = Array(number % 2 == 0 ? id.uuidString : id.uuidString.lowercased())
            let place = number % 36
            switch number % 5 {
            case 0: text[place] = strange[number % strange.count]
            case 1 where number % 3 == 0: text.remove(at: place)
            case 1: text.insert(strange[number % strange.count], at: place)
            default: break
            }
            let json = Data("[\"\(String(text))\"]".utf8)
            let expected = try? JSONDecoder().decode([UUID].self, from: json)
            #expect((try? SmartJSONDecoder().decode([UUID].self, from: json)) == expected, "\(String(text))")
            #expect(try SmartJSONEncoder().encode([id]) == JSONEncoder().encode([id]))
        }
    }

    @Test("An empty text is no URL", .enabled(if: foundationHasNewCoders), arguments: emptyURLs)
    func emptyURL(row: DecodingRow) { row.check() }

    private static let emptyURLs: [DecodingRow] = [
        .failing(URL.self, #""""#), .failing([URL].self, #"["a:b",""]"#),
        .failing(ParityBox<URL>.self, #"{"content":"","more":[]}"#),
    ]

    private static let values: [DecodingRow] = [
        DecodingRow(Decimal.self, "12.345"),
        DecodingRow(Decimal.self, "0.1"),
        DecodingRow(Decimal.self, "-1e10"),
        DecodingRow(Decimal.self, "12345678901234567890.123456789"),
        DecodingRow([Decimal].self, "[1,1.10,18446744073709551616]"),
        .failing(Decimal.self, "true"), .failing(Decimal.self, "[]"), .failing(Decimal.self, "null"),
        .failing(Decimal.self, #""abc""#),
        .failing([Decimal].self, "[1,null]"),
        DecodingRow(URL.self, #""https://example.com/a?b=c#d""#),
        DecodingRow(URL.self, #""relative/path""#),
        DecodingRow([URL].self, #"["file:///tmp/x","mailto:a@example.com"]"#),
        .failing(URL.self, "1.5e3x"), .failing(URL.self, "null"), .failing(URL.self, "[]"),
        DecodingRow(UUID.self, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
        DecodingRow(UUID.self, #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#),
        .failing(UUID.self, #""not a uuid""#), .failing(UUID.self, "null"),
        .failing([UUID].self, #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F","x"]"#),
        DecodingRow(Date.self, "0"), DecodingRow(Date.self, "700000000.25"), DecodingRow([Date].self, "[-1,1]"),
        DecodingRow(Data.self, #""AQID""#), DecodingRow(Data.self, #""""#), .failing(Data.self, #""*""#),
        .failing(Data.self, "null"), .failing(Data.self, "{}"),
        DecodingRow(CGFloat.self, "1.5"),
        DecodingRow(CGPoint.self, "[1,2]"), DecodingRow(CGRect.self, "[[1,2],[3,4]]"),
        DecodingRow(DateInterval.self, #"{"start":0,"duration":10}"#),
        DecodingRow(IndexSet.self, #"{"indexes":[{"location":1,"length":2}]}"#),
        DecodingRow(Range<Int>.self, "[1,5]"), DecodingRow(ClosedRange<Int>.self, "[1,5]"),
        .failing(Range<Int>.self, "[5,1]"),
        DecodingRow(Locale.self, #"{"identifier":"en_US"}"#),
        DecodingRow(SIMD3<Float>.self, "[1,2,3]"),
        DecodingRow(DateComponents.self, #"{"year":2024,"month":2}"#),
        DecodingRow(PersonNameComponents.self, #"{"givenName":"A","familyName":"B"}"#),
    ]

    @Test("Text that is no JSON", arguments: malformed)
    func corrupted(row: DecodingRow) { row.check() }

    private static let malformed: [DecodingRow] =
        [
            "", " ", "[1,2", "[1 2]", "nul", "{}{}", "[1]x", "01", "1.", ".5", "+1", "-", "1e", "[1,]x", "0x1", "1_0",
            "--1",
        ].map { .failing(Int.self, $0) }
        + ["{", #"{"a"1}"#, #"{"a":}"#, #"{a:1}"#, "{'a':1}", #"{"a":1,,"b":1}"#, #"{"a":1"#].map {
            .failing([String: Int].self, $0)
        }
        + [#""abc"#, #""\x""#, #""\u12""#, "'a'", "\"a\nb\"", #""\ud800""#, #""\udc00\ud800""#].map {
            .failing(String.self, $0)
        }
        + ["tru", "True", "truefalse", "yes"].map { .failing(Bool.self, $0) }
}
