import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// `toJSON()` of a HandyJSON model holds Swift's numbers and Booleans, since signatures over request parameters are made
/// of them; `toDictionary()` of a native one NSNumbers, as JSONSerialization makes of its text.
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

    @Test func handyJSONHasSwiftsTypes() throws {
        let found = values(try #require(Old().toJSON()))
        for value in [
            ".flag: Bool true", ".off: Bool false", ".count: Int 3", ".small: Int8 -4", ".whole: Double 3.0",
            ".large: UInt64 18446744073709551615", ".single: Float 1e+08", ".level: Int 2", ".list[0]: Double 1.0",
            ".flags[1]: Bool false", ".table.a: Double 1.0", ".part.weight: Float 1.5", ".parts[0].on: Bool true",
        ] { #expect(found.contains(value), "\(value): \(found)") }
        #expect(values([Part()].toJSON()) == ["[0].on: Bool true", "[0].weight: Float 1.5"])
    }

    @Test func nativeHasNSNumbers() throws {
        let plain = try #require(Native().toDictionary())
        try expectText(plain, try #require(Native().toJSONString()))
        let numbers = values(plain).filter { !$0.contains("String") }
        #expect(numbers.count == 22 && numbers.allSatisfy { $0.contains(": NSNumber ") }, "\(numbers)")
        #expect(plain["flag"] as? Bool == true && plain["small"] as? Int == -4 && plain["whole"] as? Int == 3)
        #expect(plain["large"] as? UInt64 == .max && plain["ratio"] as? Double == 0.1)
        #expect(try #require([NativePart()].toArray()) as NSArray == [["on": true, "weight": 1.5]] as NSArray)
    }

    /// A native model inside a HandyJSON one.
    @Test func nativeModelsInside() throws {
        struct Mixed: HandyJSON { var part = NativePart() }
        let plain = try #require(Mixed().toJSON())
        #expect(plain as NSDictionary == ["part": ["on": true, "weight": 1.5]] as NSDictionary)
        #expect(values(plain).allSatisfy { $0.contains(": NSNumber ") }, "\(values(plain))")
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

    /// Objects with the same names, and with others, in one value.
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
        #expect(values(old).contains("[0].ratio: Double 3.0") || trees[0].old.ratio == nil)
    }

    private func expectText(_ value: Any, _ text: String) throws {
        let reread = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSArray
        #expect(value as? NSArray == reread)
    }
}
