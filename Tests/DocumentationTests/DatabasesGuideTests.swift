import HandyJSONCompat
import SmartCodable
import Testing

/// The blocks of Migration/Guide/Databases.md that need no framework, verbatim, and what they promise. Realm and WCDB: `Tests/Integrations`; GRDB: `Tests/GRDB`.
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
        // The row has theme and font_size.

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

        struct RenamedSettings: SmartCodable {
            var theme = "dark"
            var size = 12
            @SmartAny var extra: [String: Any] = [:]
            enum CodingKeys: String, CodingKey { case theme, size = "font_size", extra }
        }
        let renamed = try JSONDecoder().decode([String: JSONValue].self, from: JSONEncoder().encode(RenamedSettings()))
        #expect(renamed.keys.sorted() == ["extra", "font_size", "theme"])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(NativeSettings.self, from: Data("{}".utf8)) }
    }

    @Test func aSubclassIsNoRecord() throws {
        class Base: SmartCodable {
            var id = 0
            required init() {}
        }
        class Sub: Base { var name = "" }

        let sub = try #require(Sub.deserialize(from: #"{"id":7,"name":"n"}"#))
        #expect(String(decoding: try JSONEncoder().encode(sub), as: UTF8.self) == #"{"id":7}"#)
    }
}
