import Foundation
import SmartCodable
import Testing

#if canImport(Combine)
import Combine
#endif

/// The code blocks of Wrappers.md, verbatim, and what they promise.
@Suite struct WrappersArticleTests {
    @Test func overview() throws {
        struct Page: SmartCodable {
            var name = ""
            @SmartAny var extra: [String: Any] = [:]
            @SmartFlat var author: Author?
            @IgnoredKey var onTap: (() -> Void)?
            @SmartDate var created: Date?
        }

        struct Author: SmartCodable {
            var authorName = ""
        }

        let page = Page.deserialize(from: #"{"name":"News","extra":{"hot":true},"authorName":"Ann","created":"1970-01-01T00:01:00Z"}"#)
        let text = page?.toJSONString()
        // {"name":"News","extra":{"hot":true},"authorName":"Ann","created":"1970-01-01T00:01:00Z"}

        #expect(page?.extra["hot"] as? Bool == true)
        #expect(page?.author?.authorName == "Ann")
        #expect(page != nil && page?.onTap == nil)
        #expect(page?.created == Date(timeIntervalSince1970: 60))
        #expect(text == #"{"name":"News","extra":{"hot":true},"authorName":"Ann","created":"1970-01-01T00:01:00Z"}"#)
    }

    @Test func flatDictionaries() {
        struct Profile: SmartCodable {
            var name = ""
            @SmartFlat var rest: [String: JSONValue] = [:]
        }

        var profile = Profile.deserialize(from: #"{"name":"Ann","theme":"dark"}"#)
        profile?.name = "Bea"
        let saved = profile?.toJSONString()
        // {"name":"Bea","theme":"dark"}

        #expect(saved == #"{"name":"Bea","theme":"dark"}"#)
    }

    @Test func unknownMembers() {
        struct Settings: SmartCodable {
            var name = ""
            @SmartUnknown var rest: [String: JSONValue] = [:]
        }

        var settings = Settings.deserialize(from: #"{"version":3,"name":"Ann","beta":{"tabs":true}}"#)
        settings?.name = "Bea"
        settings?.rest["version"] = nil
        let sent = settings?.toJSONString()
        // {"name":"Bea","beta":{"tabs":true}}

        #expect(sent == #"{"name":"Bea","beta":{"tabs":true}}"#)
    }

    @Test func dates() throws {
        struct Event: SmartCodable {
            @SmartDate var start: Date?
            @SmartDate(.milliseconds) var end: Date?
        }

        let event = Event.deserialize(from: #"{"start":"60","end":90000}"#)
        let form = event?.toJSONString()
        // {"start":"60","end":90000}

        #expect(event?.start == Date(timeIntervalSince1970: 60))
        #expect(event?.end == Date(timeIntervalSince1970: 90))
        #expect(form == #"{"start":"60","end":90000}"#)
    }

    @Test func combinations() {
        struct Report: SmartCodable {
            @SmartKey("c1", "counts") @SmartCompact.Array var counts: [Int] = []
            @SmartKey("due") @SmartDate var deadline: Date? = nil
            @IgnoredKey @SmartAny var cache: Any? = "none"
        }

        let report = Report.deserialize(from: #"{"counts":[1,"2","x"],"due":60,"cache":1}"#)
        // counts [1, 2], deadline 60 seconds after 1970, cache "none"

        #expect(report?.counts == [1, 2])
        #expect(report?.deadline == Date(timeIntervalSince1970: 60))
        #expect(report?.cache as? String == "none")
        #expect(report?.toJSONString() == #"{"c1":[1,2],"due":60}"#)
    }

    #if canImport(Combine)
    @Test func publishing() throws {
        final class Player: ObservableObject, SmartCodable {
            @SmartPublished var score = 0
            @SmartPublished @SmartAny var extra: [String: Any] = [:]
            init() {}
        }

        let player = Player()
        let scores = player.$score.sink { print($0) }                       // now, and before every change
        let extras = player.$extra.sink { print($0.wrappedValue.count) }

        var changes = 0
        let observed = player.objectWillChange.sink { changes += 1 }
        player.score = 1
        player.extra = ["a": 1]
        #expect(changes == 2)
        for subscription in [scores, extras, observed] { subscription.cancel() }
        #expect(Player.deserialize(from: #"{"score":"5"}"#)?.score == 5)
    }
    #endif

    private struct Place: SmartCodable, Equatable {
        var city = ""
    }

    private struct Everything: Codable {
        @SmartFlat var place: Place
        @SmartDate(.milliseconds) var date: Date?
        @SmartCompact.Array var marks: [Int]
        @SmartAny var any: Any?
    }

    @Test func otherCoders() throws {
        struct Card: Codable {
            @SmartAny var extra: [String: Any]
            @SmartKey("user_id") var id = 0
            @IgnoredKey var cache: Int?
        }

        let card = try JSONDecoder().decode(Card.self, from: Data(#"{"extra":{"a":[1,true]},"id":7}"#.utf8))

        #expect(JSONValue(card.extra) == ["a": [1, true]])
        #expect(card.id == 7)
        #expect(card.cache == nil)
        let written = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(card))
        #expect(written == ["extra": ["a": [1, true]], "id": 7])

        let data = Data(#"{"place":{"city":"Bonn"},"date":60,"marks":[1]}"#.utf8)
        let everything = try JSONDecoder().decode(Everything.self, from: data)
        #expect(everything.place == Place(city: "Bonn"))
        #expect(everything.date == Date(timeIntervalSince1970: 60), "the form that is recognised")
        #expect(everything.any == nil)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Everything.self, from: Data(#"{"place":{"city":""},"marks":["x"]}"#.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Everything.self, from: Data(#"{"place":{"city":""}}"#.utf8)) }
        let dated = Everything(place: Place(), date: SmartDate(wrappedValue: Date(timeIntervalSince1970: 60), .milliseconds), marks: [])
        #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(dated))["date"] == 60_000)
        struct Event: SmartCodable { @SmartDate(.milliseconds) var date: Date? }
        for (came, written) in [("null", "60"), ("\"1970-01-02T00:00:00Z\"", "\"1970-01-01T00:01:00Z\"")] {
            var event = try JSONDecoder().decode(Event.self, from: Data(#"{"date":\#(came)}"#.utf8))
            event.date = Date(timeIntervalSince1970: 60)
            #expect(try String(decoding: JSONEncoder().encode(event), as: UTF8.self).contains(#""date":\#(written)"#))
            #expect(event.toJSONString() == #"{"date":\#(written)}"#, "not the form that is given there")
        }
    }

    @Test func conformances() {
        func isHashable<T: Hashable & Sendable>(_: T.Type) -> Bool { true }
        #expect(isHashable(SmartAny<Int>.self) && isHashable(IgnoredKey<Int>.self) && isHashable(SmartFlat<Int>.self))
        #expect(isHashable(SmartKey<Int>.self) && isHashable(SmartDate<Date?>.self) && isHashable(SmartCompact.Array<[Int]>.self))
    }
}
