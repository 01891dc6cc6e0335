import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// HandyJSON's rules in native models, beside what `NativeConversionTests` compares.
@Suite("HandyJSON's rules in native models")
struct NativeRulesTests {
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
}
