import Foundation
import SmartCodable
import Testing

/// The names and closures of a `@SmartKey` belong to the property, whatever came before it is written.
@Suite struct KeyConfigurationTests {
    private struct Inner: SmartCodable {
        @SmartKey("inner_id") var id: Int? = 1
        @SmartDate(.milliseconds) var at: Date?
    }

    private struct Leaf: SmartCodable {
        @SmartKey("leaf_id") var leaf: Int? = 1
        @SmartDate(.milliseconds) var leafAt: Date?
    }

    private protocol Keyed: SmartCodable {
        var id: Int? { get set }
        var deep: Int? { get set }
        var needed: Int? { get set }
        var made: Int { get set }
        var inAny: Int? { get set }
        var aroundAny: Int? { get set }
        var list: [Int] { get set }
        var ignored: Int? { get set }
        var ignoring: Int? { get set }
        var inner: Inner { get set }
        var any: Inner? { get set }
        var leaf: Leaf { get set }
    }

    private struct Keys: Keyed {
        @SmartKey("user_id", "uid") var id: Int? = 1
        @SmartKey("a.b") var deep: Int?
        @SmartKey("needed", nonnull: true) var needed: Int? = 8
        @SmartKey(encode: { $0["written"] = $1 }, decode: { $0["read"] as Int? }) var made = 1
        @SmartKey("in_any") @SmartAny var inAny: Int? = nil
        @SmartKey("around_any") @SmartAny var aroundAny: Int? = nil
        @SmartKey("a_list") @SmartCompact.Array var list: [Int] = []
        @SmartKey("ig") @IgnoredKey(isEncodable: true) var ignored: Int? = nil
        @SmartKey("ig_2") @IgnoredKey(isEncodable: true) var ignoring: Int? = nil
        @SmartKey("inner_key") var inner = Inner()
        @SmartAny var any: Inner?
        @SmartFlat var leaf = Leaf()
    }

    private class Base: SmartCodable {
        var base = 0
        required init() {}
    }

    private final class Derived: Base, Keyed {
        @SmartKey("user_id", "uid") var id: Int? = 1
        @SmartKey("a.b") var deep: Int?
        @SmartKey("needed", nonnull: true) var needed: Int? = 8
        @SmartKey(encode: { $0["written"] = $1 }, decode: { $0["read"] as Int? }) var made = 1
        @SmartKey("in_any") @SmartAny var inAny: Int? = nil
        @SmartKey("around_any") @SmartAny var aroundAny: Int? = nil
        @SmartKey("a_list") @SmartCompact.Array var list: [Int] = []
        @SmartKey("ig") @IgnoredKey(isEncodable: true) var ignored: Int? = nil
        @SmartKey("ig_2") @IgnoredKey(isEncodable: true) var ignoring: Int? = nil
        @SmartKey("inner_key") var inner = Inner()
        @SmartAny var any: Inner?
        @SmartFlat var leaf = Leaf()
    }

    private static let names = [
        "user_id", "uid", "a", "needed", "written", "in_any", "around_any", "a_list", "ig", "ig_2", "inner_key", "any",
        "leaf_id",
        "leafAt",
    ]

