@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

/// A text that is JSON, and how it reads when it is written compactly.
struct AcceptedText: Sendable, CustomTestStringConvertible {
    let text: String
    let compact: String

    init(_ text: String, _ compact: String) {
        self.text = text
        self.compact = compact
    }

    /// Text that is compact already.
    init(_ text: String) { self.init(text, text) }

    var testDescription: String { text.shownInRow }
}

@Suite("Parser: accepted texts")
struct AcceptedTextTests {
    @Test("reads", arguments: structures + numbers + strings)
    func accepts(_ row: AcceptedText) throws {
        let document = try Document(text: row.text)
        #expect(document.checkInvariants(), "input \(row.text.shownInRow)")
        let found = document.compactText
        #expect(found == row.compact, "input \(row.text.shownInRow), expected \(row.compact), found \(found)")
        // Bytes take another way in than text.
        #expect(try outcome(of: row.text.utf8).get() == row.compact, "as bytes: \(row.text.shownInRow)")
        // What was written reads back as itself.
        #expect(try outcome(of: found.utf8).get() == found, "written text: \(found.shownInRow)")
        #expect(document.firstTrailingComma == -1)
    }

    @Test("white space between tokens changes nothing, however much there is")
    func whiteSpace() throws {
        let tokens = [
            "{", #""a""#, ":", "[", "1", ",", "-2.5", ",", "[", "]", ",", "{", "}", "]", ",", #""b""#, ":", "null", "}",
        ]
        var random = SeededNumbers(seed: 28)
        for turn in 0..<2_000 {
            let unit = [" ", "\t", "\n", "\r\n", " \t"][turn % 5]
            let text =
                tokens.map { token in
                    let end = random.below(3) == 0 ? "\n" : ""
                    return end + String(repeating: unit, count: random.below(20)) + token
                }.joined() + String(repeating: unit, count: random.below(9))
            let document = try Document(text: text)
            #expect(document.checkInvariants() && document.compactText == tokens.joined(), "input \(text.shownInRow)")
        }
    }

    /// Swift's literals do not take these, JSON does.
    private static func noncharacter(_ value: UInt32) -> String {
        Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    }

