@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

/// A text that is no JSON, where it breaks, and a part of the reason.
struct RejectedText: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let reason: String

    init(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
        self.text = text
        self.line = line
        self.column = column
        self.reason = reason
    }

    var testDescription: String { text.shownInRow }
}

@Suite("Parser: rejected texts")
struct RejectedTextTests {
    @Test("says where and why", arguments: structures + literals + numbers + strings + whitespace + positions)
    func rejects(_ row: RejectedText) {
        for source in ["text", "bytes"] {
            let error = thrownError(JSONSyntaxError.self, "\(row.text.shownInRow) as \(source)") {
                if source == "text" {
                    _ = try Document(text: row.text)
                } else {
                    _ = try Document(data: Data(row.text.utf8))
                }
            }
            guard let error else { continue }
            #expect(
                error.line == row.line && error.column == row.column && error.reason.contains(row.reason),
                "input \(row.text.shownInRow) as \(source), expected line \(row.line), column \(row.column): \(row.reason), found \(error)"
            )
            #expect(error.description == "invalid JSON at line \(error.line), column \(error.column): \(error.reason)")
            let before = String(decoding: row.text.utf8.prefix(error.byteOffset), as: UTF8.self)
            let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(
                error.line == lines.count && error.column == (lines.last?.count ?? 0) + 1,
                "the byte offset \(error.byteOffset) is another place")
        }
    }

    static let structures: [RejectedText] = [
        .init("", 1, 1, "the text ends where a value is expected"),
        .init("[", 1, 2, "the text ends where a value is expected"),
        .init("{", 1, 2, "the text ends inside an object"), .init("]", 1, 1, "a value is expected"),
        .init("}", 1, 1, "a value is expected"),
        .init("[1", 1, 3, "the text ends inside an array"),
        .init("[1,", 1, 4, "the text ends where a value is expected"),
        .init(#"{"a""#, 1, 5, "':' is expected"), .init(#"{"a":"#, 1, 6, "the text ends where a value is expected"),
        .init(#"{"a":1"#, 1, 7, "the text ends inside an object"),
        .init(#"{"a":1,"#, 1, 8, "the text ends inside an object"),
        .init("[1}", 1, 3, "',' or ']' is expected"), .init(#"{"a":1]"#, 1, 7, "',' or '}' is expected"),
        .init("[}", 1, 2, "a value is expected"), .init("{]", 1, 2, "a field name in quotes is expected"),
        .init("[1]]", 1, 4, "unexpected text after the value"), .init("{}}", 1, 3, "unexpected text after the value"),
        .init("[1][2]", 1, 4, "unexpected text after the value"), .init("1 2", 1, 3, "unexpected text after the value"),
        .init("[1 2]", 1, 4, "',' or ']' is expected"), .init(#"["a" "b"]"#, 1, 6, "',' or ']' is expected"),
        .init("[[] []]", 1, 5, "',' or ']' is expected"), .init(#"{"a":1 "b":2}"#, 1, 8, "',' or '}' is expected"),
        .init("[1,]", 1, 3, "a trailing comma"), .init(#"{"a":1,}"#, 1, 7, "a trailing comma"),
        .init("[1,\n]", 1, 3, "a trailing comma"),
        .init("[,1]", 1, 2, "a value is expected"), .init("[1,,2]", 1, 4, "a value is expected"),
        .init("[,]", 1, 2, "a value is expected"),
        .init("{,}", 1, 2, "a field name in quotes is expected"),
        .init(#"{"a":1,,"b":2}"#, 1, 8, "a field name in quotes is expected"),
        .init(#"{"a" 1}"#, 1, 6, "':' is expected"), .init(#"{"a"=1}"#, 1, 5, "':' is expected"),
        .init(#"{"a","b"}"#, 1, 5, "':' is expected"),
        .init(#"{"a"::1}"#, 1, 6, "a value is expected"), .init(#"{"a":}"#, 1, 6, "a value is expected"),
        .init(#"{:1}"#, 1, 2, "a field name"),
        .init("{1:2}", 1, 2, "a field name in quotes is expected"),
        .init("{a:1}", 1, 2, "a field name in quotes is expected"),
        .init("{'a':1}", 1, 2, "a field name in quotes is expected"), .init("{null:1}", 1, 2, "a field name"),
        .init("{[]:1}", 1, 2, "a field name"),
        .init(#"["a":1]"#, 1, 5, "',' or ']' is expected"), .init("[:]", 1, 2, "a value is expected"),
        .init(":", 1, 1, "a value is expected"),
        .init(",", 1, 1, "a value is expected"), .init("(1)", 1, 1, "a value is expected"),
        .init("<a>", 1, 1, "a value is expected"),
        .init("// c\n1", 1, 1, "a value is expected"), .init("/* c */1", 1, 1, "a value is expected"),
        .init("1 // c", 1, 3, "unexpected text"),
        .init("[1/**/]", 1, 3, "',' or ']' is expected"), .init("# c\n1", 1, 1, "a value is expected"),
        .init("[1;2]", 1, 3, "',' or ']' is expected"),
        .init(#"{"a":1}x"#, 1, 8, "unexpected text after the value"),
        .init("[\"a\",\n4\n,1,1", 3, 5, "the text ends inside an array"),
        .init(#"{"a":{"b":[1,{"c":2]}}"#, 1, 20, "',' or '}' is expected"),
        .init("[1]\u{FEFF}", 1, 4, "unexpected text"),
        .init("\u{FEFF}", 1, 2, "the text ends where a value is expected"),
        .init("\u{FEFF}\u{FEFF}1", 1, 2, "a value is expected"),
    ]

    static let literals: [RejectedText] =
        [
            "True", "TRUE", "tRUE", "truE", "tru", "t", "False", "FALSE", "falsE", "fals", "f", "Null", "NULL", "nuLL",
            "nul", "n",
            "undefined", "None", "nil", "yes", "NaN", "Infinity", "inf", "nan", "a", "'a'", "`a`", "ｔrue", "é",
        ].map { .init($0, 1, 1, "a value is expected") } + [
            .init("truex", 1, 5, "unexpected text"), .init("true1", 1, 5, "unexpected text"),
            .init("nulll", 1, 5, "unexpected text"),
            .init("falsee", 1, 6, "unexpected text"), .init("truetrue", 1, 5, "unexpected text"),
            .init("[truex]", 1, 6, "',' or ']'"),
            .init("[tru]", 1, 2, "a value is expected"), .init("[nul,1]", 1, 2, "a value is expected"),
            .init(#"{"a":fals}"#, 1, 6, "a value is expected"),
            .init("[true false]", 1, 7, "',' or ']'"), .init("-Infinity", 1, 1, "a malformed number"),
            .init("-NaN", 1, 1, "a malformed number"),
        ]

    static let numbers: [RejectedText] =
        [
            "-", "--1", "-a", "-.5", "1.", "-1.", "1.e5", "1.a", "1e", "1e+", "1e-", "1E", "1ea", "1e.5", "1.5e",
            "1.5e+", "1e++1", "01", "00", "-01", "-00",
            "007", "01.5", "0123e5", "1.-5", "- 1", "1e 5", "0e", "0e+", "0.", "0.e1", "00.5", "-e1",
        ].map { .init($0, 1, 1, "a malformed number") } + [
            .init("[-]", 1, 2, "a malformed number"), .init("[1,02]", 1, 4, "a malformed number"),
            .init(#"{"a":1.}"#, 1, 6, "a malformed number"),
            .init("[1.]", 1, 2, "a malformed number"), .init("[0e]", 1, 2, "a malformed number"),
            .init("[0, 1, -]", 1, 8, "a malformed number"),
            .init("+1", 1, 1, "a value is expected"), .init(".5", 1, 1, "a value is expected"),
            .init("e5", 1, 1, "a value is expected"),
            .init("１", 1, 1, "a value is expected"), .init("0x10", 1, 2, "unexpected text"),
            .init("1_000", 1, 2, "unexpected text"),
            .init("1,000", 1, 2, "unexpected text"), .init("1a", 1, 2, "unexpected text"),
            .init("1.5.5", 1, 4, "unexpected text"),
            .init("1e5.5", 1, 4, "unexpected text"), .init("1e5e5", 1, 4, "unexpected text"),
            .init("1-1", 1, 2, "unexpected text"),
            .init("1+1", 1, 2, "unexpected text"), .init("[1a]", 1, 3, "',' or ']'"),
            .init("1f", 1, 2, "unexpected text"),
            .init("123L", 1, 4, "unexpected text"), .init("0b1", 1, 2, "unexpected text"),
            .init("1٣", 1, 2, "unexpected text"),
        ]

    static let strings: [RejectedText] = [
        .init("\"", 1, 2, "the text ends inside a string"), .init("\"abc", 1, 5, "the text ends inside a string"),
        .init("[\"a", 1, 4, "the text ends inside a string"), .init("[\"a]", 1, 5, "the text ends inside a string"),
        .init("{\"a", 1, 4, "the text ends inside a string"), .init(#""\""#, 1, 4, "the text ends inside a string"),
        .init(#""\\\""#, 1, 6, "the text ends inside a string"), .init("\"é", 1, 3, "the text ends inside a string"),
        .init("'a'", 1, 1, "a value is expected"), .init(#""a"b""#, 1, 4, "unexpected text"),
        .init(#"["a"b"]"#, 1, 5, "',' or ']'"),
        .init("\"\u{0}\"", 1, 2, "a control character"), .init("\"\t\"", 1, 2, "a control character"),
        .init("\"a\nb\"", 1, 3, "a control character"),
        .init("\"\u{1F}\"", 1, 2, "a control character"), .init("\"\r\"", 1, 2, "a control character"),
        .init("\"abcdefghij\u{1}\"", 1, 12, "a control character"),
        .init("{\"a\u{0}b\":1}", 1, 4, "a control character"), .init("\"\\n\n\"", 1, 4, "a control character"),
        .init("\"\u{8}\"", 1, 2, "a control character"),
        .init(#""\a""#, 1, 2, "an unknown escape"), .init(#""\x41""#, 1, 2, "an unknown escape"),
        .init(#""\'""#, 1, 2, "an unknown escape"),
        .init(#""\0""#, 1, 2, "an unknown escape"), .init(#""\U0041""#, 1, 2, "an unknown escape"),
        .init(#""\ ""#, 1, 2, "an unknown escape"),
        .init(#""\N""#, 1, 2, "an unknown escape"), .init("\"\\\n\"", 1, 2, "an unknown escape"),
        .init("\"\\é\"", 1, 2, "an unknown escape"),
        .init(#""ab\q""#, 1, 4, "an unknown escape"), .init("\"\\\u{0}\"", 1, 2, "an unknown escape"),
        .init("\"\\", 1, 2, "escape"),
        .init(#""\u""#, 1, 2, "a \\u escape"), .init(#""\u1""#, 1, 2, "a \\u escape"),
        .init(#""\u12""#, 1, 2, "a \\u escape"),
        .init(#""\u123""#, 1, 2, "a \\u escape"), .init(#""\u123g""#, 1, 2, "a \\u escape"),
        .init(#""\u 041""#, 1, 2, "a \\u escape"),
        .init(#""\u+041""#, 1, 2, "a \\u escape"), .init(#""\u-041""#, 1, 2, "a \\u escape"),
        .init(#""\u{41}""#, 1, 2, "a \\u escape"),
        .init("\"\\u00", 1, 2, "a \\u escape"), .init("\"\\u", 1, 2, "a \\u escape"),
        .init(#""\u００41""#, 1, 2, "a \\u escape"),
        .init(#""\uD800""#, 1, 2, "a \\u escape"), .init(#""\uDBFF""#, 1, 2, "a \\u escape"),
        .init(#""\uDC00""#, 1, 2, "a \\u escape"),
        .init(#""\uDFFF""#, 1, 2, "a \\u escape"), .init(#""\uD800x""#, 1, 2, "a \\u escape"),
        .init(#""\uD800\n""#, 1, 2, "a \\u escape"),
        .init(#""\uD800\u0041""#, 1, 2, "a \\u escape"), .init(#""\uD800\uD800""#, 1, 2, "a \\u escape"),
        .init(#""\uDC00\uD800""#, 1, 2, "a \\u escape"),
        .init(#""\uD83D\u""#, 1, 2, "a \\u escape"), .init(#""\uD83D\uDE0""#, 1, 2, "a \\u escape"),
        .init(#""\uD83D\uE000""#, 1, 2, "a \\u escape"),
        .init(#""\uD83D\uDE00\uD83D""#, 1, 14, "a \\u escape"), .init(#"{"\uD800":1}"#, 1, 3, "a \\u escape"),
        .init(#"{"\q":1}"#, 1, 3, "an unknown escape"),
        .init("\"\\uD83D\\", 1, 2, "a \\u escape"), .init("\"\\uD83D\\uDE", 1, 2, "a \\u escape"),
    ]

    static let whitespace: [RejectedText] = [
        .init(" ", 1, 2, "the text ends"), .init("\n", 2, 1, "the text ends"), .init(" \t\r\n ", 2, 2, "the text ends"),
        .init("\u{0}", 1, 1, "a value is expected"), .init("12\u{0}", 1, 3, "unexpected text"),
        .init("[1\u{0}]", 1, 3, "',' or ']'"),
        .init("[\u{0}]", 1, 2, "a value is expected"), .init("{\u{0}}", 1, 2, "a field name"),
        .init("\u{0}12", 1, 1, "a value is expected"),
        .init("{\"a\"\u{0}:1}", 1, 5, "':' is expected"), .init("{\"a\":\u{0}1}", 1, 6, "a value is expected"),
        .init("{\"a\":1\u{0}", 1, 7, "',' or '}'"),
        .init("\u{B}1", 1, 1, "a value is expected"), .init("\u{C}1", 1, 1, "a value is expected"),
        .init("\u{A0}1", 1, 1, "a value is expected"),
        .init("[1\u{2028}]", 1, 3, "',' or ']'"), .init("[\u{3000}1]", 1, 2, "a value is expected"),
        .init("1\u{1A}", 1, 2, "unexpected text"),
        .init("[\u{2060}]", 1, 2, "a value is expected"), .init("\u{85}1", 1, 1, "a value is expected"),
        .init("[1,\u{1}2]", 1, 4, "a value is expected"),
    ]

    /// Line and column count characters, not bytes.
    static let positions: [RejectedText] = [
        .init("[\n1,\n  x]", 3, 3, "a value is expected"), .init("[\r\n1,\r\nx]", 3, 1, "a value is expected"),
        .init("[\r\r x]", 1, 5, "a value is expected"),
        .init("[\"é\", x]", 1, 7, "a value is expected"), .init("[\"中文\",x]", 1, 7, "a value is expected"),
        .init("[\"😀\",x]", 1, 6, "a value is expected"),
        .init("{\n  \"a\": 1,\n  \"b\": tru\n}", 3, 8, "a value is expected"), .init("\n\n\n\n", 5, 1, "the text ends"),
        .init("{\"名\":\n\"😀\" \"x\"}", 2, 5, "',' or '}'"),
        .init(String(repeating: "[\n", count: 100) + "x", 101, 1, "a value is expected"),
        .init("[" + String(repeating: " ", count: 1_000) + "x", 1, 1_002, "a value is expected"),
    ]
}
