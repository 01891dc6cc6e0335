import Foundation
import SmartCodable
import Testing

/// The code blocks of Performance.md, verbatim. Its figures are the benchmarks'.
@Suite struct PerformanceArticleTests {
    @Test func modelsThatTheEngineFills() throws {
        struct Item: SmartDirectCodable {
            var id = 0
            var name: String?
            @SmartDate(.iso8601) var updated: Date?
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "item_id"] }
        }

        let items = [Item].deserialize(from: #"[{"item_id":"7","name":"Ann","updated":"2024-02-03T04:05:06Z"}]"#)
        // one item: id 7, name "Ann", the date
        try Item.checkLayout()      // in a test: throws where the model cannot be filled, and says why

        #expect(items?.map(\.id) == [7])
        #expect(items?.first?.name == "Ann")
        #expect(items?.first?.updated == Date(timeIntervalSince1970: 1_706_933_106))
    }

    @Test func aPartOfAResponse() {
        struct Row: SmartCodable {
            var id = 0
            @IgnoredKey var height: Double? = nil
        }

        func rows(of response: Data) -> [Row]? {
            [Row].deserialize(from: response, designatedPath: "data.list")
        }

        let response = Data(#"{"data":{"list":[{"id":1,"height":44.5},{"id":"2"}],"page":1}}"#.utf8)
        #expect(rows(of: response)?.map(\.id) == [1, 2])
        #expect(rows(of: response)?.first?.height == nil)
    }
}
