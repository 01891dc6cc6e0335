import HandyJSONCompat
import Testing

/// The code blocks of Migration/Databases.md, verbatim, and what they promise.
@Suite struct DatabasesGuideTests {
    @Test func codableRecords() throws {
        struct Settings: HandyJSONCodable {
            var theme = "dark"
            var size = 12
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.size <-- "font_size"
            }
        }

        let row = try JSONEncoder().encode(Settings())
        let stored = try JSONDecoder().decode(Settings.self, from: row)

        #expect(stored.size == 12)
        #expect(try JSONDecoder().decode([String: JSONValue].self, from: row) == ["theme": "dark", "font_size": 12])

        struct NativeSettings: SmartCodable {
            var theme = "dark"
            var size = 12
            @SmartAny var extra: [String: Any] = [:]
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.size <--- "font_size"] }
        }

        let columns = try JSONDecoder().decode([String: JSONValue].self, from: JSONEncoder().encode(NativeSettings()))
        // theme, size, extra

        #expect(columns.keys.sorted() == ["extra", "size", "theme"])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(NativeSettings.self, from: Data("{}".utf8)) }
    }

    @Test func aModelForTheNetworkAndAnObjectForTheDatabase() throws {
        struct TrackJSON: SmartCodable {
            var id = 0
            var title = ""
        }

        /// In an app: a Realm `Object` with persisted properties.
        final class Track {
            var id = 0
            var title = ""
            convenience init(_ json: TrackJSON) {
                self.init()
                id = json.id
                title = json.title
            }
        }

        let track = Track(try #require(TrackJSON.deserialize(from: #"{"id":"7","title":"Tea"}"#)))
        #expect(track.id == 7 && track.title == "Tea")
    }
}
