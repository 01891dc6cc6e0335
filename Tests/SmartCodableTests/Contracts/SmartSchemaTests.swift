import Foundation
import SmartCodable
import SmartContracts
import Testing

/// Schemas word for word; whether they are true: `SchemaCorpusTests`, and Tests/Schemas.
@Suite struct SmartSchemaTests {
    struct Order: SmartCodable {
        @SmartKey("order_id", "id") var id = 0
        var note: String?
        var state = State.open
        @SmartDate(.seconds) var paid: Date?
        var parts: [Part] = []
        enum State: String, SmartCaseDefaultable { case open, paid }
    }

    struct Part: SmartCodable {
        var sku = "none"
        var count = Int8(1)
        var order: [Order]?
    }

    @Test func everyMemberIsDescribed() {
        let schema = SmartSchema(of: Order.self)
        #expect(schema.name == "Order")
        let expected = #"""
            {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Order","$ref":"#/$defs/Order","$defs":{\#
            "Order":{"type":"object","title":"Order","properties":{\#
            "order_id":{"type":["integer","null"],"minimum":-9223372036854775808,"maximum":9223372036854775807,"default":0,"x-property":"id"},\#
            "id":{"type":["integer","null"],"minimum":-9223372036854775808,"maximum":9223372036854775807,"x-property":"id","x-alternative":true},\#
            "note":{"type":["string","null"],"x-property":"note"},\#
            "state":{"$ref":"#/$defs/State","default":"open","x-property":"state"},\#
            "paid":{"type":["number","string","null"],"examples":[1700000000,"2024-05-17T09:30:00Z"],"x-property":"paid"},\#
            "parts":{"type":"array","items":{"$ref":"#/$defs/Part"},"default":[],"x-property":"parts"}},\#
            "required":["state","parts"],"allOf":[{"anyOf":[{"required":["order_id"],"properties":{"order_id":{"not":{"type":"null"}}}},\#
            {"required":["id"],"properties":{"id":{"not":{"type":"null"}}}}]}]},\#
            "State":{"type":"string","enum":["open","paid"]},\#
            "Part":{"type":"object","title":"Part","properties":{\#
            "sku":{"type":"string","default":"none","x-property":"sku"},\#
            "count":{"type":"integer","minimum":-128,"maximum":127,"default":1,"x-property":"count"},\#
            "order":{"type":["array","null"],"items":{"$ref":"#/$defs/Order"},"x-property":"order"}},\#
            "required":["sku","count"]}}}
            """#
        #expect(compact(schema.text) == expected)
    }

    struct Renamed: SmartCodable {
        var userName = ""
        var at: String?
        var deep = 1
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.deep <--- "a.b"] }
    }

    @Test func namesFollowStrategiesAndPaths() {
        let text = compact(SmartSchema(of: Renamed.self, options: [.key(.fromSnakeCase)]).text)
        #expect(text.contains(#""user_name":{"type":["string","null"],"default":"","x-property":"userName"}"#))
        #expect(
            compact(SmartSchema(of: Renamed.self).text).contains(
                #""required":["a"],"properties":{"a":{"required":["b"],"properties":{"b":{"not":{"type":"null"}}},"type":"object"}}"#
            )
        )
    }

    class Shape: SmartCodable, SmartPolymorphic {
        var name = ""
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "kind", ["circle": Circle.self]) }
    }
    final class Circle: Shape { var radius = 1.0 }
    class Figure: SmartCodable, SmartPolymorphic {
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "kind", ["round": RoundFigure.self]) }
    }
    class RoundFigure: Figure {
        override class func variants() -> SmartVariants { SmartVariants(by: "sub", ["ring": RingFigure.self]) }
    }
    final class RingFigure: RoundFigure { var hole = 1.0 }
    enum Message: SmartPolymorphicEnum {
        case text(Part), ping
        static func variants() -> SmartVariants {
            SmartVariants(by: "type", [SmartVariant("text", Message.text), SmartVariant("ping", value: Message.ping)])
        }
    }

    @Test func variantsAreChosenByTheirMember() {
        #expect(compact(SmartSchema(of: Shape.self).text).contains(#""kind":{"const":"circle"}"#))
        #expect(compact(SmartSchema(of: Message.self).text).contains(#"{"const":"ping"}"#))
        let text = compact(SmartSchema(of: Figure.self).text)
        #expect(text.contains(#""kind":{"const":"round"}"#) && text.contains(#""sub":{"const":"ring"}"#))
        #expect(text.contains(#""hole""#))
    }

    enum Numbered: SmartPolymorphicEnum {
        case one(Part)
        static func variants() -> SmartVariants { SmartVariants(by: "type", [SmartVariant("1", Numbered.one)]) }
    }
    struct Narrow: SmartCodable {
        @SmartKey("list.1") var second = 0
        var data = Data()
        var byUUID: [UUID: Int] = [:]
        var card: Numbered?
    }

    @Test("Positions, texts of bytes and of UUIDs, and numbers that choose") func narrow() {
        let text = compact(SmartSchema(of: Narrow.self).text)
        #expect(text.contains(#""type":["object","null","array"],"prefixItems":[{},{"type":["integer","null"]"#))
        #expect(text.contains(#""contentEncoding":"base64","pattern":"^([A-Za-z0-9+/]{4})*"#))
        #expect(text.contains(#""propertyNames":{"pattern":"^[0-9A-Fa-f]{8}-"#))
        #expect(text.contains(#""type":{"enum":[1,"1"]}"#))
    }

    struct Plain: Codable {
        var id: Int
        var name: String?
        var levels: [Level: Int]
        enum Level: String, Codable, CodingKeyRepresentable { case low, high }
        enum CodingKeys: String, CodingKey { case id = "ID", name, levels }
    }

    @Test func plainCodableTypesHaveSchemasToo() {
        let plain = compact(SmartSchema(of: Plain.self).text)
        #expect(plain.contains(#""ID":{"type":"integer""#))
        #expect(plain.contains(#""propertyNames":{"enum":["low","high"]}"#))
        let numbers = compact(SmartSchema(of: [Int?].self).text)
        #expect(numbers.contains(#""items":{"type":["integer","null"],"#))
    }

    enum Payload: Codable { case number(Int), none }
    struct Opaque: SmartCodable {
        var id = 0
        var payload = Payload.number(7)
    }

    @Test func whatOnlyCodeKnowsIsSaid() {
        let text = SmartSchema(of: Opaque.self).text
        #expect(text.contains("What Payload reads is known only to its code."))
    }

    @Test func schemasAreFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try SmartSchema.write([Order.self, [Part].self], to: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["Array_Part_.schema.json", "Order.schema.json"])
        let written = try String(contentsOf: folder.appendingPathComponent("Order.schema.json"), encoding: .utf8)
        #expect(written == SmartSchema(of: Order.self).text)
    }

    @Test func nobodyIsToldOfWhatIsRead() {
        let (_, report) = SmartSentinel.record { SmartSchema(of: Order.self) }
        #expect(report.totalCount == 0)
    }

    /// Without the spaces between the values: none of these has some inside.
    private func compact(_ text: String) -> String {
        text.replacingOccurrences(of: "\n", with: "").replacingOccurrences(of: ": ", with: ":")
            .split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: ",").replacingOccurrences(of: "  ", with: "").replacingOccurrences(of: "{ ", with: "{")
            .replacingOccurrences(of: " }", with: "}")
    }
}
