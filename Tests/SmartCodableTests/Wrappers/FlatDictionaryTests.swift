import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// A dictionary that is flat in a model keeps what no property is for. What the app has changed in the model since it was
/// read is written, whatever the dictionary still holds.
@Suite struct FlatDictionaryTests {
    private struct Flat: SmartCodable {
        var a = 1
        @SmartFlat var rest: [String: JSONValue] = [:]
        @SmartKey("b_key") var b = 2
        var gone: String?
    }

    private struct FlatValue: SmartCodable {
        var a = 1
        @SmartFlat var rest: JSONValue = nil
    }

    private struct FlatAny: SmartCodable {
        var a = 1
        @SmartFlat @SmartAny var rest: [String: Any] = [:]
    }

    private struct FlatNumbers: SmartCodable {
        var a = 1
        @SmartFlat var rest: [String: Int]? = nil
    }

    @Test func declaredMembersWin() throws {
        var flat = try #require(Flat.deserialize(from: #"{"a":5,"b_key":6,"c":7,"gone":"x","rest":8}"#))
        flat.a = 50
        flat.b = 60
        flat.gone = nil
        #expect(try written(flat) == ["a": 50, "c": 7, "rest": 8, "b_key": 60])
        flat.rest["d"] = [1, nil]
        flat.rest["rest"] = nil
        #expect(try written(flat) == ["a": 50, "c": 7, "d": [1, nil], "b_key": 60])
        #expect(try written(flat, prettyPrint: true) == ["a": 50, "c": 7, "d": [1, nil], "b_key": 60])
    }

