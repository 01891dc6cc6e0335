import Foundation
import SmartCodable
import Testing

/// The examples of the SmartCodable 4 README: compatibility, the log's information, optional models and initial values.
@Suite("SmartCodable 4 README: compatibility")
struct EarlierSmartCodableCompatibilityTests {
    /// In SmartCodable 4 the type's own default value was filled in, now the initial value is. So the date begins at
    /// the one that is documented.
    private struct CompatibleTypes: SmartDecodable {
        var a: String = ""
        var b: Bool = false
        var c: Date = Date(timeIntervalSinceReferenceDate: 0)
        var d: Data = Data()

        var e: Double = 0.0
        var f: Float = 0.0
        var g: CGFloat = 0.0

        var h: Int = 0
        var i: Int8 = 0
        var j: Int16 = 0
        var k: Int32 = 0
        var l: Int64 = 0

        var m: UInt = 0
        var n: UInt8 = 0
        var o: UInt16 = 0
        var p: UInt32 = 0
        var q: UInt64 = 0

        var v: [String] = []
        var w: [String: [String: Int]] = [:]
        var x: [String: String] = [:]
        var y: [String: Int] = [:]
        var z: CompatibleItem = CompatibleItem()
    }

    private class CompatibleItem: SmartDecodable, CustomStringConvertible {
        var name: String = ""
        var age: Int = 0
        required init() {}
        var description: String { "CompatibleItem(name: \"\(name)\", age: \(age))" }
    }

    private static let noKeys = "{}"
    private static let nulls = """
        {
          "a": null,
          "b": null,
          "c": null,
          "d": null,
          "e": null,
          "f": null,
          "g": null,
          "h": null,
          "i": null,
          "j": null,
          "k": null,
          "l": null,

          "v": null,
          "w": null,
          "x": null,
          "y": null,
          "z": null
        }
        """

