import Foundation
import SmartCodable
import Testing

/// Where our coders answer otherwise than Foundation's, on purpose: every reason with the cases that show it.
///
/// The list in the page Coders is made of the reasons: `FoundationDifference.markdown`.
struct FoundationDifference: Sendable {
    enum Mode: Sendable { case byDefault, always }

    let reason: String
    /// `.byDefault`: with `.strict` both agree again.
    let mode: Mode
    var decoding: [DecodingRow] = []
    var encoding: [EncodingRow] = []

    static var markdown: [String] { all.map { "- \($0.reason)" } }

    static let all: [FoundationDifference] = [
        FoundationDifference(
            reason:
                "An `Int` is decoded from `\"1\"`, a `String` from 1, an array from text that holds one: all that <doc:Tolerance> lists. `.strict` throws instead.",
            mode: .byDefault,
            decoding: [
                DecodingRow(Int.self, #""1""#, fails: true), DecodingRow(String.self, "1", fails: true),
                DecodingRow(Bool.self, "1", fails: true),
                DecodingRow(ParityAddress.self, #"{"city":7}"#, fails: true),
                DecodingRow([Int].self, #"["1"]"#, fails: true),
            ]),
        FoundationDifference(
            reason: "Of members with equal names the last counts; JSONDecoder takes the first.", mode: .always,
            decoding: [
                DecodingRow([String: Int].self, #"{"a":1,"a":2}"#),
                DecodingRow(ParityAddress.self, #"{"city":"x","city":"y"}"#),
            ]),
        FoundationDifference(
            reason: "Dates in the other usual forms are read whatever the strategy is, except with `.strict`.",
            mode: .byDefault,
            decoding: [
                DecodingRow(Date.self, #""2024-01-31T08:15:00Z""#, fails: true),
                DecodingRow(Date.self, #""1700000000""#, fails: true),
            ]),
        FoundationDifference(
            reason:
                "A trailing comma is an error unless the option `.allowsTrailingCommas` or `allowsJSON5` is set; JSONDecoder accepts it. RFC 8259 does not, and what is sent cut off or put together wrongly should be noticed.",
            mode: .always,
            decoding: [DecodingRow([Int].self, "[1,]"), DecodingRow([String: Int].self, #"{"a":1,}"#)]),
        FoundationDifference(
            reason:
                "What is no JSON is refused as a whole; JSONDecoder does not look at numbers and strings that nobody reads.",
            mode: .always,
            decoding: [
                DecodingRow(ParityAddress.self, #"{"city":"x","more":04}"#),
                DecodingRow(ParityAddress.self, #"{"city":"x","more":"\0"}"#),
            ]),
        FoundationDifference(
            reason:
                "A number beyond the range of Double is text where text is wanted; JSONDecoder refuses the document.",
            mode: .byDefault,
            decoding: [
                DecodingRow(String.self, "1e400", fails: true), DecodingRow([String].self, "[1e400]", fails: true),
            ]),
        FoundationDifference(
            reason:
                "A number too small for a Double or Float is 0, by conversion; JSONDecoder and `.strict` refuse it.",
            mode: .byDefault,
            decoding: [DecodingRow(Double.self, "1e-400", fails: true), DecodingRow(Float.self, "1e-60", fails: true)]),
        FoundationDifference(
            reason:
                "Whether a large number with a fraction is a whole one is decided by its digits; JSONDecoder asks a Double, which has lost them.",
            mode: .always,
            decoding: [DecodingRow(Int64.self, "-9223372758037270.1")]),
        FoundationDifference(
            reason:
                "JSON5's white space is that of its specification, no-break spaces and line separators included; JSONDecoder refuses them.",
            mode: .always,
            decoding: [
                DecodingRow([Int].self, "[1,\u{A0}2]", .json5, fails: true),
                DecodingRow([Int].self, "\u{2028}[1]", .json5, fails: true),
            ]),
        FoundationDifference(
            reason: "Escapes in JSON5's names without quotes are read; JSONDecoder leaves them as they are.",
            mode: .always,
            decoding: [DecodingRow([String: Int].self, #"{a\u0062c:2}"#, .json5)]),
        FoundationDifference(
            reason: "`-0.0e9` is a zero; JSONDecoder on Linux takes it for a number too small.", mode: .always,
            decoding: [DecodingRow(Double.self, "-0.0e9", fails: true)]),
        FoundationDifference(
            reason:
                "No date is made of the words that stand for infinities and NaN; JSONDecoder makes one that nobody can print.",
            mode: .always,
            decoding: [
                DecodingRow(
                    Date.self, #""INF""#,
                    CoderChoices {
                        $0.floatDecoding = .convertFromString(
                            positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN")
                    })
            ]),
        FoundationDifference(
            reason:
                "`decodeIfPresent` at the end of an array leaves `currentIndex` there; JSONDecoder moves it beyond.",
            mode: .always,
            decoding: [
                .steps("at the end", "[]") { decoder, log in
                    var list = try decoder.unkeyedContainer()
                    _ = try list.decodeIfPresent(Int.self)
                    log.append("\(list.currentIndex)")
                }
            ]),
    ]
}

@Suite("Coders: differences to Foundation")
struct FoundationDifferenceTests {
    @Test("Each case differs as its reason says, and only so", arguments: FoundationDifference.all.indices)
    func differs(index: Int) {
        let difference = FoundationDifference.all[index]
        #expect(!difference.decoding.isEmpty || !difference.encoding.isEmpty)
        for row in difference.decoding {
            let result = row.compare(false)
            #expect(result.isFailure == row.isFailure, "Foundation itself, \(row.testDescription): \(result.expected)")
            #expect(!result.isEqual, "\(row.testDescription) is no difference: \(result.found)")
            let strict = row.compare(true)
            switch difference.mode {
            case .always:
                #expect(!strict.isEqual, "\(row.testDescription) is no difference with .strict: \(strict.found)")
            case .byDefault:
                #expect(
                    strict.isEqual,
                    "\(row.testDescription), strict\nexpected: \(strict.expected)\n   found: \(strict.found)")
            }
        }
        for row in difference.encoding {
            #expect(!row.compare().text.isEqual, "\(row.testDescription) is no difference")
        }
    }

    @Test("The page Coders has the list")
    func list() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources/SmartCodable/SmartCodable.docc/Coders.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        let start = try #require(lines.firstIndex(of: "## Differences from Foundation")) + 2
        let end = try #require(lines[start...].firstIndex(of: ""))
        // Lines of the page end where they are full.
        let found = lines[start..<end].reduce(into: [String]()) { items, line in
            if line.hasPrefix("- ") || items.isEmpty {
                items.append(line)
            } else {
                items[items.count - 1] += " " + line.drop { $0 == " " }
            }
        }
        #expect(
            found == FoundationDifference.markdown,
            "as it should be:\n\(FoundationDifference.markdown.joined(separator: "\n"))")
    }
}
