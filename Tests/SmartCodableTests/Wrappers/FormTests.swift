import ExCodableCompat
import Foundation
import SmartCodable
import TestSupport
import Testing

/// What the models of these tests have in common: dates in all forms that can be declared, in all wrappers, and what is
/// written when they are the second of January 1970.
private protocol WrittenDates: SmartCodable {
    var seconds: Date? { get set }
    var milliseconds: Date? { get set }
    var text: Date? { get set }
    var longText: Date? { get set }
    var iso: Date? { get set }
    var fraction: Date? { get set }
    var german: Date? { get set }
    var formatted: Date? { get set }
    var always: Date { get set }
    var under: Date? { get set }
    var aroundForm: Date? { get set }
    var optional: Date? { get set }
    var ignoring: Date? { get set }
    var demanded: Date? { get set }
    var made: Date? { get set }
}

extension WrittenDates {
    fileprivate mutating func setAll() {
        let day = Date(timeIntervalSince1970: 129_600)
        (seconds, milliseconds, text, longText, iso, fraction, german, formatted) = (
            day, day, day, day, day, day, day, day
        )
        (always, under, aroundForm, optional) = (day, day, day, day)
        (ignoring, demanded, made) = (day, day, day)
    }
}

private enum Written {
    static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy|MM|dd"
        return formatter
    }()

    static func date(_ decoder: any Decoder) -> Date? {
        (decoder["source"] as Double?).map { Date(timeIntervalSince1970: $0) }
    }

    /// Member and text of each property.
    static let dates = [
        ("seconds", "129600"), ("milliseconds", "129600000"), ("text", "\"129600\""), ("longText", "\"129600000\""),
        ("iso", "\"1970-01-02T12:00:00Z\""), ("fraction", "\"1970-01-02T12:00:00.000Z\""),
        ("german", "\"02.01.1970\""), ("formatted", "\"1970|01|02\""), ("always", "129600000"),
        ("under_key", "129600000"), ("aroundForm", "129600000"), ("optional", "\"02.01.1970\""),
        ("ignoring", "129600000"), ("demanded", "129600000"), ("made", "129600000"),
    ]

    static let text = dates.map { "\"\($0)\":\($1)" }.joined(separator: ",")
}

/// The form of a property belongs to the property: it is written in it, whatever the server sent before the app set a
/// value.
@Suite struct FormTests {
    private struct Dates: WrittenDates {
        @SmartDate(.seconds) var seconds: Date?
        @SmartDate(.milliseconds) var milliseconds: Date?
        @SmartDate(.secondsText) var text: Date?
        @SmartDate(.millisecondsText) var longText: Date?
        @SmartDate(.iso8601) var iso: Date?
        @SmartDate(.iso8601WithFraction) var fraction: Date?
        @SmartDate(.format("dd.MM.yyyy")) var german: Date?
        @SmartDate(.formatted(Written.formatter)) var formatted: Date?
        @SmartDate(.milliseconds) var always = Date(timeIntervalSince1970: 1)
        @SmartKey("under_key") @SmartDate(.milliseconds) var under: Date? = nil
        @SmartAny @SmartDate(.milliseconds) var aroundForm: Date? = nil
        @SmartOptional @SmartDate(.format("dd.MM.yyyy")) var optional: Date? = nil
        @IgnoredKey(isEncodable: true) @SmartDate(.milliseconds) var ignoring: Date? = nil
        @SmartKey(nonnull: true) @SmartDate(.milliseconds) var demanded: Date? = Date(timeIntervalSince1970: 2)
        @SmartKey(decode: { Written.date($0).map { SmartDate(wrappedValue: $0) } }) @SmartDate(.milliseconds)
        var made: Date? = nil
    }

    private class Base: SmartCodable {
        var id = 0
        required init() {}
    }

