import Foundation
import SmartCodable
import Testing

/// The code block of Performance.md, verbatim. Its figures are the benchmarks'.
@Suite struct PerformanceArticleTests {
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
