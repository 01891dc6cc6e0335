import Foundation
import HandyJSONCompat
import Testing

private enum Letter: String, HandyJSONEnum { case a, b }

private struct Inner: HandyJSON { var a = 1 }

/// What a transform answers with goes to JSONSerialization as it is.
private struct Answers: HandyJSON {
    var list: Any?
    var table: Any?
    var models: [Inner] = []
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< list <-- TransformOf<Any, Any>(fromJSON: { $0 }, toJSON: { $0 })
        mapper <<< table <-- TransformOf<Any, [String: Any]>(fromJSON: { $0 }, toJSON: { $0 as? [String: Any] })
        mapper <<< models
            <-- TransformOf<[Inner], [Any]>(
                fromJSON: { [Inner].deserialize(from: $0)?.compactMap { $0 } },
                toJSON: { $0.map { [NSNull()] + $0.map { $0.toJSON() ?? [:] } } })
    }
}

private struct Texts: HandyJSON {
    var v: NSString? = "initial"
    var w: [NSString] = []
    var s = "initial"
}

private struct Sets: HandyJSON {
    var ints: [Int] = [3]
    var same: Set<Int>?
    var any: Any?
}

private struct ObjectSets: HandyJSON {
    var set: NSSet?
    var kept = NSSet(array: [9])
    var list: [NSSet] = []
    var table: [String: NSSet] = [:]
    var object: AnyObject?
    var text: NSMutableSet?
    var after = 0
}

private struct Nested: HandyJSON {
    var list: [Int??] = []
    var table: [String: Int??] = [:]
    var deep: [Int???]?
    var texts: [String?] = []
}

private struct Accents: HandyJSON {
    var v = 1
    var w = 2
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< v <-- "a.\u{FC}"
        mapper <<< w <-- ["x", "\u{E9}.y"]
    }
}

private struct Numbers: HandyJSON {
    var number: NSNumber?
    var any: Any?
    var text = "initial"
    var list: [NSNumber] = []
}

/// Neighbours of the recorded facts: what HandyJSON answers there too, found by running both on some ten thousand
/// combinations of types, values, sources and transforms.
@Suite struct NeighbourTests {
    @Test("null in the answer of a transform is written, at any depth")
    func nullInAnswers() {
        let json = #"{"list":[{"a":5},null,[null]],"table":{"k":null},"models":[{"a":2}]}"#
        let text = Answers.deserialize(from: json)?.toJSONString()
        #expect(text == #"{"list":[{"a":5},null,[null]],"table":{"k":null},"models":[null,{"a":2}]}"#)
    }

    @Test("an NSString takes any value of a dictionary source as text, as a String does")
    func textOfAnything() {
        let values: [(Any, String)] = [
            (Letter.b, "b"), ((1, "b"), #"(1, "b")"#), (Character("c"), "c"), (Inner(), "Inner(a: 1)"),
            (Date(timeIntervalSince1970: 5), "1970-01-01 00:00:05 +0000"), (URL(string: "h://x") as Any, "h://x"),
        ]
        for (value, text) in values {
            let found = Texts.deserialize(from: ["v": value, "w": [value], "s": value])
            #expect(found.flatMap { $0.v.map { $0 as String } } == found?.s, "\(text)")
            #expect(found?.w.first.map { $0 as String } == found?.s, "\(text)")
            #expect(found?.s.hasSuffix(text) == true, "\(text)")
        }
    }

    @Test("a Set in a dictionary source stays one where a Set can be, and is a list elsewhere")
    func setSource() {
        let found = Sets.deserialize(from: ["ints": Set([1]), "same": Set([2]), "any": Set([4])])
        #expect(found?.ints == [1])
        #expect(found?.same == [2])
        #expect(found?.any as? Set<Int> == [4])
    }

    @Test("of an optional in an optional the inner one is nil, where an element is null or cannot be read")
    func nestedOptionals() {
        let json = #"{"list":[1,null,"x"],"table":{"k":null,"j":[]},"deep":[null,"2"],"texts":[null,3]}"#
        let found = Nested.deserialize(from: json)
        #expect(found?.list == [.some(.some(1)), .some(.none), .some(.none)])
        #expect(found?.table == ["k": .some(.none), "j": .some(.none)])
        #expect(
            found.map { "\($0.deep as Any)" } == "Optional([Optional(Optional(nil)), Optional(Optional(Optional(2)))])")
        #expect(found?.texts == [nil, "3"])
        #expect(found?.toJSONString() == #"{"list":[1],"table":{},"deep":[2],"texts":["3"]}"#)
    }

