import Foundation
import SmartCodable
import SmartStreams
import Testing

/// The code blocks of SmartStreams.md, verbatim, and what they promise.
@Suite struct SmartStreamsArticleTests {
    @Test func files() throws {
        struct Post: SmartCodable {
            var id = 0
            var title = "untitled"
        }

        let lines = """
            {"id":1,"title":"One"}
            {"id":"2"}
            {"id":
            {"id":4}
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("posts.jsonl")
        try Data(lines.utf8).write(to: url)

        for element in SmartJSONSequence<Post>(contentsOf: url) {
            do {
                let post = try element.get()
                print(element.index, post.title)
            } catch {
                print(error)
                // element 2 at byte 34: The given data was not valid JSON. …
            }
        }
        let ids = SmartJSONSequence<Post>(contentsOf: url).values.map(\.id)
        // [1, 2, 4]

        defer { try? FileManager.default.removeItem(at: url) }
        #expect(ids == [1, 2, 4])
        let errors = SmartJSONSequence<Post>(contentsOf: url).compactMap { element -> String? in
            if case .failure(let error) = element.result { "\(error)" } else { nil }
        }
        #expect(errors.count == 1 && errors[0].hasPrefix("element 2 at byte 34: The given data was not valid JSON. "))

        let page = #"{"total":2,"data":{"posts":[{"id":1},{"id":2,"title":"Two"}]}}"#
        let posts = SmartJSONSequence<Post>([Data(page.utf8)], format: .array(at: "data.posts"))
        print(posts.values.map(\.title))
        // ["untitled", "Two"]

        #expect(posts.values.map(\.title) == ["untitled", "Two"])
    }

    @Test func connections() async throws {
        struct Delta: SmartCodable {
            var text = ""
        }

        let pieces = AsyncStream<Data> { continuation in
            continuation.yield(Data("data: {\"text\":\"Hel".utf8))
            continuation.yield(Data("lo\"}\n\ndata: [DONE]\n\n".utf8))
            continuation.finish()
        }
        for try await element in SmartJSONStream(pieces, of: Delta.self, format: .events) {
            print(try element.get().text)
            // Hello
        }
    }
}
