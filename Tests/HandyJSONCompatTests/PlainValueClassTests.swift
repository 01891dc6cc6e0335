import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// `toJSON()` of a HandyJSON model and `toDictionary()` of its native twin hold values of the same classes with the
/// same text: signatures over request parameters are made of them.
@Suite struct PlainValueClassTests {
    enum Level: Int, HandyJSONEnum { case low = 1, high = 2 }
    enum NativeLevel: Int, SmartCaseDefaultable { case low = 1, high = 2 }

    struct Part: HandyJSON {
        var weight: Float = 1.5
        var on = true
    }

    struct NativePart: SmartCodable {
        var weight: Float = 1.5
        var on = true
    }

    struct Old: HandyJSON {
        var flag = true
        var off: Bool? = false
        var count = 3
        var small: Int8 = -4
        var large: UInt64 = .max
        var whole = 3.0
        var ratio: Double? = 0.1
        var single: Float = 100_000_000
        var price: Decimal = 1234567890.123456789
        var text = "true"
        var level = Level.high
        var list = [1.0, 2.5]
        var flags = [true, false]
        var table = ["a": 1.0]
        var part = Part()
        var parts = [Part()]
        var any: Any = [NSNumber(value: true), NSNumber(value: 3.0), 7] as [Any]
    }

    struct Native: SmartCodable {
        var flag = true
        var off: Bool? = false
        var count = 3
        var small: Int8 = -4
        var large: UInt64 = .max
        var whole = 3.0
        var ratio: Double? = 0.1
        var single: Float = 100_000_000
        var price: Decimal = 1234567890.123456789
        var text = "true"
        var level = NativeLevel.high
        var list = [1.0, 2.5]
        var flags = [true, false]
        var table = ["a": 1.0]
        var part = NativePart()
        var parts = [NativePart()]
        @SmartAny var any: Any = [NSNumber(value: true), NSNumber(value: 3.0), 7] as [Any]
    }

    /// Every value with its path, its class and its text.
    private func values(_ value: Any, _ path: String = "") -> [String] {
        if let table = value as? [String: Any] {
            return table.sorted { $0.key < $1.key }.flatMap { values($0.value, "\(path).\($0.key)") }
        }
        if let list = value as? [Any] { return list.enumerated().flatMap { values($1, "\(path)[\($0)]") } }
        let type = value is NSNumber && Swift.type(of: value) is AnyClass ? "NSNumber" : "\(Swift.type(of: value))"
        return ["\(path): \(type) \(value)"]
    }

    @Test func classesAndTextAreTheSame() throws {
        let before = values(try #require(Old().toJSON()))
        let after = values(try #require(Native().toDictionary(useMappedKeys: true)))
        #expect(before.contains(".whole: Double 3.0"))
        #expect(before.contains(".small: Int8 -4"))
        #expect(Set(after).subtracting(before) == [])
        #expect(Set(before).subtracting(after) == [])
    }

    @Test func elementsOfArraysToo() throws {
        let before = values(try #require([Part()].toJSON()))
        #expect(values(try #require([NativePart()].toArray(useMappedKeys: true))) == before)
        #expect(before == ["[0].on: Bool true", "[0].weight: Float 1.5"])
    }

    /// HandyJSON has no CGFloat to compare with.
    @Test func aCGFloatIsOne() {
        struct Place: SmartCodable { var x: CGFloat = 2 }
        #expect(Place().toDictionary()?["x"] is CGFloat)
    }

    /// Members that are written again, or later than those behind them, keep their classes.
    @Test func whatIsWrittenAgain() throws {
        struct Paths: SmartCodable {
            @SmartKey("a.b") var first = 1.0
            @SmartKey("a.c") var second: Float = 2
            var third = 3.0
        }
        #expect(
            values(try #require(Paths().toDictionary(useMappedKeys: true)))
                == [".a.b: Double 1.0", ".a.c: Float 2.0", ".third: Double 3.0"])

        struct Twice: SmartCodable {
            enum CodingKeys: CodingKey { case value, other, inner }
            init() {}
            init(from decoder: any Decoder) throws {}
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(1, forKey: .value)
                try container.encode(2.0, forKey: .other)
                var inner = container.nestedUnkeyedContainer(forKey: .inner)
                try inner.encode(Float(3))
                try container.encode(4.0, forKey: .value)
                try inner.encode(UInt8(5))
                try inner.encode(true)
            }
        }
        #expect(
            values(try #require(Twice().toDictionary()))
                == [
                    ".inner[0]: Float 3.0", ".inner[1]: UInt8 5", ".inner[2]: Bool true", ".other: Double 2.0",
                    ".value: Double 4.0",
                ])
    }

    @Test func flattenedMembersToo() throws {
        struct Outer: SmartCodable {
            var before = 1.0
            @SmartFlat var part = NativePart()
            var after = 2.0
        }
        #expect(
            values(try #require(Outer().toDictionary()))
                == [".after: Double 2.0", ".before: Double 1.0", ".on: Bool true", ".weight: Float 1.5"])
    }

    /// A native model inside a HandyJSON one.
    @Test func nativeModelsInside() throws {
        struct Mixed: HandyJSON { var part = NativePart() }
        #expect(
            values(try #require(Mixed().toJSON())) == [".part.on: Bool true", ".part.weight: Float 1.5"])
    }
}