    private static let payloads =
        ["{}"]
        + ["null", "\"x\"", "[]", "{}", "true", "5", #"{"b":4,"inner_id":7,"at":60}"#, #"[1,"x"]"#].map { value in
            "{" + names.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}"
        }

    private static let expected = """
        "user_id":20,"a":{"b":21},"needed":22,"written":23,"in_any":24,"around_any":25,"a_list":[26],"ig":27,"ig_2":28,\
        "inner_key":{"inner_id":29,"at":60000},"any":{"inner_id":30,"at":60000},"leaf_id":31,"leafAt":60000}
        """

    @Test(arguments: payloads)
    func survivesWhatTheServerSends(_ json: String) throws {
        try check(Keys.self, json, "{")
        try check(Derived.self, json, "{\"base\":0,")
    }

    private func check<Model: Keyed>(_: Model.Type, _ json: String, _ before: String) throws {
        func expectNames(_ read: Model?) throws {
            var model = try #require(read)
            let date = Date(timeIntervalSince1970: 60)
            (model.id, model.deep, model.needed, model.made) = (20, 21, 22, 23)
            (model.inAny, model.aroundAny, model.list, model.ignored, model.ignoring) = (24, 25, [26], 27, 28)
            (model.inner.id, model.inner.at) = (29, date)
            // An object that was not there is a new one.
            var any = model.any ?? Inner()
            (any.id, any.at) = (30, date)
            model.any = any
            (model.leaf.leaf, model.leaf.leafAt) = (31, date)
            let text = try #require(model.toJSONString())
            #expect(try Self.members(text) == Self.members(before + Self.expected))
            #expect(
                try Self.members(String(decoding: SmartJSONEncoder().encode(model), as: UTF8.self))
                    == Self.members(text))
        }
        try expectNames(Model.deserialize(from: json))
        try expectNames(SmartJSONDecoder().decode(Model.self, from: json))
        try expectNames(SmartSentinel.record { Model.deserialize(from: json) }.0)
        for start in ["{}", json] {
            var model = try #require(Model.deserialize(from: start))
            SmartUpdater.update(&model, from: json)
            try expectNames(model)
        }
    }

    /// The members of an object, sorted: a path's stand where they came first.
    private static func members(_ text: String) throws -> JSONValue {
        try SmartJSONDecoder().decode(JSONValue.self, from: text)
    }

    /// Null for a property with `nonnull` is no value.
    @Test func nonnullKeepsTheInitialValue() throws {
        let model = try #require(Keys.deserialize(from: #"{"needed":null,"user_id":null}"#))
        #expect(model.needed == 8 && model.id == nil)
    }

    /// A closure gets the value of its own wrapper, whatever is around and inside it.
    @Test func closuresOfWrappersInOthers() throws {
        struct Model: SmartCodable {
            @SmartKey(encode: { $0["t"] = $1.wrappedValue?.timeIntervalSince1970 }) @SmartDate(.milliseconds)
            var around: Date? = nil
            @SmartKey(encode: { $0["v"] = $1.wrappedValue }) @SmartAny var any: Int? = nil
        }
        var model = Model()
        (model.around, model.any) = (Date(timeIntervalSince1970: 60), 62)
        #expect(model.toJSONString() == #"{"t":60,"v":62}"#)
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private static func write(_ value: some Encodable, _ name: String, _ encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        if let key = AnyKey(stringValue: name) { try container.encode(value, forKey: key) }
    }

    private struct OwnName: SmartCodable {
        @SmartKey("text", encode: { try KeyConfigurationTests.write("v\($1)", "text", $0) }) var text = 3
        // The same type: the closure is not asked again.
        @SmartKey(encode: { try KeyConfigurationTests.write($1 + 1, "same", $0) }) var same = 3
        @SmartKey("named", encode: { try KeyConfigurationTests.write("n\($1)", "own", $0) }) var own = 3
        @SmartKey(encode: { try KeyConfigurationTests.write("o\($1)", "another", $0) }) var other = 3
    }

    private struct DirectOwnName: SmartDirectCodable {
        @SmartKey(encode: { try KeyConfigurationTests.write("v\($1)", "text", $0) }) var text = 3
        var more = 1
    }

    private class Level: SmartCodable { required init() {} }
    private final class OwnNameLevel: Level {
        @SmartKey(encode: { try KeyConfigurationTests.write("v\($1)", "text", $0) }) var text = 3
    }

    @Test("A closure may write the property under its own name")
    func closuresOfTheirOwnName() throws {
        let expected = #"{"text":"v3","same":4,"named":"n3","another":"o3"}"#
        #expect(OwnName().toJSONString() == expected)
        #expect(String(decoding: try SmartJSONEncoder().encode(OwnName()), as: UTF8.self) == expected)
        #expect(OwnName().toDictionary()?["text"] as? String == "v3")
        #expect(DirectOwnName().toJSONString() == #"{"text":"v3","more":1}"#)
        #expect(OwnNameLevel().toJSONString() == #"{"text":"v3"}"#)
    }

    @Test("A closure that requests its own property is refused before the stack ends") func closureOfItself() {
        struct Own: SmartCodable {
            enum Key: CodingKey { case value }
            @SmartKey(decode: { try $0.container(keyedBy: Key.self).decode(Int.self, forKey: .value) }) var value = 3
            var other = 0
        }
        #expect(Own.deserialize(from: #"{"value":7,"other":1}"#) == nil)
    }

    @Test("A closure that makes no value has one line, and .strict refuses it") func closureThatFails() {
        struct Failing: SmartCodable {
            @SmartKey("n", decode: { _ in throw CancellationError() }) var number = 2
            @SmartKey(decode: { $0["t"] as String? }) var text = "x"
        }
        func lines(_ text: String) -> [String] {
            SmartSentinel.record { Failing.deserialize(from: text) }.1.repairs.map { "\($0.path) \($0.action)" }
        }
        #expect(lines(#"{"n":5,"t":"a"}"#) == ["n keptInitialValue"])
        #expect(lines("{}") == ["n missing", "text missing"])
        #expect(throws: (any Error).self) { try Failing.decode(from: #"{"n":5,"t":"a"}"#, options: [.strict]) }
    }
}
