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
}
