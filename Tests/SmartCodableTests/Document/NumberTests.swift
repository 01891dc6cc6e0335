@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

/// What a number's node holds.
enum NumberValue: Equatable, Sendable, CustomStringConvertible {
    case int(Int64)
    case uint(UInt64)
    /// Bits are compared, so that -0 is not 0.
    case double(UInt64, isIntegral: Bool)

    static func fraction(_ value: Double) -> NumberValue { .double(value.bitPattern, isIntegral: false) }
    static func whole(_ value: Double) -> NumberValue { .double(value.bitPattern, isIntegral: true) }

    init?(_ view: NodeView) {
        switch view.kind {
        case .int: self = .int(view.node.int64)
        case .uint: self = .uint(view.node.payload)
        case .double: self = .double(view.node.payload, isIntegral: view.node.flags.contains(.integral))
        default: return nil
        }
    }

    var description: String {
        switch self {
        case .int(let value): return "int \(value)"
        case .uint(let value): return "uint \(value)"
        case .double(let bits, let isIntegral):
            return "double \(Double(bitPattern: bits))\(isIntegral ? " integral" : "")"
        }
    }
}

struct NumberRow: Sendable, CustomTestStringConvertible {
    let text: String
    let value: NumberValue

    init(_ text: String, _ value: NumberValue) {
        self.text = text
        self.value = value
    }

    var testDescription: String { text.shownInRow }
}

