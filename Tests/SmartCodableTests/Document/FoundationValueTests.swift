@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

private func isEqual(_ a: Any, _ b: Any) -> Bool {
    // 1 and true are equal NSNumbers, so the kinds are compared beside.
    (a as AnyObject as? NSObject)?.isEqual(b as AnyObject) == true && shape(a) == shape(b)
}

/// Which leaves are booleans, numbers, texts.
private func shape(_ value: Any) -> String {
    switch value {
    case let array as [Any]: return "[" + array.map(shape).joined(separator: ",") + "]"
    case let table as [String: Any]:
        return "{" + table.map { "\($0.key):\(shape($0.value))" }.sorted().joined(separator: ",") + "}"
    case let number as NSNumber: return number.isBoolean ? "b" : "n"
    case is String: return "s"
    case is NSNull: return "0"
    default: return "?"
    }
}

@Suite("Foundation values")
struct FoundationValueTests {
    // Not in the attribute: Swift 6.0's compiler crashes on closures there.
    private static let objects: [ObjectRow] = [
        .init("scalars", "") {
            ["a": 1, "b": -2.5, "c": true, "d": false, "e": "x", "f": NSNull()] as [String: Any]
        },
        .init("array", "") { [1, 2.5, "x", true, NSNull()] as [Any] },
        .init("empty", "") { ["a": [Any](), "b": [String: Any]()] as [String: Any] },
        .init("nested", "") { ["a": [["b": ["c": [1, [2, [3]]]]]]] as [String: Any] },
        .init("integers", "") { [Int64.max, Int64.min, 0, 1, -1, 255, 65_536] as [Int64] },
        .init("unsigned", "") { [UInt64.max, 1 << 63, 0] as [UInt64] },
        .init("doubles", "") { [0.1, 1e300, .leastNonzeroMagnitude, -0.5, 1e16] as [Double] },
        .init("texts", "") { ["", "\u{0}", "a\"b\\c/d", "中文 😀", "\n"] },
        .init("NSDictionary", "") { ["k": [1, "v"]] as NSDictionary },
        .init("NSArray", "") { [["k": NSNull()], 1, true] as NSArray },
        .init("booleans and numbers", "") {
            [true, 1, false, 0, NSNumber(value: true), NSNumber(value: 1)] as [Any]
        },
        .init("Decimals", "") {
            [
                NSDecimalNumber(string: "0.1"), NSDecimalNumber(string: "123456789012345678901234567890.12345678"),
                NSDecimalNumber(string: "100"), NSDecimalNumber(string: "1e50"),
            ]
        },
        .init("names", "") { ["": 1, "a b": 2, "\"": 3, "中": 4, "\u{0}": 5] },
        .init("NSNumbers", "") {
            [
                NSNumber(value: Int8(100)), NSNumber(value: UInt8(200)), NSNumber(value: Float(0.5)),
                NSNumber(value: UInt64.max),
            ]
        },
    ]

    @Test("an object comes back equal", arguments: objects)
    func roundTrip(_ row: ObjectRow) throws {
        let original = row.make()
        let found = try Document(object: original).foundationValue
        #expect(isEqual(found, original), "input \(original), found \(found)")
        // A second time, and the numbers digit for digit.
        let again = try Document(object: found)
        #expect(again.checkInvariants())
        let expected = try Document(object: original).withRoot { outline($0) }
        #expect(again.withRoot { outline($0) } == expected)
    }

    @Test(
        "a text reads as JSONSerialization reads it",
        arguments: [
            "null", "true", "false", "0", "-1", "1.5", #""x""#, "[]", "{}", "[[],{}]",
            #"{"a":{"b":[1,2.5,true,null,"x"]}}"#,
            "[0,1,-1,127,128,-128,255,256,65535,2147483647,2147483648,4294967295]",
            "[9223372036854775807,9223372036854775808,18446744073709551615,-9223372036854775808]",
            "[-9223372036854775809,18446744073709551616,-18446744073709551616]",
            "[123456789012345678901234567890,-123456789012345678901234567890]",
            "[99999999999999999999999999999999999999,999999999999999999999999999999999999999]",
            "[0.0,-0.0,-0,0.1,0.5,1.0,1e5,1E-5,1e300,1e-300,5e-324,1.7976931348623157e308]",
            "[-145.512222222,-17.34888888]", "[1e0,1.0e0,10e-1,100]",
            #"["","\n\t\"\\\/","\u0000","é\u00e9","\ud83d\ude00","中"]"#, #"{"":0,"a\nb":1,"\u0061":2,"中":3}"#,
            #"{"a":1,"a":2}"#, #"{"\u0061":1,"a":2}"#, "[true,1,false,0]",
            String(repeating: "9", count: 100), String(repeating: "9", count: 165), String(repeating: "9", count: 166),
            "-" + String(repeating: "9", count: 200), "1" + String(repeating: "0", count: 308),
            String(repeating: "[", count: 300) + String(repeating: "]", count: 300), " [ 1 , { \"a\" : [ ] } ] ",
        ])
    func asJSONSerialization(text: String) throws {
        let expected = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        let found = try Document(text: text).foundationValue
        #expect(isEqual(found, expected), "input \(text.shownInRow), expected \(expected), found \(found)")
    }

