import Foundation
import SmartCodable
import Testing

private struct Model: SmartCodable {
    var name = "a/b\"中"
    var count = -5
    var big: UInt64 = .max
    var ratio = 0.1
    var whole = 3.0
    var tiny = 1e-7
    var single: Float = 1.3
    var flag = true
    var missing: String?
    var list = [1, 2]
    var table = ["k": 1.5]
    var child = Child()
    @SmartAny var any: Any? = ["n": 1, "t": true] as [String: any Sendable]
    @IgnoredKey var ignored: (() -> Void)?
}

private struct Child: SmartCodable, Equatable {
    var x = 1
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.x <--- "xx"] }
}

@Suite struct NativeEncodingTests {
    @Test func textIsInDeclarationOrderWithJSONSerializationsEscapes() throws {
        var model = Model()
        model.any = ["n": 1]
        #expect(
            model.toJSONString()
                == #"{"name":"a\/b\"中","count":-5,"big":18446744073709551615,"ratio":0.1,"whole":3,"tiny":1e-07,"single":1.3,"flag":true,"#
                + #""list":[1,2],"table":{"k":1.5},"child":{"x":1},"any":{"n":1}}"#)
    }

    @Test func mappedKeysReachNestedModels() {
        struct Parent: SmartCodable {
            var child = Child()
            var list = [Child()]
            var table = ["k": Child()]
        }
        #expect(
            Parent().toJSONString(useMappedKeys: true)
                == #"{"child":{"xx":1},"list":[{"xx":1}],"table":{"k":{"xx":1}}}"#)
        #expect([Child()].toJSONString(useMappedKeys: true) == #"[{"xx":1}]"#)
    }

    @Test func dictionariesAndArraysHoldPlainValues() throws {
        let dictionary = try #require(Model().toDictionary())
        #expect(dictionary["count"] as? Int == -5)
        #expect(dictionary["ratio"] as? Double == 0.1)
        #expect(dictionary["flag"] as? Bool == true)
        #expect(dictionary["name"] as? String == "a/b\"中")
        #expect((dictionary["child"] as? [String: Any])?["x"] as? Int == 1)
        #expect(dictionary["missing"] == nil)
        #expect(dictionary["ignored"] == nil)
        #expect([Child(), Child()].toArray()?.count == 2)
    }

    @Test func whatJSONCannotHoldIsLeftOut() {
        struct Odd: SmartCodable {
            var nan = Double.nan
            var list = [1.0, .infinity]
            var ok = 1
        }
        #expect(Odd().toJSONString() == #"{"list":[1],"ok":1}"#)
    }

    @Test func textReadsBackAsTheSameModel() throws {
        let text = try #require([Child(x: 1), Child(x: -2)].toJSONString())
        #expect(
            [Child].deserialize(from: text.replacingOccurrences(of: "\"x\"", with: "\"xx\"")) == [
                Child(x: 1), Child(x: -2),
            ])
    }

    @Test func prettyTextIsJSONSerializations() throws {
        struct Small: SmartCodable {
            var a = 1
            var b: [Int] = []
            var c: [String: Int] = ["k": 1]
        }
        let text = try #require(Small().toJSONString(prettyPrint: true))
        #expect(text == "{\n  \"a\" : 1,\n  \"b\" : [\n\n  ],\n  \"c\" : {\n    \"k\" : 1\n  }\n}")
    }

    @Test func bytesAreTheText() {
        #expect(Child(x: 2).toJSONData(useMappedKeys: true).map { String(decoding: $0, as: UTF8.self) } == #"{"xx":2}"#)
        #expect(
            [Child(x: 2)].toJSONData(prettyPrint: true).map { String(decoding: $0, as: UTF8.self) }
                == [Child(x: 2)].toJSONString(prettyPrint: true))
    }

    @Test func nilKeepsItsPlaceInCollectionsAndIsLeftOutElsewhere() {
        struct Holder: SmartCodable {
            var list: [Int?] = [1, nil, 2]
            var table: [String: Int?] = ["a": nil]
            var models: [Child?] = [nil, Child()]
            var none: Int?
            @SmartAny var wrapped: Child?
            @SmartAny var any: Any?
        }
        #expect(Holder().toJSONString() == #"{"list":[1,null,2],"table":{"a":null},"models":[null,{"x":1}]}"#)
    }

    @Test func theLastOfTwoValuesForOneNameCounts() {
        struct Twice: SmartCodable {
            var a = 1
            enum CodingKeys: String, CodingKey { case a, b }
            init() {}
            init(from decoder: any Decoder) throws {}
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(1, forKey: .a)
                try container.encode([2], forKey: .b)
                try container.encode("3", forKey: .a)
                var more = encoder.container(keyedBy: CodingKeys.self)
                try more.encode(4, forKey: .b)
            }
        }
        #expect(Twice().toJSONString() == #"{"a":"3","b":4}"#)
    }
}
