import Foundation
import SmartCodable
import SmartContracts
import Testing

/// Schemas and samples word for word; whether they are true: `SchemaCorpusTests`, and Tests/Schemas.
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
            "order_id":{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807,"default":0,"x-property":"id"},\#
            "id":{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807,"x-property":"id","x-alternative":true},\#
            "note":{"type":["string","null"],"x-property":"note"},\#
            "state":{"$ref":"#/$defs/State","default":"open","x-property":"state"},\#
            "paid":{"type":["number","string","null"],"examples":[1700000000,"2024-05-17T09:30:00Z"],"x-property":"paid"},\#
            "parts":{"type":"array","items":{"$ref":"#/$defs/Part"},"default":[],"x-property":"parts"}},\#
            "required":["state","parts"],"allOf":[{"anyOf":[{"required":["order_id"]},{"required":["id"]}]}]},\#
            "State":{"type":"string","enum":["open","paid"]},\#
            "Part":{"type":"object","title":"Part","properties":{\#
            "sku":{"type":"string","default":"none","x-property":"sku"},\#
            "count":{"type":"integer","minimum":-128,"maximum":127,"default":1,"x-property":"count"},\#
            "order":{"type":["array","null"],"items":{"$ref":"#/$defs/Order"},"x-property":"order"}},\#
            "required":["sku","count"]}}}
            """#
        #expect(compact(schema.text) == expected)
    }

    @Test func samplesFillEachProperty() throws {
        let expected = #"""
            {"order_id":1,"note":"note","state":"open","paid":1700000000,\#
            "parts":[{"sku":"sku","count":1,"order":[]}]}
            """#
        #expect(compact(SmartSample.json(of: Order.self, elements: 1)) == expected)
        let order = try SmartSample.value(of: Order.self)
        #expect(order.note == "note")
        #expect(order.parts.count == 2)
        #expect(try SmartSample.value(of: [Order].self, elements: 3).map(\.id) == [1, 1, 1])
        #expect(try SmartSample.value(of: Order.self, elements: 0).parts.isEmpty)
    }

    struct Renamed: SmartCodable {
        var userName = ""
        var at: String?
        var deep = 1
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.deep <--- "a.b"] }
    }

    @Test func namesFollowStrategiesAndPaths() throws {
        let options: Set<SmartDecodingOption> = [.key(.fromSnakeCase)]
        let sample = compact(SmartSample.json(of: Renamed.self, options: options))
        #expect(sample == #"{"user_name":"user_name","at":"at","a":{"b":1}}"#)
        #expect(try SmartSample.value(of: Renamed.self, options: options).userName == "user_name")
        #expect(
            compact(SmartSchema(of: Renamed.self).text).contains(
                #""allOf":[{"anyOf":[{"required":["a"],"properties":{"a":{"required":["b"]}}},{"required":["a.b"]}]}]"#)
        )
    }

    class Shape: SmartCodable, SmartPolymorphic {
        var name = ""
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "kind", ["circle": Circle.self]) }
    }
    final class Circle: Shape { var radius = 1.0 }
    enum Message: SmartPolymorphicEnum {
        case text(Part), ping
        static func variants() -> SmartVariants {
            SmartVariants(by: "type", [SmartVariant("text", Message.text), SmartVariant("ping", value: Message.ping)])
        }
    }

    @Test func variantsAreChosenByTheirMember() throws {
        let shape = try SmartSample.value(of: Shape.self)
        #expect((shape as? Circle)?.radius == 1.5)
        #expect(compact(SmartSample.json(of: Shape.self)) == #"{"kind":"circle","name":"name","radius":1.5}"#)
        guard case .text(let part) = try SmartSample.value(of: Message.self) else {
            Issue.record("not the first variant")
            return
        }
        #expect(part.sku == "sku")
        #expect(compact(SmartSchema(of: Message.self).text).contains(#"{"const":"ping"}"#))
    }

    struct Plain: Codable {
        var id: Int
        var name: String?
        var levels: [Level: Int]
        enum Level: String, Codable, CodingKeyRepresentable { case low, high }
        enum CodingKeys: String, CodingKey { case id = "ID", name, levels }
    }

    @Test func plainCodableTypesHaveSchemasToo() throws {
        #expect(compact(SmartSample.json(of: Plain.self)) == #"{"ID":1,"name":"name","levels":{"low":1}}"#)
        #expect(try SmartSample.value(of: Plain.self).levels == [.low: 1])
        let numbers = compact(SmartSchema(of: [Int?].self).text)
        #expect(numbers.contains(#""items":{"type":["integer","null"],"#))
    }

    enum Payload: Codable { case number(Int), none }
    struct Opaque: SmartCodable {
        var id = 0
        var payload = Payload.number(7)
    }

    @Test func whatOnlyCodeKnowsIsSaid() throws {
        let text = SmartSchema(of: Opaque.self).text
        #expect(text.contains("What Payload reads is only known to its code."))
        // Its initial value, where there is no sample.
        guard case .number(7) = try SmartSample.value(of: Opaque.self).payload else {
            Issue.record("another payload")
            return
        }
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
        let (_, report) = SmartSentinel.record { (SmartSchema(of: Order.self), SmartSample.json(of: Part.self)) }
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
