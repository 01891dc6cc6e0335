@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

@Suite("Writer: strings and layout")
struct WriterTests {
    @Test(
        "strings are escaped as JSONSerialization escapes them",
        arguments: [
            "", "a", "plain text", "\"", "\\", "/", "a/b/c", "http://example.com/?a=1&b=\"2\"", "\u{8}\u{C}\n\r\t",
            "\r\n", "\u{0}", "\u{1}\u{2}\u{B}\u{E}\u{1F}",
            "\u{7F}", "\u{80}\u{9F}\u{A0}", "é", "e\u{301}", "中文", "😀", "👨‍👩‍👧‍👦", "\u{2028}\u{2029}", "\u{FEFF}", "\u{FFFD}",
            "\u{10FFFF}", "<script>&'</script>",
            "\"\"\"\"\"\"\"\"\"\"", "\\\\\\\\\\\\\\\\\\", "//////////////////", "tab\tand\nline", "a\u{0}b", "🇨🇳",
            "ends with \\", "ends with \"", "\u{1F}starts",
            "a long string without anything to escape in it, which goes on beyond many words of eight bytes",
            "a long string with / one slash, a \"quote\" and a \n line break, which goes on beyond many words of eight bytes",
        ])
    func escaping(text: String) throws {
        for (escapesSlashes, options) in [(true, []), (false, .withoutEscapingSlashes)]
            as [(Bool, JSONSerialization.WritingOptions)]
        {
            let foundation = String(
                decoding: try JSONSerialization.data(withJSONObject: [text], options: options), as: UTF8.self)
            let found = written(escapesSlashes: escapesSlashes) { writer in
                writer.beginArray()
                writer.separate()
                writer.string(text)
                writer.endArray()
            }
            #expect(found == foundation, "input \(text.debugDescription), expected \(foundation), found \(found)")
            #expect(
                try Document(text: found).withRoot {
                    $0.element(0)?.string.unicodeScalars.elementsEqual(text.unicodeScalars)
                } == true)
        }
        // A name is written as a value is.
        let name = written { writer in
            writer.beginObject()
            writer.name(text)
            writer.null()
            writer.endObject()
        }
        #expect(name == "{" + written { $0.string(text) } + ":null}")
    }

    @Test("every ASCII character is escaped as JSONSerialization does")
    func everyASCII() throws {
        var mismatches = Mismatches()
        for value in UInt8(0)..<0x80 {
            let text = String(UnicodeScalar(value))
            let foundation = String(decoding: try JSONSerialization.data(withJSONObject: [text]), as: UTF8.self)
            mismatches.expect("[" + written { $0.string(text) } + "]", foundation, "character \(value)")
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("a byte to escape is seen at every offset", arguments: ["\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{1}"])
    func offsets(special: String) {
        var mismatches = Mismatches()
        let escaped = written { $0.string(special) }.dropFirst().dropLast()
        for filler in ["a", "é", "\u{7F}", "0"] {
            for before in 0..<40 {
                for after in [0, 1, 7, 8, 20] {
                    let head = String(repeating: filler, count: before)
                    let tail = String(repeating: filler, count: after)
                    mismatches.expect(
                        written { $0.string(head + special + tail) }, "\"\(head)\(escaped)\(tail)\"",
                        "\(before) + \(after) × \(filler)")
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test(
        "slashes stay when asked",
        arguments: [
            ("a/b", true, #""a\/b""#), ("a/b", false, #""a/b""#), ("//\"", false, #""//\"""#),
            ("/\\/", true, #""\/\\\/""#),
        ])
    func slashes(text: String, escapes: Bool, expected: String) {
        let found = written(escapesSlashes: escapes) { $0.string(text) }
        #expect(found == expected, "input \(text), found \(found)")
    }

    @Test(
        "pretty text is JSONSerialization's",
        arguments: [
            "[]", "{}", "[[]]", "[{}]", #"{"a":[]}"#, #"{"a":{}}"#, "[[],[]]", "[1]", "[1,2,3]", "[[1],[2,[3]]]",
            #"{"a":1}"#, #"{"a":1,"b":2}"#,
            #"{"a":{"b":{"c":{}}}}"#, #"{"a":[1,"two",true,null,{"b":[]}],"c":{"d":[[],{}]}}"#, #"["a\/b","é","\n"]"#,
            #"{"":"","a\/b":"c\/d","é":"中"}"#, #"[null,[null,[null]]]"#,
            #"[{"a":1},{"a":2},{"a":[{"b":1},{"b":[{}]}]}]"#, #"{"empty":{"array":[],"object":{},"string":""}}"#,
            "[[[[[[]]]]]]", "[1.5,-2,0.25]",
        ])
    func pretty(text: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let foundation = String(
            decoding: try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys]),
            as: UTF8.self)
        let document = try Document(text: text)
        let found = document.withRoot { root in written(pretty: true) { $0.write(root) } }
        #expect(found == foundation, "input \(text), expected \(foundation), found \(found)")
        // And back again.
        #expect(try Document(text: found).compactText == text)
    }

    @Test(
        "a document is written as it was read",
        arguments: [
            "null", "true", "false", #""a""#,
            "[1,1.0,1e5,1E+05,0.10,-0,-0.0,18446744073709551616,1e400,123456789012345678901234567890.5]",
            #"{"a":1,"a":2}"#,
        ])
    func documents(text: String) throws {
        #expect(try Document(text: text).compactText == text)
    }
}

@Suite("Writer: numbers")
struct WriterNumberTests {
    private func text(_ value: Double) -> String? {
        var isWritten = false
        let text = written { isWritten = $0.double(value) }
        return isWritten ? text : text.isEmpty ? nil : "written in spite of the answer: \(text)"
    }

    @Test(
        "a double is as short as it can be",
        arguments: [
            (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (1.5, "1.5"), (100, "100"), (0.1, "0.1"), (-0.25, "-0.25"),
            (1e15, "1000000000000000"), (1e16, "1e+16"),
            (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
            (-9_007_199_254_740_992, "-9007199254740992"), (1e21, "1e+21"),
            (1e-7, "1e-07"), (0.0001, "0.0001"), (.leastNonzeroMagnitude, "5e-324"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (-145.51222222222222, "-145.51222222222222"),
            (123_456_789.125, "123456789.125"), (0.30000000000000004, "0.30000000000000004"), (.nan, nil),
            (.infinity, nil), (-.infinity, nil), (.signalingNaN, nil),
        ] as [(Double, String?)])
    func double(value: Double, expected: String?) {
        #expect(text(value) == expected)
    }

    @Test("doubles are written as JSONSerialization writes them")
    func asFoundation() throws {
        var random = SeededNumbers(seed: 30)
        var mismatches = Mismatches()
        for value in (0..<1_000).map({ _ in random.finiteDouble() }) + (-30...30).map({ Double("1e\($0)") ?? 0 })
            + (0..<64).map({ Double(UInt64(1) << UInt64($0)) })
        {
            let foundation = String(decoding: try JSONSerialization.data(withJSONObject: [value]), as: UTF8.self)
            mismatches.expect("[\(text(value) ?? "nothing")]", foundation, value.description)
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("twenty thousand doubles come back with the same bits")
    func roundTrip() throws {
        var random = SeededNumbers(seed: 31)
        var mismatches = Mismatches()
        for turn in 0..<20 {
            let values = (0..<1_000).map { _ in turn < 15 ? random.finiteDouble() : random.finiteDouble().rounded() }
            let text = written { writer in
                writer.beginArray()
                for value in values {
                    writer.separate()
                    if !writer.double(value) { writer.null() }
                }
                writer.endArray()
            }
            let document = try Document(text: text)
            document.withRoot { root in
                for (child, value) in zip(root.childIndices, values) {
                    let view = root.memory.view(child)
                    // -0 is written as `-0`, an integer below 2^53 becomes one.
                    mismatches.expect(view.doubleValue.bitPattern, value.bitPattern, value.description)
                    let shortest =
                        value.description.hasSuffix(".0") ? value.description.count - 2 : value.description.count
                    if view.numberText.count > shortest {
                        mismatches.note("\(value): \(view.numberText) is not the shortest")
                    }
                }
                mismatches.expect(root.node.count, values.count, "elements")
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    /// The search for the digits goes another way at each of these: powers of two, whose neighbours are not equally far
    /// away, subnormal numbers, and where the form with an exponent begins.
    @Test("doubles have the digits of description")
    func digitsOfDoubles() {
        var random = SeededNumbers(seed: 33)
        var values: [Double] = [
            0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 1e23, 9.5e-5, 0.0001,
        ]
        for exponent in 0..<2047 as Range<UInt64> {
            for fraction in [0, 1, 2, 1 << 51, 1 << 52 - 2, 1 << 52 - 1] as [UInt64] {
                values.append(Double(bitPattern: exponent << 52 | fraction))
            }
        }
        for exponent in -324...308 {
            for digits in 1...9 where exponent < 308 || digits == 1 {
                values.append(Double("\(digits)e\(exponent)") ?? 0)
            }
        }
        for step in -100...100 {
            values.append(0x1p53 + Double(step))
            values.append(1e16 + 2 * Double(step))
            values.append(Double(step) / 1_000_000)
        }
        for _ in 0..<20_000 { values.append(random.finiteDouble()) }
        var mismatches = Mismatches()
        for value in values {
            let description = value.description
            let text = written { _ = $0.double(value) }
            mismatches.expect(text, description.hasSuffix(".0") ? String(description.dropLast(2)) : description, "")
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("floats come back with the same bits")
    func floats() throws {
        var random = SeededNumbers(seed: 32)
        var mismatches = Mismatches()
        var fixed: [Float] = [
            0, -0.0, 1, 0.1, -1.5, 1e10, 1e20, 16_777_216, 16_777_218, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
            .leastNormalMagnitude,
        ]
        while fixed.count < 2_000 {
            let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
            if value.isFinite { fixed.append(value) }
        }
        for value in fixed {
            let text = written { _ = $0.float(value) }
            let document = try Document(text: text)
            // Rounding twice, to Double and on to Float, is harmless with nine digits or fewer.
            mismatches.expect(
                document.withRoot { Float($0.doubleValue).bitPattern }, value.bitPattern, "\(value) as \(text)")
            mismatches.expect(text.hasSuffix(".0"), false, text)
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
        for value in [Float.nan, .infinity, -.infinity] {
            var isWritten = true
            let text = written { isWritten = $0.float(value) }
            #expect(!isWritten && text.isEmpty)
        }
    }

    @Test("integers of every width")
    func integers() {
        func check<T: FixedWidthInteger>(_ type: T.Type) {
            for value in [
                T.min, T.min + 1, T.max, T.max - 1, 0, 1, 9, 10, 11, 99, 100, 101, 127, T.max / 10, T.max / 10 + 1,
            ] {
                let found = written { $0.integer(value) }
                #expect(found == String(value), "\(type) \(value)")
            }
        }
        check(Int8.self); check(Int16.self); check(Int32.self); check(Int64.self); check(Int.self)
        check(UInt8.self); check(UInt16.self); check(UInt32.self); check(UInt64.self); check(UInt.self)
        var power: UInt64 = 1
        for _ in 0..<19 {
            power *= 10
            for value in [power - 1, power, power + 1] {
                #expect(written { $0.integer(value) } == String(value))
                #expect(DecimalDigits.count(value) == String(value).count)
            }
        }
    }

    /// Arrays are written by a loop of their own, 64 elements at a time.
    @Test("arrays of numbers are written as their elements are", arguments: [false, true])
    func arrays(pretty: Bool) {
        var random = SeededNumbers(seed: 3)
        let doubles: [Double] = (0..<300).map { $0 % 7 == 0 ? Double($0) : random.finiteDouble() }
        let integers: [Int] = (0..<300).map { Int(truncatingIfNeeded: random.next()) >> ($0 % 64) }
        for count in [0, 1, 2, 63, 64, 65, 128, 129, 300] {
            let first = (doubles: Array(doubles.prefix(count)), integers: Array(integers.prefix(count)))
            func oneByOne<T>(_ elements: [T], _ write: (T, inout JSONByteWriter) -> Void) -> String {
                written(pretty: pretty) { writer in
                    writer.beginArray()
                    for element in elements {
                        writer.separate()
                        write(element, &writer)
                    }
                    writer.endArray()
                }
            }
            #expect(
                written(pretty: pretty) { _ = Double.writeArray(first.doubles, to: &$0) }
                    == oneByOne(first.doubles) { _ = $1.double($0) })
            #expect(
                written(pretty: pretty) { _ = Int.writeArray(first.integers, to: &$0) }
                    == oneByOne(first.integers) { $1.integer($0) })
        }
        // What is no number is left out, wherever it stands.
        for place in [0, 1, 63, 64, 65, 99] {
            var broken = Array(doubles.prefix(100))
            broken[place] = .nan
            var rest = broken
            rest.remove(at: place)
            var refused: Int?
            let text = written(pretty: pretty) { refused = Double.writeArray(broken, to: &$0) }
            #expect(refused == place)
            #expect(text == written(pretty: pretty) { _ = Double.writeArray(rest, to: &$0) })
        }
    }

    @Test("integers and doubles of every number of digits, with the point at every place")
    func digits() {
        var mismatches = Mismatches()
        var random = SeededNumbers(seed: 4)
        for digits in 1...20 {
            for _ in 0..<200 {
                let text = (0..<digits).map { String(random.below($0 == 0 ? 9 : 10) + ($0 == 0 ? 1 : 0)) }.joined()
                guard let value = UInt64(text) else { continue }
                mismatches.expect(written { $0.integer(value) }, text, text)
                for exponent in -22...2 {
                    guard let double = Double("\(text)e\(exponent)") else { continue }
                    var expected = double.description
                    if expected.hasSuffix(".0") { expected.removeLast(2) }
                    mismatches.expect(written { _ = $0.double(double) }, expected, "\(text)e\(exponent)")
                    mismatches.expect(written { _ = $0.double(-double) }, "-" + expected, "-\(text)e\(exponent)")
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test(
        "decimals keep their digits",
        arguments: [
            "0", "1", "-1", "0.1", "-0.01", "3.14159265358979323846264338327950288",
            "99999999999999999999999999999999999999", "1e50", "1e-50", "-12345678901234567890.5",
        ])
    func decimals(text: String) throws {
        let value = try #require(Decimal(string: text))
        let found = written { _ = $0.decimal(value) }
        #expect(Decimal(string: found) == value)
        #expect(try Document(text: found).withRoot { $0.numberText } == found)
    }

    @Test("a decimal that is no number is not written")
    func decimalNaN() {
        var isWritten = true
        let text = written { isWritten = $0.decimal(.nan) }
        #expect(!isWritten && text.isEmpty)
    }
}

@Suite("Writer: taking back and putting in")
struct WriterMarkTests {
    @Test("what was written since a mark is taken back, separators included", arguments: [false, true])
    func rewind(pretty: Bool) {
        func array(_ body: (inout JSONByteWriter) -> Void) -> String {
            written(pretty: pretty) { writer in
                writer.beginArray()
                body(&writer)
                writer.endArray()
            }
        }
        func one(_ writer: inout JSONByteWriter, _ value: Int) {
            writer.separate()
            writer.integer(value)
        }
        func discarded(_ writer: inout JSONByteWriter) {
            let mark = writer.mark
            writer.separate()
            writer.beginObject()
            writer.name("gone")
            writer.beginArray()
            one(&writer, 1)
            writer.separate()
            writer.string(String(repeating: "long enough to grow the block ", count: 40))
            writer.rewind(to: mark)
        }
        #expect(array { discarded(&$0) } == array { _ in })
        #expect(
            array { writer in
                discarded(&writer); one(&writer, 2)
            } == array { one(&$0, 2) })
        #expect(
            array { writer in
                one(&writer, 1); discarded(&writer)
            } == array { one(&$0, 1) })
        #expect(
            array { writer in
                one(&writer, 1); discarded(&writer); one(&writer, 2)
            }
                == array { writer in
                    one(&writer, 1); one(&writer, 2)
                })
    }

    @Test("a piece put in later reads as if it had been written there", arguments: [false, true], [0, 10, 5_000])
    func insert(pretty: Bool, length: Int) {
        let long = String(repeating: "x", count: length)
        func piece(_ writer: inout JSONByteWriter) {
            writer.beginObject()
            writer.name("a")
            writer.string(long)
            writer.name("b")
            writer.beginArray()
            writer.endArray()
            writer.endObject()
        }
        func text(putInLater: Bool) -> String {
            written(pretty: pretty) { writer in
                writer.beginObject()
                writer.name("first")
                var place = 0
                var later: JSONByteWriter?
                if putInLater {
                    place = writer.count
                    later = JSONByteWriter(continuing: writer)
                } else {
                    piece(&writer)
                }
                writer.name("second")
                writer.string(long)
                writer.endObject()
                guard var later else { return }
                piece(&later)
                writer.insert([(later, place)])
                later.free()
            }
        }
        let expected = text(putInLater: false)
        #expect(text(putInLater: true) == expected)
        #expect(throws: Never.self) { try Document(text: expected) }
    }

    @Test(
        "pieces go where they belong, and nowhere else",
        arguments: [
            ([], "abcdef"), ([("X", 0)], "Xabcdef"), ([("X", 6)], "abcdefX"),
            ([("X", 2), ("YZ", 2), ("", 3), ("W", 6)], "abXYZcdefW"),
            ([("X", 4), ("late", 2)], "abcdXef"), ([("far", 7)], "abcdef"), ([("before", -1), ("X", 1)], "aXbcdef"),
        ] as [([(String, Int)], String)])
    func pieces(_ parts: [(String, Int)], _ expected: String) {
        let found = written { writer in
            writer.raw("abcdef")
            let pieces = parts.map { text, offset in
                var piece = JSONByteWriter(continuing: writer)
                piece.raw(text)
                return (text: piece, offset: offset)
            }
            writer.insert(pieces)
            for piece in pieces { piece.text.free() }
        }
        #expect(found == expected)
    }

    @Test("a writer grows from nothing", arguments: [0, 1, 7, 64])
    func growth(capacity: Int) {
        var writer = JSONByteWriter(capacity: capacity)
        writer.beginArray()
        for value in 0..<2_000 {
            writer.separate()
            writer.integer(value)
        }
        writer.endArray()
        #expect(writer.makeData() == Data(writer.makeString().utf8))
        #expect(writer.takeString() == "[" + (0..<2_000).map(String.init).joined(separator: ",") + "]")
    }

    @Test("names at hand as bytes, raw text")
    func raw() {
        let found = written { writer in
            writer.beginObject()
            Array(#""n\/1""#.utf8).withUnsafeBufferPointer { writer.quotedName($0) }
            writer.raw("[1,2]" as StaticString)
            writer.name("2")
            writer.raw("{}" as String)
            writer.name("3")
            writer.bool(true)
            writer.name("4")
            writer.bool(false)
            writer.endObject()
        }
        #expect(found == #"{"n\/1":[1,2],"2":{},"3":true,"4":false}"#)
    }
}
