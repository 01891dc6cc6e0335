@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import TestSupport
import Testing

/// The elements of an array of strings.
private func strings(_ text: String) throws -> [String] {
    let document = try Document(text: text)
    return document.withRoot { root in root.childIndices.map { root.memory.view($0).string } }
}

private func hexadecimal(_ value: UInt32, uppercase: Bool = false) -> String {
    let digits = String(value, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: 4 - digits.count) + digits
}

@Suite("String")
struct StringTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let contents: String
        let value: String
        init(_ contents: String, _ value: String) {
            self.contents = contents
            self.value = value
        }
        var testDescription: String { contents.shownInRow }
    }

    @Test(
        "is unescaped, as a value and as a name",
        arguments: [
            .init("", ""), .init("a", "a"), .init(#"\""#, "\""), .init(#"\\"#, "\\"), .init(#"\/"#, "/"),
            .init("/", "/"), .init(#"\b"#, "\u{8}"), .init(#"\f"#, "\u{C}"),
            .init(#"\n"#, "\n"), .init(#"\r"#, "\r"), .init(#"\t"#, "\t"), .init(#"\r\n"#, "\r\n"),
            .init(#"\u0041"#, "A"), .init(#"\u0000"#, "\u{0}"),
            .init(#"a\u0000b"#, "a\u{0}b"), .init(#"\u00e9"#, "é"), .init(#"\u00E9"#, "é"),
            .init(#"e\u0301"#, "e\u{301}"), .init(#"\u4E2d"#, "中"),
            .init(#"\ud83d\ude00"#, "😀"), .init(#"\uD83D\uDE00"#, "😀"), .init(#"x\uD83D\uDE00y"#, "x😀y"),
            .init(#"\uD83D\uDE00\uD83D\uDE01"#, "😀😁"),
            .init(#"\\u0041"#, "\\u0041"), .init(#"\\\u0041"#, "\\A"), .init(#"\\n"#, "\\n"),
            .init(#"\\\\\\"#, "\\\\\\"), .init(#"\"\"\""#, "\"\"\""),
            .init(#"\u0022\u005C\u002F"#, "\"\\/"), .init(#"\n\n\n\n\n\n\n\n\n\n\n\n"#, "\n\n\n\n\n\n\n\n\n\n\n\n"),
            .init(#"tab\there"#, "tab\there"),
            .init(#"中\n文"#, "中\n文"), .init("中文", "中文"), .init("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), .init("\u{7F}", "\u{7F}"),
            .init("\u{80}", "\u{80}"), .init(#"ab\u00e9cd\u4e2def\ud83d\ude00"#, "abécd中ef😀"),
            .init(
                "a string of plain characters that is longer than sixteen bytes",
                "a string of plain characters that is longer than sixteen bytes"),
            .init(
                #"an escape at the very end of a string that is not short: \t"#,
                "an escape at the very end of a string that is not short: \t"),
            .init(
                #"\t: an escape at the very start of a string that is not short"#,
                "\t: an escape at the very start of a string that is not short"),
        ] as [Row])
    func unescapes(_ row: Row) throws {
        let document = try Document(text: #"{"k":"\#(row.contents)","\#(row.contents)":7}"#)
        #expect(document.checkInvariants())
        try document.withRoot { root in
            let view = try #require(root.member("k"))
            // Scalars are compared, as Swift holds composed and decomposed characters for equal.
            let found = view.string
            #expect(
                Array(found.unicodeScalars) == Array(row.value.unicodeScalars),
                "input \(row.contents), expected \(row.value.debugDescription), found \(found.debugDescription)")
            #expect(view.withUTF8 { Array($0) } == Array(row.value.utf8))
            #expect(root.member(row.value)?.node.int64 == 7, "the name \(row.contents) is not found")
            #expect(view.node.flags.contains(.escaped) == row.contents.contains("\\"))
        }
    }

    @Test("every unit of the basic plane, in both cases of digits")
    func basicPlane() throws {
        let units = (UInt32(0)...0xFFFF).filter { !(0xD800...0xDFFF).contains($0) }
        for uppercase in [false, true] {
            let found = try strings(
                "[" + units.map { "\"\\u\(hexadecimal($0, uppercase: uppercase))\"" }.joined(separator: ",") + "]")
            var mismatches = Mismatches()
            for (unit, text) in zip(units, found) {
                mismatches.expect(text.unicodeScalars.map(\.value), [unit], "\\u\(hexadecimal(unit))")
            }
            #expect(found.count == units.count)
            #expect(mismatches.isEmpty, "\(mismatches)")
        }
    }

    @Test("every surrogate in a pair, none alone")
    func surrogates() throws {
        let high = UInt32(0xD800)...0xDBFF
        let low = UInt32(0xDC00)...0xDFFF
        let pairs =
            high.flatMap { [($0, low.lowerBound), ($0, low.upperBound)] }
            + low.flatMap { [(high.lowerBound, $0), (high.upperBound, $0)] }
        let found = try strings(
            "[" + pairs.map { "\"\\u\(hexadecimal($0.0))\\u\(hexadecimal($0.1))\"" }.joined(separator: ",") + "]")
        var mismatches = Mismatches()
        for (pair, text) in zip(pairs, found) {
            let expected = 0x10000 + (pair.0 - 0xD800) * 0x400 + (pair.1 - 0xDC00)
            mismatches.expect(
                text.unicodeScalars.map(\.value), [expected], "\(hexadecimal(pair.0)) \(hexadecimal(pair.1))")
        }
        for unit in UInt32(0xD800)...0xDFFF {
            for text in [
                "\"\\u\(hexadecimal(unit))\"", "\"\\u\(hexadecimal(unit))\\u0041\"",
                "\"\\u\(hexadecimal(unit))\\ud800\"", "\"a\\u\(hexadecimal(unit))",
            ] {
                if case .success(let found) = outcome(of: text.utf8) { mismatches.note("\(text) is read as \(found)") }
            }
        }
        #expect(found.count == pairs.count)
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    /// The scanner looks at eight bytes at a time: whatever ends the plain run must be seen at every place of every
    /// such window.
    @Test("a special byte at every offset is seen", arguments: ["a", "é", "中", "😀", "\u{7F}", "!", "#", "[", "]", " "])
    func offsets(filler: String) throws {
        var mismatches = Mismatches()
        for offset in 0..<40 {
            let before = String(repeating: filler, count: offset)
            for tail in ["", filler, String(repeating: filler, count: 20)] {
                mismatches.expect(
                    try strings("[\"\(before)\",\"\(tail)\"]"), [before, tail], "a quote behind \(offset) × \(filler)")
                mismatches.expect(
                    try strings("[\"\(before)\\\"\(tail)\"]"), [before + "\"" + tail],
                    "an escaped quote behind \(offset) × \(filler)")
                mismatches.expect(
                    try strings("[\"\(before)\\\\\(tail)\"]"), [before + "\\" + tail],
                    "a backslash behind \(offset) × \(filler)")
                mismatches.expect(
                    try strings("[\"\(before)\\u00e9\(tail)\"]"), [before + "é" + tail],
                    "a \\u behind \(offset) × \(filler)")
                mismatches.expect(
                    try strings("[\"\(before)\\uD83D\\uDE00\(tail)\"]"), [before + "😀" + tail],
                    "a pair behind \(offset) × \(filler)")
                for control in [UInt8(0), 1, 9, 10, 13, 0x1F] {
                    let text = "[\"\(before)\(String(UnicodeScalar(control)))\(tail)\"]"
                    switch outcome(of: text.utf8) {
                    case .success(let found):
                        mismatches.note("control \(control) behind \(offset) × \(filler) is read as \(found)")
                    case .failure(let error):
                        mismatches.expect(
                            error.byteOffset, 2 + before.utf8.count, "control \(control) behind \(offset) × \(filler)")
                        mismatches.expect(
                            error.reason, "a control character inside a string",
                            "control \(control) behind \(offset) × \(filler)")
                    }
                }
                // Broken off right there.
                mismatches.expect(
                    outcome(of: "[\"\(before)".utf8).failure?.byteOffset, 2 + before.utf8.count,
                    "the end behind \(offset) × \(filler)")
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    /// What is written, and what it means: escapes that become one to four bytes, and plain runs.
    private static let pieces: [(text: String, value: String)] = [
        ("a", "a"), ("é", "é"), ("中", "中"), ("😀", "😀"), ("a plain run of 24 bytes.", "a plain run of 24 bytes."),
        (#"\n"#, "\n"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\u0000"#, "\0"), (#"\u007f"#, "\u{7F}"),
        (#"\u0080"#, "\u{80}"), (#"\u07FF"#, "\u{7FF}"), (#"\u0800"#, "\u{800}"), (#"\uFFFF"#, "\u{FFFF}"),
        (#"\ud800\udc00"#, "\u{10000}"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"),
    ]

    /// The unescaped bytes are written into memory of exactly their number, up to 15 in the String itself.
    @Test("escapes and plain runs in any order, at every place of a result of any length")
    func mixtures() throws {
        var random = SeededNumbers(seed: 15)
        var mismatches = Mismatches()
        var cases: [(text: String, value: String)] = []
        for length in 0...24 {
            let filler = String(repeating: "x", count: length)
            for piece in Self.pieces {
                cases.append((filler + piece.text, filler + piece.value))
                cases.append((piece.text + filler, piece.value + filler))
                cases.append((#"\t"# + filler + piece.text + filler, "\t" + filler + piece.value + filler))
            }
        }
        for _ in 0..<3000 {
            let chosen = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
            }
            cases.append((chosen.map(\.text).joined(), chosen.map(\.value).joined()))
        }
        for (text, value) in cases {
            let document = try Document(text: "[\"\(text)\"]")
            document.withRoot { root in
                let view = root.memory.view(1)
                mismatches.expect(Array(view.string.utf8), Array(value.utf8), text)
                mismatches.expect(view.withUTF8 { Array($0) }, Array(value.utf8), text)
                mismatches.expect(view.node.length, text.utf8.count, text)
                if text.contains("\\") { mismatches.expect(view.node.unescapedLength, value.utf8.count, text) }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("a text that ends anywhere inside escapes is broken there")
    func cutOff() {
        let text = Array(#"["\ud83d\ude00\u4e2d\n\\\u0041 and a run \uD83D\uDE00"]"#.utf8)
        for count in 1..<text.count {
            #expect(outcome(of: text[..<count]).failure != nil, "\(String(decoding: text[..<count], as: UTF8.self))")
        }
        for digit in ["/", ":", "@", "G", "`", "g", " ", "é", "\u{FF}", "\0", "\"", "\\"] {
            for place in 0..<4 {
                var digits = ["0", "0", "4", "1"]
                digits[place] = digit
                let broken = "[\"\\u\(digits.joined())\"]"
                #expect(outcome(of: broken.utf8).failure?.byteOffset == 2, "\(broken)")
            }
        }
    }

    @Test("a name is found however it is escaped, and the last one wins")
    func members() throws {
        let document = try Document(
            text:
                #"{"a":1,"\u0062":2,"c\u002Fd":3,"":4,"\u00e9":5,"😀":6,"\ud83d\ude01":7,"dup":8,"du\u0070":9,"long name beyond eight bytes":10,"a\u0000":11}"#
        )
        document.withRoot { root in
            for (name, expected) in [
                ("a", 1), ("b", 2), ("c/d", 3), ("", 4), ("é", 5), ("😀", 6), ("😁", 7), ("dup", 9),
                ("long name beyond eight bytes", 10), ("a\u{0}", 11),
                ("e\u{301}", nil), ("A", nil), ("c\\/d", nil), (#"\u0062"#, nil), ("d", nil),
                ("long name beyond eight byteS", nil), ("aa", nil),
            ] as [(String, Int64?)] {
                let found = root.member(name)?.node.int64
                #expect(found == expected, "name \(name.debugDescription)")
            }
            #expect(root.member("a")?.member("b") == nil)
        }
    }

    @Test("names of every length from 0 to 40 are told apart", arguments: [false, true])
    func nameLengths(escaped: Bool) throws {
        let name = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN"
        func spelled(_ text: Substring) -> String {
            escaped ? text.unicodeScalars.map { "\\u" + hexadecimal($0.value) }.joined() : String(text)
        }
        let members = (0...40).map { "\"\(spelled(name.prefix($0)))\":\($0)" }.joined(separator: ",")
        let document = try Document(text: "{\(members)}")
        document.withRoot { root in
            for length in 0...40 {
                let found = root.member(String(name.prefix(length)))?.node.int64
                #expect(found == Int64(length))
                // Another last byte.
                if length > 0 { #expect(root.member(name.prefix(length - 1) + "_") == nil) }
            }
        }
    }
}

@Suite("UTF-8")
struct UTF8ValidationTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let what: String
        let bytes: [UInt8]
        let firstInvalid: Int?
        init(_ what: String, _ bytes: [UInt8], _ firstInvalid: Int?) {
            self.what = what
            self.bytes = bytes
            self.firstInvalid = firstInvalid
        }
        var testDescription: String { "\(what): \(bytes.map { String($0, radix: 16) }.joined(separator: " "))" }
    }

    @Test(
        "a bad sequence is found where it begins",
        arguments: [
            .init("nothing", [], nil), .init("ASCII", Array("plain".utf8), nil), .init("two bytes", [0xC2, 0x80], nil),
            .init("last of two", [0xDF, 0xBF], nil),
            .init("first of three", [0xE0, 0xA0, 0x80], nil), .init("before the surrogates", [0xED, 0x9F, 0xBF], nil),
            .init("behind the surrogates", [0xEE, 0x80, 0x80], nil),
            .init("last of three", [0xEF, 0xBF, 0xBF], nil), .init("first of four", [0xF0, 0x90, 0x80, 0x80], nil),
            .init("U+10FFFF", [0xF4, 0x8F, 0xBF, 0xBF], nil),
            .init("NUL", [0], nil), .init("DEL", [0x7F], nil), .init("byte order mark", [0xEF, 0xBB, 0xBF], nil),
            .init("a continuation alone", [0x80], 0), .init("a continuation behind ASCII", [0x41, 0xBF], 1),
            .init("two continuations", [0x80, 0xBF], 0),
            .init("overlong NUL", [0xC0, 0x80], 0), .init("overlong slash", [0xC0, 0xAF], 0),
            .init("overlong DEL", [0xC1, 0xBF], 0),
            .init("overlong in three", [0xE0, 0x80, 0xAF], 0), .init("overlong U+7FF", [0xE0, 0x9F, 0xBF], 0),
            .init("overlong in four", [0xF0, 0x80, 0x80, 0xAF], 0),
            .init("overlong U+FFFF", [0xF0, 0x8F, 0xBF, 0xBF], 0), .init("surrogate D800", [0xED, 0xA0, 0x80], 0),
            .init("surrogate DFFF", [0xED, 0xBF, 0xBF], 0),
            .init("surrogate pair", [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], 0),
            .init("U+110000", [0xF4, 0x90, 0x80, 0x80], 0), .init("F5", [0xF5, 0x80, 0x80, 0x80], 0),
            .init("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80], 0),
            .init("six bytes", [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], 0), .init("FE", [0xFE], 0), .init("FF", [0xFF], 0),
            .init("two without the second", [0xC3], 0), .init("two with ASCII", [0xC3, 0x28], 0),
            .init("two with a lead", [0xC3, 0xC3], 0),
            .init("three, one left", [0xE4, 0xB8], 0), .init("three, two left", [0xE4], 0),
            .init("three broken by ASCII", [0xE4, 0xB8, 0x41], 0),
            .init("four, one left", [0xF0, 0x9F, 0x98], 0), .init("four broken by ASCII", [0xF0, 0x9F, 0x41, 0x80], 0),
            .init("good, then bad", [0xC3, 0xA9, 0xC3], 2),
            .init("bad behind sixteen", Array(repeating: 0x41, count: 16) + [0xFF], 16),
            .init("Latin-1", [0x63, 0x61, 0x66, 0xE9, 0x22], 3),
            .init("UTF-16 with mark", [0xFF, 0xFE, 0x31, 0x00], 0),
        ] as [Row])
    func table(_ row: Row) {
        // In front of and behind the sequence: runs that put it at every place of an eight-byte window.
        for front in 0..<17 {
            for back in [0, 1, 9] where back == 0 || !(row.what.contains("left") || row.what.contains("without")) {
                let bytes =
                    Array(repeating: UInt8(0x20), count: front) + row.bytes + Array(repeating: 0x20, count: back)
                let found = bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalidByte($0) }
                #expect(
                    found == row.firstInvalid.map { $0 + front },
                    "\(row.testDescription), \(front) bytes before, \(back) behind")
            }
        }
        let quoted = [0x22] + row.bytes.filter { $0 >= 0x20 && $0 != 0x22 } + [0x22]
        if let bad = row.firstInvalid, row.bytes.allSatisfy({ $0 >= 0x20 }) {
            let error = outcome(of: quoted).failure
            #expect(
                error?.reason == "the bytes are not UTF-8" && error?.byteOffset == bad + 1,
                "\(row.testDescription): \(String(describing: error))")
        } else if row.firstInvalid == nil {
            #expect(outcome(of: quoted).failure == nil)
        }
    }

    @Test("sequences of two, three and four bytes are well-formed if a character is written so")
    func everySequence() {
        // The definition itself: put the bits together, ask for the scalar, and encode it again.
        func isWellFormed(_ bytes: [UInt8]) -> Bool {
            var value = UInt32(bytes[0]) & (0x7F >> UInt32(bytes.count))
            for byte in bytes.dropFirst() {
                guard byte & 0xC0 == 0x80 else { return false }
                value = value << 6 | UInt32(byte & 0x3F)
            }
            return Unicode.Scalar(value).map { Array(String(Character($0)).utf8) == bytes } ?? false
        }
        var mismatches = Mismatches()
        func check(_ bytes: [UInt8]) {
            let found = bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalidByte($0) }
            mismatches.expect(found, isWellFormed(bytes) ? nil : 0, "\(bytes)")
            // Among others, where sixteen bytes are checked at once: at each place, and across its end.
            for front in [4, 12, 17] {
                let text = Array("早".utf8) + Array(repeating: 0x20, count: front) + bytes + Array("今天的天气很好".utf8)
                let found = text.withUnsafeBufferPointer { UTF8Validation.firstInvalidByte($0) }
                mismatches.expect(found, isWellFormed(bytes) ? nil : front + 3, "\(bytes) after \(front)")
            }
        }
        let edges: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        for second in UInt8.min...UInt8.max {
            for lead in UInt8(0xC0)...0xDF { check([lead, second]) }
            for lead in UInt8(0xE0)...0xEF {
                for third in edges { check([lead, second, third]) }
            }
            for lead in UInt8(0xF0)...0xF7 {
                for third in [UInt8(0x7F), 0x80, 0xBF, 0xC0] {
                    for fourth in [UInt8(0x7F), 0x80, 0xBF, 0xC0] { check([lead, second, third, fourth]) }
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("random mixtures are judged as the standard library judges them")
    func mixtures() {
        var random = SeededNumbers(seed: 26)
        let pieces = ["a", "plain ASCII ", "é", "я", "今天", "😀", "\u{7FF}\u{800}", "\u{FFFF}\u{10000}"].map {
            Array($0.utf8)
        }
        var mismatches = Mismatches()
        var invalid = 0
        for _ in 0..<20_000 {
            var bytes = (0..<random.below(20)).flatMap { _ in pieces[random.below(pieces.count)] }
            if !bytes.isEmpty, random.below(2) == 0 {
                bytes[random.below(bytes.count)] = UInt8(random.below(256))
            }
            var rest = bytes.makeIterator()
            var parser = Unicode.UTF8.ForwardParser()
            var expected: Int?
            var read = 0
            parsing: while true {
                switch parser.parseScalar(from: &rest) {
                case .valid(let scalar): read += scalar.count
                case .emptyInput: break parsing
                case .error:
                    expected = read
                    break parsing
                }
            }
            if expected != nil { invalid += 1 }
            let found = bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalidByte($0) }
            mismatches.expect(found, expected, "\(bytes)")
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
        #expect((5_000...15_000).contains(invalid), "\(invalid) of 20000 are not UTF-8")
    }

    @Test("a text cut off inside a character is refused where the character begins")
    func truncated() {
        let text = "\"aé€😀b\u{7FF}\u{800}\u{FFFF0}\u{10FFFF}中文\""
        let bytes = Array(text.utf8)
        var starts = Set<Int>()
        var offset = 0
        for scalar in text.unicodeScalars {
            starts.insert(offset)
            offset += String(Character(scalar)).utf8.count
        }
        for length in 0..<bytes.count {
            let error = outcome(of: bytes.prefix(length)).failure
            if starts.contains(length) {
                #expect(
                    error?.byteOffset == length && error?.reason.contains("the text ends") == true,
                    "cut at \(length): \(String(describing: error))")
            } else {
                let start = starts.filter { $0 < length }.max()
                #expect(
                    error?.byteOffset == start && error?.reason == "the bytes are not UTF-8",
                    "cut at \(length): \(String(describing: error))")
            }
        }
    }
}
