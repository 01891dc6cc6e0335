import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// Repairs that need more words than what was expected and found.
@Suite struct ReasonTests {
    // MARK: Unknown variants

    private class Shape: SmartCodable, SmartPolymorphic {
        var type = ""
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "type", ["circle": Circle.self]) }
    }
    private final class Circle: Shape { var radius = 0 }

    private struct Text: SmartCodable { var text = "" }
    private enum Card: SmartPolymorphicEnum {
        case text(Text), unknown
        static func variants() -> SmartVariants {
            SmartVariants(
                by: "kind", [SmartVariant("text", Card.text)],
                otherwise: SmartVariant("unknown", value: Card.unknown))
        }
    }
    private enum Bare: SmartPolymorphicEnum {
        case text(Text), unknown
        static func variants() -> SmartVariants {
            SmartVariants(by: "kind", [SmartVariant("text", Bare.text)], otherwise: Bare.unknown)
        }
    }
    private enum Kept: SmartPolymorphicEnum {
        case text(Text), unknown(JSONValue)
        static func variants() -> SmartVariants {
            SmartVariants(by: "kind", [SmartVariant("text", Kept.text)], otherwise: Kept.unknown)
        }
    }
    private enum Modelled: SmartPolymorphicEnum {
        case text(Text), other(Other)
        static func variants() -> SmartVariants {
            SmartVariants(by: "kind", [SmartVariant("text", Modelled.text)], otherwise: Modelled.other)
        }
        struct Other: SmartCodable {
            var kind = ""
            var url = ""
        }
    }
    private struct Feed: SmartCodable {
        var shapes: [Shape] = []
        var cards: [Card] = []
    }

    @Test func unknownSubclassesAreReported() throws {
        let json = #"{"shapes":[{"type":"circle","radius":1},{"type":"star"},{}]}"#
        let (feed, report) = SmartSentinel.record { Feed.deserialize(from: json) }
        #expect(feed?.shapes.map { Swift.type(of: $0) == Circle.self } == [true, false, false])
        let unknown = try #require(report.repairs.first { $0.action == .defaultCase })
        #expect(unknown.path == "shapes[1].type")
        #expect(unknown.found == "string \"star\"")
        #expect(unknown.expected == "Shape")
        #expect("\(unknown)".hasSuffix("took the default case (no variant of Shape has this type)"))
        #expect(report.repairs.filter { $0.action == .defaultCase }.count == 1)
    }

    @Test func otherwiseIsReported() throws {
        let json = #"{"cards":[{"kind":"text","text":"a"},{"kind":"video"},{"text":"b"}]}"#
        let (feed, report) = SmartSentinel.record { Feed.deserialize(from: json) }
        #expect(feed?.cards.count == 3)
        let unknown = report.repairs.filter { $0.action == .defaultCase }
        #expect(unknown.map(\.path) == ["cards[1].kind", "cards[2]"])
        #expect(unknown.map(\.found) == ["string \"video\"", "object of 1"])
        #expect(unknown.map(\.reason) == ["no variant of Card has this kind", "it has no field 'kind'"])
    }

    /// As the documentation's table says.
    @Test func unknownVariantsAreWrittenAsTheirPayloads() throws {
        func written<T: Codable>(_: T.Type, _ json: String) throws -> JSONValue {
            let values = try SmartJSONDecoder().decode([T].self, from: Data(json.utf8))
            return try JSONDecoder().decode(JSONValue.self, from: SmartJSONEncoder().encode(values))
        }
        let text: JSONValue = ["kind": "text", "text": "a"]
        let objects = #"{"kind":"text","text":"a"},{"kind":"video","url":"u","n":[1]},{"url":"b"}"#
        let all = "[\(objects),null,7]"
        #expect(try written(Bare.self, all) == [text, [:], [:], [:], [:]])
        #expect(
            try written(Kept.self, all)
                == [text, ["kind": "video", "url": "u", "n": [1]], ["url": "b"], nil, 7])
        #expect(
            try written(Modelled.self, "[\(objects)]") == [
                text, ["kind": "video", "url": "u"], ["kind": "", "url": "b"],
            ])
    }

    @Test(arguments: [#"{"cards":[{"kind":"video"}]}"#, #"{"shapes":[{"type":"star"}]}"#])
    func strictRefusesUnknownVariants(_ json: String) {
        #expect(Feed.deserialize(from: json) != nil)
        #expect(Feed.deserialize(from: json, options: [.strict]) == nil)
        #expect(throws: SmartStrictError.self) { try Feed.decode(from: json, options: [.strict]) }
    }

    @Test func knownVariantsAreNotReported() {
        let json = #"{"cards":[{"kind":"text","text":"a"}],"shapes":[{"type":"circle","radius":1}]}"#
        let (_, report) = SmartSentinel.record { Feed.deserialize(from: json) }
        #expect(report.isEmpty)
        #expect(Feed.deserialize(from: json, options: [.strict]) != nil)
    }

    // MARK: Plain Codable types inside a model

    private struct Price: Codable {
        var amount: Int
        var tags: [Tag]
        struct Tag: Codable { var name: String }
    }
    private struct Order: SmartCodable {
        var id = 0
        var price: Price?
        var prices: [Price] = []
        var table: [String: Price] = [:]
    }

    @Test func theMemberThatBrokeAPlainTypeIsNamed() throws {
        let json = """
            {"price":{"amount":1,"tags":[{"name":"a"},{"nome":"b"}]},"prices":[{"tags":[]},{"amount":[],"tags":[]}],"table":{"a":{"amount":2,"tags":3}}}
            """
        let (order, report) = SmartSentinel.record { Order.deserialize(from: json) }
        #expect(order?.price == nil)
        let reasons = Dictionary(report.repairs.map { ($0.path, $0.reason ?? "") }) { $1 }
        #expect(reasons["price"]?.hasPrefix("tags[1]") == true, "\(reasons)")
        #expect(reasons["price"]?.contains(#"("name")"#) == true)
        #expect(reasons["prices[0]"]?.contains(#"("amount")"#) == true)
        #expect(reasons["prices[1]"] == "amount: Expected to decode Int but found an array instead. Found: array of 0.")
        #expect(reasons["table.a"]?.hasPrefix("tags: ") == true)
        let text = try #require(report.repairs.first { $0.path == "price" }).description
        #expect(text.hasPrefix("price: Order.price expects Price?, found object of 2: set to nil (tags[1]"))
    }

    @Test func whatAUserThrowsIsTheReason() throws {
        struct Refused: Error, CustomStringConvertible { var description: String { "not on a Sunday" } }
        struct Day: Codable {
            init(from decoder: any Decoder) throws { throw Refused() }
            func encode(to encoder: any Encoder) throws {}
        }
        struct Week: SmartCodable { var day: Day?; var other: Int? }
        let (_, report) = SmartSentinel.record { Week.deserialize(from: #"{"day":{},"other":"x"}"#) }
        #expect(report.repairs.map(\.reason) == ["not on a Sunday", nil])
    }
}
