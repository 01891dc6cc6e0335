import Foundation
import SmartCodable
import Testing

extension CoderChoices {
    static let json5 = CoderChoices { $0.allowsJSON5 = true }
    static let bare = CoderChoices { $0.assumesTopLevelDictionary = true }
    static let bareJSON5 = CoderChoices {
        $0.allowsJSON5 = true
        $0.assumesTopLevelDictionary = true
    }
}

/// `allowsJSON5`, `assumesTopLevelDictionary`, trailing commas: beside JSONDecoder.
@Suite("Coders: JSON5")
struct JSON5Tests {
    @Test("What is accepted", arguments: accepted)
    func accepts(row: DecodingRow) { row.check() }

    private static let accepted: [DecodingRow] =
        [
            "1", "-1", "+1", "0", "+0", "-0", "0x1F", "-0X1f", "+0x0e", "1.", "1.e2", "1e+02", "0xFFFFFFFF", "/**/7",
            "// before\n7// after", "/* * / ** */7", "\u{B}\u{C}7",
        ].map { DecodingRow(Int.self, $0, .json5) }
        + [
            ".5", "-.5", "+.5e1", "5.", "Infinity", "+Infinity", "-Infinity", "0x10", "1e-2",
        ].map { DecodingRow(Double.self, $0, .json5) }
        + [
            #"'a"b'"#, #""a'b""#, #"'it\'s'"#, #""\x41\x7f\xe9""#, #"'\u00e9\ud83d\ude00'"#, "'a\\\nb'", "'a\\\r\nb'",
            "'a\\\rb'", #"'\/\b\f\n\r\t\\'"#, #"'\"'"#, "'// no comment'", "'é😀'", "''", #"'\x22\x5c\x01'"#,
        ].map { DecodingRow(String.self, $0, .json5) }
        + ["[1,2,]", "[/*1*/2,//3\r4]", "[]", "[ 1 , 0x2 ]"].map { DecodingRow([Int].self, $0, .json5) }
        + [
            "{a:1,}", "{'a':1,\"b\":2}", "{$a_1:1,_b:2,é:3}", "{a /**/ : /**/ 1}",
            "{a\u{301}:1,b\u{200D}c:2}", "{}", "{null:1,true:2,Infinity:3}", "\u{FEFF}{a:1}",
        ].map { DecodingRow([String: Int].self, $0, .json5) }
        + [DecodingRow([Double?].self, "[null,Infinity,-.5,]", .json5), DecodingRow(Bool.self, "/**/true", .json5)]

    @Test("Nothing behind a number at the end of the text is read") func numberAtTheEnd() throws {
        let decoder = SmartJSONDecoder()
        decoder.allowsJSON5 = true
        // What memory has behind the text is different each time.
        for _ in 0..<500 {
            for text in ["9223372036854775807", "18446744073709551616", "-9223372036854775808", "1"] {
                #expect(try decoder.decode(Double.self, from: Data(text.utf8)) == Double(text))
            }
        }
    }

    @Test("What is refused", arguments: refused)
    func refuses(row: DecodingRow) { row.check() }

    private static let refused: [DecodingRow] =
        [
            "-", "+", "0x", "+0x ", "01", "1e", ".", ".e1", "--1", "+-1", "0x1.5", "0x2.", "0xg", "-Inf", "NAN", "1_0",
            "0xFFFFFFFFFFFFFFFFF", "", "// only", "/* open", "1 2", "1,", "*/1",
        ].map { .failing(Double.self, $0, .json5) }
        + [
            #"'a"#, #"'a""#, #"'\q'"#, #"'\0'"#, #"'\x00'"#, #"'\x4'"#, #"'\u00'"#, #"'\u0000'"#, #"'\ud800'"#,
            "'a\nb'", "'\u{1}'",
        ].map { .failing(String.self, $0, .json5) }
        + ["[1,,]", "[,]", "[", "[1", "[1 2]", "[1}", "{a:1}"].map { .failing([Int].self, $0, .json5) }
        + ["{,}", "{a}", "{a:}", "{1a:1}", "{a b:1}", "{-a:1}", "{a:1", "{a:1]", #"{\n:1}"#].map {
            .failing([String: Int].self, $0, .json5)
        }