    @Test("a path finds names that are canonically equal, in a mapping and as a designated path")
    func accentsInPaths() {
        let found = Accents.deserialize(from: #"{"a":{"u\u0308":5},"e\u0301":{"y":6}}"#)
        #expect(found?.v == 5 && found?.w == 6)
        let json = #"{"e\u0301":{"u\u0308":{"a":{"\u00fc":7}}}}"#
        #expect(Accents.deserialize(from: json, designatedPath: "\u{E9}.\u{FC}")?.v == 7)
        // The name that is coded alike comes first.
        let both = Accents.deserialize(from: #"{"a":{"\u00fc":8,"u\u0308":9}}"#)
        #expect(both?.v == 8)
    }

    @Test("a number of a dictionary source is the NSNumber that Swift makes of it")
    func numbersOfSources() {
        let found = Numbers.deserialize(from: ["number": Float(1.1), "list": [Float(2.2), Int8(3), 4.5] as [Any]])
        #expect(found?.number?.stringValue == NSNumber(value: Float(1.1)).stringValue)
        #expect(found?.list.map(\.stringValue) == [NSNumber(value: Float(2.2)), 3, 4.5].map(\.stringValue))
        let objects = Numbers.deserialize(
            from: NSDictionary(dictionary: ["number": NSNumber(value: Float(1.1)), "any": NSNumber(value: Float(2.2))]))
        #expect(objects?.number?.stringValue == NSNumber(value: Float(1.1)).stringValue)
        #expect((objects?.any as? NSNumber)?.stringValue == NSNumber(value: Float(2.2)).stringValue)
    }

    @Test(
        "a number that is none is text as HandyJSON writes it",
        arguments: [(Double.nan, "NaN"), (.infinity, "+∞"), (-.infinity, "-∞")] as [(Double, String)])
    func notFiniteAsText(number: Double, text: String) {
        #expect(Numbers.deserialize(from: ["text": number])?.text == text)
        #expect(Numbers.deserialize(from: ["text": Float(number)])?.text == text)
        #expect(Numbers.deserialize(from: NSDictionary(dictionary: ["text": number]))?.text == text)
    }

    @Test("a number of a JSON text beyond Double is no text")
    func beyondDoubleAsText() {
        #expect(Numbers.deserialize(from: #"{"text":1e400}"#)?.text == "initial")
    }

    @Test("a Set in a dictionary source is an NSSet where one is asked for, and no mutable one")
    func objectSets() {
        let source: [String: Any] = [
            "set": Set([1]), "kept": Set(["a"]), "list": [Set([2]), 3, NSSet(array: [4])] as [Any],
            "table": ["k": Set<AnyHashable>([5])], "object": Set([6]), "text": Set([7]), "after": 8,
        ]
        let found = ObjectSets.deserialize(from: source)
        #expect(found?.set == NSSet(array: [1]))
        #expect(found?.kept == NSSet(array: ["a"]))
        #expect(found?.list == [NSSet(array: [2]), NSSet(array: [4])])
        #expect(found?.table == ["k": NSSet(array: [5])])
        #expect(found?.object as? NSSet == NSSet(array: [6]))
        #expect(found?.text == nil)
        #expect(found?.after == 8)
        // No JSON value is a set.
        let json = ObjectSets.deserialize(from: #"{"set":[1],"kept":[1],"list":[[1]],"after":2}"#)
        #expect(json?.set == nil && json?.kept == NSSet(array: [9]) && json?.list == [] && json?.after == 2)
    }
}