    @Test("No key and null: every type's default value", arguments: [noKeys, nulls])
    func noKeyAndNull(_ json: String) throws {
        let person = try #require(CompatibleTypes.deserialize(from: json))
        let found = Mirror(reflecting: person).children.map { "\($0.label ?? ""): \(type(of: $0.value)) = \($0.value)" }
        #expect(
            found == [
                "a: String = ",
                "b: Bool = false",
                "c: Date = 2001-01-01 00:00:00 +0000",
                "d: Data = 0 bytes",
                "e: Double = 0.0",
                "f: Float = 0.0",
                "g: CGFloat = 0.0",
                "h: Int = 0",
                "i: Int8 = 0",
                "j: Int16 = 0",
                "k: Int32 = 0",
                "l: Int64 = 0",
                "m: UInt = 0",
                "n: UInt8 = 0",
                "o: UInt16 = 0",
                "p: UInt32 = 0",
                "q: UInt64 = 0",
                "v: Array<String> = []",
                "w: Dictionary<String, Dictionary<String, Int>> = [:]",
                "x: Dictionary<String, String> = [:]",
                "y: Dictionary<String, Int> = [:]",
                "z: CompatibleItem = CompatibleItem(name: \"\", age: 0)",
            ])
    }

    // Not in the attribute: Swift 6.0's compiler crashes on closures there.
    private static let boolTexts: [(String, Bool?)] =
        [
            ("1", true), ("0", false), ("2", nil), ("-1", nil), ("[]", nil), ("{}", nil), (#""maybe""#, nil),
            (#""2""#, nil),
        ] as [(String, Bool?)]
        + ["1", "YES", "Yes", "yes", "TRUE", "True", "true"].map { ("\"\($0)\"", true) }
        + ["0", "NO", "No", "no", "FALSE", "False", "false"].map { ("\"\($0)\"", false) }

    @Test("Wrong type, conversions to Bool: 0 and 1, and the texts of the table", arguments: boolTexts)
    func bools(_ json: String, _ expected: Bool?) throws {
        struct Model: SmartCodable {
            var optional: Bool?
            var initiallyTrue = true
            var initiallyFalse = false
        }
        let model = try #require(
            Model.deserialize(from: "{\"optional\":\(json),\"initiallyTrue\":\(json),\"initiallyFalse\":\(json)}"))
        #expect(model.optional == expected, "\(json)")
        #expect(model.initiallyTrue == expected ?? true, "\(json)")
        #expect(model.initiallyFalse == expected ?? false, "\(json)")
    }

    @Test(
        "Wrong type, conversions to String: integers and floating point",
        arguments: [("20", "20"), ("-7", "-7"), ("1.5", "1.5"), ("0.1", "0.1"), ("[]", nil), ("{}", nil)]
            as [(String, String?)])
    func strings(_ json: String, _ expected: String?) throws {
        struct Model: SmartCodable {
            var optional: String?
            var initial = "initial"
        }
        let model = try #require(Model.deserialize(from: "{\"optional\":\(json),\"initial\":\(json)}"))
        #expect(model.optional == expected, "\(json)")
        #expect(model.initial == expected ?? "initial", "\(json)")
    }

    private struct Class: SmartCodable {
        var students: [Student] = []
    }

    private struct Student: SmartCodable {
        var more = ""
    }

    private struct DecodeErrorPrint: SmartCodable {
        var a = false
        var c = false
    }

    /// The text has its SmartCodable 5 form now (see its README's Sentinel); what it told is here as values.
    @Test("Debug log: kind of error, model, node, property and type")
    func debugLog() {
        let missing = SmartSentinel.record { [Class].deserialize(from: #"[{"students":[{}]}]"#) }.report.repairs
        #expect(missing.count == 1)
        #expect(missing.first?.action == .missing)
        #expect(missing.first?.path == "[0].students[0].more")
        #expect(missing.first?.model == "Student")
        #expect(missing.first?.property == "more")

        let wrong = SmartSentinel.record { DecodeErrorPrint.deserialize(from: #"{"a":"text","c":null}"#) }.report
            .repairs
        #expect(wrong.map(\.model) == ["DecodeErrorPrint", "DecodeErrorPrint"])
        #expect(wrong.map(\.path) == ["a", "c"])
        #expect(wrong.map(\.property) == ["a", "c"])
        #expect(wrong.map(\.expected) == ["Bool", "Bool"])
        #expect(wrong.map(\.action) == [.keptInitialValue, .null])
        #expect(wrong.map(\.found) == [#"string "text""#, "null"])
    }

    @Test("Debug log, reading a node: index, key, index, key, key")
    func node() {
        struct Page: SmartCodable {
            var sampleFive: [SampleFive] = []
        }
        struct SampleFive: SmartCodable {
            var sampleOne = SampleOne()
        }
        struct SampleOne: SmartCodable {
            var string = ""
        }
        let json = #"[{"sampleFive":[{"sampleOne":{"string":"a"}},{"sampleOne":{"string":[]}}]}]"#
        let report = SmartSentinel.record { [Page].deserialize(from: json) }.report
        #expect(report.repairs.map(\.path) == ["[0].sampleFive[1].sampleOne.string"])
    }

    /// Where SmartCodable 4 failed, an optional model is now nil.
    @Test("Drawbacks, optional model properties: a wrong type without @SmartOptional")
    func optionalModel() throws {
        struct Feed: SmartCodable {
            var one: FeedOne?
            var name = ""
        }
        struct FeedOne: SmartCodable {
            var name: String = ""
        }
        let feed = try #require(Feed.deserialize(from: #"{"one":"text","name":"kept"}"#))
        #expect(feed.one == nil)
        #expect(feed.name == "kept")
        #expect(Feed.deserialize(from: #"{"one":{"name":"Mccc"}}"#)?.one?.name == "Mccc")
    }

    @Test("Drawbacks, optional model properties: @SmartOptional with a class")
    func smartOptional() throws {
        struct Feed: SmartCodable {
            @SmartOptional var one: FeedOne?
        }
        class FeedOne: SmartCodable {
            var name: String = ""
            required init() {}
            func didFinishMapping() { name += "!" }
        }
        let feed = try #require(Feed.deserialize(from: #"{"one":"text"}"#))
        #expect(feed.one == nil)
        #expect(Feed.deserialize(from: #"{"one":{"name":"Mccc"}}"#)?.one?.name == "Mccc!")
    }

    /// "The model's initial values have no effect": they have now.
    @Test("Drawbacks, initial values: they are what is filled in")
    func initialValues() {
        struct Model: SmartCodable, Equatable {
            var name = "unnamed"
            var age = 18
            var flag = true
        }
        #expect(Model.deserialize(from: "{}") == Model())
        #expect(Model.deserialize(from: #"{"name":null,"age":[],"flag":"maybe"}"#) == Model())
    }
}
