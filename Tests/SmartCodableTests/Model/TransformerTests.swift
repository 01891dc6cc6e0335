import Foundation
import SmartCodable
import Testing

private struct Wrong: SmartCodable {
    var age = 5
    var name: String? = "n"
    @SmartAny var count: Int = 1
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.age
                <--- FastTransformer<String, Int>(fromJSON: { $0.map(String.init) }, toJSON: { $0.flatMap { Int($0) } }),
            CodingKeys.name <--- FastTransformer<URL, String>(fromJSON: { $0.flatMap { URL(string: $0) } }),
            CodingKeys.count
                <--- FastTransformer<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { "\($0 ?? 0)" }),
        ]
    }
}

private struct OneWay: SmartCodable {
    var shouted = "a"
    var gone: Int? = 3
    var url: URL?
    var when = Date(timeIntervalSince1970: 60)
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.shouted <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }),
            CodingKeys.gone <--- FastTransformer<Int, Int>(fromJSON: { $0 }, toJSON: { _ in nil }),
            CodingKeys.url <--- SmartURLTransformer(prefix: "https://a b/"),
            CodingKeys.when
                <--- FastTransformer<Date, Double>(fromJSON: { $0.map { Date(timeIntervalSince1970: $0) } }),
        ]
    }
}

private class Base: SmartCodable {
    var id = 1
    required init() {}
    enum Names: CodingKey { case shouted, age }
    class func mappingForValue() -> [SmartValueTransformer]? {
        [
            Names.shouted <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }),
            Names.age <--- FastTransformer<String, Int>(fromJSON: { $0.map(String.init) }, toJSON: { _ in 0 }),
        ]
    }
}
private class Sub: Base {
    var shouted = "a"
    var age = 3
}

private struct Price: SmartCodable {
    var exact = Decimal()
    @SmartAny var any: Any = NSDecimalNumber(string: "0.1234567890123456789012345678")
    var transformed = Decimal()
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.transformed
                <--- FastTransformer<Decimal, NSDecimalNumber>(
                    fromJSON: { $0?.decimalValue }, toJSON: { $0.map { NSDecimalNumber(decimal: $0) } })
        ]
    }
}

private struct FromText: SmartCodable {
    var cents = 1
    var note: String? = "n"
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.cents <--- FastTransformer(fromText: { Int($0.filter { $0 != "." }) }),
            CodingKeys.note <--- FastTransformer(fromText: { "<\($0)>" }, toJSON: { $0.map { "\($0.count)" } }),
        ]
    }
}

/// Nothing that goes through a transformer is lost without a word.
@Suite struct TransformerTests {
    @Test func oneThatOnlyReadsLeavesWritingToTheType() {
        let model = OneWay.deserialize(from: #"{"shouted":"x","when":5}"#)
        #expect(model?.shouted == "X" && model?.when == Date(timeIntervalSince1970: 5))
        #expect(
            model?.toJSONString(options: [.date(.secondsSince1970)]) == #"{"shouted":"X","when":5}"#)
        #expect(Sub.deserialize(from: #"{"shouted":"x"}"#)?.toJSONString() == #"{"id":1,"shouted":"X","age":3}"#)
    }

    @Test(arguments: [
        (#""a""#, "<a>"), ("7.50", "<7.5>"), ("3.0", "<3>"), ("true", "<true>"),
        ("12345678901234567890", "<12345678901234567890>"),
        ("null", nil), ("[ 1]", "<[1]>"), (#"{"a": 1}"#, #"<{"a":1}>"#),
    ])
    func textIsPlain(json: String, note: String?) {
        #expect(FromText.deserialize(from: #"{"note":\#(json)}"#)?.note == note)
    }

    @Test func oneFromTextKeepsTheInitialValueWhereItRefuses() {
        let (model, report) = SmartSentinel.record { FromText.deserialize(from: #"{"cents":"x","note":7}"#) }
        #expect(model?.cents == 1)
        #expect(report.repairs.map { "\($0.path) \($0.action)" } == ["cents keptInitialValue"])
        #expect(FromText.deserialize(from: #"{"cents":7.25}"#)?.cents == 725)
        #expect(model?.toJSONString() == #"{"cents":1,"note":"3"}"#)
    }

    @Test func oneFromTextConvertsWhatItIsGivenByHand() {
        let transformer = FastTransformer(fromText: { "<\($0)>" })
        #expect(transformer.transformFromJSON(7) == "<7>" && transformer.transformFromJSON("7") == "<7>")
        #expect(transformer.transformFromJSON(true) == "<true>")
        #expect(transformer.transformFromJSON([7]) == "<[7]>" && transformer.transformFromJSON(nil) == nil)
    }

    @Test func whatIsNotWrittenIsReported() {
        let (_, report) = SmartSentinel.record { OneWay().toJSONString() }
        #expect(report.repairs.map { "\($0.path) \($0.action)" } == ["gone leftOut"])
        let (_, nothing) = SmartSentinel.record { OneWay(gone: nil).toJSONString() }
        #expect(nothing.isEmpty)
    }

    @Test func oneOfTheWrongTypeIsNamed() {
        let (model, report) = SmartSentinel.record {
            Wrong.deserialize(from: #"{"age":7,"name":"http://a.b","count":"3"}"#)
        }
        #expect(model?.age == 5 && model?.name == nil && model?.count == 3)
        #expect(report.repairs.map { "\($0.path) \($0.action)" } == ["age keptInitialValue", "name becameNil"])
        #expect(Diagnostics.hasSaid("Wrong: the transformer returns String, but age is Int."))
        #expect(Diagnostics.hasSaid("Wrong: the transformer returns URL, but name is String."))
        #expect(model?.toJSONString() == #"{"age":5,"count":"3"}"#)
        let sub = Sub.deserialize(from: #"{"age":7}"#)
        #expect(sub?.age == 3 && sub?.toJSONString() == #"{"id":1,"shouted":"a","age":3}"#)
        #expect(Diagnostics.hasSaid("Sub: the transformer returns String, but age is Int."))
    }

    @Test(arguments: ["c d", "https://a b/c d", "https://a%20b/c%20d"])
    func urlsRoundTrip(_ text: String) {
        let model = OneWay.deserialize(from: ["url": text])
        #expect(model?.url?.absoluteString == "https://a%20b/c%20d")
        let written = model?.toDictionary()?["url"] as? String
        #expect(written == "https://a%20b/c%20d")
        #expect(OneWay.deserialize(from: ["url": written ?? ""])?.url == model?.url)
    }

    /// Of the second and the third the Double next to it has few bits.
    @Test(arguments: ["0.1234567890123456789012345678", "2.5000000000000000001", "100.00000000000000001"])
    func decimalsKeepTheirDigits(_ digits: String) throws {
        let model = try #require(Price.deserialize(from: "{\"exact\":\(digits)}"))
        let plain = try #require(model.toDictionary())
        #expect((plain["exact"] as? NSDecimalNumber).map { "\($0)" } == digits)
        #expect((plain["any"] as? NSDecimalNumber).map { "\($0)" } == "0.1234567890123456789012345678")
        #expect(plain["transformed"] is NSNumber)
        let text = String(decoding: try JSONSerialization.data(withJSONObject: plain), as: UTF8.self)
        #expect(text.contains(digits))
    }
}
