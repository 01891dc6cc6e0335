import HandyJSONCompat
import SmartCodable
import Testing

/// The forms and settings of SmartCodable's wrappers in HandyJSON models: they belong to the property there too, whatever
/// the server sent before the app set a value.
@Suite struct WrapperFormTests {
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
}
