import Foundation
import SmartCodable
import Testing

/// What is read, changed and sent back has the form in which it came.
@Suite("Written as read") struct WrittenAsReadTests {
    private struct Dated: SmartCodable {
        @SmartDate var at: Date?
    }

    @Test(
        "a date keeps its digits, offset and separators; one that is set gets its form",
        arguments: [
            ("2024-01-31T08:15:00.1234567Z", "2024-01-31T08:16:00.1230000Z"),
            ("2024-01-31T08:15:00.123456789+05:30", "2024-01-31T08:16:00.123000000+05:30"),
            ("2024-01-31T08:15:00.5Z", "2024-01-31T08:16:00.5Z"),
            ("2024-01-31T08:15:00+08:00", "2024-01-31T08:16:00+08:00"), ("2024-01-31T08:15Z", "2024-01-31T08:16Z"),
            ("2024-01-31 08:15:00 +0800", "2024-01-31 08:16:00 +0800"), ("2024/01/31 08:15-05", "2024/01/31 08:16-05"),
            ("2024-01-31t08:15:00z", "2024-01-31t08:16:00z"), ("2024-01-31 08:15", "2024-01-31 08:16"),
            ("Wed, 31 Jan 2024 08:15:00 GMT", "Wed, 31 Jan 2024 08:16:00 GMT"),
            ("Wed, 31 Jan 2024 08:15:00 +0100", "Wed, 31 Jan 2024 08:16:00 +0100"),
            ("0001-01-01T00:00:00", "0001-01-01T00:01:00"), ("0001-01-01T00:00:00Z", "0001-01-01T00:01:00Z"),
            ("0001-01-01T00:00:00.0000000+08:00", "0001-01-01T00:01:00.0000000+08:00"),
        ])
    func dates(text: String, later: String) throws {
        let json = "{\"at\":\"\(text)\"}"
        var model = try #require(Dated.deserialize(from: json))
        #expect(model.toDictionary()?["at"] as? String == text)
        #expect(model.toJSONString()?.replacingOccurrences(of: "\\/", with: "/") == json)
        model.at = try #require(model.at).addingTimeInterval(60)
        #expect(model.toDictionary()?["at"] as? String == later)
    }

    private struct Open: SmartCodable {
        var payload: JSONValue = nil
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    @Test(
        "numbers keep their zeros and exponents",
        arguments: ["1.50", "-0.10", "100.0010", "2.5", "1.0", "-12.00", "1e2", "1E+2", "-0", "0.00001"])
    func digits(number: String) throws {
        let json = "{\"payload\":\(number),\"price\":\(number),\"list\":[\(number)]}"
        let model = try #require(Open.deserialize(from: json))
        #expect(model.toJSONString() == json)
        #expect(model.payload.doubleValue == Double(number) && JSONValue(model.payload.peel) == model.payload)
        #expect(model.toDictionary()?["price"] as? Double == Double(number))
    }

