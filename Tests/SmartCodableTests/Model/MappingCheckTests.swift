import Foundation
import SmartCodable
import Testing

private struct Misplaced: SmartCodable {
    var id = 0
    func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "x"] }
    func mappingForValue() -> [SmartValueTransformer]? { nil }
}

private struct Certain: SmartCodable {
    var id = 0
    var name = ""
    static func mappingForKey() -> [SmartKeyTransformer] { [CodingKeys.id <--- "x"] }
    static func mappingForValue() -> [SmartValueTransformer] {
        [
            CodingKeys.name
                <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })
        ]
    }
}

private struct Lost: SmartCodable {
    var id = 0
    enum Others: String, CodingKey { case missing }
    static func mappingForKey() -> [SmartKeyTransformer]? { [Others.missing <--- "x", CodingKeys.id <--- "y"] }
}

/// Reads a key that is no property's.
private struct ByHand: SmartCodable {
    var cents = 0
    enum Keys: CodingKey { case euros, never }
    static func mappingForKey() -> [SmartKeyTransformer]? { [Keys.euros <--- "e", Keys.never <--- "n"] }
    init() {}
    init(from decoder: any Decoder) throws {
        cents = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .euros) * 100
    }
}

private struct Both: SmartCodable {
    @SmartKey("key") var id = 0
    @SmartKey("a.b") var path = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- ["m1", "m2"], CodingKeys.path <--- "p"]
    }
}

private class Level: SmartCodable {
    var first = 0
    required init() {}
    enum Keys: CodingKey { case second }
    class func mappingForKey() -> [SmartKeyTransformer]? { [Keys.second <--- "m"] }
}
private class Sublevel: Level { @SmartKey("k") var second = 0 }

private struct Anything: SmartCodable {
    @SmartAny var any: Any = "init"
    @SmartAny var optional: Any? = 1
    @SmartKey("k") @SmartAny var keyed: Any = 2
    @SmartAny var list: [Any] = []
}

@Suite struct MappingCheckTests {
    @Test func whatIsNotStaticIsNamed() {
        #expect(Misplaced.deserialize(from: #"{"x":1}"#)?.id == 0)
        #expect(Diagnostics.hasSaid("Misplaced: mappingForKey() is not static, so it has no effect."))
        #expect(!Diagnostics.hasSaid("Misplaced: mappingForValue() is not static, so it has no effect."))
    }

    @Test func whatIsNeverNilHolds() {
        let model = Certain.deserialize(from: #"{"x":1,"name":"n"}"#)
        #expect(model?.id == 1 && model?.name == "N")
        #expect(model?.toJSONString(useMappedKeys: true) == #"{"x":1,"name":"n"}"#)
    }

    @Test func keysOfNoPropertyAreNamed() {
        #expect(Lost.deserialize(from: #"{"y":1}"#)?.id == 1)
        #expect(Diagnostics.hasSaid("Lost: mappingForKey() names 'missing', which is not a property."))
        #expect(ByHand.deserialize(from: #"{"e":2}"#)?.cents == 200)
        for key in ["euros", "never"] {
            #expect(!Diagnostics.hasSaid("ByHand: mappingForKey() names '\(key)', which is not a property."))
        }
        #expect(Sublevel.deserialize(from: #"{"m":2}"#)?.second == 2)
        #expect(!Diagnostics.hasSaid("Sublevel: mappingForKey() names 'second', which is not a property."))
    }

    @Test func whatIsWrittenIsRead() throws {
        #expect(Both.deserialize(from: #"{"m2":1,"key":2}"#)?.id == 1)
        #expect(Both.deserialize(from: #"{"id":3}"#)?.id == 0)
        var both = Both()
        (both.id, both.path) = (7, 8)
        #expect(both.toJSONString() == #"{"key":7,"a":{"b":8}}"#)
        #expect(both.toJSONString(useMappedKeys: true) == #"{"m1":7,"p":8}"#)
        for useMappedKeys in [false, true] {
            let again = try #require(Both.deserialize(from: both.toJSONString(useMappedKeys: useMappedKeys)))
            #expect(again.id == 7 && again.path == 8)
            let level = Sublevel()
            level.second = 4
            #expect(Sublevel.deserialize(from: level.toJSONString(useMappedKeys: useMappedKeys))?.second == 4)
        }
    }

    @Test func nullLeavesAnyAlone() throws {
        let model = try #require(Anything.deserialize(from: #"{"any":null,"optional":null,"k":null,"list":[null,1]}"#))
        #expect(model.any as? String == "init" && model.optional == nil && model.keyed as? Int == 2)
        #expect(model.list.first is NSNull)
    }
}