    /// In a level that the engine codes.
    private final class Derived: Base, WrittenDates {
        @SmartDate(.seconds) var seconds: Date?
        @SmartDate(.milliseconds) var milliseconds: Date?
        @SmartDate(.secondsText) var text: Date?
        @SmartDate(.millisecondsText) var longText: Date?
        @SmartDate(.iso8601) var iso: Date?
        @SmartDate(.iso8601WithFraction) var fraction: Date?
        @SmartDate(.format("dd.MM.yyyy")) var german: Date?
        @SmartDate(.formatted(Written.formatter)) var formatted: Date?
        @SmartDate(.milliseconds) var always = Date(timeIntervalSince1970: 1)
        @SmartKey("under_key") @SmartDate(.milliseconds) var under: Date? = nil
        @SmartAny @SmartDate(.milliseconds) var aroundForm: Date? = nil
        @SmartOptional @SmartDate(.format("dd.MM.yyyy")) var optional: Date? = nil
        @IgnoredKey(isEncodable: true) @SmartDate(.milliseconds) var ignoring: Date? = nil
        @SmartKey(nonnull: true) @SmartDate(.milliseconds) var demanded: Date? = Date(timeIntervalSince1970: 2)
        @SmartKey(decode: { Written.date($0).map { SmartDate(wrappedValue: $0) } }) @SmartDate(.milliseconds)
        var made: Date? = nil
    }

    /// In a class that codes itself.
    private final class Object: WrittenDates {
        @SmartDate(.seconds) var seconds: Date?
        @SmartDate(.milliseconds) var milliseconds: Date?
        @SmartDate(.secondsText) var text: Date?
        @SmartDate(.millisecondsText) var longText: Date?
        @SmartDate(.iso8601) var iso: Date?
        @SmartDate(.iso8601WithFraction) var fraction: Date?
        @SmartDate(.format("dd.MM.yyyy")) var german: Date?
        @SmartDate(.formatted(Written.formatter)) var formatted: Date?
        @SmartDate(.milliseconds) var always = Date(timeIntervalSince1970: 1)
        @SmartKey("under_key") @SmartDate(.milliseconds) var under: Date? = nil
        @SmartAny @SmartDate(.milliseconds) var aroundForm: Date? = nil
        @SmartOptional @SmartDate(.format("dd.MM.yyyy")) var optional: Date? = nil
        @IgnoredKey(isEncodable: true) @SmartDate(.milliseconds) var ignoring: Date? = nil
        @SmartKey(nonnull: true) @SmartDate(.milliseconds) var demanded: Date? = Date(timeIntervalSince1970: 2)
        @SmartKey(decode: { Written.date($0).map { SmartDate(wrappedValue: $0) } }) @SmartDate(.milliseconds)
        var made: Date? = nil
        init() {}
    }

    /// What a server may send instead of a date, and every other form of one.
    private static let odd = ["null", "\"soon\"", "[]", "{}", "true", "\"\""]
    private static let forms = [
        "5", "129600", "129600000000", "\"129600\"", "\"129600000000\"", "\"1970-01-02T12:00:00Z\"",
        "\"1970-01-02T12:00:00.5Z\"", "\"1970-01-02\"", "\"02.01.1970\"", "\"1970|01|02\"",
    ]

    /// The same in every member, and the empty object.
    private static func payloads(_ names: [String]) -> [String] {
        ["{}"] + (odd + forms).map { value in "{" + names.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}" }
    }

    private static let payloads = payloads(Written.dates.map(\.0) + ["source"])

    @Test(arguments: rows(payloads, for: "forms"))
    func survivesWhatTheServerSends(_ json: String) throws {
        try check(Dates.self, json, "")
        try check(Object.self, json, "")
        try check(Derived.self, json, "\"id\":0,")
    }

