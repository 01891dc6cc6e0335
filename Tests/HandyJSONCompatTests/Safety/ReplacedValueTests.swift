import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// Code that runs when an old value is released, and looks at the place where it was, finds the new one.
@Suite(.serialized) struct ReplacedValueTests {
    private nonisolated(unsafe) static var look: (() -> Void)?
    private nonisolated(unsafe) static var isNew: [Bool] = []

    private static func watch<Owner: AnyObject>(_ owner: Owner, _ isNew: @escaping (Owner) -> Bool) {
        look = { [weak owner] in if let owner { ReplacedValueTests.isNew.append(isNew(owner)) } }
    }

    private final class Part: Codable {
        init() {}
        enum CodingKeys: CodingKey {}
        deinit { ReplacedValueTests.look?() }
    }
    private struct Pair: Codable {
        var a = Part()
        var b = Part()
    }
    private final class OtherPart: HandyJSON {
        required init() {}
        deinit { ReplacedValueTests.look?() }
    }
    private struct OtherPair: HandyJSON {
        var a = OtherPart()
        var b = OtherPart()
    }

    private final class Direct: SmartDirectCodable {
        var pair: Pair? = Pair()
        enum CodingKeys: CodingKey { case pair }
        init() { watch(self) { $0.pair == nil } }
    }
    private class Base: SmartCodable {
        required init() { begin() }
        required init(from _: any Decoder) throws { begin() }
        func begin() {}
    }
    private final class Native: Base {
        var pair: Pair? = Pair()
        override func begin() { watch(self) { $0.pair == nil } }
    }
    private final class Handy: HandyJSON {
        var pair: OtherPair? = OtherPair()
        required init() { watch(self) { $0.pair == nil } }
    }
    private final class Transformed: HandyJSON {
        var pair: Pair? = Pair()
        required init() { watch(self) { $0.pair?.a === Transformed.new.a } }
        nonisolated(unsafe) static let new = Pair()
        func mapping(mapper: HelpingMapper) {
            mapper <<< pair <-- TransformOf<Pair, Any>(fromJSON: { _ in Transformed.new }, toJSON: { _ in nil })
        }
    }

    /// How many parts went, each of which found the new value.
    private func parts(_ body: () -> Any?) -> Int? {
        Self.isNew = []
        withExtendedLifetime(body()) {}
        let seen = Self.isNew
        Self.look = nil
        return seen.allSatisfy { $0 } ? seen.count : nil
    }

    private let text = #"{"pair":null}"#

    @Test func directModels() {
        #expect(parts { Direct.deserialize(from: text) } == 2)
        #expect(parts { SmartSentinel.record { Direct.deserialize(from: text) } } == 2)
        #expect(parts { try? JSONDecoder().decode(Direct.self, from: Data(text.utf8)) } == 2)
    }

    @Test func subclasses() {
        #expect(parts { Native.deserialize(from: text) } == 2)
        #expect(parts { SmartSentinel.record { Native.deserialize(from: text) } } == 2)
        #expect(parts { [Native].deserialize(from: "[\(text)]") } == 2)
    }

    @Test func handyJSONModels() {
        #expect(parts { Handy.deserialize(from: #"{"pair":{}}"#) } != 2)
        #expect(parts { Handy.deserialize(from: #"{"pair":null}"#) }.map { $0 == 0 || $0 == 2 } == true)
        #expect(parts { SmartSentinel.record { Handy.deserialize(from: text) } }.map { $0 == 0 || $0 == 2 } == true)
        #expect(parts { Transformed.deserialize(from: #"{"pair":1}"#) } == 2)
    }
}
