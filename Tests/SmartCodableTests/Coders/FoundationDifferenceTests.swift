import Foundation
import SmartCodable
import TestSupport
import Testing

/// Where our coders answer otherwise than Foundation's, on purpose: every reason with the cases that show it.
///
/// The lists in the page Coders are made of the reasons.
struct FoundationDifference: Sendable {
    enum Mode: Sendable { case byDefault, always }

    let reason: String
    /// `.byDefault`: with `.strict` both agree again.
    let mode: Mode
    var decoding: [DecodingRow] = []
    var encoding: [EncodingRow] = []
    /// What ours does, where Foundation's cannot be asked.
    var ours: (@Sendable () -> Bool)?
    /// Whether Foundation's coders of Swift 6.0 did as ours do.
    var isNew = false

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
            reason: "If two fields have the same name, the last one wins; JSONDecoder takes the first.", mode: .always,
            decoding: [
                DecodingRow([String: Int].self, #"{"a":1,"a":2}"#),
                DecodingRow(ParityAddress.self, #"{"city":"x","city":"y"}"#),
            ]),
        FoundationDifference(
            reason: "Whatever the strategy is, dates in the other usual forms are read too, except with `.strict`.",
            mode: .byDefault,
            decoding: [
                DecodingRow(Date.self, #""2024-01-31T08:15:00Z""#, fails: true),
                DecodingRow(Date.self, #""1700000000""#, fails: true),
            ]),
        FoundationDifference(
            reason:
                "A text that is not JSON is refused as a whole; JSONDecoder does not check numbers and strings that are not read.",
            mode: .always,
            decoding: [
                DecodingRow(ParityAddress.self, #"{"city":"x","more":04}"#),
                DecodingRow(ParityAddress.self, #"{"city":"x","more":"\0"}"#),
            ]),
        FoundationDifference(
            reason:
                "A String reads a number beyond the range of Double as text; JSONDecoder refuses the document.",
            mode: .byDefault,
            decoding: [
                DecodingRow(String.self, "1e400", fails: true), DecodingRow([String].self, "[1e400]", fails: true),
            ]),
        FoundationDifference(
            reason:
                "A number that is too small for a Double or Float converts to 0; JSONDecoder and `.strict` refuse it.",
            mode: .byDefault,
            decoding: [DecodingRow(Double.self, "1e-400", fails: true), DecodingRow(Float.self, "1e-60", fails: true)]),
        FoundationDifference(
            reason:
                "The digits decide whether a large number with a fraction or an exponent is a whole number; JSONDecoder decides by a Double, which has lost digits.",
            mode: .always,
            decoding: [
                DecodingRow(Int64.self, "-9223372758037270.1"), DecodingRow(Int64.self, "922337203685475801e-2"),
                DecodingRow(UInt64.self, "184467440737095511e2", fails: true),
            ]),
        FoundationDifference(
            reason:
                "With a snake case strategy, a field that already has a coding key's name takes precedence over fields that get it by conversion; JSONDecoder compares converted names only, and takes the first.",
            mode: .always,
            decoding: [
                .steps("both", #"{"a_b":1,"aB":2}"#, snakeCase: true) { decoder, log in
                    log.append("\(try decoder.container(keyedBy: FreeKey.self).decode(Int.self, forKey: "aB"))")
                },
                .steps("as it stands", #"{"a_b":1}"#, fails: true, snakeCase: true) { decoder, log in
                    log.append("\(try decoder.container(keyedBy: FreeKey.self).decode(Int.self, forKey: "a_b"))")
                },
            ]),
        FoundationDifference(
            reason:
                "The coders ask an enum's coding key for its name once; JSONDecoder and JSONEncoder ask each time.",
            mode: .always,
            decoding: [
                .steps("names that change", #"{"x":1,"x2":2}"#) { decoder, log in
                    let container = try decoder.container(keyedBy: ChangingKey.self)
                    for suffix in ["", "2"] {
                        ChangingKey.suffix.value = suffix
                        log.append("\(try container.decode(Int.self, forKey: .x))")
                    }
                    ChangingKey.suffix.value = ""
                }
            ]),
        FoundationDifference(
            reason: "`-0.0e9` is zero; JSONDecoder on Linux takes it for an underflow.", mode: .always,
            decoding: [DecodingRow(Double.self, "-0.0e9", fails: true)]),
        FoundationDifference(
            reason:
                "The words for infinities and NaN are not read as dates; JSONDecoder makes a date that cannot be printed.",
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
                "Encoding a Decimal that is not a number is an error, as for a Double; JSONEncoder writes `NaN`, which is not JSON.",
            mode: .always, encoding: [EncodingRow("Decimal", [Decimal.nan], fails: true)]),
        FoundationDifference(
            reason:
                "Encoders from `superEncoder()` count as elements of an unkeyed container at once; JSONEncoder counts them when they are released.",
            mode: .always,
            encoding: [
                .steps("count") { encoder in
                    var list = encoder.unkeyedContainer()
                    let later = list.superEncoder()
                    try list.encode(list.count)
                    try 1.encode(to: later)
                }
            ]),
        FoundationDifference(
            reason:
                "If an element throws while it is encoded and your code catches the error, what it had written is discarded; JSONEncoder adds it to the next element.",
            mode: .always,
            encoding: [
                .steps("caught") { encoder in
                    var list = encoder.unkeyedContainer()
                    for number in 0..<3 {
                        try? list.encode(
                            EncodingProbe { inner in
                                var container = inner.container(keyedBy: LetterKey.self)
                                var numbers = container.nestedUnkeyedContainer(forKey: .a)
                                try numbers.encode(number)
                                if number == 1 { throw Refusal(reason: "the second") }
                            })
                    }
                }
            ], isNew: true),
        FoundationDifference(
            reason:
                "A decoder that you keep continues to read its own value; one of JSONDecoder's reads another value.",
            mode: .always,
            ours: {
                let kept = try? SmartJSONDecoder().decode([KeptDecoder].self, from: Data("[1,2]".utf8))
                return kept?.map { (try? Int(from: $0.decoder)) ?? 0 } == [1, 2]
            }),
        FoundationDifference(
            reason:
                "A ``JSONValue`` keeps numbers as they are written (`1.50`, `1e2`, `-0`, those that no Double represents); with JSONDecoder it cannot, because it does not get the text.",
            mode: .always,
            decoding: [
                // Equal by the value are -0 and 1.50; more digits than a Decimal has are not.
                DecodingRow(JSONValue.self, "0.123456789012345678901234567890123456789012345"),
                DecodingRow(JSONValue.self, "1e400", fails: true),
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
            ], isNew: true),
        FoundationDifference(
            reason:
                "For a number in a `@SmartDate`, the decoder's strategy decides (by default it counts from 2001), and for writing the encoder's; JSONDecoder leaves both to the wrapper, which counts from 1970.",
            mode: .always,
            decoding: [DecodingRow(ParityDate.self, #"{"x":5}"#), DecodingRow(ParityCertainDate.self, #"{"x":5}"#)],
            encoding: [EncodingRow("date", ParityDate(x: Date(timeIntervalSince1970: 5)))]),
        FoundationDifference(
            reason:
                "A wrapped optional that is nil is left out, as without a wrapper; JSONEncoder writes null.",
            mode: .always, encoding: [EncodingRow("nil", ParityDate(x: nil))]),
    ]

    /// In the interface and in errors.
    static let inErrors: [FoundationDifference] = [
        FoundationDifference(
            reason:
                "Requesting a second container of another kind from an encoder (an array after an object) makes the value throw; JSONEncoder ends the process.",
            mode: .always,
            // JSONEncoder is not asked: see FoundationFeatureTests.Trap.
            ours: {
                let steps = EncodingProbe { encoder in
                    _ = encoder.container(keyedBy: LetterKey.self)
                    _ = encoder.unkeyedContainer()
                }
                return thrownError(EncodingError.self) { try SmartJSONEncoder().encode([steps]) } != nil
            }),
        FoundationDifference(
            reason:
                "The keys in coding paths only have names. They are not values of the type's own `CodingKeys`, and for a dictionary `[Int: …]` or an enum of Int they have no `intValue`.",
            mode: .always,
            decoding: [
                .failing([Int: Int].self, #"{"1":"x"}"#),
                .steps("numbers", #"{"first":[]}"#) { decoder, log in
                    let container = try decoder.container(keyedBy: NumberKey.self)
                    log.append(CodingErrorText.path(try container.superDecoder(forKey: .first).codingPath))
                },
                .steps("own", #"{"a":{}}"#) { decoder, log in
                    let container = try decoder.container(keyedBy: LetterKey.self)
                    let inner = try container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
                    log.append("\(inner.codingPath.last is LetterKey)")
                },
            ]),
        FoundationDifference(
            reason:
                "The error for a number that does not fit has a path, and code that catches it gets a `DecodingError`; JSONDecoder's has no path and is another type there.",
            mode: .always,
            decoding: [
                .failing([UInt8].self, "[1,256]"),
                .steps("caught", "256") { decoder, log in log.append(outcome { try UInt8(from: decoder) }) },
            ]),
        FoundationDifference(
            reason:
                "The coding path inside a nested container is complete; JSONEncoder on Linux leaves out the container's key.",
            mode: .always,
            encoding: [
                .steps("path") { encoder in
                    var container = encoder.container(keyedBy: LetterKey.self)
                    var list = container.nestedUnkeyedContainer(forKey: .a)
                    try list.encode(PathRecorder())
                },
                .steps("path in an object") { encoder in
                    var container = encoder.container(keyedBy: LetterKey.self)
                    var object = container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
                    try object.encode(PathRecorder(), forKey: .b)
                },
            ]),
        FoundationDifference(
            reason:
                "For text that is not JSON, the `DecodingError` has the ``JSONSyntaxError`` with line and column as its underlying error.",
            mode: .always,
            ours: {
                let error = thrownError(DecodingError.self) { try SmartJSONDecoder().decode([Int].self, from: "[1 2]") }
                guard case .dataCorrupted(let context) = error else { return false }
                return context.underlyingError is JSONSyntaxError
            }),
        FoundationDifference(
            reason:
                "Bytes of UTF-16 or UTF-32 that end within a character are refused; JSONDecoder on Linux ignores the end.",
            mode: .always,
            decoding: [DecodingRow([Int].self, bytes: [0x5B, 0, 0x31, 0, 0x5D, 0, 0x20])]),
        FoundationDifference(
            reason:
                "UTF-16 without a byte order mark is detected by its first character; JSONDecoder requires the first two to be ASCII.",
            mode: .always,
            decoding: [DecodingRow(String.self, bytes: [0x22, 0, 0xE9, 0x30, 0x22, 0], fails: true)]),
        FoundationDifference(
            reason: "UTF-32 with a little-endian byte order mark is read; JSONDecoder takes the mark for UTF-16's.",
            mode: .always,
            decoding: [DecodingRow(Int.self, bytes: [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0], fails: true)]),
    ]
}

extension FoundationDifference {
    private enum NumberKey: Int, CodingKey { case first = 1 }

    /// Has another name whenever somebody says so.
    private enum ChangingKey: CodingKey {
        case x

        static let suffix = Shared("")
        var stringValue: String { "x" + ChangingKey.suffix.value }
        var intValue: Int? { nil }
        init?(stringValue: String) { self = .x }
        init?(intValue: Int) { nil }
    }

    private struct KeptDecoder: Decodable {
        let decoder: any Decoder
        init(from decoder: any Decoder) throws { self.decoder = decoder }
    }
}

@Suite("Coders: differences to Foundation")
struct FoundationDifferenceTests {
    private static let differences = FoundationDifference.all + FoundationDifference.inErrors

    @Test("Each case differs as its reason says, and only so", arguments: differences.indices)
    func differs(index: Int) {
        let difference = Self.differences[index]
        guard foundationHasNewCoders || !difference.isNew else { return }
        #expect(!difference.decoding.isEmpty || !difference.encoding.isEmpty || difference.ours != nil)
        if let ours = difference.ours { #expect(ours(), "\(difference.reason)") }
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

    @Test(
        "The page Coders has the lists",
        arguments: [
            ("## Differences from Foundation", FoundationDifference.all),
            ("In the interface and in errors:", FoundationDifference.inErrors),
        ])
    func list(title: String, differences: [FoundationDifference]) throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources/SmartCodable/SmartCodable.docc/Coders.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        let start = try #require(lines.firstIndex(of: title)) + 2
        let end = try #require(lines[start...].firstIndex(of: ""))
        // Lines of the page end where they are full.
        let found = lines[start..<end].reduce(into: [String]()) { items, line in
            if line.hasPrefix("- ") || items.isEmpty {
                items.append(line)
            } else {
                items[items.count - 1] += " " + line.drop { $0 == " " }
            }
        }
        let expected = differences.map { "- \($0.reason)" }
        #expect(found == expected, "as it should be:\n\(expected.joined(separator: "\n"))")
    }
}
