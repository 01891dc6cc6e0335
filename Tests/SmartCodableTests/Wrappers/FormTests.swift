import Foundation
import Testing

@testable import SmartCodable

/// The form of a property belongs to the property: it is written in it, whatever the server sent before the app set a
/// value.
@Suite struct FormTests {
    private static let day = Date(timeIntervalSince1970: 86_400)

    /// A model with dates in all declared forms, and what it writes for the second of January 1970.
    private struct Dates: SmartCodable {
        @SmartDate(.milliseconds) var milliseconds: Date?
        @SmartDate(.secondsText) var text: Date?
        @SmartDate(.format("dd.MM.yyyy")) var german: Date?
        @SmartDate(.iso8601) var iso: Date?
        @SmartDate(.milliseconds) var always: Date = Date(timeIntervalSince1970: 1)
        @SmartKey("under_key") @SmartDate(.milliseconds) var under: Date? = nil
        @SmartDate(.milliseconds) @SmartKey("over_key") var over: Date? = nil

        mutating func setAll() {
            milliseconds = FormTests.day
            text = FormTests.day
            german = FormTests.day
            iso = FormTests.day
            always = FormTests.day
            under = FormTests.day
            over = FormTests.day
        }

        static let names = ["milliseconds", "text", "german", "iso", "always", "under_key", "over_key"]
        static let written =
            #"{"milliseconds":86400000,"text":"86400","german":"02.01.1970","iso":"1970-01-02T00:00:00Z","always":86400000,"under_key":86400000,"over_key":86400000}"#
    }

    private class Base: SmartCodable {
        var id = 0
        required init() {}
    }

    private class Derived: Base {
        @SmartDate(.milliseconds) var at: Date?
        @SmartDate(.format("dd.MM.yyyy")) var german: Date?
    }

    /// What a server may send instead of a date.
    private static let odd = ["null", "\"soon\"", "[]", "{}", "true", "\"\""]

    /// The same in every member, and the empty object.
    private static func payloads(_ names: [String]) -> [String] {
        ["{}"] + odd.map { value in "{" + names.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}" }
    }

    @Test(arguments: payloads(Dates.names))
    func survivesWhatIsNoDate(_ json: String) throws {
        var model = try #require(Dates.deserialize(from: json))
        model.setAll()
        #expect(model.toJSONString() == Dates.written)
        var coded = try SmartJSONDecoder().decode(Dates.self, from: json)
        coded.setAll()
        #expect(try String(decoding: SmartJSONEncoder().encode(coded), as: UTF8.self) == Dates.written)
        let (heard, report) = SmartSentinel.record { Dates.deserialize(from: json) }
        var again = try #require(heard)
        again.setAll()
        #expect(again.toJSONString() == Dates.written)
        #expect(json == "{}" || !report.isEmpty)
    }

    @Test(arguments: payloads(Dates.names))
    func survivesUpdates(_ json: String) throws {
        for start in ["{}", #"{"milliseconds":1,"text":"1","german":"01.01.1970","iso":"1970-01-01T00:00:00Z"}"#] {
            var model = try #require(Dates.deserialize(from: start))
            SmartUpdater.update(&model, from: json)
            model.setAll()
            #expect(model.toJSONString() == Dates.written)
        }
    }

    @Test(arguments: payloads(["at", "german"]))
    func survivesInSubclasses(_ json: String) throws {
        let model = try #require(Derived.deserialize(from: json))
        model.at = Self.day
        model.german = Self.day
        #expect(model.toJSONString() == #"{"id":0,"at":86400000,"german":"02.01.1970"}"#)
        var updated = model
        SmartUpdater.update(&updated, from: json)
        updated.at = Self.day
        updated.german = Self.day
        #expect(updated.toJSONString() == #"{"id":0,"at":86400000,"german":"02.01.1970"}"#)
    }

    /// The server's form is read where the declared one is not sent, and the declared one written.
    @Test(arguments: ["\"1970-01-02T00:00:00Z\"", "86400", "\"86400\"", "\"1970-01-02\""])
    func otherFormsAreWrittenInTheDeclaredOne(_ value: String) throws {
        let model = try #require(Dates.deserialize(from: #"{"german":\#(value)}"#))
        let written = try #require(model.toDictionary())
        #expect(written["german"] as? String == "02.01.1970")
    }

    @Test func readyDatesAreWrittenInTheDeclaredForm() throws {
        let model = try #require(Dates.deserialize(from: ["german": Self.day, "milliseconds": Self.day]))
        #expect(model.toJSONString()?.contains(#""milliseconds":86400000"#) == true)
        #expect(model.toJSONString()?.contains(#""german":"02.01.1970""#) == true)
    }
}
