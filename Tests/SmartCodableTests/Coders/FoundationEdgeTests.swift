import Foundation
import SmartCodable
import Testing

/// More of what JSONDecoder does at its edges: equal names, paths of dictionaries, wide integers, tiny numbers.
@Suite("Coders: Foundation's edges")
struct FoundationEdgeTests {
    /// Keys in one scalar and in two.
    private struct Accents: Decodable, Equatable {
        enum CodingKeys: String, CodingKey {
            case composed = "caf\u{E9}", decomposed = "nai\u{308}f", plain
        }
        var composed: Int
        var decomposed: Int
        var plain: Int?
    }

    @Test("Canonically equal names", arguments: names)
    func name(row: DecodingRow) { row.check() }

    private static let names: [DecodingRow] = [
        DecodingRow(Accents.self, "{\"caf\u{E9}\":1,\"nai\u{308}f\":2}"),
        DecodingRow(Accents.self, "{\"cafe\u{301}\":1,\"na\u{EF}f\":2,\"plain\":3}"),
        DecodingRow(Accents.self, #"{"cafe\u0301":1,"na\u00eff":2}"#),
        // The second of a type, when the names have been learned.
        DecodingRow(
            [Accents].self,
            "[{\"cafe\u{301}\":1,\"na\u{EF}f\":2},{\"caf\u{E9}\":3,\"nai\u{308}f\":4},{\"cafe\u{301}\":5,\"na\u{EF}f\":6}]"
        ),
        .failing(Accents.self, #"{"cafe":1,"na\u00eff":2}"#),
        .steps("free keys", "{\"e\u{301}\":1,\"a\":2}") { decoder, log in
            let container = try decoder.container(keyedBy: FreeKey.self)
            log.append("\(try container.decode(Int.self, forKey: "\u{E9}")) \(container.contains("e\u{301}"))")
        },
        .steps(
            "free keys of a large object",
            "{\"e\u{301}\":1," + (0..<20).map { "\"k\($0)\":0" }.joined(separator: ",") + "}"
        ) {
            decoder, log in
            let container = try decoder.container(keyedBy: FreeKey.self)
            log.append("\(try container.decode(Int.self, forKey: "\u{E9}"))")
        },
        .steps("converted names", "{\"e\u{301}_x\":1}", snakeCase: true) { decoder, log in
            log.append("\(try decoder.container(keyedBy: FreeKey.self).decode(Int.self, forKey: "\u{E9}X"))")
        },
    ]

    private struct Inner: Decodable, Equatable { var intValue: Int }
    private struct Outer: Decodable, Equatable { var innerValue: Inner }

    @Test("Keys of dictionaries are in paths as they stand", arguments: paths)
    func path(row: DecodingRow) { row.check() }

    private static let paths: [DecodingRow] = [
        .failing([String: Int].self, #"{"leave_me":[]}"#, .snakeCase),
        .failing(
            [String: [String: Outer]].self, #"{"top_level":{"sub_level":{"inner_value":{"int_value":[]}}}}"#, .snakeCase
        ),
        .failing([[String: Inner]].self, #"[{"a_b":{"int_value":1}},{"c_d":{"int_value":[]}}]"#, .snakeCase),
        DecodingRow([String: PathRecorder].self, #"{"a_b":1}"#, .snakeCase),
        DecodingRow(ParityBox<[String: PathRecorder]>.self, #"{"content":{"x_y":1},"more":[{"y_z":2}]}"#, .snakeCase),
    ]

    @Test("Numbers that no Double holds", arguments: numbers)
    func number(row: DecodingRow) { row.check() }

    private static let numbers: [DecodingRow] = {
        var rows = [
            DecodingRow(Double.self, "0e-400"), DecodingRow(Double.self, "-0.0"), DecodingRow(Double.self, "5e-324"),
            DecodingRow(Float.self, "1e-45"), DecodingRow(Double.self, "0.000"),
            DecodingRow([Double].self, "[0.0,1e-310]"),
        ]
        if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
            rows += ["18446744073709551615.0", "-18446744073709551615.0", "-1e2", "-0.0", "7.0"].map {
                DecodingRow(Int128.self, $0)
            }
            rows += ["-1.5", "1e-1", "-18446744073709551616.5"].map { .failing(Int128.self, $0) }
            rows.append(.failing(UInt128.self, "-1.0"))
        }
        return rows
    }()

    @Test("A number too small is a repair")
    func tiny() throws {
        let record = SmartSentinel.record { try? SmartJSONDecoder().decode([Double].self, from: "[1e-400,0e-400,1]") }
        #expect(record.value == [0, 0, 1])
        #expect(record.report.repairs.map(\.path) == ["[0]"])
    }

    @Test("Text for Data is the other strategy's form")
    func data() throws {
        let choices = CoderChoices { $0.dataDecoding = .deferredToData }
        let row = DecodingRow.failing(Data.self, #""AQI=""#, choices)
        #expect(row.compare(true).isEqual)
        #expect(try choices.smartDecode(Data.self, Data(#""AQI=""#.utf8)) == Data([1, 2]))
        DecodingRow(Data.self, "[1,2]", choices).check()
        DecodingRow.failing([Data].self, #"["ab"]"#, choices).check()
    }

    /// Tries models in turn, which fail after a conversion.
    private enum Either: Decodable, Equatable {
        case pair(name: String, count: Int), other
        private enum Keys: CodingKey { case name, count }

        init(from decoder: any Decoder) throws {
            if let pair = try? Pair(from: decoder) {
                self = .pair(name: pair.name, count: pair.count)
            } else if let pair = try? decoder.singleValueContainer().decode(Pair.self) {
                self = .pair(name: pair.name, count: pair.count)
            } else {
                self = .other
            }
        }
        struct Pair: Decodable, Equatable { var name: String, count: Int }
    }

    @Test("What fails and is caught is no repair")
    func caught() { DecodingRow([Either].self, #"[{"name":"a","count":1},{"name":[]},{"other":5}]"#).check() }

    @Test("What failed and was caught is no part of a later error", arguments: caughtErrors)
    func laterError(row: DecodingRow) { row.check() }

    private static let caughtErrors: [DecodingRow] = [
        .steps("a list's element", #"["x"]"#) { decoder, log in
            let container = try decoder.singleValueContainer()
            log.append(outcome { try container.decode([Int].self) })
            log.append(outcome { try container.decode(Bool.self) })
            log.append(outcome { try container.decode([String: Int].self) })
        },
        .steps("the error of a model inside", #"[{"a":1}]"#) { decoder, log in
            var list = try decoder.unkeyedContainer()
            log.append(outcome { try list.decode([Email].self) })
            log.append(outcome { try list.decode(Int.self) })
            log.append(outcome { try list.decode([[Int]].self) })
        },
        .steps("a member's element", #"{"a":["x",[]]}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append(outcome { try container.decode([[Bool]].self, forKey: .a) })
            log.append(outcome { try container.decode([String: Bool].self, forKey: .a) })
        },
    ]

    private struct Email: Decodable { init(from decoder: any Decoder) throws { throw Refusal(reason: "no address") } }
}

/// What is written is read: texts as deep as a decode allows, and sorted at every depth.
@Suite("Coders: depth")
struct CoderDepthTests {
    private struct Lists: Encodable {
        let depth: Int
        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            for _ in 1..<max(depth, 1) { list = list.nestedUnkeyedContainer() }
            var object = list.nestedContainer(keyedBy: FreeKey.self)
            try object.encode(1, forKey: "b")
            try object.encode(2, forKey: "a")
        }
    }

    private final class Chain: Encodable {
        let b: [[Chain]]
        let a = 0
        init(depth: Int) { b = depth > 1 ? [[Chain(depth: depth - 1)]] : [] }
    }

    @Test("Nested containers", arguments: [1, 100, 511, 512, 600], [false, true])
    func nested(depth: Int, isSorted: Bool) throws { try check(Lists(depth: depth), depth + 1, isSorted) }

    @Test("Models in lists of lists", arguments: [1, 100, 171, 172, 250], [false, true])
    func models(depth: Int, isSorted: Bool) throws { try check(Chain(depth: depth), depth * 3 - 1, isSorted) }

    /// Either there is a text, which is read again and sorted, or an error; as JSONDecoder reads 512 levels.
    private func check<T: Encodable>(_ value: T, _ levels: Int, _ isSorted: Bool) throws {
        let encoder = SmartJSONEncoder()
        if isSorted { encoder.outputFormatting = .sortedKeys }
        guard levels <= 512 else {
            let error = thrownError(EncodingError.self) { try encoder.encode(value) }
            #expect("\(error as Any)".contains("nested"))
            return
        }
        let data = try encoder.encode(value)
        #expect(throws: Never.self) { try SmartJSONDecoder().decode(JSONValue.self, from: data) }
        if isSorted {
            let text = String(decoding: data, as: UTF8.self)
            #expect(!text.contains(#","a""#), "\(text.suffix(60))")
        }
    }
}