    static let structures: [AcceptedText] = [
        .init("[]"), .init("{}"), .init("[[]]"), .init("[{}]"), .init(#"{"":{}}"#), .init("[[],[],{}]"),
        .init("[1]"), .init("[1,2,3]"), .init(#"{"a":1}"#), .init(#"{"a":1,"b":2}"#), .init(#"{"a":{"b":{"c":[]}}}"#),
        .init(#"[null,true,false]"#), .init(#"{"a":null,"b":true,"c":false}"#), .init("[[[[[[[[[[]]]]]]]]]]"),
        .init(#"{"a":1,"a":2}"#), .init(#"{"a":[1,{"b":[2,{"c":3}]}],"d":4}"#), .init(#"[[1],[2,[3]],{"a":[4]}]"#),
        .init("null"), .init("true"), .init("false"), .init("0"), .init(#""""#), .init(#""text""#),
        .init(" null ", "null"), .init("\ttrue\r\n", "true"), .init("\n\n\n[]", "[]"), .init("[]   ", "[]"),
        .init("[ ]", "[]"), .init("{ }", "{}"), .init("[\n]", "[]"), .init("{\t\r\n }", "{}"),
        .init("[ 1 , 2 ]", "[1,2]"), .init("[1\n,2\n]", "[1,2]"), .init("[1 ]", "[1]"),
        .init("{ \"a\" : 1 , \"b\" : 2 }", #"{"a":1,"b":2}"#), .init("{\"a\"\n:\n1}", #"{"a":1}"#),
        .init("{\"a\":\t[ ] }", #"{"a":[]}"#), .init("\r[\r1\r,\r2\r]\r", "[1,2]"), .init("[[ ] , { } ]", "[[],{}]"),
        .init("\u{FEFF}[1]", "[1]"), .init("\u{FEFF} {}", "{}"), .init("\u{FEFF}null", "null"), .init("[\"\u{FEFF}\"]"),
        .init(#"[true,[false,[null]]]"#), .init("[\"]\",\"}\",\",\",\":\"]"), .init(#"{"}":"{","]":"["}"#),
        .init("[" + Array(repeating: "null", count: 300).joined(separator: ",") + "]"),
        .init("{" + (0..<300).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"),
        .init("[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]"),
    ]

    static let numbers: [AcceptedText] =
        [
            "0", "-0", "1", "-1", "9", "10", "-10", "123456789", "1234567890123456789", "-1234567890123456789",
            "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615",
            "18446744073709551616", "-9223372036854775809", "100000000000000000000000000000000000000000",
            "0.0", "-0.0", "0.5", "-0.5", "1.0", "10.01", "0.000000000000000000000000000000000000000001",
            "1.00000000000000000000000",
            "0e0", "0E0", "0e+0", "0e-0", "0e1000000000", "1e0", "1e1", "1E1", "1e+1", "1e-1", "1E+01", "1e00001",
            "1.5e3", "-1.5E-3",
            "1e308", "1e-308", "1e-400", "1e400", "-1e400", "0.1e1", "123.456e78",
            "1e0000000000000000000000000000000000000000001",
            "1e99999999999999999999", "1e-99999999999999999999",
            "3.141592653589793238462643383279502884197169399375105820974944",
        ].map { AcceptedText($0) } + [
            .init("[0]"), .init("[-0,-1]"), .init("[1e1,2E2]"), .init("{\"a\":-1}"), .init("[0,0.0,0e0]"),
            .init(" 1 ", "1"), .init("[1.5 , 2]", "[1.5,2]"),
        ]

    static let strings: [AcceptedText] = [
        .init(#"["a"]"#), .init(#"[" "]"#), .init(#"["\""]"#), .init(#"["\\"]"#), .init(#"["\/"]"#),
        .init(#"["/"]"#, #"["\/"]"#),
        .init(#"["\b\f\n\r\t"]"#), .init(#"["\\\\"]"#), .init(#"["\\\""]"#), .init(#"["\\u0041"]"#), .init(#"["a\\"]"#),
        .init(#"["\u0041"]"#, #"["A"]"#), .init(#"["\u00e9"]"#, #"["é"]"#), .init(#"["\u00E9"]"#, #"["é"]"#),
        .init(#"["\u4e2d"]"#, #"["中"]"#),
        .init(#"["\u0000"]"#), .init(#"["\u001f"]"#), .init(#"["\u001F"]"#, #"["\u001f"]"#),
        .init(#"["\u0008"]"#, #"["\b"]"#),
        .init(#"["\u0022"]"#, #"["\""]"#), .init(#"["\u005c"]"#, #"["\\"]"#), .init(#"["\u002f"]"#, #"["\/"]"#),
        .init(#"["\u007f"]"#, "[\"\u{7F}\"]"), .init("[\"\u{7F}\"]"),
        .init(#"["\u2028\u2029"]"#, "[\"\u{2028}\u{2029}\"]"),
        .init(#"["\ud83d\ude00"]"#, #"["😀"]"#), .init(#"["\uD83D\uDE00"]"#, #"["😀"]"#),
        .init(#"["\uD800\uDC00"]"#, "[\"\u{10000}\"]"),
        .init(#"["\uDBFF\uDFFF"]"#, "[\"\u{10FFFF}\"]"), .init(#"["a\uD83D\uDE00b"]"#, #"["a😀b"]"#),
        .init(#"["\uFFFF\uFFFE"]"#, "[\"\(noncharacter(0xFFFF))\(noncharacter(0xFFFE))\"]"),
        .init("[\"\(noncharacter(0xFDD0))\"]"),
        .init(#"["中文 é 😀"]"#), .init("[\"e\u{301}\"]"), .init(#"["👨‍👩‍👧‍👦"]"#), .init("[\"\u{10FFFF}\"]"),
        .init(#"{"\u0061":1}"#, #"{"a":1}"#), .init(#"{"a\nb":1}"#), .init(#"{"中文":"名"}"#), .init(#"{"":""}"#),
        .init(#"{"\"":"\""}"#),
        .init("[\"// no comment\",\"/* nor here */\"]", #"["\/\/ no comment","\/* nor here *\/"]"#),
        .init("[\"" + String(repeating: "x", count: 5_000) + "\"]"),
        .init("[\"" + String(repeating: #"\n"#, count: 3_000) + "\"]"),
    ]
}

@Suite("Parser: options")
struct ParsingOptionsTests {
    /// Where the first tolerated comma stands.
    struct TrailingComma: Sendable, CustomTestStringConvertible {
        let text: String
        let compact: String
        let offset: Int
        var testDescription: String { text.shownInRow }
    }

    @Test(
        "trailing commas are read when they are allowed, and only then",
        arguments: [
            .init(text: "[1,]", compact: "[1]", offset: 2),
            .init(text: "[1,2,]", compact: "[1,2]", offset: 4),
            .init(text: "[1 , ]", compact: "[1]", offset: 3),
            .init(text: "[[],]", compact: "[[]]", offset: 3),
            .init(text: "[1,\n]", compact: "[1]", offset: 2),
            .init(text: #"{"a":1,}"#, compact: #"{"a":1}"#, offset: 6),
            .init(text: "{\"a\":1 ,\t}", compact: #"{"a":1}"#, offset: 7),
            .init(text: #"{"a":[1,],}"#, compact: #"{"a":[1]}"#, offset: 7),
            .init(text: #"[{"a":1,},]"#, compact: #"[{"a":1}]"#, offset: 7),
            .init(text: "[1,2]", compact: "[1,2]", offset: -1),
        ] as [TrailingComma])
    func trailingComma(_ row: TrailingComma) throws {
        let document = try Document(text: row.text, options: .init(allowsTrailingComma: true))
        #expect(document.checkInvariants())
        #expect(document.compactText == row.compact)
        #expect(document.firstTrailingComma == row.offset)
        guard row.offset >= 0 else { return }
        let error = thrownError(JSONSyntaxError.self) { try Document(text: row.text) }
        #expect(error?.reason == "a trailing comma")
        #expect(error?.byteOffset == row.offset)
    }

    @Test(
        "commas without a value before them are never read",
        arguments: [
            "[,]", "{,}", "[1,,]", "[,1]", #"{"a":1,,}"#, #"{,"a":1}"#, "[1,,2]", ",", "1,", #"{"a":,}"#, "[],", "{},",
        ])
    func strayComma(text: String) {
        #expect(throws: JSONSyntaxError.self) { try Document(text: text, options: .init(allowsTrailingComma: true)) }
    }

    struct Depth: Sendable, CustomTestStringConvertible {
        let open: String, close: String, levels: Int, limit: Int?, isAccepted: Bool
        var testDescription: String { "\(levels) × \(open), limit \(limit.map(String.init) ?? "as it is")" }
    }

    @Test(
        "as many containers may be open as the limit says",
        arguments: [
            .init(open: "[", close: "]", levels: 511, limit: nil, isAccepted: true),
            .init(open: "[", close: "]", levels: 512, limit: nil, isAccepted: true),
            .init(open: "[", close: "]", levels: 513, limit: nil, isAccepted: false),
            .init(open: #"{"a":"#, close: "}", levels: 512, limit: nil, isAccepted: true),
            .init(open: #"{"a":"#, close: "}", levels: 513, limit: nil, isAccepted: false),
            .init(open: #"[{"a":"#, close: "}]", levels: 256, limit: nil, isAccepted: true),
            .init(open: #"[{"a":"#, close: "}]", levels: 257, limit: nil, isAccepted: false),
            .init(open: "[", close: "]", levels: 1, limit: 1, isAccepted: true),
            .init(open: "[", close: "]", levels: 2, limit: 1, isAccepted: false),
            .init(open: "[", close: "]", levels: 0, limit: 0, isAccepted: true),
            .init(open: "[", close: "]", levels: 1, limit: 0, isAccepted: false),
            .init(open: "[", close: "]", levels: 2_000, limit: 2_000, isAccepted: true),
            .init(open: "[", close: "]", levels: 2_001, limit: 2_000, isAccepted: false),
        ] as [Depth])
    func depth(_ row: Depth) {
        let text =
            String(repeating: row.open, count: row.levels) + "1" + String(repeating: row.close, count: row.levels)
        let options = row.limit.map { Document.ParsingOptions(maximumDepth: $0) } ?? .init()
        switch Result(catching: { try Document(text: text, options: options) }) {
        case .success(let document):
            #expect(row.isAccepted)
            #expect(document.checkInvariants())
        case .failure(let error):
            #expect(!row.isAccepted, "\(error)")
            #expect("\(error)".contains("nested too deeply"))
        }
    }

    @Test("siblings are no depth")
    func width() throws {
        let document = try Document(
            text: "[" + Array(repeating: "[[]]", count: 2_000).joined(separator: ",") + "]",
            options: .init(maximumDepth: 3))
        #expect(document.checkInvariants())
        #expect(document.nodeCount == 4_001)
    }

    @Test("a million open containers fail at once", arguments: ["[", #"{"a":"#, #"[{"a":"#, "[[],"])
    func million(unit: String) {
        let text = String(repeating: unit, count: 1_000_000)
        let error = thrownError(JSONSyntaxError.self) { try Document(text: text) }
        #expect(error?.reason == "nested too deeply")
        #expect(error?.line == 1)
        // Nothing behind the limit is read.
        #expect((error?.byteOffset ?? .max) <= 512 * unit.utf8.count)
    }
}