    struct Casts: Sendable, CustomTestStringConvertible {
        let text: String
        var int: Int?, int64: Int64?, uint8: UInt8?, double: Double?, float: Float?, bool: Bool?, string: String?
        var isNumber = true
        var testDescription: String { text }
    }

    @Test(
        "numbers inside Any can be cast as JSONSerialization's can",
        arguments: [
            .init(text: "1", int: 1, int64: 1, uint8: 1, double: 1, float: 1, bool: true),
            .init(text: "0", int: 0, int64: 0, uint8: 0, double: 0, float: 0, bool: false),
            .init(text: "5", int: 5, int64: 5, uint8: 5, double: 5, float: 5),
            .init(text: "-3", int: -3, int64: -3, double: -3, float: -3),
            .init(text: "300", int: 300, int64: 300, double: 300, float: 300),
            .init(text: "1.0", int: 1, int64: 1, uint8: 1, double: 1, float: 1, bool: true),
            .init(text: "1.5", double: 1.5, float: 1.5), .init(text: "0.1", double: 0.1),
            .init(text: "true", int: 1, int64: 1, uint8: 1, double: 1, float: 1, bool: true),
            .init(text: "false", int: 0, int64: 0, uint8: 0, double: 0, float: 0, bool: false),
            .init(text: "9223372036854775807", int: .max, int64: .max),
            .init(text: "1e3", int: 1000, int64: 1000, double: 1000, float: 1000),
            .init(text: #""1""#, string: "1", isNumber: false), .init(text: "null", isNumber: false),
        ] as [Casts])
    func casts(_ row: Casts) throws {
        let object = try Document(text: "{\"v\":\(row.text)}").foundationValue as? [String: Any]
        let value = try #require(object?["v"])
        let theirs = try #require(
            (try JSONSerialization.jsonObject(with: Data("{\"v\":\(row.text)}".utf8)) as? [String: Any])?["v"])
        #expect(value as? Int == row.int && theirs as? Int == row.int)
        #expect(value as? Int64 == row.int64 && theirs as? Int64 == row.int64)
        #expect(value as? UInt8 == row.uint8 && theirs as? UInt8 == row.uint8)
        #expect(value as? Bool == row.bool && theirs as? Bool == row.bool)
        #expect(value as? String == row.string && theirs as? String == row.string)
        #expect((value is NSNumber) == row.isNumber)
        // The platforms differ in which narrowings of a fraction are exact enough; ours follow theirs.
        #expect(value as? Double == theirs as? Double && (row.double == nil || value as? Double == row.double))
        #expect(value as? Float == theirs as? Float && (row.float == nil || value as? Float == row.float))
    }

    @Test("foreign values and Decimals come back as they are")
    func foreign() throws {
        let date = Date(timeIntervalSince1970: 1)
        let decimal = try #require(Decimal(string: "1.234567890123456789012345678"))
        let object: [String: Any] = [
            "date": date, "list": [date, URL(fileURLWithPath: "/a"), 1] as [Any], "decimal": decimal,
            "nil": Int?.none as Any,
        ]
        let found = try #require(try Document(object: object).foundationValue as? [String: Any])
        #expect(found["date"] as? Date == date)
        #expect((found["list"] as? [Any])?[1] as? URL == URL(fileURLWithPath: "/a"))
        #expect((found["decimal"] as? NSDecimalNumber)?.decimalValue == decimal)
        #expect(found["nil"] is NSNull)
    }

    @Test("an integer too large for Decimal and Double is infinite, one too large for Decimal alone a Double")
    func tooLarge() throws {
        #expect(try Document(text: String(repeating: "9", count: 400)).foundationValue as? Double == .infinity)
        #expect(try Document(text: String(repeating: "9", count: 200)).foundationValue as? Double == 1e200)
        #expect(try Document(text: "-" + String(repeating: "9", count: 200)).foundationValue as? Double == -1e200)
    }
}
