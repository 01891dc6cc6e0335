import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// A flat dictionary beside other flat values, in other wrappers, in models with closures and strategies, in plain types.
@Suite struct FlatDictionariesAmongOthersTests {
    @Test(arguments: nestedRows + otherRows)
    func whatTheModelHasCounts(_ row: FlatRow) throws { try row.check() }

    // MARK: Flat in flat

    private struct Part: SmartCodable {
        var p: Int?
        var q = 2
    }

    private struct Around: SmartCodable {
        var a: Int?
        @SmartFlat var part: Part?
        @SmartFlat var rest: [String: JSONValue] = [:]
    }

    private struct RestFirst: SmartCodable {
        @SmartFlat var rest: [String: JSONValue] = [:]
        @SmartFlat var part: Part?
    }

    private struct Inner: SmartCodable {
        var b: Int?
        @SmartFlat var rest: [String: JSONValue] = [:]
    }

    private struct Outer: SmartCodable {
        var a: Int?
        @SmartFlat var inner: Inner = Inner()
        var c: Int?
    }

    private struct Outermost: SmartCodable {
        @SmartFlat var outer: Outer = Outer()
        var d: Int?
    }

    /// As a dictionary, by code of its own.
    private struct Bag: Codable {
        var values: [String: Int] = [:]
        init() {}
        init(from decoder: any Decoder) throws {
            values = try decoder.singleValueContainer().decode([String: Int].self)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(values)
        }
    }

    private struct AroundBag: SmartCodable {
        var a: Int?
        @SmartFlat var bag = Bag()
    }

    private static let nestedRows: [FlatRow] = [
        FlatRow(
            "another flat model's properties", #"{"a":1,"p":5,"q":6,"z":1}"#,
            { (m: inout Around) in m.part = Part(p: 50, q: 60) }, #"{"a":1,"p":50,"q":60,"z":1}"#),
        FlatRow(
            "another flat model's, cleared", #"{"a":1,"p":5,"q":6,"z":1}"#, { (m: inout Around) in m.part?.p = nil },
            #"{"a":1,"q":6,"z":1}"#),
        FlatRow(
            "another flat model's before it", #"{"p":5,"q":6,"z":1}"#,
            { (m: inout RestFirst) in m.part = Part(p: nil, q: 60) }, #"{"q":60,"z":1}"#),
        FlatRow(
            "in a flat model", #"{"a":1,"b":2,"c":3,"z":1}"#,
            { (m: inout Outer) in (m.a, m.inner.b, m.c) = (10, 20, 30) }, #"{"a":10,"b":20,"c":30,"z":1}"#),
        FlatRow(
            "in a flat model, cleared", #"{"a":1,"b":2,"c":3,"z":1}"#,
            { (m: inout Outer) in (m.a, m.inner.b, m.c) = (nil, nil, nil) }, #"{"z":1}"#),
        FlatRow(
            "in a flat model in another", #"{"a":1,"b":2,"c":3,"d":4,"z":1}"#,
            { (m: inout Outermost) in (m.outer.a, m.outer.c, m.d) = (10, nil, 40) }, #"{"a":10,"b":2,"d":40,"z":1}"#),
        FlatRow(
            "what codes itself as a dictionary", #"{"a":1,"z":1}"#, { (m: inout AroundBag) in m.a = 10 },
            #"{"a":10,"z":1}"#),
    ]

    // MARK: Closures, strategies, other wrappers and types

    private struct Closed: SmartCodable {
        @SmartKey(encode: { $0["address.city"] = $1 }, decode: { $0["address.city"] }) var city = ""
        @SmartFlat var rest: [String: JSONValue] = [:]
    }

    private struct Snake: SmartCodable {
        var userName: String?
        @SmartKey("home.zip_code") var zip: Int?
        @SmartFlat var rest: [String: JSONValue] = [:]
        static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase)] }
    }

    private struct AnyCase: SmartCodable {
        var userName: String?
        @SmartFlat var rest: [String: JSONValue] = [:]
        static var decodingOptions: Set<SmartDecodingOption> { [.key(.caseInsensitive)] }
    }

    private struct Shouting: SmartCodable {
        var name: String?
        @SmartFlat var rest: [String: JSONValue] = [:]
        static var encodingOptions: Set<SmartEncodingOption> {
            [.key(.custom { NameKey(stringValue: $0.last?.stringValue.uppercased() ?? "") })]
        }
        static var decodingOptions: Set<SmartDecodingOption> {
            [.key(.custom { NameKey(stringValue: $0.last?.stringValue.lowercased() ?? "") })]
        }
    }

    private struct Whole: SmartCodable {
        var a: Int?
        @SmartFlat var rest: JSONValue = .null
    }

    private struct Untyped: SmartCodable {
        var a: Int?
        @SmartFlat @SmartAny var rest: [String: Any] = [:]
    }

    private struct Wrapped: SmartCodable {
        var a: Int?
        @SmartKey @SmartFlat var rest: [String: JSONValue]? = nil
    }

    /// Encodes a part of itself in an object inside.
    private struct ByHand: SmartCodable {
        var city = ""
        @SmartFlat var rest: [String: JSONValue] = [:]
        private enum CodingKeys: String, CodingKey { case address, rest }
        private enum AddressKeys: String, CodingKey { case city }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _rest = try container.decode(SmartFlat<[String: JSONValue]>.self, forKey: .rest)
            guard container.contains(.address) else { return }
            city = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address).decode(
                String.self, forKey: .city)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var address = container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
            try container.encode(_rest, forKey: .rest)
            try address.encode(city, forKey: .city)
        }
    }

    private class Card: SmartCodable, SmartPolymorphic {
        var title: String?
        @SmartFlat var rest: [String: JSONValue] = [:]
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "type", ["video": Video.self]) }
    }

