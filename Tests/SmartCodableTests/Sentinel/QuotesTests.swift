import Foundation
import SmartStreams
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

extension SentinelSuites {
    /// What is quoted of the data: nothing of a value is in any text unless it may be. In processes of their own, as what may
    /// be quoted is the process's.
    @Suite struct QuotesTests {
        enum Level: String, SmartCaseDefaultable {
            static let defaultCase = Level.low
            case low
        }

        enum Plain: String, Codable { case low }

        struct Thrower: Codable {
            struct Failure: Error, CustomStringConvertible {
                let text: String
                var description: String { text }
            }
            init(from decoder: any Decoder) throws {
                throw Failure(text: try decoder.singleValueContainer().decode(String.self))
            }
        }

        struct Inner: Codable { var plain: Plain }

        struct Account: SmartCodable {
            var id = 0
            var url = URL(string: "https://example.com")
            var small: Int8 = 0
            var plain = Plain.low
            var level = Level.low
            var inner: Inner?
            var thrower: Thrower?
            var list: [Int] = []
        }

        private static let values: [(String, String)] = [
            ("id", #""hunter2""#), ("small", "7002"), ("plain", #""hunter2""#), ("level", #""hunter2""#),
            ("inner", #"{"plain":"hunter2"}"#), ("thrower", #""hunter2""#), ("list", #"["hunter2"]"#),
        ]

        /// All that is said of these values.
        static func texts(_ quotes: SmartSentinel.Quotes) -> [String] {
            let heard = Heard()
            SmartSentinel.quotes = quotes
            SmartSentinel.onLogGenerated { heard.hear($0) }
            SmartSentinel.onMessage { heard.hear("\($0)") }
            for (name, value) in QuotesTests.values {
                let json = "{\"\(name)\":\(value)}"
                heard.hear("\(SmartSentinel.record { Account.deserialize(from: json) }.report)")
                _ = Account.deserialize(from: json, options: [.strict])
                // What the app's own code throws is the app's.
                if name != "thrower" { heard.hear { _ = try Account.decode(from: json, options: [.strict]) } }
                heard.hear { _ = try SmartJSONDecoder().decode([String: Int8].self, from: Data(json.utf8)) }
                heard.hear { _ = try SmartJSONDecoder().decode(Inner.self, from: Data(json.utf8)) }
            }
            for element in SmartJSONSequence<Inner>([Array("[{\"plain\":\"low\"".utf8)], format: .array) {
                heard.hear { _ = try element.get() }
            }
            heard.hear { _ = try SmartJSONEncoder().encode(Nested.deep) }
            _ = Nested.deep.toJSONString()
            return heard.texts
        }

        /// Too deep to be written, which is said however little is quoted.
        struct Nested: SmartCodable {
            @SmartAny var any: Any? = nil

            static var deep: Nested {
                var model = Nested()
                var value: Any = "hunter2"
                for _ in 0..<600 { value = [value] }
                model.any = value
                return model
            }
        }

        final class Heard: @unchecked Sendable {
            private let lock = NSLock()
            private var all: [String] = []
            var texts: [String] { lock.withLock { all } }
            func hear(_ text: String) { lock.withLock { all.append(text) } }
            func hear(_ body: () throws -> Void) {
                do { try body() } catch { hear("\(error)") }
            }
        }

        #if compiler(>=6.2) && (os(macOS) || os(Linux))
        @Test func valuesAreQuotedWhereTheyMayBe() async {
            await #expect(processExitsWith: .success) {
                let texts = QuotesTests.texts(.values)
                #expect(texts.contains { $0.contains("found string \"hunter2\"") })
                #expect(texts.contains { $0.contains("7002") })
                #expect(texts.contains { $0.contains("(hunter2)") }, "what a user's error says")
            }
        }

        @Test func onlyKindsAreQuotedWhereValuesMayNotBe() async {
            await #expect(processExitsWith: .success) {
                let texts = QuotesTests.texts(.kinds)
                QuotesTests.expectNoValues(in: texts)
                #expect(texts.contains { $0.contains("found string of 7 characters") })
            }
        }
        #endif

        static func expectNoValues(in texts: [String]) {
            #expect(texts.count > 20)
            for text in texts { #expect(!text.contains("hunter2") && !text.contains("7002")) }
            let tooDeep = "Nested has no JSON: it is nested more than 512 levels deep."
            #expect(texts.contains { $0.contains(tooDeep) })
            #expect(texts.contains { $0.contains("the stream ends early") })
        }

        @Test func theDefaultFollowsTheBuild() {
            #if DEBUG || SMARTCODABLE_QUOTES_VALUES
            #expect(SmartSentinel.Quotes.usual == .values)
            #else
            #expect(SmartSentinel.Quotes.usual == .kinds)
            #endif
        }
    }
}
