import Foundation
import SmartCodable
import Testing

/// What single lines of reports say.
@Suite("Lines say what was expected, found and done")
struct ReportLineTests {
    private func lines<Model: SmartCodable>(_ type: Model.Type, _ json: String) -> [String] {
        let report = SmartSentinel.record { Model.deserialize(from: json) }.1
        return report.repairs.filter { $0.action != .missing }.map(\.description)
    }

    private struct Inner: SmartCodable { var x = 1 }

    private struct Texts: SmartCodable {
        var number: Int?
        var list: [Int]?
        var lists: [[Int]] = []
        var members: [String: Inner]?
        var inner: Inner?
        var marks: [Int?] = []
        var byName: [String: Int?] = [:]
        var byNumber: [Int: Bool] = [:]
        var plain = Plain()
    }

    private struct Plain: Codable { var byNumber: [Int: [Int: Bool]] = [:] }

    @Test(
        "Types are as they are written, whatever a value was converted from",
        arguments: [
            (#"{"number":"5"}"#, #"number: Texts.number expects Int?, found string "5": converted"#),
            (#"{"list":"[1]"}"#, #"list: Texts.list expects [Int]?, found string "[1]": converted"#),
            (#"{"lists":["[1]"]}"#, #"lists[0]: Texts.lists expects [Int], found string "[1]": converted"#),
            (#"{"members":"{}"}"#, #"members: Texts.members expects [String: Inner]?, found string "{}": converted"#),
            (#"{"inner":"{}"}"#, #"inner: Texts.inner expects Inner?, found string "{}": converted"#),
            (#"{"marks":["5"]}"#, #"marks[0]: Texts.marks expects Int?, found string "5": converted"#),
            (#"{"marks":["x"]}"#, #"marks[0]: Texts.marks expects Int?, found string "x": set to nil"#),
            (#"{"byName":{"a":"5"}}"#, #"byName.a: Texts.byName expects Int?, found string "5": converted"#),
        ])
    func types(json: String, line: String) { #expect(lines(Texts.self, json) == [line]) }

    @Test(
        "A dictionary with numbers as keys is no model: lines name the property",
        arguments: [
            (
                #"{"byNumber":{"1":"true"}}"#,
                #"byNumber.1: Texts.byNumber expects Bool, found string "true": converted"#
            ),
            (
                #"{"plain":{"byNumber":{"1":{"2":"true"}}}}"#,
                #"plain.byNumber.1.2: Plain.byNumber expects Bool, found string "true": converted"#
            ),
        ])
    func numbersAsKeys(json: String, line: String) {
        for options: Set<SmartDecodingOption> in [[], [.strictCollections]] {
            let report = SmartSentinel.record { Texts.deserialize(from: json, options: options) }.1
            #expect(report.repairs.filter { $0.action != .missing }.map(\.description) == [line])
        }
    }

    @Test("The error of a path that leads nowhere is one sentence") func fullStops() {
        #expect(throws: (any Error).self) { try Texts.decode(from: "{}", designatedPath: "a.b") }
        do {
            _ = try Texts.decode(from: "{}", designatedPath: "a.b")
        } catch {
            #expect("\(error)".contains("Nothing at designatedPath 'a.b'") && !"\(error)".contains(".."))
        }
    }

    private struct Numbers: SmartCodable {
        @SmartAny var any: Any?
        @SmartAny var list: [Any] = []
        @SmartAny var members: [String: Any] = [:]
        @SmartAny var object: AnyObject?
        @SmartAny var number: NSNumber?
        @SmartAny var array: NSArray?
    }

    @Test(
        "A number beyond Double is not accepted by an Any",
        arguments: [
            (#"{"any":1e400}"#, "any: Numbers.any expects Any?, found number 1e400: set to nil"),
            (#"{"any":{"a":[-1e400,1]}}"#, "any.a[0]: Numbers.any expects Double, found number -1e400: left out"),
            (#"{"list":[1,1e400]}"#, "list[1]: Numbers.list expects Any, found number 1e400: left out"),
            (#"{"members":{"a":1e400}}"#, "members.a: Numbers.members expects Any, found number 1e400: left out"),
            (#"{"object":1e400}"#, "object: Numbers.object expects AnyObject?, found number 1e400: set to nil"),
            (#"{"number":1e400}"#, "number: Numbers.number expects NSNumber?, found number 1e400: set to nil"),
            (#"{"array":[1e400]}"#, "array[0]: Numbers.array expects Double, found number 1e400: left out"),
        ])
    func infinities(json: String, line: String) throws {
        #expect(lines(Numbers.self, json) == [line])
        #expect(throws: (any Error).self) { try Numbers.decode(from: json, options: [.strict]) }
        // Nothing infinite is left, which could not be written.
        let model = try #require(Numbers.deserialize(from: json))
        #expect(SmartSentinel.record { model.toJSONString() }.1.isEmpty)
    }

    private struct Counted: SmartCodable {
        private enum Tags: String, CodingKey { case tags }
        @SmartKey(decode: {
            try $0.container(keyedBy: Tags.self).decodeIfPresent([String].self, forKey: .tags)?.count
        }) var n = 0
    }

    @Test(
        "What a property's closure asked for is said of the property",
        arguments: [
            (#"{"tags":5}"#, "tags: Counted.n expects Int, found number 5: kept the initial value"),
            (#"{"tags":["a",5]}"#, "tags[1]: Counted.n expects String, found number 5: converted"),
        ])
    func closures(json: String, line: String) { #expect(lines(Counted.self, json) == [line]) }

    private enum Card: SmartPolymorphicEnum {
        case inner(Inner)
        static func variants() -> SmartVariants { SmartVariants(by: "kind", [SmartVariant("inner", Card.inner)]) }
    }

    private struct Wallet: SmartCodable { var card: Card? }

    @Test(
        "A variant that is not found says what is there",
        arguments: [
            ("{}", ": found nothing."), (#"{"kind":null}"#, ": found null."), (#"{"kind":[1]}"#, ": found array of 1."),
            (#"{"kind":"nothing"}"#, " 'nothing'."), (#"{"kind":5}"#, " '5'."),
        ])
    func variants(json: String, end: String) {
        #expect(
            lines(Wallet.self, #"{"card":\#(json)}"#).first?.hasSuffix("(Card has no variant for kind\(end))") == true)
    }

    private struct Path: SmartCodable {
        @SmartKey("a.b") var inside = 1
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    @Test("A value that an object replaces is said to be replaced")
    func replaced() {
        let (text, report) = SmartSentinel.record { Path(rest: ["a": 5]).toJSONString() }
        #expect(text == #"{"a":{"b":1}}"#)
        #expect(
            report.description
                == "a: Path.a expects object, found number 5: left out (a property's path leads through it)")
    }
}