@Suite("Number")
struct NumberTests {
    @Test("has the exact value and its text", arguments: integers + fractions)
    func value(_ row: NumberRow) throws {
        // Alone, among other bytes, and as the last bytes of a text.
        for text in [row.text, "[\(row.text)]", "[\(row.text),1]", "[\(row.text) ]"] {
            let document = try Document(text: text)
            document.withRoot { root in
                let number = root.kind == .array ? root.element(0) ?? root : root
                let found = NumberValue(number)
                #expect(
                    found == row.value,
                    "input \(row.text), expected \(row.value), found \(found?.description ?? "\(number.kind)")")
                #expect(number.numberText == row.text)
                #expect(number.isNumber)
            }
        }
    }

    static let integers: [NumberRow] = [
        .init("0", .int(0)), .init("1", .int(1)), .init("-1", .int(-1)), .init("10", .int(10)),
        .init("-0", .whole(-0.0)),
        .init("99999999999999999", .int(99_999_999_999_999_999)),
        .init("999999999999999999", .int(999_999_999_999_999_999)),
        .init("-999999999999999999", .int(-999_999_999_999_999_999)),
        .init("1000000000000000000", .int(1_000_000_000_000_000_000)),
        .init("9223372036854775806", .int(.max - 1)), .init("9223372036854775807", .int(.max)),
        .init("9223372036854775808", .uint(1 << 63)),
        .init("-9223372036854775807", .int(.min + 1)), .init("-9223372036854775808", .int(.min)),
        .init("-9223372036854775809", .whole(-0x1p63)),
        .init("9999999999999999999", .uint(9_999_999_999_999_999_999)),
        .init("10000000000000000000", .uint(10_000_000_000_000_000_000)),
        .init("-9999999999999999999", .whole(-1e19)), .init("-10000000000000000000", .whole(-1e19)),
        .init("18446744073709551614", .uint(.max - 1)), .init("18446744073709551615", .uint(.max)),
        .init("18446744073709551616", .whole(0x1p64)),
        .init("-18446744073709551615", .whole(-0x1p64)), .init("-18446744073709551616", .whole(-0x1p64)),
        .init("36893488147419103232", .whole(0x1p65)),
        .init("99999999999999999999", .whole(1e20)), .init("340282366920938463463374607431768211456", .whole(0x1p128)),
        .init("1" + String(repeating: "0", count: 308), .whole(1e308)),
        .init("1" + String(repeating: "0", count: 309), .whole(.infinity)),
        .init("-1" + String(repeating: "0", count: 309), .whole(-.infinity)), .init("4294967295", .int(4_294_967_295)),
        .init("2147483648", .int(2_147_483_648)),
    ]

    static let fractions: [NumberRow] = [
        .init("0.0", .fraction(0)), .init("-0.0", .fraction(-0.0)), .init("0e0", .fraction(0)),
        .init("-0e5", .fraction(-0.0)), .init("0e999999999999", .fraction(0)),
        .init("-0.000e-999999999999", .fraction(-0.0)), .init("1.0", .fraction(1)), .init("1e0", .fraction(1)),
        .init("-1.5", .fraction(-1.5)),
        .init("0.1", .fraction(0.1)), .init("0.5", .fraction(0.5)), .init("1e5", .fraction(100_000)),
        .init("1E5", .fraction(100_000)), .init("1e+5", .fraction(100_000)),
        .init("1e-5", .fraction(0.00001)), .init("1.25e2", .fraction(125)), .init("125e-2", .fraction(1.25)),
        .init("0.000001e6", .fraction(1)),
        .init("1e22", .fraction(1e22)), .init("1e23", .fraction(1e23)), .init("1e-22", .fraction(1e-22)),
        .init("1e-23", .fraction(1e-23)),
        .init("1e000000000000000000005", .fraction(100_000)), .init("1e-000000000000000000005", .fraction(0.00001)),
        .init("1e308", .fraction(1e308)), .init("1.7976931348623157e308", .fraction(.greatestFiniteMagnitude)),
        .init("1.7976931348623159e308", .fraction(.infinity)),
        .init("1e309", .fraction(.infinity)), .init("1e400", .fraction(.infinity)),
        .init("-1e400", .fraction(-.infinity)), .init("1e99999999999999999999", .fraction(.infinity)),
        .init("-1.5e99999999999999999999", .fraction(-.infinity)), .init("1e-400", .fraction(0)),
        .init("-1e-400", .fraction(-0.0)), .init("1e-99999999999999999999", .fraction(0)),
        .init("2.2250738585072014e-308", .fraction(.leastNormalMagnitude)),
        .init("4.9406564584124654e-324", .fraction(.leastNonzeroMagnitude)),
        .init("5e-324", .fraction(.leastNonzeroMagnitude)), .init("2e-324", .fraction(0)),
        .init("3e-324", .fraction(.leastNonzeroMagnitude)),
        .init("9007199254740993.0", .fraction(9_007_199_254_740_992)),
        .init("9007199254740993e0", .fraction(9_007_199_254_740_992)),
        .init("9007199254740995.0", .fraction(9_007_199_254_740_996)),
        .init("9007199254740992.5", .fraction(9_007_199_254_740_992)),
        // The digits' low 64 bits are all zero: 2^64 and its multiples.
        .init("18446744073709551616.0", .fraction(0x1p64)), .init("18446744073709551616e0", .fraction(0x1p64)),
        .init("-18446744073709551616.5", .fraction(-0x1p64)),
        .init("36893488147419103232.25", .fraction(0x1p65)),
        .init("340282366920938463463374607431768211456e1", .fraction(3402823669209384634633746074317682114560)),
        .init("1.8446744073709551616", .fraction(1.8446744073709551616)),
        .init("0.18446744073709551616", .fraction(0.18446744073709551616)),
        .init("18446744073709551615.0", .fraction(0x1p64)),
        .init("184467440737095516160000000000.0000", .fraction(184467440737095516160000000000)),
        .init("0.000000000000000000000000000000000000000000000001", .fraction(1e-48)),
        .init("123456789012345678.5", .fraction(123456789012345678.5)),
        .init("-145.51222222222222", .fraction(-145.51222222222222)),
        .init("0." + String(repeating: "0", count: 400) + "1e401", .fraction(1)),
        .init("1" + String(repeating: "0", count: 400) + "e-400", .fraction(1)),
        .init("1." + String(repeating: "0", count: 800), .fraction(1)),
        // The exponent's digits are cut off somewhere, which must not bring the number back into the range.
        .init("0." + String(repeating: "0", count: 99_990) + "1e1000001", .fraction(.infinity)),
    ]

    @Test("that was written in a long text ends where it ends")
    func neighbours() throws {
        let texts = (Self.integers + Self.fractions).map(\.text).filter { $0.count < 50 }
        for separator in [",", " ,", ", ", "\n,\n"] {
            let document = try Document(text: "[" + texts.joined(separator: separator) + "]")
            #expect(document.checkInvariants())
            document.withRoot { root in
                #expect(root.childIndices.map { root.memory.view($0).numberText } == texts)
            }
        }
    }

    @Test("in quotes is what Swift reads in the text")
    func inQuotes() throws {
        let others = [
            "", " ", "1 ", " 1", "+1", "+0", "-", "+", "-0", "00", "007", "-007", "1.", ".5", "1e", "1e+", "0x10",
            "0x1p4",
            "nan", "inf", "-inf", "infinity", "1_000", "1,5", "1.5.5", "--1", "1a", "a1", "\u{FF11}", "1\u{301}",
            "12\n",
        ]
        let texts = (Self.integers + Self.fractions).map(\.text).filter { $0.count < 500 } + others
        // Escaped and as they are; the end of one is the beginning of the next.
        let values = try JSONSerialization.data(withJSONObject: texts + texts.reversed())
        let document = try Document(data: values)
        document.withRoot { root in
            for (view, text) in zip(root.childIndices.map({ root.memory.view($0) }), texts + texts.reversed()) {
                #expect(view.string == text)
                #expect(view.doubleOfText?.bitPattern == Double(text)?.bitPattern, "\(text)")
                let integer = ExactInteger.parsing(view)
                #expect(integer?.fitted(to: Int64.self) == Int64(text), "\(text)")
                #expect(integer?.fitted(to: UInt64.self) == UInt64(text), "\(text)")
            }
        }
    }

    @Test(
        "becomes a Decimal from its digits",
        arguments: [
            "0", "1", "-1", "0.1", "-0.1", "0.30", "1.10", "3.14159265358979323846264338327950288",
            "123456789012345678901234567890.12345678",
            "18446744073709551615", "18446744073709551616", "99999999999999999999999999999999999999", "1e50", "1E-50",
            "-1.5e+10", "0.000000001", "1e-127",
        ])
    func decimal(text: String) throws {
        let document = try Document(text: "[\(text)]")
        let digits = document.withRoot { $0.element(0)?.numberText }
        #expect(digits == text)
        let decimal = try #require(Decimal(string: digits ?? "", locale: Locale(identifier: "en_US_POSIX")))
        // Exactly: digits × 10^exponent of the text and of the Decimal are one number.
        let (a, ten) = RoundingReferee.parts(of: text)
        let (b, other) = RoundingReferee.parts(of: decimal.description)
        let smaller = min(ten, other)
        #expect(a.times(10, toThe: ten - smaller) == b.times(10, toThe: other - smaller), "found \(decimal)")
        #expect(decimal.isSignMinus == (text.hasPrefix("-") && decimal != 0))
    }
}
