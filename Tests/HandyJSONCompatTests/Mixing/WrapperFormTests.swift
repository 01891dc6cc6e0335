import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// The forms and settings of SmartCodable's wrappers in HandyJSON models: they belong to the property there too, whatever
/// the server sent before the app set a value.
@Suite struct WrapperFormTests {
    private protocol WrittenDates: HandyJSON {
        var milliseconds: Date? { get set }
        var text: Date? { get set }
        var german: Date? { get set }
        var iso: Date? { get set }
        var always: Date { get set }
        var underKey: Date? { get set }
        var aroundForm: Date? { get set }
        var optional: Date? { get set }
        var ignoring: Date? { get set }
    }

    private struct Dates: WrittenDates {
        @SmartDate(.milliseconds) var milliseconds: Date?
        @SmartDate(.secondsText) var text: Date?
        @SmartDate(.format("dd.MM.yyyy")) var german: Date?
        @SmartDate(.iso8601) var iso: Date?
        @SmartDate(.milliseconds) var always = Date(timeIntervalSince1970: 1)
        @SmartKey @SmartDate(.milliseconds) var underKey: Date? = nil
        @SmartAny @SmartDate(.milliseconds) var aroundForm: Date? = nil
        @SmartOptional @SmartDate(.format("dd.MM.yyyy")) var optional: Date? = nil
        @IgnoredKey(isEncodable: true) @SmartDate(.milliseconds) var ignoring: Date? = nil
    }

    private class Base: HandyJSON {
        var id = 0
        required init() {}
    }

    private final class Derived: Base, WrittenDates {
        @SmartDate(.milliseconds) var milliseconds: Date?
        @SmartDate(.secondsText) var text: Date?
        @SmartDate(.format("dd.MM.yyyy")) var german: Date?
        @SmartDate(.iso8601) var iso: Date?
        @SmartDate(.milliseconds) var always = Date(timeIntervalSince1970: 1)
        @SmartKey @SmartDate(.milliseconds) var underKey: Date? = nil
        @SmartAny @SmartDate(.milliseconds) var aroundForm: Date? = nil
        @SmartOptional @SmartDate(.format("dd.MM.yyyy")) var optional: Date? = nil
        @IgnoredKey(isEncodable: true) @SmartDate(.milliseconds) var ignoring: Date? = nil
    }

    private static let written = [
        ("milliseconds", "129600000"), ("text", "\"129600\""), ("german", "\"02.01.1970\""),
        ("iso", "\"1970-01-02T12:00:00Z\""), ("always", "129600000"), ("underKey", "129600000"),
        ("aroundForm", "129600000"), ("optional", "\"02.01.1970\""),
        ("ignoring", "129600000"),
    ]

    private static let members = written.map { "\"\($0)\":\($1)" }.joined(separator: ",")

    private static let sent = [
        "null", "\"soon\"", "[]", "{}", "true", "\"\"", "5", "129600", "129600000000", "\"129600\"",
        "\"1970-01-02T12:00:00Z\"", "\"1970-01-02\"", "\"02.01.1970\"",
    ]

    private static let payloads =
        ["{}"] + sent.map { value in "{" + written.map { "\"\($0.0)\":\(value)" }.joined(separator: ",") + "}" }

    @Test(arguments: payloads)
    func survivesWhatTheServerSends(_ json: String) throws {
        try check(Dates.self, json, "{")
        try check(Derived.self, json, "{\"id\":0,")
    }

