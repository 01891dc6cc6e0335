import Foundation
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// What errors say where an app shows or uploads `localizedDescription`, and how much of the data is in it.
@Suite struct ErrorTextTests {
    private struct Model: SmartCodable {
        var a = 0
        var list: [Int] = []
    }

    private enum Suit: String, SmartCaseDefaultable {
        static var defaultCase: Suit { .hearts }
        case hearts
    }

    private func error(_ body: () throws -> Void) -> (any Error)? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }

    @Test func descriptionsAreLocalizedDescriptions() throws {
        let syntax = try #require(error { _ = try Model.decode(from: "{") } as? JSONSyntaxError)
        #expect(syntax.localizedDescription == syntax.description)
        #expect((syntax as any Error).localizedDescription.hasPrefix("invalid JSON at line 1, column 2"))
        let strict = try #require(
            error { _ = try Model.decode(from: #"{"a":"x"}"#, options: [.strict]) } as? SmartStrictError)
        #expect((strict as any Error).localizedDescription == strict.description)
        #expect(strict.localizedDescription.contains("a: Model.a expects Int, found string \"x\""))
    }

    @Test func numbersOfElementsAgree() throws {
        struct Three: Decodable {
            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                for _ in 0..<3 { _ = try list.decode(Int.self) }
            }
        }
        for (json, text) in [("[]", "0 elements."), ("[1]", "1 element."), ("[1,2]", "2 elements.")] {
            guard
                case .valueNotFound(_, let context)? = error({
                    _ = try SmartJSONDecoder().decode(Three.self, from: json)
                }) as? DecodingError
            else {
                Issue.record("no such error for \(json)")
                continue
            }
            #expect(context.debugDescription == "Unkeyed container is at end. It has \(text)")
        }
    }

    /// What a server may send, with a short name for the test's own output.
    enum LongText: String, CaseIterable, CustomTestStringConvertible {
        case manyCharacters, oneCharacter

        var testDescription: String { rawValue }
        var text: String {
            switch self {
            case .manyCharacters: return String(repeating: "x", count: 200_000)
            case .oneCharacter: return "e" + String(repeating: "\u{301}", count: 200_000)
            }
        }
    }

    @Test(arguments: LongText.allCases) func quotedTextsAreShort(_ kind: LongText) throws {
        let long = kind.text
        let path = try #require(error { _ = try Model.decode(from: "{}", designatedPath: long) })
        #expect("\(path)".utf8.count < 2_000)
        let data = Data(#"{"table":{"\#(long)":["x"]},"number":1}"#.utf8)
        let (_, report) = SmartSentinel.record { Table.deserialize(from: data) }
        #expect(report.repairs.count == 1)
        #expect(report.description.utf8.count < 2_000)
        #expect(report.repairs.first.map { $0.path.hasPrefix("table.") && $0.path.utf8.count < 500 } == true)
        let value = Data(#"{"table":{},"number":"\#(long)"}"#.utf8)
        #expect(SmartSentinel.record { Table.deserialize(from: value) }.report.description.utf8.count < 2_000)
        let missing = error {
            _ = try SmartJSONDecoder().decode(Asking.self, from: JSONEncoder().encode(["asked": long]))
        }
        #expect(try "\(#require(missing))".utf8.count < 1_000_000)
        guard case .keyNotFound(_, let context)? = missing as? DecodingError else {
            Issue.record("\(String(describing: missing).prefix(200))")
            return
        }
        #expect(context.debugDescription.utf8.count < 2_000)
    }

    /// All that listeners are told on this thread.
    private func told(_ body: () throws -> Void) rethrows -> [String] {
        nonisolated(unsafe) let thread = Thread.current
        let texts = Shared<[String]>([])
        let hear: @Sendable (String) -> Void = { text in
            if Thread.current === thread { texts.change { $0.append(text) } }
        }
        let listeners = [
            SmartSentinel.onLogGenerated(hear), SmartSentinel.onMessage { hear("\($0)") },
        ]
        defer { for listener in listeners { listener.cancel() } }
        try body()
        return texts.value
    }

    @Test(arguments: LongText.allCases) func whatListenersAreToldIsShort(_ kind: LongText) throws {
        let long = kind.text
        let table = try JSONEncoder().encode(["table": [long: ["x"]]])
        let list = try JSONEncoder().encode(["table": [long: "x"]])
        let value = try JSONEncoder().encode(["number": long])
        // How many texts: a log text, a message, or both.
        let calls: [(name: String, count: Int, call: () throws -> Void)] = [
            ("a member's name", 1, { _ = Table.deserialize(from: table) }),
            ("a value's name", 1, { _ = Table.deserialize(from: list) }),
            ("a value", 1, { _ = Table.deserialize(from: value) }),
            ("a designated path", 2, { _ = Table.deserialize(from: "{}", designatedPath: long) }),
            ("the path of an error", 2, { _ = Thrower<CodingPath>.deserialize(from: value) }),
            ("the text of an error", 2, { _ = Thrower<DecodingError>.deserialize(from: value) }),
            ("an error of an app's own", 2, { _ = Thrower<Never>.deserialize(from: value) }),
            ("the path of what is written", 1, { _ = Table.nested(in: long).toJSONString() }),
        ]
        for (name, count, call) in calls {
            let texts = try told(call)
            #expect(texts.count == count, "\(name)")
            for text in texts { #expect(text.utf8.count < 2_000, "\(name): \(text.prefix(200))") }
        }
    }

    @Test func quotedNumbersAreShort() throws {
        let digits = String(repeating: "1", count: 200_000)
        let error = try #require(
            error { _ = try SmartJSONDecoder().decode([Int].self, from: Data("[\(digits)]".utf8)) })
        #expect("\(error)".utf8.count < 2_000)
    }

    @Test func logTextsOfDeepValuesAreShort() throws {
        let depth = 400
        let text =
            String(repeating: #"{"id":1,"next":"#, count: depth) + #"{"id":"x"}"# + String(repeating: "}", count: depth)
        let texts = told { _ = Chain.deserialize(from: text) }
        let told = try #require(texts.first)
        #expect(texts.count == 1)
        let isSaid = told.contains("…: Chain.id expects Int, found string \"x\": kept the initial value")
        #expect(isSaid)
        #expect(told.utf8.count < 2_000)
    }

    private struct Table: SmartCodable {
        var table: [String: [Int]] = [:]
        var number = 0
        @SmartAny var any: Any? = nil

        /// With a value that is too deep to be written, in a member of this name.
        static func nested(in name: String) -> Table {
            var model = Table()
            var value: Any = 1
            for _ in 0..<600 { value = [value] }
            model.any = [name: value]
            return model
        }
    }

    private final class Chain: SmartCodable {
        var id = 0
        var next: Chain?
        required init() {}
    }

    private enum CodingPath {}

    /// Fails with an error that quotes what it found, in its path or its text.
    private struct Thrower<Kind>: SmartCodable {
        private struct Failure: Error { let text: String }
        init() {}
        init(from decoder: any Decoder) throws {
            let text = try [String: String](from: decoder).values.joined()
            let path: [any CodingKey] = Kind.self == CodingPath.self ? [EngineKey(stringValue: text)] : []
            guard Kind.self != Never.self else { throw Failure(text: text) }
            throw DecodingError.typeMismatch(
                Kind.self, DecodingError.Context(codingPath: path, debugDescription: path.isEmpty ? text : "no"))
        }
        func encode(to encoder: any Encoder) throws {}
    }

    /// Asks for a member whose name the data says.
    private struct Asking: Decodable {
        private struct Name: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Name.self)
            let name = try container.decode(String.self, forKey: Name(stringValue: "asked"))
            _ = try container.decode(Int.self, forKey: Name(stringValue: name))
        }
    }

    @Test func shortenedTexts() {
        #expect("".shortened() == "")
        #expect("abc".shortened(to: 3) == "abc")
        #expect("abcd".shortened(to: 3) == "abc…")
        #expect("名字名字".shortened(to: 2) == "名字…")
    }
}
