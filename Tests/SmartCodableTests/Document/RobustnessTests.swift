@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import TestSupport
import Testing

/// Broken texts, made the same way in every run.
enum Mutations {
    static let seeds: [String] = [
        #"{"id":7,"name":"Anaa Airport","iata":"AAA","coordinates":[-145.51222222222222,-17.348888888888887],"runways":[{"direction":"14L/32R","distance":1502,"surface":"flexible"}]}"#,
        #"[true,false,null,0,-0,1,-1,1.5,1e10,1E-5,18446744073709551616,9007199254740993.0,[],{},"",[[[[]]]],{"a":{"b":{"c":{}}}}]"#,
        #"{"escapes":"\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00\u0000","plain":"a long plain text beyond eight bytes","\u006eame":"x"}"#,
        "{\n  \"中文\" : \"名字 é 😀\",\n  \"list\" : [\n    1,\n    2\n  ],\n  \"empty\" : {\n\n  }\n}\n",
        #"{"a":1,"a":2,"b":[1,2,3,4,5,6,7,8,9,10],"c":"0123456789012345678901234567890123456789","d":-12345678901234567890,"e":0.1e1}"#,
        "[\"" + String(repeating: "x", count: 60) + "\",\"" + String(repeating: #"\n"#, count: 20)
            + "\",123456789012345678901234567890.123456789,[[[[[[[[1]]]]]]]],{\"k\":{\"k\":{\"k\":[{}]}}}]",
    ]

    /// Bytes that matter to a parser; random ones seldom hit them.
    private static let interesting =
        Array("\"\\{}[]:,0123456789-+.eEtfnu/ \n\r\t".utf8) + [
            0, 1, 0x1F, 0x7F, 0x80, 0xBF, 0xC0, 0xC3, 0xE4, 0xED, 0xEF, 0xF0, 0xF4, 0xFF,
        ]

    /// One to three changes of a seed.
    static func mutate(_ seed: String, _ random: inout SeededNumbers) -> [UInt8] {
        var bytes = Array(seed.utf8)
        for _ in 0...random.below(3) where !bytes.isEmpty {
            let place = random.below(bytes.count)
            switch random.below(7) {
            case 0: bytes[place] ^= 1 << UInt8(random.below(8))
            case 1: bytes[place] = interesting[random.below(interesting.count)]
            case 2: bytes.remove(at: place)
            case 3: bytes.insert(interesting[random.below(interesting.count)], at: place)
            case 4: bytes.removeSubrange(place..<min(bytes.count, place + random.below(12)))
            case 5:
                bytes.insert(
                    contentsOf: bytes[place..<min(bytes.count, place + random.below(12))], at: random.below(bytes.count)
                )
            default: bytes.removeLast(random.below(bytes.count))
            }
        }
        return bytes
    }
}

@Suite("Robustness")
struct RobustnessTests {
    /// What must hold for any bytes: no trap, and what parses is whole and survives being written and read again.
    /// Returns whether it parsed.
    @discardableResult
    private func check(_ bytes: [UInt8], allowsTrailingComma: Bool = false, _ mismatches: inout Mismatches) -> Bool {
        let shown = { String(decoding: bytes, as: UTF8.self).debugDescription }
        do throws(JSONSyntaxError) {
            let document = try Document(data: Data(bytes), options: .init(allowsTrailingComma: allowsTrailingComma))
            if !document.checkInvariants() { mismatches.note("invariants: \(shown())") }
            // Every accessor at every node.
            let memory = DocumentMemory(document)
            withExtendedLifetime(document) {
                for index in 0..<document.nodeCount {
                    let view = memory.view(index)
                    _ = view.summary
                    if view.kind == .string, view.withUTF8({ Array($0) }) != Array(view.string.utf8) {
                        mismatches.note("two strings: \(shown())")
                    }
                    if view.isNumber, view.doubleValue.isNaN || view.numberText.isEmpty {
                        mismatches.note("no number: \(shown())")
                    }
                }
            }
            let text = document.compactText
            let again = try Document(text: text)
            if again.compactText != text { mismatches.note("written twice: \(shown())") }
            if !isSame(again.foundationValue, document.foundationValue) { mismatches.note("values: \(shown())") }
            let pretty = document.withRoot { root in written(pretty: true) { $0.write(root) } }
            if try Document(text: pretty).compactText != text { mismatches.note("pretty: \(shown())") }
            return true
        } catch {
            // A zero among the first two bytes is UTF-16, of which some characters are longer in UTF-8.
            let limit = bytes.prefix(2).contains(0) ? bytes.count * 3 / 2 : bytes.count
            if error.line < 1 || error.column < 1 || !(0...limit).contains(error.byteOffset) {
                mismatches.note("place \(error): \(shown())")
            }
            if allowsTrailingComma || error.reason != "a trailing comma" { return false }
            // With the option the same text may read, or break further on.
            if let later = outcome(of: bytes, options: .init(allowsTrailingComma: true)).failure,
                later.byteOffset <= error.byteOffset
            {
                mismatches.note("\(error): \(shown())")
            }
            return false
        }
    }