    private func check<Model: WrittenDates>(_: Model.Type, _ json: String, _ before: String) throws {
        let expected = before + Self.members + "}"
        func expectForms(_ read: Model?) throws {
            var model = try #require(read)
            let day = Date(timeIntervalSince1970: 129_600)
            (model.milliseconds, model.text, model.german, model.iso, model.always) = (day, day, day, day, day)
            (model.underKey, model.aroundForm, model.optional, model.ignoring) = (day, day, day, day)
            #expect(model.toJSONString() == expected)
            #expect(model.toJSON()?["milliseconds"] as? Double == 129_600_000)
        }
        try expectForms(Model.deserialize(from: json))
        try expectForms(SmartSentinel.record { Model.deserialize(from: json) }.0)
        // What comes in the declared form is read as that, and written in it without being set.
        let again = try #require(Model.deserialize(from: expected)?.toJSONString())
        for (name, text) in Self.written where !name.hasPrefix("ignor") {
            #expect(again.contains("\"\(name)\":\(text)"))
        }
        for start in ["{}", expected, json] {
            var model = try #require(Model.deserialize(from: start))
            JSONDeserializer.update(object: &model, from: json)
            try expectForms(model)
        }
    }

    /// A number below 10^11 is milliseconds where that is what the property says.
    @Test func theDeclaredFormIsTriedFirst() throws {
        let dates = try #require(Dates.deserialize(from: #"{"milliseconds":60000,"underKey":60000,"always":60000}"#))
        let minute = Date(timeIntervalSince1970: 60)
        #expect(dates.milliseconds == minute && dates.underKey == minute && dates.always == minute)
    }

    /// Without a declared form it is the one that came last.
    @Test func theFormThatCameIsKept() throws {
        struct Event: HandyJSON { @SmartDate var at: Date? }
        var event = try #require(Event.deserialize(from: #"{"at":"129600"}"#))
        #expect(event.toJSONString() == #"{"at":"129600"}"#)
        JSONDeserializer.update(object: &event, from: #"{"at":"1970-01-02T12:00:00Z"}"#)
        #expect(event.toJSONString() == #"{"at":"1970-01-02T12:00:00Z"}"#)
    }

    @Test func ignoredPropertiesAreWrittenWhereTheySaySo() throws {
        struct Cell: HandyJSON {
            @IgnoredKey var hidden = 1
            @IgnoredKey(isEncodable: true) var shown = 2
            @IgnoredKey(isEncodable: true) var none: Int?
            @SmartAny @IgnoredKey var hiddenInside = 3
            @SmartAny @IgnoredKey(isEncodable: true) var shownInside = 4
            var title = "t"
        }
        let cell = try #require(
            Cell.deserialize(from: #"{"hidden":9,"shown":9,"none":9,"hiddenInside":9,"shownInside":9,"title":"x"}"#))
        #expect(cell.toJSONString() == #"{"shown":2,"shownInside":4,"title":"x"}"#)
        #expect(cell.toJSON()?.keys.sorted() == ["shown", "shownInside", "title"])
        #expect(SmartSentinel.record { cell.toJSONString() }.1.isEmpty)
    }

    /// Names are a mapping's there: what has no effect is said once.
    @Test func wrappersWithoutEffectAreSaid() throws {
        struct Keyed: HandyJSON {
            @SmartKey("user_id") var id = 0
            @SmartKey(nonnull: true) var needed: Int? = 1
            @SmartKey var plain = 2
            @SmartFlat var rest: [String: JSONValue] = [:]
        }
        let lines = loggedLines(debugMode: .error) {
            for _ in 0..<2 { #expect(Keyed.deserialize(from: #"{"user_id":5,"id":6,"rest":{"a":1}}"#)?.id == 6) }
        }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("Keyed.id, needed: @SmartKey has no effect in a HandyJSON model") == true)
        #expect(lines.last?.contains("Keyed.rest: @SmartFlat has no effect in a HandyJSON model") == true)
    }

    /// A HandyJSON model that lies flat in a native one: what the dictionary beside it holds of it is not written.
    @Test func aFlatDictionaryLeavesAFlatHandyJSONModelItsMembers() throws {
        struct Part: HandyJSON {
            var p: Int?
            var q = 2
        }
        struct Around: SmartCodable {
            @SmartFlat var part: Part?
            @SmartFlat var rest: [String: JSONValue] = [:]
        }
        var model = try #require(Around.deserialize(from: #"{"p":5,"q":6,"z":1}"#))
        model.part?.p = nil
        model.part?.q = 60
        #expect(model.toJSONString() == #"{"q":60,"z":1}"#)
    }
}
