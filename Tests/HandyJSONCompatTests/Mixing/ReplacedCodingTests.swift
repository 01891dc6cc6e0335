import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// HandyJSONCodable replaces the coding of a type that is Codable already: its coding keys have no effect then, and that
/// is said.
@Suite struct ReplacedCodingTests {
    struct Row: HandyJSONCodable, Codable {
        var id = 0
        enum CodingKeys: String, CodingKey { case id = "the_id" }
    }

    struct Extended: HandyJSON, Codable {
        var id = 0
        enum CodingKeys: String, CodingKey { case id = "the_id" }
    }

    final class Object: HandyJSONCodable {
        var id = 0
        required init() {}
        enum CodingKeys: String, CodingKey { case id = "the_id" }
        /// An optimised build has no trace of keys that nothing uses as keys.
        static func key(_ name: String) -> (any CodingKey)? { CodingKeys(stringValue: name) }
    }

    struct Plain: HandyJSONCodable {
        var id = 0
    }

    @Test func codingKeysWithoutEffectAreNamedOnce() throws {
        let heard = Heard()
        let listener = SmartSentinel.onMessage { heard.hear($0) }
        defer { listener.cancel() }
        for _ in 0..<3 {
            #expect(try JSONEncoder().encode(Row(id: 1)) == Data(#"{"id":1}"#.utf8))
            #expect(try JSONDecoder().decode(Row.self, from: Data(#"{"the_id":1}"#.utf8)).id == 0)
            #expect(try JSONDecoder().decode(Object.self, from: Data(#"{"id":1}"#.utf8)).id == 1)
            #expect(try JSONDecoder().decode(Plain.self, from: Data(#"{"id":1}"#.utf8)).id == 1)
        }
        #expect(Object.key("the_id")?.stringValue == "the_id")
        #expect(heard.count(of: "Row") == 1)
        #expect(heard.count(of: "Object") == 1)
        #expect(heard.count(of: "Plain") == 0)
    }

    /// Without HandyJSONCodable the compiler's coding stays.
    @Test func aCodableModelKeepsItsCoding() throws {
        #expect(try JSONEncoder().encode(Extended(id: 1)) == Data(#"{"the_id":1}"#.utf8))
        #expect(try JSONDecoder().decode(Extended.self, from: Data(#"{"the_id":1}"#.utf8)).id == 1)
    }

    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        private var messages: [SmartMessage] = []

        func hear(_ message: SmartMessage) { lock.withLock { messages.append(message) } }

        func count(of model: String) -> Int {
            lock.withLock { messages.filter { $0.model == model && $0.text.contains("HandyJSONCodable") }.count }
        }
    }
}
