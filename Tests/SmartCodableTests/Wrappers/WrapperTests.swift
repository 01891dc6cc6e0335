import ExCodableCompat
import Foundation
import SmartCodable
import TestSupport
import Testing

private final class Box: SmartCodable, Equatable {
    var value = 0
    required init() {}
    static func == (a: Box, b: Box) -> Bool { a.value == b.value }
}

/// Names first.
private struct Combined: SmartCodable {
    @SmartKey("a1") @SmartAny var a: [String: Any] = ["initial": 1]
    @SmartKey("b1") @SmartAny var b: Int = 5
    @SmartKey("c1", "c2") @SmartCompact.Array var c: [Int] = [9]
    @SmartKey("d1") @SmartCompact.Dictionary var d: [String: Int] = ["i": 9]
    @SmartKey("e1") @SmartDate var e: Date? = Date(timeIntervalSince1970: 7)
    @SmartFlat @SmartAny var f: Part? = nil
    @SmartAny @SmartFlat var g: Part = Part()
    @IgnoredKey @SmartAny var h: Any? = "kept"
    @SmartKey("i1") @IgnoredKey var i: Int = 6
    @SmartOptional var j: Part?
    @SmartAny var k: Box = Box()
    @SmartIgnored var l: () -> Int = { 3 }
}

private struct Part: SmartCodable, Equatable {
    var partName = "p"
}

private struct Printed: SmartCodable {
    @SmartKey("item_id") var id = 0
    @SmartKey("item_title") var title: String?
    @SmartAny var extra: Any?
    @SmartFlat var part = Part()
    @SmartCompact.Array var list: [Int] = []
    @SmartDate var date: Date?
    @IgnoredKey var isNew = true
}

private struct Dated: SmartCodable {
    @SmartDate var any: Date?
    @SmartDate(.format("dd.MM.yyyy")) var day = Date(timeIntervalSince1970: 0)
    @SmartDate(.milliseconds) var small: Date?
    @SmartDate var kept = Date(timeIntervalSince1970: 5)
}

private struct Keyed: SmartCodable {
    @SmartKey("user_id", "uid", "data.id") var id = 1
    @SmartKey("literal.name") var literal = ""
    @SmartKey(nonnull: true) var nonnull: Int? = 4
    @SmartKey(
        "made", encode: { encoder, value in encoder["written"] = value * 10 },
        decode: { decoder in (decoder["tags"] as [String]?)?.count }) var made = -1
    var plain = ""
}

private struct Throwing: SmartCodable {
    @SmartKey("n", throws: true) var n = 1
    @SmartKey(nonnull: true, throws: true) var m: Int? = 2
}

private struct Levels: SmartCodable, Equatable {
    var top = ""
    @SmartFlat var first: First?
}

private struct First: SmartCodable, Equatable {
    var one = 0
    @IgnoredKey var hidden = 3
    @SmartFlat var second = Second()
}

private struct Second: SmartCodable, Equatable {
    var two = 0
    var top = "x"
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.two <--- "the_two"] }
}

private final class Ring: SmartCodable {
    var id = 0
    @SmartFlat var next: Ring?
    required init() {}
}