    private func isSame(_ a: Any, _ b: Any) -> Bool { (a as AnyObject as? NSObject)?.isEqual(b as AnyObject) == true }

    /// Room for the nodes of a large text is made after a look at parts of it, which may be unlike the rest.
    @Test("large texts that are dense where nobody looks, and sparse where somebody does")
    func unevenTexts() throws {
        let sparse = "\"" + String(repeating: "text ", count: 30_000) + "\""
        let dense = "[" + String(repeating: "[],0,", count: 20_000) + "{}]"
        for text in [
            "[\(sparse),\(dense)]", "[\(dense),\(sparse)]", "[\(sparse),\(dense),\(sparse),\(dense)]", dense, sparse,
            "[" + String(repeating: "1,", count: 100_000) + "2]",
            "[" + String(repeating: "\",,,,::::[[[[{{{{\",", count: 6_000) + "0]",
        ] {
            let document = try Document(text: text)
            #expect(document.checkInvariants())
            #expect(document.withRoot { $0.compactText.utf8.count } == text.utf8.count)
        }
    }

    @Test(
        "mutated texts are read or refused, never worse", arguments: Array(Mutations.seeds.enumerated()).map(\.offset))
    func mutations(seed: Int) {
        var random = SeededNumbers(seed: 100 + UInt64(seed))
        var mismatches = Mismatches()
        var accepted = 0
        for turn in 0..<600 {
            let bytes = Mutations.mutate(Mutations.seeds[seed], &random)
            if check(bytes, allowsTrailingComma: turn % 2 == 0, &mismatches) { accepted += 1 }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
        // Else the mutations are too mild or too wild to say anything.
        #expect((10...590).contains(accepted), "\(accepted) of 600 are JSON still")
    }

    @Test("a text cut off or struck at every byte", arguments: rows(Array(0..<256), for: "bytes"))
    func everyByte(replacement: Int) {
        // As one array, so that the whole is one value.
        let bytes = Array("[\(Mutations.seeds[0]),\(Mutations.seeds[2]),-1.5e3,true]".utf8)
        var mismatches = Mismatches()
        // All 256 values at every 16th byte, another sixteenth for each value: every byte is struck 16 times.
        for place in stride(from: replacement % 16, to: bytes.count, by: 16) {
            var struck = bytes
            struck[place] = UInt8(replacement)
            check(struck, &mismatches)
        }
        if replacement == 0 {
            #expect(bytes.count >= 300)
            for length in 0..<bytes.count {
                if check(Array(bytes.prefix(length)), &mismatches) {
                    mismatches.note("reads though cut off at \(length)")
                }
            }
            if !check(bytes, &mismatches) { mismatches.note("the whole text does not read") }
            for start in 1..<bytes.count { check(Array(bytes.dropFirst(start)), &mismatches) }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    /// Where we and JSONSerialization differ, on purpose.
    private enum Disagreement: CaseIterable {
        /// 1e400 is infinite here, an error there.
        case numberBeyondDouble
        /// The bytes look like UTF-16 or UTF-32 to Foundation: a byte order mark, or zeros among the first four bytes.
        /// Here text is UTF-8.
        case otherEncoding

        func explains(_ bytes: [UInt8], ours: Document?) -> Bool {
            switch self {
            case .numberBeyondDouble:
                guard let ours else { return false }
                return (0..<ours.nodeCount).contains {
                    ours.nodes[$0].kind == .double && ours.nodes[$0].double.isInfinite
                }
            case .otherEncoding:
                return bytes.prefix(4).contains(0) || bytes.starts(with: [0xFF, 0xFE])
                    || bytes.starts(with: [0xFE, 0xFF])
            }
        }
    }

    @Test("accepts and refuses what JSONSerialization does, but for the known differences")
    func agreement() {
        var random = SeededNumbers(seed: 200)
        var mismatches = Mismatches()
        var texts = Mutations.seeds.map { Array($0.utf8) }
        for turn in 0..<3_000 { texts.append(Mutations.mutate(Mutations.seeds[turn % Mutations.seeds.count], &random)) }
        texts += (AcceptedTextTests.structures + AcceptedTextTests.numbers + AcceptedTextTests.strings).map {
            Array($0.text.utf8)
        }
        texts +=
            (RejectedTextTests.structures + RejectedTextTests.literals + RejectedTextTests.numbers
            + RejectedTextTests.strings).map { Array($0.text.utf8) }
        var both = 0
        for bytes in texts {
            // Foundation reads trailing commas, so it is compared with the option on.
            let ours = try? Document(data: Data(bytes), options: .init(allowsTrailingComma: true))
            let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            if (ours != nil) == (theirs != nil) {
                guard let ours, let theirs else { continue }
                both += 1
                if !isSame(ours.foundationValue, theirs), !isReadOtherwise(bytes) {
                    mismatches.note(
                        "\(String(decoding: bytes, as: UTF8.self).debugDescription): expected \(theirs), found \(ours.foundationValue)"
                    )
                }
            } else if !Disagreement.allCases.contains(where: { $0.explains(bytes, ours: ours) }) {
                mismatches.note(
                    "\(String(decoding: bytes, as: UTF8.self).debugDescription): \(ours == nil ? "only they read it" : "only we read it")"
                )
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
        #expect(both > 500, "only \(both) texts were read by both")
    }

    /// What both accept and read differently: a fraction of 17 digits and more is an NSDecimalNumber there, the nearest
    /// Double here; and corelibs Foundation drops a U+FEFF at the start of a string.
    private func isReadOtherwise(_ bytes: [UInt8]) -> Bool {
        let numbers = bytes.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) && $0 != UInt8(ascii: ".") }
        return numbers.contains { $0.count > 17 }
            || String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FEFF}")
    }

    @Test("the empty text, and texts of one and two bytes")
    func tiny() {
        var mismatches = Mismatches()
        var accepted: [String] = []
        for first in UInt8.min...UInt8.max {
            if check([first], &mismatches) { accepted.append(String(decoding: [first], as: UTF8.self)) }
            for second in Array("\"\\{}[]0-. eu".utf8) + [0, 0x80, 0xFF] { check([first, second], &mismatches) }
        }
        check([], &mismatches)
        #expect(mismatches.isEmpty, "\(mismatches)")
        #expect(accepted == (0...9).map(String.init))
    }

    @Test(
        "texts that are read but look odd keep their value",
        arguments: [
            ("[1E400]", "[1E400]"), ("[-1e999]", "[-1e999]"),
            (#"{"a":{"a":{"a":1},"a":2},"a":3}"#, #"{"a":{"a":{"a":1},"a":2},"a":3}"#),
        ])
    func odd(text: String, compact: String) throws {
        #expect(try Document(text: text).compactText == compact)
    }

    @Test("a block of bytes that is not the start of its allocation", arguments: 0..<9)
    func slices(offset: Int) throws {
        let text = Mutations.seeds[0]
        let data =
            Data(repeating: 0x20, count: offset) + Data(text.utf8)
            + Data("trailing bytes that are not of the text".utf8)
        let slice = data[offset..<offset + text.utf8.count]
        #expect(try Document(data: slice).compactText == Document(text: text).compactText)
    }
}