    private struct Named: SmartCodable {
        @SmartKey("a\\.b") var literal = 0
        @SmartKey("c.d") var path = 0
        @SmartKey("list.0.x") var first = 0
        @SmartKey("list.1") var second = 0
        @SmartKey("prices.1") var price = 0
        @SmartKey("e.f\\.g") var inside = 0
        var mapped = 0
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.mapped <--- "m\\.n"] }
    }

    @Test("escaped dots are a name's own, unescaped ones a path; positions are an array's")
    func names() throws {
        let json =
            #"{"a.b":1,"c":{"d":2},"list":[{"x":3},4],"prices":{"1":5},"e":{"f.g":6},"m.n":7}"#
        let model = try #require(Named.deserialize(from: json))
        #expect(model.toJSONString(useMappedKeys: true) == json)
        // What was read under the whole name is written under it; an escaped name is no path.
        let other = Named.deserialize(from: #"{"a":{"b":1},"c.d":2,"m":{"n":7}}"#)
        #expect(other?.literal == 0 && other?.path == 2 && other?.mapped == 0)
        #expect(other?.toJSONString()?.contains(#""a.b":0,"c.d":2"#) == true)
    }

    private struct Positions: SmartCodable {
        @SmartKey("l.0") var position = 0
        @SmartKey("l\\.0") var literal = 0
    }

    @Test("l.0 is a position, and with an escaped dot a name; read without the dot escaped, the name comes first")
    func positions() throws {
        let json = #"{"l":[1],"l.0":2}"#
        let model = try #require(Positions.deserialize(from: json))
        #expect(model.literal == 2 && model.position == 2)
        #expect(model.toJSONString() == #"{"l.0":2}"#)
        #expect(Positions.deserialize(from: #"{"l":[1]}"#)?.toJSONString() == #"{"l":[1],"l.0":0}"#)
    }

    private struct Labels: SmartCodable {
        @SmartKey("app.kubernetes.io/name") var name = ""
        @SmartKey("a.b", "c") var number: Int?
        @SmartKey("at.day") @SmartDate var day: Date? = nil
    }
    private struct Direct: SmartDirectCodable {
        @SmartKey("a.b") var number = 0
        var id = 0
        enum CodingKeys: CodingKey { case number, id }
    }
    private struct Around: SmartCodable {
        @SmartFlat var labels = Labels()
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }
    private struct Mapped: SmartCodable {
        @SmartKey("a.b") var number = 0
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.number <--- "m.n"] }
    }

    @Test(
        "also where a mapping has other names, which come first",
        arguments: [
            (#"{"a.b":1}"#, #"{"a.b":1}"#), (#"{"m.n":1}"#, #"{"a":{"b":1}}"#), (#"{"a":{"b":1}}"#, #"{"a":{"b":1}}"#),
            (#"{"a.b":1,"m":{"n":2}}"#, #"{"a":{"b":2}}"#),
        ])
    func mappedNames(json: String, written: String) {
        #expect(Mapped.deserialize(from: json)?.toJSONString() == written)
        #expect(Mapped.deserialize(from: json)?.toJSONString(useMappedKeys: true)?.hasPrefix(#"{"m.n":"#) == true)
    }

    private class Base: SmartCodable {
        var id = 0
        required init() {}
    }
    private final class Derived: Base { @SmartKey("a.b") var number = 0 }

    @Test(
        "a name with dots is written as it was read: as one name or as a path",
        arguments: [
            #"{"app.kubernetes.io/name":"shop"}"#, #"{"app":{"kubernetes":{"io/name":"shop"}}}"#,
            #"{"app.kubernetes.io/name":"shop","a.b":1,"at.day":"2024-01-31"}"#,
            #"{"app.kubernetes.io/name":"shop","a":{"b":1},"at.day":"2024-01-31"}"#,
            #"{"app":{"kubernetes":{"io/name":"shop"}},"a.b":1,"at":{"day":"2024-01-31"}}"#,
        ])
    func dottedNames(json: String) throws {
        func text(_ written: String?) -> String? { written?.replacingOccurrences(of: "\\/", with: "/") }
        #expect(text(Labels.deserialize(from: json)?.toJSONString()) == json)
        #expect(SmartSentinel.record { text(Labels.deserialize(from: json)?.toJSONString()) }.value == json)
        var changed = try #require(Labels.deserialize(from: json))
        changed.name = "tea"
        let tea = json.replacingOccurrences(of: "shop", with: "tea")
        #expect(text(changed.toJSONString()) == tea)
        #expect(SmartUpdater.update(&changed, from: json) && text(changed.toJSONString()) == json)
        #expect(SmartUpdater.update(&changed, from: "{}") && text(changed.toJSONString()) == json)
        let dictionary = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(text(Labels.deserialize(from: dictionary)?.toJSONString()) == json)
        #expect(JSONValue(Labels.deserialize(from: json)?.toDictionary() as Any) == JSONValue(dictionary))
        #expect(text(Around.deserialize(from: json)?.toJSONString()) == json)
    }

    @Test("a name with dots is written as it was read in every kind of model, and as a path where it was not read")
    func dottedNamesOfModels() {
        for json in [#"{"a.b":1,"id":2}"#, #"{"a":{"b":1},"id":2}"#, #"{"a.b":0,"id":2}"#] {
            #expect(Direct.deserialize(from: json)?.toJSONString() == json)
            let moved = Derived.deserialize(from: json)?.toDictionary().flatMap { JSONValue($0) }
            #expect(moved == (try? SmartJSONDecoder().decode(JSONValue.self, from: json)))
        }
        #expect(Direct(number: 1).toJSONString() == #"{"a":{"b":1},"id":0}"#)
        #expect(Direct.deserialize(from: #"{"id":2}"#)?.toJSONString() == #"{"a":{"b":0},"id":2}"#)
        // A step of the path that looks like the whole name, and the whole name beside the path.
        #expect(Direct.deserialize(from: #"{"a":{"a.b":5,"b":1}}"#)?.toJSONString() == #"{"a":{"b":1},"id":0}"#)
        #expect(Direct.deserialize(from: #"{"a":{"b":3},"a.b":1}"#)?.toJSONString() == #"{"a.b":1,"id":0}"#)
        #expect(Direct.deserialize(from: #"{"a":{"b":3},"a.b":null}"#)?.toJSONString() == #"{"a":{"b":3},"id":0}"#)
        let values = #"[{"a.b":1,"id":0},{"a":{"b":1},"id":0},{"a.b":2,"id":0}]"#
        #expect([Direct].deserialize(from: values)?.toJSONString() == values)
        // The fields of other objects on the path are no property's.
        struct Kept: SmartCodable {
            @SmartKey("a.b") var number = 0
            @SmartUnknown var rest: [String: JSONValue] = [:]
        }
        let json = #"{"a.b":1,"a":{"z":4}}"#
        #expect(Kept.deserialize(from: json)?.toJSONString() == json)
    }

    private struct Note: SmartCodable { var text = "" }

    private enum Card: SmartPolymorphicEnum {
        case one(Note), yes, word
        static func variants() -> SmartVariants {
            SmartVariants(
                by: "kind",
                [
                    SmartVariant("1", Card.one), SmartVariant("true", value: Card.yes),
                    SmartVariant("01", value: Card.word),
                ])
        }
    }

    private struct Feed: SmartCodable { var cards: [Card] = [] }

    @Test("a kind that looks like a number or a boolean is one")
    func kinds() {
        let json = #"{"cards":[{"text":"a","kind":1},{"kind":true},{"kind":"01"}]}"#
        #expect(Feed.deserialize(from: json)?.toJSONString() == json)
    }

    private struct Lists: SmartCodable {
        var numbers: [Int] = []
        var deep: [[String]] = []
    }

    @Test("a value that is converted and wrapped has one line")
    func wrapped() {
        let (lists, report) = SmartSentinel.record {
            Lists.deserialize(from: #"{"numbers":"5","deep":7}"#, options: [.wrapsSingleValues])
        }
        #expect(lists?.numbers == [5] && lists?.deep == [["7"]])
        #expect(report.repairs.map { "\($0.path) \($0.expected)" } == ["numbers [Int]", "deep [[String]]"])
        #expect(report.totalCount == 2)
    }

    @Test("of an array whose elements are properties, nothing is unknown")
    func declaredPositions() {
        struct Positions: SmartCodable {
            @SmartKey("list.0.x") var first = 0
            @SmartUnknown var rest: [String: JSONValue] = [:]
        }
        #expect(Positions.deserialize(from: #"{"list":[{"x":1}]}"#)?.rest == [:])
        let json = #"{"list":[{"x":1},2]}"#
        #expect(Positions.deserialize(from: json)?.rest == ["list": [nil, 2]])
        #expect(Positions.deserialize(from: json)?.toJSONString() == json)
    }
}