    @Test("Objects without braces", arguments: bare)
    func braces(row: DecodingRow) { row.check() }

    private static let bare: [DecodingRow] =
        [#""x":1"#, #"{"x":1}"#, #" "x" : 1 , "y":2 "#, "", " ", "{}", "\n{ }\n"].map {
            DecodingRow([String: Int].self, $0, .bare)
        }
        + [#""x":1}"#, #"{"x":1"#, ",", "1", "[1]", #""x""#, "}"].map { .failing([String: Int].self, $0, .bare) }
        + ["x:1", "{x:1}", "x:1,", " x:1 , // end", "x:0x1F,y:1.", "", "/**/"].map {
            DecodingRow([String: Int].self, $0, .bareJSON5)
        } + ["x:1}", "{x:1", ",", "x", "x:1 y"].map { .failing([String: Int].self, $0, .bareJSON5) }

    @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
    @Test("Numbers that have no digits, and what other types make of them")
    func specials() throws {
        let decoder = SmartJSONDecoder()
        decoder.allowsJSON5 = true
        #expect(try decoder.decode([Double].self, from: "[NaN,1,-NaN]").map(\.isNaN) == [true, false, true])
        #expect(try decoder.decode([Float].self, from: "[Infinity,-Infinity]") == [.infinity, -.infinity])
        #expect(throws: (any Error).self) { try decoder.decode(Int.self, from: "Infinity") }
        // JSONDecoder ends the process for the first five.
        for text in ["1e+", "-1e-", "/*'*/1e+", "//'\n1E+", "'\\'',.1e+ ", "+", "\\"] {
            #expect(throws: DecodingError.self, "\(text)") { try decoder.decode(Double.self, from: text) }
        }
        #expect(
            try decoder.decode([String].self, from: #"["1e+", 'a\'1e-', /* 1e+ */ '']// 1e+"#) == ["1e+", "a'1e-", ""])
        // What is deeper costs too much in JSONDecoder.
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(try decoder.decode(JSONValue.self, from: deep) != .null)
        #expect(throws: DecodingError.self) { try decoder.decode(JSONValue.self, from: "[\(deep)]") }
    }

    private struct Item: SmartCodable, Equatable {
        var id = 0
        var list: [Int] = []
        var inner: [String: Int] = [:]
    }

    @Test("Trailing commas are an option of every call, and read by the coders")
    func trailingCommas() throws {
        let text = #"{"id":7,"list":[1,2,],"inner":"{\"a\":1,}",}"#
        #expect(Item.deserialize(from: text) == nil)
        let expected = Item(id: 7, list: [1, 2], inner: ["a": 1])
        #expect(Item.deserialize(from: text, options: [.allowsTrailingCommas]) == expected)
        #expect([Item].deserialize(from: "[\(text),]", options: [.allowsTrailingCommas]) == [expected])
        let decoder = SmartJSONDecoder()
        for options: Set<SmartDecodingOption> in [[], [.strict], [.rules(.native)], [.rules(.handyJSON)]] {
            decoder.options = options
            #expect(try decoder.decode([String: [Int]].self, from: #"{"a":[1,],}"#) == ["a": [1]])
            let items = #"[{"id":7,"list":[1,2,],"inner":{"a":1,},},]"#
            #expect(try decoder.decode([Item].self, from: items) == [expected])
            for broken in ["[,]", "[1,,]", "{,}", "[1,", "[1],", #"{"a":1,,}"#] {
                #expect(throws: DecodingError.self, "\(broken)") { try decoder.decode(JSONValue.self, from: broken) }
            }
        }
    }
}