@Suite("Wrappers") struct WrapperTests {
    @Test func modelsArePrintedWithTheirValues() {
        let model = Printed.deserialize(
            from: #"{"item_id":"7","item_title":"Tea","extra":[1],"partName":"q","list":[1,null],"date":0}"#)
        let text = "\(model ?? Printed())"
        #expect(
            text
                == #"Printed(_id: 7, _title: Optional("Tea"), _extra: Optional([1]), _part: \#(String(reflecting: Part(partName: "q"))), "#
                + #"_list: [1], _date: Optional(1970-01-01 00:00:00 +0000), _isNew: true)"#)
    }

    private let full = #"""
        {"a1":{"x":1},"b1":"2","c2":[1,"2","x"],"d1":{"m":"1","n":[]},"e1":1000,"partName":"q","h":"changed","i1":1,"i":2,"j":{"partName":"r"},"k":{"value":"8"},"l":0}
        """#

    private struct FlatPage: SmartCodable {
        var title = ""
        @SmartFlat var author: Author?
        @SmartFlat var kept: Kept? = Kept()
        @SmartFlat var open: Open?
        struct Author: SmartCodable {
            var authorName = "nobody"
            var authorAge: Int?
            @SmartKey("deep.name") var deep: String?
        }
        struct Kept: SmartCodable { var kept = 7 }
        struct Open: SmartCodable {
            var open = 1
            @SmartUnknown var rest: [String: JSONValue] = [:]
        }
    }

    private class ThrowingBase: SmartCodable {
        @SmartKey("b", throws: true) var base = 1
        var other = 0
        required init() {}
    }
    private final class ThrowingLevel: ThrowingBase { @SmartKey("l", throws: true) var level = 1 }

    @Test("A value that must be there stays in an update without it") func throwingUpdate() throws {
        var model = try #require(Throwing.deserialize(from: #"{"n":5,"m":6}"#))
        #expect(SmartUpdater.update(&model, from: #"{"o":3}"#, options: [.strict]))
        #expect(model.n == 5 && model.m == 6)
        #expect(!SmartUpdater.update(&model, from: #"{"n":"x"}"#))
        #expect(!SmartUpdater.update(&model, from: #"{"m":null}"#))
        #expect(model.n == 5 && model.m == 6)
        var level = try #require(ThrowingLevel.deserialize(from: #"{"b":5,"l":6}"#))
        #expect(SmartUpdater.update(&level, from: #"{"other":3}"#))
        #expect(level.base == 5 && level.level == 6 && level.other == 3)
    }

    @Test("Without any of its members an optional flat model is missing") func absentFlatModel() throws {
        let (page, report) = SmartSentinel.record { FlatPage.deserialize(from: #"{"title":"News"}"#) }
        #expect(page?.author == nil && page?.kept?.kept == 7)
        // One that holds what no property takes is there.
        #expect(page?.open != nil && report.repairs.map(\.path) == ["open"])
        #expect(FlatPage.deserialize(from: #"{"authorAge":"8"}"#)?.author?.authorAge == 8)
        #expect(FlatPage.deserialize(from: #"{"z":8}"#)?.open?.rest["z"] == 8)
        // A name of the call.
        let exact = SmartKeyDecodingStrategy.exactMap([SmartExactMap(path: "", from: "age", to: "authorAge")])
        #expect(FlatPage.deserialize(from: #"{"age":8}"#, options: [.key(exact)])?.author?.authorAge == 8)
        // A path counts from its end.
        #expect(FlatPage.deserialize(from: #"{"deep":{"x":1}}"#)?.author == nil)
        #expect(FlatPage.deserialize(from: #"{"deep":{"name":null}}"#)?.author != nil)
        var updated = FlatPage(title: "a")
        SmartUpdater.update(&updated, from: #"{"title":"b"}"#)
        #expect(updated.author == nil)
        SmartUpdater.update(&updated, from: #"{"authorAge":3}"#)
        SmartUpdater.update(&updated, from: #"{"title":"c"}"#)
        #expect(updated.author?.authorAge == 3)
    }

    @Test("Combinations read through all layers") func combinations() throws {
        let model = try #require(Combined.deserialize(from: full))
        #expect(model.a["x"] as? Int == 1)
        #expect(model.b == 2)
        #expect(model.c == [1, 2])
        #expect(model.d == ["m": 1])
        #expect(model.e == Date(timeIntervalSince1970: 1000))
        #expect(model.f == Part(partName: "q"))
        #expect(model.g == Part(partName: "q"))
        #expect(model.h as? String == "kept")
        #expect(model.i == 6)
        #expect(model.j == Part(partName: "r"))
        #expect(model.k.value == 8)
        #expect(model.l() == 3)
    }

    @Test("What is missing, null or of another kind keeps the initial value; optionals become nil")
    func initialValues() throws {
        let missing = try #require(Combined.deserialize(from: "{}"))
        #expect(missing.a["initial"] as? Int == 1)
        #expect(missing.b == 5)
        #expect(missing.c == [9])
        #expect(missing.d == ["i": 9])
        #expect(missing.e == Date(timeIntervalSince1970: 7))
        #expect(missing.g == Part())
        #expect(missing.j == nil)
        for value in ["null", "[]", "true"] {
            let wrong = try #require(
                Combined.deserialize(
                    from:
                        "{\"a1\":\(value),\"b1\":\(value),\"d1\":\(value),\"e1\":\(value),\"j\":\(value),\"k\":\(value)}"
                ))
            #expect(wrong.a["initial"] as? Int == 1, "\(value)")
            #expect(wrong.b == 5, "\(value)")
            #expect(wrong.d == ["i": 9], "\(value)")
            #expect(wrong.e == nil, "\(value)")
            #expect(wrong.j == nil, "\(value)")
            #expect(wrong.k.value == 0, "\(value)")
        }
    }

    @Test("Reference-typed initial values are each model's own") func referencesAreNotShared() throws {
        let models = try #require([Combined].deserialize(from: "[{},{},{\"k\":null}]"))
        let boxes = models.map(\.k)
        #expect(Set(boxes.map { ObjectIdentifier($0) }).count == 3)
        boxes[0].value = 99
        #expect(boxes[1].value == 0)
        #expect(Combined.deserialize(from: "{}")?.k.value == 0)
    }

    @Test("Written under the names that the wrappers give") func writing() throws {
        let model = try #require(Combined.deserialize(from: full))
        #expect(
            model.toJSONString()
                == #"{"a1":{"x":1},"b1":2,"c1":[1,2],"d1":{"m":1},"e1":1000,"partName":"q","j":{"partName":"r"},"k":{"value":8}}"#
        )
    }

    @Test(
        "Dates in the forms servers use",
        arguments: [
            ("1700000000", 1_700_000_000.0), ("1700000000123", 1_700_000_000.123), ("\"1700000000\"", 1_700_000_000),
            ("\"1700000000000\"", 1_700_000_000),
            ("1.5", 1.5), ("\"2023-11-14T22:13:20Z\"", 1_700_000_000),
            ("\"2023-11-14T22:13:20.500Z\"", 1_700_000_000.5),
            ("\"2023-11-14T23:13:20+01:00\"", 1_700_000_000), ("\"Tue, 14 Nov 2023 22:13:20 GMT\"", 1_700_000_000),
        ])
    func dates(json: String, seconds: Double) throws {
        let model = try #require(Dated.deserialize(from: "{\"any\":\(json)}"))
        #expect(abs((model.any?.timeIntervalSince1970 ?? 0) - seconds) < 0.001)
        // And back, in the same form.
        let again = try #require(Dated.deserialize(from: model.toJSONString()))
        #expect(abs((again.any?.timeIntervalSince1970 ?? 0) - seconds) < 0.001)
    }

    @Test("Dates in local forms, and forms given at the property") func localDates() throws {
        let calendar = Calendar.current
        for (text, format) in [
            ("2024-01-31 08:15:00", "yyyy-MM-dd HH:mm:ss"), ("2024-01-31", "yyyy-MM-dd"),
            ("2024/01/31 08:15", "yyyy/MM/dd HH:mm"),
        ] {
            let model = try #require(Dated.deserialize(from: "{\"any\":\"\(text)\"}"))
            let date = try #require(model.any)
            #expect(calendar.component(.day, from: date) == 31)
            #expect(model.toDictionary()?["any"] as? String == text, "\(format)")
        }
        let model = try #require(
            Dated.deserialize(from: #"{"day":"31.01.2024","small":1000,"kept":"nonsense","any":{}}"#))
        #expect(calendar.component(.month, from: model.day) == 1)
        #expect(model.small == Date(timeIntervalSince1970: 1))
        #expect(model.kept == Date(timeIntervalSince1970: 5))
        #expect(model.any == nil)
        #expect(model.toJSONString() == #"{"day":"31.01.2024","small":1000,"kept":5}"#)
        // The property's form comes before the call's strategy.
        #expect(
            Dated.deserialize(from: #"{"small":1000}"#, options: [.date(.secondsSince1970)])?.small
                == Date(timeIntervalSince1970: 1))
        #expect(
            Dated.deserialize(from: #"{"any":1000}"#, options: [.date(.millisecondsSince1970)])?.any
                == Date(timeIntervalSince1970: 1))
    }

    @Test("SmartKey: candidates, paths, closures") func keys() throws {
        #expect(Keyed.deserialize(from: #"{"user_id":null,"uid":"7","data":{"id":8}}"#)?.id == 7)
        #expect(Keyed.deserialize(from: #"{"data":{"id":8}}"#)?.id == 8)
        #expect(Keyed.deserialize(from: #"{"id":8}"#)?.id == 1)
        #expect(Keyed.deserialize(from: #"{"literal.name":"a","literal":{"name":"b"}}"#)?.literal == "a")
        #expect(Keyed.deserialize(from: #"{"literal":{"name":"b"}}"#)?.literal == "b")
        #expect(Keyed.deserialize(from: #"{"nonnull":null}"#)?.nonnull == 4)
        #expect(Keyed.deserialize(from: #"{"tags":["a","b"]}"#)?.made == 2)
        #expect(Keyed.deserialize(from: #"{"made":5}"#)?.made == -1)
        let model = try #require(Keyed.deserialize(from: #"{"uid":7,"literal":{"name":"b"},"tags":["a"],"plain":"p"}"#))
        #expect(model.toJSONString() == #"{"user_id":7,"literal":{"name":"b"},"nonnull":4,"written":10,"plain":"p"}"#)
        #expect(throws: (any Error).self) { try Throwing.decode(from: "{}") }
        #expect(throws: (any Error).self) { try Throwing.decode(from: #"{"n":"x","m":1}"#) }
        #expect(throws: (any Error).self) { try Throwing.decode(from: #"{"n":1,"m":null}"#) }
        #expect(try Throwing.decode(from: #"{"n":"1","m":2}"#).n == 1)
    }

    @Test("SmartFlat: several levels, ignored keys inside, both ways") func flat() throws {
        let json = #"{"top":"t","one":"1","the_two":2,"hidden":9}"#
        let model = try #require(Levels.deserialize(from: json))
        #expect(model == Levels(top: "t", first: First(one: 1, hidden: 3, second: Second(two: 2, top: "t"))))
        #expect(model.toJSONString(useMappedKeys: true) == #"{"top":"t","one":1,"the_two":2}"#)
        #expect(Levels.deserialize(from: model.toDictionary(useMappedKeys: true)) == model)
        #expect(
            model.toJSONString(useMappedKeys: true, prettyPrint: true)
                == "{\n  \"top\" : \"t\",\n  \"one\" : 1,\n  \"the_two\" : 2\n}")
    }

    @Test("A class that is flat in itself ends") func ring() throws {
        let ring = try #require(Ring.deserialize(from: #"{"id":1}"#))
        #expect(ring.id == 1)
        var depth = 0
        var current: Ring? = ring
        while let next = current?.next {
            depth += 1
            current = next
        }
        #expect(depth < 100)
    }

    @Test("Equatable, Hashable, Sendable where the value is") func conformances() {
        func hashable<T: Hashable>(_ value: T) -> Bool { Set([value, value]).count == 1 }
        func sendable<T: Sendable>(_ value: T) -> Bool { true }
        #expect(hashable(SmartAny(wrappedValue: 1)) && sendable(SmartAny(wrappedValue: 1)))
        #expect(hashable(SmartFlat(wrappedValue: 1)) && sendable(SmartFlat(wrappedValue: 1)))
        #expect(hashable(IgnoredKey(wrappedValue: 1)) && sendable(IgnoredKey(wrappedValue: 1)))
        #expect(hashable(SmartKey(wrappedValue: 1, "a")) && sendable(SmartKey(wrappedValue: 1, "a")))
        #expect(hashable(SmartDate(wrappedValue: Date?.none)) && sendable(SmartDate(wrappedValue: Date?.none)))
        #expect(hashable(SmartCompact.Array(wrappedValue: [1])) && sendable(SmartCompact.Array(wrappedValue: [1])))
        #expect(SmartKey(wrappedValue: 1, "a") == SmartKey(wrappedValue: 1, "b"))
    }

    @Test("With Foundation's coders a wrapped property is a member as any other") func foundation() throws {
        let data = try JSONEncoder().encode(Levels(top: "t", first: First(one: 1, hidden: 3, second: Second(two: 2))))
        #expect(String(decoding: data, as: UTF8.self).contains("hidden") == false)
        struct Plain: Codable {
            @SmartAny var any: Any?
            @SmartAny var table: [String: Any]
            @IgnoredKey var ignored: Int?
            @SmartDate var date: Date?
            @SmartCompact.Array var list: [Int]
        }
        let plain = try JSONDecoder().decode(
            Plain.self, from: Data(#"{"table":{"a":[1,true,null,"x"]},"date":"2023-11-14T22:13:20Z","list":[1]}"#.utf8))
        #expect(plain.any == nil)
        #expect(plain.ignored == nil)
        #expect(plain.date == Date(timeIntervalSince1970: 1_700_000_000))
        let values = plain.table["a"] as? [Any]
        #expect(values?[0] as? Int == 1)
        #expect(values?[1] as? Bool == true)
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(plain)) as? [String: Any]
        #expect((object?["table"] as? [String: Any])?.keys.sorted() == ["a"])
        #expect(object?.keys.contains("ignored") == false)
    }
}
