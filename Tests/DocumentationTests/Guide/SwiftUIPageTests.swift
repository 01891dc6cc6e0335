#if canImport(Observation)
import Foundation
import Observation
import SmartCodable
import Testing

/// The code blocks of Guide/SwiftUI.md, verbatim, and what they promise. The view compiles where there is SwiftUI.
@Suite struct SwiftUIPageTests {
    @Test func aFeed() async throws {
        guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
        typealias Feed = Observed.Feed
        let prints = DiagnosticsArticleTests.Told<String>()
        @Sendable func print(_ text: String) { prints.append(text) }

        let json = #"{"title":null,"rows":[{"id":"7","title":"Tea","likes":"12"},{"id":8,"likes":{}}]}"#
        var feed = Feed.deserialize(from: json) ?? Feed()
        // title "News"; rows 7 "Tea" with 12 likes, 8 "untitled" with 0
        #expect(feed.title == "News")
        #expect(feed.rows.map(\.id) == [7, 8] && feed.rows.map(\.title) == ["Tea", "untitled"])
        #expect(feed.rows.map(\.likes) == [12, 0])
        #expect(Feed().toJSONString() == #"{"title":"News","rows":[]}"#)

        withObservationTracking { print(feed.title) } onChange: { print("redraw") }
        SmartUpdater.update(&feed, from: #"{"title":"Today"}"#)     // prints "redraw"
        #expect(prints.all == ["News", "redraw"])
        #expect(feed.title == "Today")

        let found = try await rows(from: Data(#"{"data":{"rows":[{"id":"1"},null]}}"#.utf8))
        #expect(found.map(\.id) == [1])
    }

    typealias Row = Observed.Row

    func rows(from data: Data) async throws -> [Row] {
        try [Row].decode(from: data, designatedPath: "data.rows")
    }

    #if compiler(>=6.2)
    @Test func aModelIsDecodedAwayFromTheMainActor() async {
        #expect(await users(from: Data(#"[{"id":"1"}]"#.utf8))?.map(\.id) == [1])
    }

    nonisolated struct User: SmartCodable {
        var id = 0
    }

    nonisolated func users(from data: Data) async -> [User]? {
        await Task.detached { [User].deserialize(from: data) }.value
    }
    #endif

    enum Observed {
        struct Row: SmartCodable, Identifiable, Sendable {
            var id = 0
            var title = "untitled"
            var likes = 0
        }

        @Observable final class Feed: SmartCodable, SmartObservable {
            var title = "News"
            var rows: [Row] = []
            init() {}
            static func observedProperties() -> [AnyKeyPath] { [\Feed.title, \Feed.rows] }
        }
    }
}

#if canImport(SwiftUI)
import SwiftUI

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension SwiftUIPageTests {
    typealias Feed = Observed.Feed

    struct FeedView: View {
        @State private var feed = Feed()
        let load: @Sendable () async throws -> Data

        var body: some View {
            List(feed.rows) { row in
                LabeledContent(row.title, value: "\(row.likes) likes")
            }
            .navigationTitle(feed.title)
            .task { await refresh() }
            .refreshable { await refresh() }
        }

        @MainActor private func refresh() async {
            guard let data = try? await load() else { return }
            SmartUpdater.update(&feed, from: data, designatedPath: "data")
        }
    }
}
#endif
#endif
