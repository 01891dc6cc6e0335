import Foundation
import SmartCodable
import TestSupport
import Testing

/// What Foundation's coders do at their edges: unions by hand, null, names, containers used again, fragments.
@Suite("Coders: Foundation's features")
struct FoundationFeatureTests {
    @Test("Unions by hand", arguments: unions)
    func union(row: DecodingRow) { row.check() }

    private static let unions: [DecodingRow] = [
        DecodingRow([IntOrText].self, #"[1,"a"]"#), DecodingRow([IntOrText].self, #"["2"]"#),
        DecodingRow([TextOrInt].self, #"["a"]"#),
        DecodingRow([TextOrInt].self, "[1]"), DecodingRow([BoolOrInt].self, "[true,false]"),
        DecodingRow([BoolOrInt].self, "[1,0]"),
        DecodingRow([BoolOrInt].self, "[7]"), DecodingRow([IntOrText].self, "[null]", fails: true),
        DecodingRow([IntOrText].self, "[[]]", fails: true),
        DecodingRow(AnyByTrial.self, "1"), DecodingRow(AnyByTrial.self, "0"), DecodingRow(AnyByTrial.self, "2"),
        DecodingRow(AnyByTrial.self, "2.5"),
        DecodingRow(AnyByTrial.self, #""1""#), DecodingRow(AnyByTrial.self, #""true""#),
        DecodingRow(AnyByTrial.self, "true"),
        DecodingRow(AnyByTrial.self, #"{"a":[2,"x",{"b":[]}]}"#), DecodingRow(AnyByTrial.self, "[null,2,null]"),
        DecodingRow(AnyByTrial.self, "null"),
        DecodingRow(AnyByTrial.self, #"{"a":null}"#), DecodingRow([String: AnyByTrial].self, #"{"a":"[1]","b":"{}"}"#),
        DecodingRow(ParityBox<AnyByTrial>.self, #"{"content":{"x":[true,"1"]},"more":[]}"#),
    ]

    @Test("Types that know null", arguments: nulls)
    func null(row: DecodingRow) { row.check() }

    private static let nulls: [DecodingRow] = [
        DecodingRow(NothingOr.self, "null"), DecodingRow(NothingOr.self, "7"), DecodingRow([NothingOr].self, "[7]"),
        DecodingRow([NothingOr].self, "[7,null]"),
        DecodingRow([String: NothingOr].self, #"{"x":null}"#),
        DecodingRow(ParityBox<NothingOr>.self, #"{"content":null,"more":[]}"#),
        DecodingRow(ParityBox<NothingOr>.self, #"{"content":7,"more":[7]}"#),
        DecodingRow([NothingOr?].self, "[null,7]"),
        DecodingRow(ParityBox<Int?>.self, #"{"content":null,"more":[null,1]}"#), DecodingRow([Int?].self, "[null]"),
    ]

    @Test("Numbers, exactly", arguments: numbers)
    func number(row: DecodingRow) { row.check() }

    private static let numbers: [DecodingRow] = [
        DecodingRow(Double.self, "9223372036854775808"), DecodingRow(Double.self, "18446744073709551616"),
        DecodingRow(Double.self, "123456789012345678901234567890"),
        DecodingRow(Float.self, "16777217"), DecodingRow(Int.self, "1.5", fails: true), DecodingRow(Int8.self, "1e2"),
        DecodingRow(Int8.self, "1e3", fails: true),
        DecodingRow(UInt.self, "-0"), DecodingRow(UInt.self, "-1", fails: true),
        DecodingRow(Decimal.self, "123456789.123456789"),
        DecodingRow(ParityLevel.self, "1.0"), DecodingRow([Int: Int].self, #"{"1":1.0}"#),
    ]

    @Test("What `.strict` refuses is what JSONDecoder refuses", arguments: refused)
    func refusal(row: Refused) { row.check() }

    /// Taken by default, by conversion; refused by JSONDecoder and by `.strict`.
    struct Refused: Sendable, CustomTestStringConvertible {
        let row: DecodingRow
        var testDescription: String { row.testDescription }

        init<T: Decodable & Equatable & Sendable>(_ type: T.Type, _ text: String) {
            row = DecodingRow(type, text, fails: true)
        }

        func check(sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(
                !row.compare(false).isEqual, "\(testDescription) is converted by default",
                sourceLocation: sourceLocation)
            let result = row.compare(true)
            #expect(result.isFailure, "Foundation itself: \(result.expected)", sourceLocation: sourceLocation)
            OpenFault.check(.strict, testDescription, sourceLocation) {
                #expect(
                    result.isEqual, "\(testDescription)\nexpected: \(result.expected)\n   found: \(result.found)",
                    sourceLocation: sourceLocation)
            }
        }
    }

    private static let refused: [Refused] = [
        Refused(Int.self, #""1""#), Refused(Double.self, #""1.5""#), Refused(Bool.self, "1"),
        Refused(Bool.self, #""true""#), Refused(String.self, "1"),
        Refused(String.self, "true"), Refused([Int].self, #"[1,"2"]"#), Refused([String: Int].self, #"{"a":"1"}"#),
        Refused(Decimal.self, #""1.5""#),
        Refused([Int].self, #""[1]""#), Refused([String: Int].self, #""{\"a\":1}""#),
        Refused(Data.self, "[1,2]"),
        Refused(Set<Int>.self, #""[1]""#),
    ]

    @Test("Names in snake case, written", arguments: snakeNames)
    func snakeCaseWritten(name: String) {
        EncodingRow.steps(name, .snakeCase) { encoder in
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode(1, forKey: FreeKey(stringValue: name))
        }.check()
    }

    @Test("Names in snake case, read", arguments: snakeNames)
    func snakeCaseRead(name: String) {
        let text = String(decoding: (try? JSONEncoder().encode([name: 1])) ?? Data(), as: UTF8.self)
        DecodingRow.steps(name, text, snakeCase: true) { decoder, log in
            log = try decoder.container(keyedBy: FreeKey.self).allKeys.map(\.stringValue)
        }.check()
    }

    /// Words in all the forms that servers and Swift have them in.
    private static let snakeNames: [String] = {
        var names: [String] = []
        for words in [
            ["user", "id"], ["my", "URL", "property"], ["image", "2x"], ["a", "b", "c"], ["x1", "y2"],
            ["straße", "name"], ["item", "é"], ["v", "10", "beta"],
        ] {
            let capitals = words.map { (word: String) -> String in
                String(word.prefix(1)).uppercased() + String(word.dropFirst())
            }
            let camelCase: String = words[0] + capitals.dropFirst().joined()
            let forms: [String] = [
                words.joined(separator: "_"), words.joined(), words.joined(separator: "__"), capitals.joined(),
                camelCase,
                words.joined(separator: "_").uppercased(), words.joined(separator: "-"),
                capitals.joined(separator: "_"), words.joined(separator: "_-"),
            ]
            for form in forms { names += [form, "_" + form, form + "_"] }
        }
        return names
    }()

    @Test("Containers used again", .enabled(if: foundationHasNewCoders), arguments: again)
    func usedAgain(row: EncodingRow) { row.check() }

    private static let again: [EncodingRow] = [
        .steps("a value over a nested object") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            var nested = container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
            try nested.encode(1, forKey: .b)
            try container.encode(2, forKey: .a)
        },
        .steps("a super encoder for a key that has a value") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try container.encode(2, forKey: .a)
            try 3.encode(to: container.superEncoder(forKey: .a))
        },
        .steps("two super encoders of one key") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try 3.encode(to: container.superEncoder(forKey: .a))
            try 4.encode(to: container.superEncoder(forKey: .a))
        },
        .steps("two super encoders") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            try ["a": 3].encode(to: container.superEncoder())
            try ["b": 4].encode(to: container.superEncoder())
        },
        .steps("a super encoder, used late") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            let later = container.superEncoder(forKey: .a)
            try container.encode(1, forKey: .b)
            try [1, 2].encode(to: later)
        },
        .steps("a super encoder that is not used") { encoder in
            var container = encoder.container(keyedBy: LetterKey.self)
            _ = container.superEncoder()
            try container.encode(1, forKey: .b)
        },
        .steps("elements from super encoders, in between") { encoder in
            var list = encoder.unkeyedContainer()
            let first = list.superEncoder()
            try list.encode(2)
            let third = list.superEncoder()
            try 3.encode(to: third)
            try "first".encode(to: first)
        },
        .steps("a list again") { encoder in
            var list = encoder.unkeyedContainer()
            try list.encode(1)
            var second = encoder.unkeyedContainer()
            try second.encode(2)
            try list.encode(3)
        },
        .steps("nested containers that nobody writes into") { encoder in
            var list = encoder.unkeyedContainer()
            _ = list.nestedContainer(keyedBy: LetterKey.self)
            _ = list.nestedUnkeyedContainer()
            try list.encodeNil()
        },
    ]

    @Test("Where Foundation traps, an error is thrown", arguments: Trap.all)
    func trap(row: Trap) { row.check() }

    /// What Foundation answers with a trap cannot be compared.
    struct Trap: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: @Sendable (any Encoder) throws -> Void

        func check(sourceLocation: SourceLocation = #_sourceLocation) {
            let result = Result { try SmartJSONEncoder().encode(EncodingProbe(steps)) }
            OpenFault.check(.encoding, testDescription, sourceLocation) {
                guard case .success(let data) = result else { return }
                Issue.record(
                    "expected an error, found \(String(decoding: data, as: UTF8.self))", sourceLocation: sourceLocation)
            }
        }

        static let all: [Trap] = [
            Trap(
                testDescription: "a single value after an object",
                steps: { encoder in
                    var container = encoder.container(keyedBy: LetterKey.self)
                    try container.encode(1, forKey: .a)
                    var single = encoder.singleValueContainer()
                    try single.encode(2)
                }),
            Trap(
                testDescription: "an object after a list",
                steps: { encoder in
                    var list = encoder.unkeyedContainer()
                    try list.encode(1)
                    var container = encoder.container(keyedBy: LetterKey.self)
                    try container.encode(1, forKey: .a)
                }),
            Trap(
                testDescription: "two single values",
                steps: { encoder in
                    var single = encoder.singleValueContainer()
                    try single.encode(1)
                    try single.encode(2)
                }),
            Trap(
                testDescription: "an object for a key that has a number",
                steps: { encoder in
                    var container = encoder.container(keyedBy: LetterKey.self)
                    try container.encode(1, forKey: .a)
                    var nested = container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
                    try nested.encode(1, forKey: .b)
                }),
            Trap(
                testDescription: "a list for a key that has an object",
                steps: { encoder in
                    var container = encoder.container(keyedBy: LetterKey.self)
                    _ = container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
                    var nested = container.nestedUnkeyedContainer(forKey: .a)
                    try nested.encode(1)
                }),
        ]
    }

    @Test("Fragments, spaces, deep texts", arguments: texts)
    func text(row: DecodingRow) { row.check() }

    private static let texts: [DecodingRow] = [
        DecodingRow(Int.self, " \n1\t"), DecodingRow(Bool.self, "true "), DecodingRow(String.self, "\r\n\"a\""),
        DecodingRow(Int?.self, " null "),
        DecodingRow(Int.self, "", fails: true), DecodingRow(Int.self, "  ", fails: true),
        DecodingRow(Int.self, "1 2", fails: true),
        DecodingRow([Int].self, "[1]]", fails: true), DecodingRow(Int.self, "01", fails: true),
        DecodingRow(Double.self, ".5", fails: true),
        DecodingRow(Double.self, "1.", fails: true), DecodingRow([Int].self, "[1 2]", fails: true),
        DecodingRow([String: Int].self, "{'a':1}", fails: true),
        DecodingRow(
            ParityTree.self,
            String(repeating: #"{"value":1,"children":["#, count: 200) + #"{"value":2}"#
                + String(repeating: "]}", count: 200)),
        DecodingRow(
            ParityTree.self, String(repeating: "[", count: 513) + String(repeating: "]", count: 513), fails: true),
    ]
}

// MARK: Types

/// Int first.
enum IntOrText: Decodable, Equatable, Sendable {
    case int(Int), text(String)
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else {
            self = .text(try container.decode(String.self))
        }
    }
}

enum TextOrInt: Decodable, Equatable, Sendable {
    case text(String), int(Int)
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            self = .text(value)
        } else {
            self = .int(try container.decode(Int.self))
        }
    }
}

enum BoolOrInt: Decodable, Equatable, Sendable {
    case bool(Bool), int(Int)
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { self = .bool(try container.decode(Bool.self)) } catch { self = .int(try container.decode(Int.self)) }
    }
}

/// Any value, as most apps have it.
indirect enum AnyByTrial: Decodable, Equatable, Sendable {
    case null, bool(Bool), int(Int), double(Double), text(String), list([AnyByTrial]), table([String: AnyByTrial])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([AnyByTrial].self) {
            self = .list(value)
        } else {
            self = .table(try container.decode([String: AnyByTrial].self))
        }
    }
}

enum NothingOr: Decodable, Equatable, Sendable {
    case nothing, something(Int)
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .nothing : .something(try container.decode(Int.self))
    }
}
