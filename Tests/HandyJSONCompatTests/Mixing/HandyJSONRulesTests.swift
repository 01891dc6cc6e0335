import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// HandyJSON's rules in native models, beside what `NativeConversionTests` compares.
@Suite("HandyJSON's rules in native models")
struct HandyJSONRulesTests {
    struct Ruled: SmartCodable, HandyJSONRules {
        var id = 0
        var name: String? = "x"
        var list: [String?] = []
        var path = ""
        var dotted = ""
        var inner = Unruled()
        @SmartAny var any: Any? = "any"

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.id <--- ["uid", "id"], CodingKeys.path <--- "a.path", CodingKeys.dotted <--- "d\\.e",
            ]
        }
    }

    struct Unruled: SmartCodable {
        var id = 0
        var other = 5
        var name: String? = "y"
    }

    struct Handy: HandyJSON {
        var id = 0
        var name: String? = "x"
        var list: [String?] = []
        var path = ""
        var dotted = ""
        var any: Any? = "any"

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- ["uid", "id"]
            mapper <<< self.path <-- "a.path"
            mapper <<< self.dotted <-- "d\\.e"
        }
    }

    @Test(
        "names of a mapping, null and what is written are as in a HandyJSON model",
        arguments: [
            #"{"uid":null,"id":7}"#, #"{"id":7}"#, #"{"a":{"path":1.50},"a.path":"no"}"#,
            #"{"d.e":true,"d":{"e":"no"}}"#,
            #"{"name":null,"any":null,"list":[null,"a",[],{}]}"#, #"{"any":{"k":null,"l":[null,1]},"list":["a",1]}"#,
            #"{"name":{"k":[1,"x"]},"id":-0.9}"#, #"{"id":9,}"#,
        ])
    func asHandyJSON(json: String) throws {
        let handy = try #require(Handy.deserialize(from: json))
        let ruled = try #require(Ruled.deserialize(from: json))
        #expect(ruled.id == handy.id && ruled.name == handy.name && ruled.list == handy.list)
        #expect(ruled.path == handy.path && ruled.dotted == handy.dotted)
        #expect(NSArray(array: [ruled.any ?? "nil"]) == NSArray(array: [handy.any ?? "nil"]))
        let members = NSMutableDictionary(dictionary: ruled.toDictionary() ?? [:])
        members.removeObject(forKey: "inner")
        #expect(members == handy.toJSON() as NSDictionary?)
        let listed = try #require([Ruled].deserialize(from: "[\(json)]")?.first)
        #expect(listed.id == handy.id && listed.path == handy.path)
    }

    @Test("a model inside has its own rules")
    func inside() {
        let json = #"{"id":true,"inner":{"id":true,"name":null}}"#
        let model = Ruled.deserialize(from: json)
        #expect(model?.id == 1 && model?.inner.id == 0 && model?.inner.name == nil)
        let all = Ruled.deserialize(from: json, options: [.rules(.handyJSON)])
        #expect(all?.inner.id == 1 && all?.inner.name == "y")
        let none = Ruled.deserialize(from: json, options: [.rules(.native)])
        #expect(none?.id == 0 && none?.inner.id == 0)
        // Two calls by other rules do not leave their names or rules to the next.
        #expect(Ruled.deserialize(from: json)?.id == 1)
    }

    @Test("a report says what was converted, and strict refuses it")
    func reports() {
        let (model, report) = SmartSentinel.record { Ruled.deserialize(from: #"{"id":12.5,"name":null}"#) }
        #expect(model?.id == 12 && model?.name == "x")
        #expect(report.repairs.contains { $0.property == "id" && $0.action == .converted })
        #expect(report.repairs.contains { $0.property == "name" && $0.action == .null })
        #expect(Ruled.deserialize(from: #"{"id":12.5}"#, options: [.strict]) == nil)
        let strict = Ruled.deserialize(
            from:
                #"{"id":12,"name":null,"list":[],"a":{"path":""},"d.e":"","inner":{"id":1,"other":1,"name":null},"any":1}"#,
            options: [.strict])
        #expect(strict?.id == 12 && strict?.name == "x" && strict?.inner.name == nil)
    }

    @Test("an update makes the models inside anew")
    func updates() {
        var model = Ruled()
        model.inner.other = 9
        model.name = "z"
        #expect(SmartUpdater.update(&model, from: #"{"name":null,"inner":{"id":3}}"#))
        #expect(model.name == "z" && model.inner.id == 3 && model.inner.other == 5)
    }

    /// By HandyJSON's rules, also where only the models of the list have them and the call has none; natively it is.
    @Test(
        "text that holds a list of models is none",
        arguments: [#""[]""#, #""[{\"id\":3}]""#, #""{}""#, #"[{"id":3}]"#, #"["{}"]"#])
    func textOfAList(json: String) {
        let inside = #"{"list":\#(json)}"#
        #expect([Ruled].deserialize(from: json)?.map(\.id) == [Handy].deserialize(from: json)?.compactMap { $0?.id })
        #expect([Ruled?].deserialize(from: json)?.map { $0?.id } == [Handy].deserialize(from: json)?.map { $0?.id })
        #expect(
            [Ruled].deserialize(from: inside, designatedPath: "list")?.map(\.id)
                == [Handy].deserialize(from: inside, designatedPath: "list")?.compactMap { $0?.id })
        #expect([Unruled].deserialize(from: #""[{\"id\":3}]""#)?.map(\.id) == [3])
    }

    /// The same in a native model, however the lists and dictionaries are in each other.
    @Test(
        "text in place of lists and dictionaries of models is none of them",
        arguments: [
            #""{\"id\":3}""#, #""[{\"id\":3}]""#, #""[[{\"id\":3}]]""#, #""{\"a\":{\"id\":3}}""#,
            #""{\"a\":[{\"id\":3}]}""#, #""[{\"a\":{\"id\":3}}]""#, #"["[{\"id\":3}]","{\"a\":{\"id\":3}}"]"#,
            #"{"a":"{\"id\":3}","b":"[{\"id\":3}]"}"#, #"[[{"id":3}]]"#, #"{"a":[{"id":3}]}"#,
        ])
    func textOfCollections(json: String) throws {
        struct Id: SmartCodable, HandyJSONRules, Equatable { var id = 0 }
        struct Native<Value: Codable>: SmartCodable { var value: Value? }
        struct HandyId: HandyJSON { var id = 0 }
        struct Recorded: HandyJSON {
            var lists: [[HandyId]]?
            var table: [String: HandyId]?
            var listsByName: [String: [HandyId]]?
            var tables: [[String: HandyId]]?
        }
        func native<Value: Codable>(_: Value.Type) -> Value? {
            Native<Value>.deserialize(from: "{\"value\":\(json)}")?.value
        }
        let all = ["lists", "table", "listsByName", "tables"].map { "\"\($0)\":\(json)" }.joined(separator: ",")
        let handy = try #require(Recorded.deserialize(from: "{\(all)}"))
        #expect(native([[Id]].self)?.map { $0.map(\.id) } == handy.lists?.map { $0.map(\.id) })
        #expect(native([String: Id].self)?.mapValues(\.id) == handy.table?.mapValues(\.id))
        #expect(
            native([String: [Id]].self)?.mapValues { $0.map(\.id) } == handy.listsByName?.mapValues { $0.map(\.id) })
        #expect(native([[String: Id]].self)?.map { $0.mapValues(\.id) } == handy.tables?.map { $0.mapValues(\.id) })
    }

    /// Values that HandyJSON casts, or takes over from a dictionary as they are, and what it writes of them.
    struct HandyCasts: HandyJSON {
        var hashable: AnyHashable? = "i"
        var object: NSObject? = NSNumber(value: 1)
        var objects: [NSObject] = []
        var text: CustomStringConvertible = "i"
        var table: [AnyHashable: Any] = ["a": 1, 2: "x"]
        var texts: [NSString: NSString] = [:]
        var set: Set<AnyHashable> = ["i"]
        var things: [AnyObject] = []
        var any: Any?
        var list: [Any] = []
        var answer: Int? = 5

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.answer <-- TransformOf<Int, NSNull>(fromJSON: { _ in 3 }, toJSON: { _ in nil })
        }
    }

    struct RuledCasts: SmartCodable, HandyJSONRules {
        @SmartAny var hashable: AnyHashable? = "i"
        @SmartAny var object: NSObject? = NSNumber(value: 1)
        @SmartAny var objects: [NSObject] = []
        @SmartAny var text: CustomStringConvertible = "i"
        @SmartAny var table: [AnyHashable: Any] = ["a": 1, 2: "x"]
        @SmartAny var texts: [NSString: NSString] = [:]
        @SmartAny var set: Set<AnyHashable> = ["i"]
        @SmartAny var things: [AnyObject] = []
        @SmartAny var any: Any?
        @SmartAny var list: [Any] = []
        var answer: Int? = 5

        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.answer <--- FastTransformer<Int, NSNull>(fromJSON: { _ in 3 }, toJSON: { _ in nil })]
        }
    }

    nonisolated(unsafe) private static let values: [Any] = [
        5, 2.5, true, "x", UInt8(200), Float(1.5), [1, 2], ["a": 1], Set([1]), AnyHashable(5),
        Date(timeIntervalSince1970: 1), Optional(6) as Any,
    ]

    private func shown(_ value: Any?) -> String { value.map { "\(type(of: $0)) \($0)" } ?? "nil" }

    private func expectSame(_ ruled: RuledCasts, _ handy: HandyCasts) {
        #expect(shown(ruled.hashable?.base) == shown(handy.hashable?.base))
        #expect(shown(ruled.text) == shown(handy.text) && ruled.objects.map(shown) == handy.objects.map(shown))
        #expect(ruled.things.map { shown($0) } == handy.things.map { shown($0) })
        #expect(Set(ruled.table.keys) == Set(handy.table.keys) && ruled.texts == handy.texts)
        #expect(Set(ruled.set.map { "\($0)" }) == Set(handy.set.map { "\($0)" }))
    }

    @Test("what HandyJSON casts is cast", arguments: values.indices)
    func casts(index: Int) throws {
        let value = Self.values[index]
        var source: [String: Any] = [:]
        for name in ["hashable", "object", "text", "table", "texts", "set", "any"] { source[name] = value }
        source["objects"] = [value, value]
        source["list"] = [value, NSNull()]
        let handy = try #require(HandyCasts.deserialize(from: source))
        let ruled = try #require(RuledCasts.deserialize(from: source))
        expectSame(ruled, handy)
        #expect(shown(ruled.object) == shown(handy.object))
        #expect(shown(ruled.any) == shown(handy.any) && ruled.list.map(shown) == handy.list.map(shown))
    }

    @Test(
        "so are values of a text, and what is written is the same",
        arguments: [
            "5", "2.5", "true", #""x""#, "[1,null]", #"{"a":[2]}"#, "null",
        ])
    func castsOfText(value: String) throws {
        let names = [
            "hashable", "object", "text", "table", "texts", "set", "any", "objects", "list", "things", "answer",
        ]
        let json = "{" + names.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}"
        let handy = try #require(HandyCasts.deserialize(from: json))
        let ruled = try #require(RuledCasts.deserialize(from: json))
        expectSame(ruled, handy)
        #expect(ruled.toDictionary() as NSDictionary? == handy.toJSON() as NSDictionary?)
    }

    @Test("NSNull in an optional Any is written, and a nil that a transform gives is null")
    func nulls() {
        var handy = HandyCasts()
        (handy.any, handy.list) = (NSNull(), [NSNull(), AnyHashable(7)])
        var ruled = RuledCasts()
        (ruled.any, ruled.list) = (NSNull(), [NSNull(), AnyHashable(7)])
        #expect(ruled.toJSONString() == handy.toJSONString())
        #expect(ruled.toJSONString()?.contains(#""any":null,"list":[7],"answer":null"#) == true)
    }

    @Test("null among [AnyObject] is NSNull and keeps its place")
    func nullAmongObjects() throws {
        struct HandyPage: HandyJSON {
            var list: [AnyObject] = []
            var optional: [AnyObject]?
            var table: [String: AnyObject] = [:]
            var rows: [[AnyObject]] = []
        }
        struct RuledPage: SmartCodable, HandyJSONRules {
            @SmartAny var list: [AnyObject] = []
            @SmartAny var optional: [AnyObject]?
            @SmartAny var table: [String: AnyObject] = [:]
            @SmartAny var rows: [[AnyObject]] = []
        }
        let json = #"{"list":[1,null,"x"],"optional":[null,true],"table":{"a":null,"b":2},"rows":[[null,1],[]]}"#
        let handy = try #require(HandyPage.deserialize(from: json))
        let ruled = try #require(RuledPage.deserialize(from: json))
        #expect(NSArray(array: ruled.list) == [1, NSNull(), "x"] && NSArray(array: handy.list) == [1, NSNull(), "x"])
        #expect(ruled.optional.map { NSArray(array: $0) } == [NSNull(), true])
        #expect(NSDictionary(dictionary: ruled.table) == ["a": NSNull(), "b": 2])
        #expect(NSArray(array: ruled.rows) == [[NSNull(), 1], []])
        #expect(ruled.toJSONString() == handy.toJSONString())
    }

    @Test("a nil that a converter of text gives is the optional's")
    func converters() {
        struct Handy: HandyJSON {
            var id: Int? = 1
            mutating func mapping(mapper: HelpingMapper) {
                mapper.specify(property: &id) { (text: String) -> Int? in Int(text) }
            }
        }
        struct Ruled: SmartCodable, HandyJSONRules {
            var id: Int? = 1
            static func mappingForValue() -> [SmartValueTransformer]? {
                [CodingKeys.id <--- FastTransformer<Int, String>(fromText: { Int($0) })]
            }
        }
        for json in ["12", #""12""#, #""x""#, "null", "[]"] {
            let (handy, ruled) = (
                Handy.deserialize(from: "{\"id\":\(json)}"), Ruled.deserialize(from: "{\"id\":\(json)}")
            )
            #expect(ruled?.id == handy?.id, "\(json)")
        }
    }

    @Test("text that holds a model's JSON is no model")
    func textOfModels() {
        let json = #""{\"id\":1}""#
        #expect(Handy.deserialize(from: json) == nil && Ruled.deserialize(from: json) == nil)
        #expect(Ruled.deserialize(from: json, options: [.rules(.native)])?.id == 1)
        #expect(Unruled.deserialize(from: json)?.id == 1)
    }

    @Test("of two properties under one name the first is written", arguments: [nil, 7])
    func oneNameTwice(id: Int?) {
        struct Handy: HandyJSON {
            var id: Int?
            var project = 0
            mutating func mapping(mapper: HelpingMapper) { mapper <<< project <-- "id" }
        }
        struct Ruled: SmartCodable, HandyJSONRules {
            var id: Int?
            var project = 0
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.project <--- "id"] }
        }
        let handy = Handy(id: id, project: 5).toJSONString()
        #expect(handy == "{\"id\":\(id ?? 5)}")
        #expect(Ruled(id: id, project: 5).toJSONString() == handy)
    }

    @Test("of two properties under one name the superclass's is written")
    func oneNameInAHierarchy() {
        class Base: SmartCodable, HandyJSONRules {
            var id = 3
            required init() {}
            class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        }
        class Derived: Base { @SmartKey("id") var other = 4 }
        #expect(Derived().toJSONString() == "{\"id\":3}")
    }
}
