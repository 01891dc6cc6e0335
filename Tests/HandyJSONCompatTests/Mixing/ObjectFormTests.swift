import Foundation
import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

private struct Holding: HandyJSON {
    var v: Any?
}

private struct NativeHolding: SmartCodable {
    @SmartAny var v: Any?
}

private struct Typed: HandyJSON {
    var flag = false
    var number = 0
    var narrow: Int8 = 0
    var large: UInt64 = 0
    var double = 0.0
    var decimal: Decimal?
    var object: NSDecimalNumber?
    var date: Date?
    var data: Data?
    var url: URL?
    var id: UUID?
    var text = ""
    var dates: [Date] = []
    var table: [String: Decimal] = [:]
    var null: Int? = 1
}

private struct NativeTyped: SmartCodable {
    var flag = false
    var number = 0
    var narrow: Int8 = 0
    var large: UInt64 = 0
    var double = 0.0
    var decimal: Decimal?
    var date: Date?
    var data: Data?
    var url: URL?
    var id: UUID?
    var text = ""
    var dates: [Date] = []
    var table: [String: Decimal] = [:]
    var null: Int? = 1
}

/// What Apple's Foundation hands over as objects, and corelibs Foundation as Swift's values.
@Suite struct ObjectFormTests {
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)
    nonisolated(unsafe) private static let values: [Any] = [
        true, false, 5, -1, Int8(5), UInt8(200), UInt64.max, 2.5, Float(1.5), Decimal(string: "1.25") ?? 0, date,
        Data([1, 2]),
        URL(string: "https://a.b/c?d=1") ?? date, UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? date,
        ["k": [1, NSNull(), "x"] as [Any]] as [String: Any],
    ]
    nonisolated(unsafe) private static let source: [String: Any] = [
        "flag": true, "number": 5, "narrow": Int8(-5), "large": UInt64.max, "double": 2.5,
        "decimal": Decimal(string: "1.25") ?? 0, "object": Decimal(string: "12345678901234567890.5") ?? 0, "date": date,
        "data": Data([1, 2]), "url": URL(string: "https://a.b/c?d=1") ?? date,
        "id": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? date, "text": "a long text of Foundation",
        "dates": [date] as [Any], "table": ["k": Decimal(2)] as [String: Any], "null": Int?.none as Any,
    ]

    @Test("an Any holds the source's object", arguments: ObjectForm.allCases)
    func objectsInAny(form: ObjectForm) {
        for value in Self.values {
            let source = form.members(["v": value])
            let object = source["v"] as? NSObject
            let found = Holding.deserialize(from: source)?.v as? NSObject
            #expect(object != nil && (found === object || found?.isEqual(object) == true), "\(value)")
        }
    }

    @Test("an object in an Any is written as Swift's value is", arguments: ObjectForm.allCases)
    func writtenObjects(form: ObjectForm) {
        for value in Self.values {
            let object = form.object(value)
            #expect(Holding(v: object).toJSONString() == Holding(v: value).toJSONString(), "\(value)")
            #expect(
                NativeHolding(v: object).toJSONString() == NativeHolding(v: value).toJSONString(), "\(value), native")
        }
    }

    @Test(
        "properties take objects as they take Swift's values, when created and when updated",
        arguments: ObjectForm.allCases)
    func typed(form: ObjectForm) throws {
        let expected = try #require(Typed.deserialize(from: Self.source))
        #expect(expected.date == Self.date && expected.large == .max && expected.decimal != nil && expected.null == 1)
        let members = form.members(Self.source)
        #expect(Typed.deserialize(from: members).map { "\($0)" } == "\(expected)")
        #expect(Typed.deserialize(from: form.dictionary(Self.source)).map { "\($0)" } == "\(expected)")
        var updated = Typed()
        JSONDeserializer.update(object: &updated, from: members)
        #expect("\(updated)" == "\(expected)")
    }

    @Test("so do native models", arguments: ObjectForm.allCases)
    func nativeTyped(form: ObjectForm) throws {
        let expected = try #require(NativeTyped.deserialize(from: Self.source))
        #expect(expected.date == Self.date && expected.large == .max && expected.decimal != nil)
        let members = form.members(Self.source)
        #expect(NativeTyped.deserialize(from: members).map { "\($0)" } == "\(expected)")
        var updated = NativeTyped()
        SmartUpdater.update(&updated, from: members)
        #expect("\(updated)" == "\(expected)")
    }
}