    private func written(_ flat: Flat, prettyPrint: Bool = false) throws -> [String: JSONValue] {
        let text = try #require(flat.toJSONString(useMappedKeys: true, prettyPrint: prettyPrint))
        for name in ["a", "b_key"] { #expect(text.components(separatedBy: "\"\(name)\"").count == 2, "once") }
        return try JSONDecoder().decode([String: JSONValue].self, from: Data(text.utf8))
    }

    @Test func soOfAllKindsOfDictionaries() throws {
        var value = try #require(FlatValue.deserialize(from: #"{"a":5,"c":7}"#))
        value.a = 50
        #expect(value.toJSONString() == #"{"a":50,"c":7}"#)
        var any = try #require(FlatAny.deserialize(from: #"{"a":5,"c":7}"#))
        any.a = 50
        #expect(any.toJSONString() == #"{"a":50,"c":7}"#)
        var numbers = try #require(FlatNumbers.deserialize(from: #"{"a":5,"c":7}"#))
        numbers.a = 50
        #expect(numbers.toJSONString() == #"{"a":50,"c":7}"#)
        numbers.rest = nil
        #expect(numbers.toJSONString() == #"{"a":50}"#)
        numbers.rest = ["a": 5]
        #expect(numbers.toJSONString() == #"{"a":50}"#)
    }

    @Test func itIsWrittenByName() throws {
        struct Both: SmartCodable {
            @SmartFlat var all: [String: JSONValue] = [:]
            @SmartUnknown var rest: [String: JSONValue] = [:]
        }
        let json = #"{"d":4,"a":1,"e":5,"c":3,"b":2}"#
        // Dictionaries of equal members differ in their order.
        for _ in 0..<5 {
            #expect(Flat.deserialize(from: json)?.toJSONString() == #"{"a":1,"b_key":2,"b":2,"c":3,"d":4,"e":5}"#)
            #expect(FlatValue.deserialize(from: json)?.toJSONString() == #"{"a":1,"b":2,"c":3,"d":4,"e":5}"#)
            // @SmartUnknown keeps the order in which they came.
            #expect(Both.deserialize(from: json)?.toJSONString() == json)
        }
    }

    @Test func itHoldsWhatNoPropertyTakes() throws {
        let flat = try #require(Flat.deserialize(from: #"{"a":5,"b_key":6,"c":7,"gone":"x","rest":8}"#))
        #expect(flat.rest == ["c": 7, "rest": 8])
        struct Texts: SmartCodable {
            var a = 1
            @SmartKey @SmartFlat var rest: [String: String] = [:]
            @SmartUnknown var same: [String: JSONValue] = [:]
        }
        // The properties' members need not be what the dictionary holds.
        let (texts, report) = SmartSentinel.record { Texts.deserialize(from: #"{"a":5,"x":"y"}"#) }
        #expect(texts?.rest == ["x": "y"] && texts?.same == ["x": "y"] && report.isEmpty)
        #expect(texts?.toJSONString() == #"{"a":5,"x":"y"}"#)
        // What does not fit is reported where it stands.
        let (other, repairs) = SmartSentinel.record { FlatNumbers.deserialize(from: #"{"a":5,"x":[1]}"#) }
        #expect(other?.a == 5 && repairs.repairs.contains { $0.path.contains("x") })
    }

    @Test func whatIsNoJSONIsReported() {
        let source: [String: Any] = ["a": 5, "c": 7, "range": 0..<1]
        let (any, report) = SmartSentinel.record { FlatAny.deserialize(from: source) }
        #expect(any?.a == 5 && any?.rest.count == 1)
        #expect(report.repairs.map(\.path) == ["range"] && report.repairs.map(\.action) == [.dropped])
    }

    @Test func updatesAdd() throws {
        var flat = try #require(Flat.deserialize(from: #"{"a":5,"c":7,"d":1}"#))
        #expect(SmartUpdater.update(&flat, from: #"{"b_key":3,"d":2,"e":3}"#))
        #expect(flat.a == 5 && flat.b == 3 && flat.rest == ["c": 7, "d": 2, "e": 3])
        var any = try #require(FlatAny.deserialize(from: #"{"a":5,"c":7}"#))
        #expect(SmartUpdater.update(&any, from: #"{"d":"x"}"#))
        #expect(any.toJSONString().map { $0.contains(#""c":7"#) && $0.contains(#""d":"x""#) } == true)
    }

    /// What is there does not become JSON in between.
    @Test func updatesKeepWhatIsThere() throws {
        struct Held: SmartCodable {
            var a = 1
            @IgnoredKey var note = ""
        }
        struct Typed: SmartCodable {
            @SmartFlat var rest: [String: Held] = [:]
        }
        var typed = Typed(rest: ["x": Held(a: 5), "y": Held()])
        typed.rest["x"]?.note = "kept"
        #expect(SmartUpdater.update(&typed, from: #"{"y":{"a":6},"z":{"a":7}}"#))
        #expect(typed.rest.mapValues(\.a) == ["x": 5, "y": 6, "z": 7] && typed.rest["x"]?.note == "kept")
        struct Dates: SmartCodable {
            @SmartFlat var rest: [String: Date]? = nil
        }
        let date = Date(timeIntervalSince1970: 0.123456)
        var dates = Dates()
        #expect(SmartUpdater.update(&dates, from: #"{"x":"1970-01-01T00:00:01Z"}"#, options: [.date(.iso8601)]))
        dates.rest?["y"] = date
        #expect(SmartUpdater.update(&dates, from: #"{"z":"1970-01-01T00:00:02Z"}"#, options: [.date(.iso8601)]))
        #expect(dates.rest == ["x": Date(timeIntervalSince1970: 1), "y": date, "z": Date(timeIntervalSince1970: 2)])
        var any = FlatAny(rest: ["x": Held.self])
        #expect(SmartUpdater.update(&any, from: #"{"z":1}"#))
        #expect(any.rest["x"] is Held.Type && any.rest["z"] as? Int == 1)
        var value = FlatValue(rest: ["x": 1, "y": 1])
        #expect(SmartUpdater.update(&value, from: #"{"y":2}"#))
        #expect(value.rest == ["x": 1, "y": 2])
    }

    @Test(arguments: nameRows + levelRows)
    func whatTheModelHasCounts(_ row: FlatRow) throws { try row.check() }

    // MARK: Names

    private struct Named: SmartCodable {
        var plain: Int?
        @SmartKey("user_name", "un", "old.name") var name: String?
        @SmartKey("a.b") var deep: Int?
        @SmartKey("list.1.id") var element: Int?
        @SmartDate(.milliseconds) var at: Date?
        @IgnoredKey var ignored = 2
        var mapped: String?
        @SmartFlat var rest: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.mapped <--- ["mapped_name", "mn", "p.q"]] }

        mutating func clear() { (plain, name, deep, element, at, mapped) = (nil, nil, nil, nil, nil, nil) }
    }

    private struct First: SmartCodable {
        @SmartFlat var rest: [String: JSONValue] = [:]
        var a: Int?
        @SmartKey("x.y") var deep = 0
    }

    private static let nameRows: [FlatRow] = [
        FlatRow(
            "edited", #"{"plain":5,"z":1}"#,
            { (m: inout Named) in (m.plain, m.mapped, m.name, m.deep) = (50, nil, nil, nil) }, #"{"plain":50,"z":1}"#),
        FlatRow(
            "cleared", #"{"plain":5,"user_name":"a","at":null,"z":1}"#, { (m: inout Named) in m.clear() }, #"{"z":1}"#),
        FlatRow(
            "dates in their form", #"{"at":null,"z":1}"#,
            { (m: inout Named) in
                m.clear()
                m.at = Date(timeIntervalSince1970: 60)
            }, #"{"at":60000,"z":1}"#),
        FlatRow(
            "all names that are read", #"{"user_name":"a","un":"b","mn":"c","mapped_name":"d","z":1}"#,
            { (m: inout Named) in
                m.clear()
                (m.name, m.mapped) = ("new", "edited")
            }, #"{"user_name":"new","mapped_name":"edited","z":1}"#),
        FlatRow(
            "the own name of a property with others", #"{"name":"a","deep":2,"mapped":3}"#,
            { (m: inout Named) in
                m.clear()
                m.rest = ["name": "a"]
            }, #"{"name":"a"}"#),
        FlatRow("ignored", #"{"ignored":9,"z":1}"#, { (m: inout Named) in m.clear() }, #"{"z":1}"#),
        FlatRow(
            "a path", #"{"a":{"b":5,"c":6}}"#,
            { (m: inout Named) in
                m.clear()
                m.deep = 50
            }, #"{"a":{"b":50,"c":6}}"#),
        FlatRow(
            "a path that is cleared", #"{"a":{"b":5,"c":6}}"#, { (m: inout Named) in m.clear() }, #"{"a":{"c":6}}"#),
        FlatRow(
            "a path that is cleared, and was all", #"{"a":{"b":5},"old":{"name":"x"},"z":1}"#,
            { (m: inout Named) in m.clear() }, #"{"z":1}"#),
        FlatRow(
            "a path where there was none", #"{"a":{"c":6}}"#,
            { (m: inout Named) in
                m.clear()
                m.deep = 50
            }, #"{"a":{"b":50,"c":6}}"#),
        FlatRow(
            "a path where another value was", #"{"a":"text"}"#,
            { (m: inout Named) in
                m.clear()
                m.deep = 50
            }, #"{"a":{"b":50}}"#),
        FlatRow(
            "no path where another value was", #"{"a":"text"}"#, { (m: inout Named) in m.clear() }, #"{"a":"text"}"#),
        FlatRow(
            "a path where null was", #"{"a":null}"#,
            { (m: inout Named) in
                m.clear()
                m.deep = 50
            }, #"{"a":{"b":50}}"#),
        FlatRow(
            "a name with dots", #"{"a.b":5,"a":{"c":6}}"#,
            { (m: inout Named) in
                m.clear()
                m.deep = 50
            }, #"{"a.b":50,"a":{"c":6}}"#),
        FlatRow(
            "a path that is a mapping's", #"{"p":{"q":"r","s":1}}"#,
            { (m: inout Named) in
                m.clear()
                m.mapped = "e"
            }, #"{"mapped_name":"e","p":{"s":1}}"#),
        FlatRow("an empty object on the way", #"{"a":{}}"#, { (m: inout Named) in m.clear() }, #"{"a":{}}"#),
        FlatRow(
            "an array on the way", #"{"list":[{"id":1},{"id":2,"x":3}]}"#,
            { (m: inout Named) in
                m.clear()
                m.element = 20
            }, #"{"list":[{"id":1},{"id":20,"x":3}]}"#),
        FlatRow(
            "an array on the way, cleared", #"{"list":[{"id":1},{"id":2,"x":3}]}"#, { (m: inout Named) in m.clear() },
            #"{"list":[{"id":1},{"x":3}]}"#),
        FlatRow(
            "an array that is too short", #"{"list":[1]}"#,
            { (m: inout Named) in
                m.clear()
                m.element = 20
            }, #"{"list":{"1":{"id":20}}}"#),
        FlatRow(
            "without mapped names", #"{"mapped_name":"a","mn":"b","mapped":"c","z":1}"#, useMappedKeys: false,
            { (m: inout Named) in
                m.clear()
                m.rest["mapped"] = "d"
            }, #"{"z":1}"#),
        FlatRow(
            "declared first", #"{"a":5,"x":{"y":1,"w":2},"z":1}"#,
            { (m: inout First) in (m.a, m.deep, m.rest["z"]) = (50, 10, nil) }, #"{"a":50,"x":{"y":10,"w":2}}"#),
        FlatRow(
            "the app's own members", #"{"z":1}"#, { (m: inout First) in (m.a, m.rest["z"]) = (nil, ["w": 2]) },
            #"{"x":{"y":0},"z":{"w":2}}"#),
    ]

    @Test func aNameThatIsWrittenWithoutAMappingWins() throws {
        var model = try #require(Named.deserialize(from: #"{"mapped_name":"a","mn":"b","z":1}"#))
        model.clear()
        model.mapped = "EDIT"
        #expect(model.toJSONString() == #"{"mapped":"EDIT","z":1}"#)
    }

    /// What has to go, since an object is in its place, is reported.
    @Test func whatAPathReplacesIsReported() throws {
        var model = try #require(Named.deserialize(from: #"{"a":"text"}"#))
        model.deep = 1
        let (text, report) = SmartSentinel.record { model.toJSONString() }
        #expect(text?.contains(#""a":{"b":1}"#) == true)
        #expect(report.repairs.map(\.property) == ["a"] && report.repairs.map(\.action) == [.leftOut])
        model.deep = nil
        #expect(SmartSentinel.record { model.toJSONString() }.1.isEmpty)
    }

    // MARK: Levels of a class

    private class Base: SmartCodable {
        var id: Int?
        @SmartFlat var rest: [String: JSONValue] = [:]
        required init() {}
    }

    private class Derived: Base {
        var own: Int?
        @SmartKey("k_1", "k_2") var keyed: String?
        @IgnoredKey var ignored: Int? = 1
    }

    private final class Coded: Base {
        var own: Int?
        private enum CodingKeys: String, CodingKey { case own = "own_name" }
        required init() { super.init() }
        required init(from decoder: any Decoder) throws {
            try super.init(from: decoder)
            own = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .own)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(own, forKey: .own)
        }
    }

    private class Bare: SmartCodable {
        var id: Int?
        required init() {}
    }

    private final class Resting: Bare {
        var own: Int?
        @SmartFlat var rest: [String: JSONValue] = [:]
        var after: Int?
    }

    private static let levelRows: [FlatRow] = [
        FlatRow(
            "in the base, a subclass's properties", #"{"id":1,"own":2,"k_2":"k","ignored":5,"z":1}"#,
            { (m: inout Derived) in (m.id, m.own, m.keyed) = (10, 20, "edited") },
            #"{"id":10,"own":20,"k_1":"edited","z":1}"#),
        FlatRow(
            "in the base, a subclass's properties, cleared", #"{"id":1,"own":2,"k_1":"k","ignored":5,"z":1}"#,
            { (m: inout Derived) in (m.id, m.own, m.keyed) = (nil, nil, nil) }, #"{"z":1}"#),
        FlatRow(
            "in the base, what a subclass codes", #"{"own_name":2,"z":1}"#,
            { (m: inout Coded) in (m.id, m.own) = (1, 20) }, #"{"id":1,"own_name":20,"z":1}"#),
        FlatRow(
            "in the base, what a subclass codes, cleared", #"{"own_name":2,"z":1}"#,
            { (m: inout Coded) in (m.id, m.own) = (nil, nil) }, #"{"z":1}"#),
        FlatRow(
            "in a subclass", #"{"id":1,"own":2,"after":3,"z":1}"#,
            { (m: inout Resting) in (m.id, m.own, m.after) = (10, 20, 30) }, #"{"id":10,"own":20,"after":30,"z":1}"#),
        FlatRow(
            "in a subclass, cleared", #"{"id":1,"own":2,"after":3,"z":1}"#,
            { (m: inout Resting) in (m.id, m.own, m.after) = (nil, nil, nil) }, #"{"z":1}"#),
    ]
}
