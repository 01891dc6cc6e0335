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
        let before = values([Part()].toJSON())
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

    struct OldNode: HandyJSON {
        var id = 0
        var name: String?
        var ratio: Double?
        var part: Part?
        var children: [OldNode] = []
    }

    struct NativeNode: SmartCodable {
        var id = 0
        var name: String?
        var ratio: Double?
        var part: NativePart?
        var children: [NativeNode] = []
        enum CodingKeys: String, CodingKey { case id, name = "na\"m/e\n", ratio = "比例", part, children }
    }

    /// From the second object of a kind on, a dictionary is made of the names of an earlier one.
    @Test func equalObjectsInOneValue() throws {
        var state: UInt64 = 3
        func chance() -> Bool {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return state >> 40 % 3 != 0
        }
        func tree(_ depth: Int) -> (old: OldNode, native: NativeNode) {
            var old = OldNode(id: depth)
            if chance() { old.name = "name \(depth)" }
            if chance() { old.ratio = Double(depth) }
            if chance() { old.part = Part(weight: 0.5, on: chance()) }
            let children = depth == 0 ? [] : (0..<4).map { _ in tree(depth - 1) }
            old.children = children.map(\.old)
            return (
                old,
                NativeNode(
                    id: old.id, name: old.name, ratio: old.ratio,
                    part: old.part.map { NativePart(weight: $0.weight, on: $0.on) }, children: children.map(\.native))
            )
        }
        let trees = (0..<3).map { _ in tree(3) }
        let old = trees.map(\.old).toJSON().compactMap(\.self)
        let native = try #require(trees.map(\.native).toArray())
        try expectText(old, try #require(trees.map(\.old).toJSONString()))
        try expectText(native, try #require(trees.map(\.native).toJSONString()))
        let renamed = values(old).map {
            $0.replacingOccurrences(of: ".name", with: ".na\"m/e\n").replacingOccurrences(of: ".ratio", with: ".比例")
        }
        #expect(Set(values(native)) == Set(renamed))
        #expect(values(native).count == renamed.count)
        #expect(values(native).contains("[0].比例: Double 3.0") || trees[0].old.ratio == nil)
    }

    /// More kinds of objects than are remembered, names in any order, names more than once.
    @Test func objectsOfManyKinds() throws {
        struct Many: SmartCodable { @SmartAny var any: Any = [] as [Any] }
        let objects: [[String: Any]] = (0..<60).map { number in
            Dictionary(
                uniqueKeysWithValues: (0...number % 13).map {
                    ("key \($0 * (number % 5 + 1))", $0 % 2 == 0 ? $0 : ["a": $0, "b": Double($0)])
                })
        }
        let plain = try #require(Many(any: objects).toDictionary())
        let found = try #require(plain["any"] as? [[String: Any]])
        #expect(found as NSArray == objects as NSArray)

        struct Repeating: SmartCodable {
            enum CodingKeys: CodingKey { case a, b }
            var first = 1
            init() {}
            init(from decoder: any Decoder) throws {}
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(first, forKey: .a)
                try container.encode(Double(first), forKey: .b)
                try container.encode(UInt8(7), forKey: .a)
            }
        }
        let repeats = try #require([Repeating(), Repeating(), Repeating()].toArray())
        #expect(
            values(repeats).sorted()
                == (0..<3).flatMap { ["[\($0)].a: UInt8 7", "[\($0)].b: Double 1.0"] })
    }

    private func expectText(_ value: Any, _ text: String) throws {
        let reread = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSArray
        #expect(value as? NSArray == reread)
    }
}
