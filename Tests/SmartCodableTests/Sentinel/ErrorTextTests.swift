import Foundation
import Testing

@testable import SmartCodable

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
            #expect(context.debugDescription == "The array has only \(text)")
        }
    }

    @Test(arguments: [String(repeating: "x", count: 200_000), "e" + String(repeating: "\u{301}", count: 200_000)])
    func quotedTextsAreShort(_ long: String) throws {
        let path = try #require(error { _ = try Model.decode(from: "{}", designatedPath: long) })
        #expect("\(path)".utf8.count < 2_000)
        struct Table: SmartCodable { var table: [String: [Int]] = [:] }
        let data = try JSONEncoder().encode(["table": [long: ["x"]]])
        let (_, report) = SmartSentinel.record { Table.deserialize(from: data) }
        #expect(report.repairs.count == 1)
        #expect(report.description.utf8.count < 2_000)
        #expect(report.repairs.first?.path.contains(long) == true)
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