    private func check<Model: WrittenDates>(_: Model.Type, _ json: String, _ before: String) throws {
        let expected = "{" + before + Written.text + "}"
        func expectForms(_ read: Model?) throws {
            var model = try #require(read)
            model.setAll()
            #expect(model.toJSONString() == expected)
            #expect(try String(decoding: SmartJSONEncoder().encode(model), as: UTF8.self) == expected)
        }
        try expectForms(Model.deserialize(from: json))
        try expectForms(SmartJSONDecoder().decode(Model.self, from: json))
        let (heard, report) = SmartSentinel.record { Model.deserialize(from: json) }
        try expectForms(heard)
        if Self.odd.contains(where: { json.contains(":\($0)}") }) { #expect(!report.isEmpty) }
        // What comes in the declared form is written in it without being set.
        let again = try #require(Model.deserialize(from: expected)?.toJSONString())
        let isRead = { !["ignoring", "made"].contains($0) }
        for (name, text) in Written.dates where isRead(name) { #expect(again.contains("\"\(name)\":\(text)")) }
        for start in ["{}", expected, json] {
            var model = try #require(Model.deserialize(from: start))
            SmartUpdater.update(&model, from: json)
            try expectForms(model)
        }
    }

    @Test func readyDatesAreWrittenInTheDeclaredForm() throws {
        let day = Date(timeIntervalSince1970: 129_600)
        let model = try #require(Dates.deserialize(from: ["german": day, "milliseconds": day, "under_key": day]))
        let written = try #require(model.toDictionary())
        #expect(written["milliseconds"] as? Int == 129_600_000 && written["under_key"] as? Int == 129_600_000)
        #expect(written["german"] as? String == "02.01.1970")
    }

    /// Without a declared form it is the one that came; by a decoder's strategy, the encoder's.
    @Test func theFormThatCameIsKept() throws {
        struct Event: SmartCodable { @SmartDate var at: Date? }
        for form in ["129600", "\"129600\"", "\"1970-01-02T12:00:00Z\"", "\"1970-01-02\""] {
            let json = #"{"at":\#(form)}"#
            #expect(Event.deserialize(from: json)?.toJSONString() == json)
            let read = try SmartJSONDecoder().decode(Event.self, from: json)
            #expect(try String(decoding: SmartJSONEncoder().encode(read), as: UTF8.self) == json)
        }
        // A later value brings its own.
        var event = try #require(Event.deserialize(from: #"{"at":"129600"}"#))
        SmartUpdater.update(&event, from: #"{"at":"1970-01-02T12:00:00Z"}"#)
        #expect(event.toJSONString() == #"{"at":"1970-01-02T12:00:00Z"}"#)
    }

    /// What conversions and transformers make is written in the declared form too.
    @Test func whatUserCodeMakesIsWrittenInTheDeclaredForm() throws {
        struct Converted: SmartCodable, SmartConverting {
            @SmartDate(.milliseconds) var at: Date?
            @SmartKey("k") @SmartDate(.milliseconds) var keyed: Date? = nil
            @SmartDate(.milliseconds) var transformed: Date?
            static func conversions() -> [SmartConversion] {
                [SmartConversion(to: Date.self) { $0 == "noon" ? Date(timeIntervalSince1970: 129_600) : nil }]
            }
            static func mappingForValue() -> [SmartValueTransformer]? {
                [
                    CodingKeys.transformed
                        <--- FastTransformer<Date, Int>(
                            fromJSON: { $0.map { Date(timeIntervalSince1970: Double($0) * 3600) } }, toJSON: nil)
                ]
            }
        }
        let model = try #require(Converted.deserialize(from: #"{"at":"noon","k":"noon","transformed":36}"#))
        #expect(model.toJSONString() == #"{"at":129600000,"k":129600000,"transformed":129600000}"#)
    }
    /// A Date of whole milliseconds has a little more or less than them.
    @Test(arguments: [123, 1001, 4035, 1_712_491_290_123]) func millisecondsAreWhole(_ number: Int) {
        struct Moment: SmartCodable {
            @SmartDate(.milliseconds) var at: Date?
            @SmartDate(.millisecondsText) var text: Date?
        }
        let json = #"{"at":\#(number),"text":"\#(number)"}"#
        #expect(Moment.deserialize(from: json)?.toJSONString() == json)
    }
}