    private final class Video: Card {
        var length: Int?
    }

    private static let otherRows: [FlatRow] = [
        FlatRow(
            "a closure's members", #"{"address":{"city":"Bonn","zip":53},"z":1}"#,
            { (m: inout Closed) in m.city = "Ulm" }, #"{"address":{"city":"Ulm","zip":53},"z":1}"#),
        FlatRow(
            "a strategy of the model", #"{"user_name":"a","home":{"zip_code":1,"x":2},"z":1}"#,
            { (m: inout Snake) in (m.userName, m.zip) = ("b", 3) },
            #"{"userName":"b","home":{"zip_code":3,"x":2},"z":1}"#),
        FlatRow(
            "a strategy of the model, cleared", #"{"user_name":"a","z":1}"#, { (m: inout Snake) in m.userName = nil },
            #"{"z":1}"#),
        FlatRow(
            "names in any case", #"{"USERNAME":"a","z":1}"#, { (m: inout AnyCase) in m.userName = "b" },
            #"{"userName":"b","z":1}"#),
        FlatRow(
            "a strategy that is a closure", #"{"NAME":"a","z":1}"#, { (m: inout Shouting) in m.name = "b" },
            #"{"NAME":"b","z":1}"#),
        FlatRow(
            "a strategy that is a closure, cleared", #"{"NAME":"a","z":1}"#, { (m: inout Shouting) in m.name = nil },
            #"{"z":1}"#),
        FlatRow("a JSONValue", #"{"a":1,"z":1}"#, { (m: inout Whole) in m.a = 10 }, #"{"a":10,"z":1}"#),
        FlatRow("any values", #"{"a":1,"z":true}"#, { (m: inout Untyped) in m.a = 10 }, #"{"a":10,"z":true}"#),
        FlatRow("in other wrappers", #"{"a":1,"z":1}"#, { (m: inout Wrapped) in m.a = nil }, #"{"z":1}"#),
        FlatRow(
            "an object by hand", #"{"address":{"city":"Bonn"},"city":"x"}"#, { (m: inout ByHand) in m.city = "Ulm" },
            #"{"address":{"city":"Ulm"},"city":"x"}"#),
        FlatRow(
            "what tells the class", #"{"type":"video","title":"t","length":4}"#,
            { (m: inout Card) in (m as? Video)?.length = 40 }, #"{"title":"t","length":40,"type":"video"}"#),
    ]

    @Test func theWritersStrategyTellsNames() throws {
        struct Model: SmartCodable {
            var userName: String?
            @SmartFlat var rest: [String: JSONValue] = [:]
        }
        let read = Model.deserialize(from: #"{"user_name":"b"}"#, options: [.key(.fromSnakeCase)])
        var model = try #require(read)
        model.userName = "c"
        // Of the call that reads, nothing is known here: what it is written with tells the names.
        #expect(model.toJSONString(options: [.key(.toSnakeCase)]) == #"{"user_name":"c"}"#)
    }

    /// A plain Codable type that is coded by one coder with a model.
    private struct Composed: Codable {
        var base: Around
        var own: Int?
        private enum CodingKeys: String, CodingKey { case own }
        init(from decoder: any Decoder) throws {
            base = try Around(from: decoder)
            own = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .own)
        }
        func encode(to encoder: any Encoder) throws {
            try base.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(own, forKey: .own)
        }
    }

    @Test func whatIsWrittenBesideTheModelCounts() throws {
        for _ in 0..<2 {
            var value = try SmartJSONDecoder().decode(Composed.self, from: #"{"a":1,"own":2,"z":1}"#)
            (value.base.a, value.base.part, value.own) = (10, nil, 20)
            #expect(
                try String(decoding: SmartJSONEncoder().encode(value), as: UTF8.self) == #"{"a":10,"own":20,"z":1}"#)
            (value.base.a, value.own) = (nil, nil)
            #expect(try String(decoding: SmartJSONEncoder().encode(value), as: UTF8.self) == #"{"z":1}"#)
        }
    }

    /// A flat object of a subclass has names of its own.
    @Test func aFlatObjectOfASubclassKeepsItsNames() throws {
        class Part: SmartCodable {
            var p: Int?
            required init() {}
        }
        final class Larger: Part { var q = 2 }
        struct Model: SmartCodable {
            @SmartFlat var part = Part()
            @SmartFlat var rest: [String: JSONValue] = [:]
        }
        var model = try #require(Model.deserialize(from: #"{"p":1,"z":1}"#))
        let part = Larger()
        (part.p, part.q) = (10, 20)
        model.part = part
        model.rest["q"] = 5
        #expect(model.toJSONString() == #"{"p":10,"q":20,"z":1}"#)
    }

    /// With a plain Codable type a flat property is a member, as it is read and as Foundation's coders have it.
    @Test func plainTypesHaveItAsAMember() throws {
        struct Plain: Codable, Equatable {
            @SmartFlat var rest: [String: JSONValue] = ["a": 1]
            @SmartFlat var part: Item = Item()
            var a = 2
        }
        struct Item: Codable, Equatable { var n = 3 }
        let text = try String(decoding: SmartJSONEncoder().encode(Plain()), as: UTF8.self)
        #expect(text == #"{"rest":{"a":1},"part":{"n":3},"a":2}"#)
        let decoder = SmartJSONDecoder()
        #expect(
            try decoder.decode(JSONValue.self, from: text)
                == decoder.decode(JSONValue.self, from: JSONEncoder().encode(Plain())))
        #expect(try SmartJSONDecoder().decode(Plain.self, from: text) == Plain())
    }

    /// A property's path leads through another property's object: both are written into one.
    @Test func aPathThroughAnotherPropertyIsJoinedWithIt() throws {
        struct Model: SmartCodable {
            @SmartKey("a.b") var before = 1
            var a = Item()
            @SmartKey("a.c.d") var after = 2
        }
        struct Item: SmartCodable { var n = 3 }
        let text = try #require(Model().toJSONString())
        #expect(text == #"{"a":{"b":1,"c":{"d":2},"n":3}}"#)
        #expect(Model.deserialize(from: text)?.toJSONString() == text)
    }
}
