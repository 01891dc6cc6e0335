import Foundation
import SmartCodable
import Testing

/// The tutorial's code, step by step as its files have it, and what it says is printed. `TutorialTypeChecks` looks at its
/// SwiftUI code.
@Suite struct TutorialTests {
    private static let resources = "Documentation/SmartCodable/Resources"
    private static func feed() throws -> String { try CodeBlockTests.text(of: "\(resources)/feed-01.json") }

    @Test func decodeWhatFits() throws {
        struct Post: SmartCodable {
            var id = 0
            var title = "Untitled"
            var likes = 0
        }

        func posts(in feed: String) -> [Post] {
            [Post].deserialize(from: feed, designatedPath: "data.list") ?? []
        }

        let found = posts(in: try Self.feed())
        #expect(found.map(\.title) == ["Swift 6.3 is out", "Untitled", "Live from Bonn"])
        #expect(found.map(\.likes) == [42, 0, 3])
        #expect(found.map(\.id) == [0, 0, 0])
    }

    @Test func readTheReport() throws {
        struct Post: SmartCodable {
            var id = 0
            var title = "Untitled"
            var likes = 0
        }

        func posts(in feed: String) -> [Post] {
            let (posts, report) = SmartSentinel.record {
                [Post].deserialize(from: feed, designatedPath: "data.list")
            }
            print(report)
            return posts ?? []
        }

        let feed = try Self.feed()
        #expect(posts(in: feed).count == 3)
        let (_, report) = SmartSentinel.record { [Post].deserialize(from: feed, designatedPath: "data.list") }
        try expectFile("feed-05-report.txt", report)
    }

    @Test func names() throws {
        struct Post: SmartCodable, Identifiable {
            var id = 0
            var title = "Untitled"
            var likes = 0

            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- "post_id"]
            }
        }

        let found = [Post].deserialize(from: try Self.feed(), designatedPath: "data.list")
        #expect(found?.map(\.id) == [101, 102, 103])
    }

    @Test func author() throws {
        struct Author: SmartCodable {
            var name = "Somebody"
        }

        struct Post: SmartCodable, Identifiable {
            var id = 0
            var title = "Untitled"
            var likes = 0
            var author = Author()
            var published: Date?

            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- "post_id"]
            }
        }

        let found = try #require([Post].deserialize(from: try Self.feed(), designatedPath: "data.list"))
        #expect(found.map(\.author.name) == ["Ann", "Somebody", "Bo"])
        #expect(found.allSatisfy { $0.published != nil })
        #expect(found.last?.published == Date(timeIntervalSince1970: 1_769_847_300))
    }

    @Test func kind() throws {
        struct Author: SmartCodable {
            var name = "Somebody"
        }

        enum Kind: String, SmartCaseDefaultable {
            case article, video
        }

        struct Post: SmartCodable, Identifiable {
            var id = 0
            var title = "Untitled"
            var likes = 0
            var author = Author()
            var published: Date?
            var kind = Kind.article

            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- "post_id"]
            }
        }

        let feed = try Self.feed()
        let (found, report) = SmartSentinel.record { [Post].deserialize(from: feed, designatedPath: "data.list") }
        #expect(found?.map(\.kind) == [.article, .video, .article])
        try expectFile("feed-09-report.txt", report)

        func checkTheDocumentedPost() throws {
            let documented = #"""
                {"post_id": 1, "title": "Tea", "likes": 0, "kind": "video",
                 "author": {"name": "Ann"}, "published": "2026-01-31T08:15:00Z"}
                """#
            _ = try Post.decode(from: documented, options: [.strict])
        }

        try checkTheDocumentedPost()
        #expect(throws: SmartStrictError.self) { try Post.decode(from: #"{"post_id": "1"}"#, options: [.strict]) }
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    /// In a process of its own, as a listener hears the decodes of all tests.
    @Test func aListener() async {
        await #expect(processExitsWith: .success) {
            func logRepairs(to log: @escaping @Sendable (String) -> Void) {
                SmartSentinel.onReport(limits: SmartSentinel.Limits(oneIn: 100)) { report in
                    for repair in report.repairs where repair.action != .converted {
                        log("\(repair)")
                    }
                }
            }

            struct Post: SmartCodable { var likes = 0 }
            let lines = DiagnosticsArticleTests.Told<String>()
            logRepairs { lines.append($0) }
            for _ in 0..<100 { _ = Post.deserialize(from: #"{"likes":"many"}"#) }
            #expect(lines.all.count == 1)
        }
    }
    #endif

    // MARK: The files

    private func expectFile(_ name: String, _ report: SmartReport) throws {
        let text = try CodeBlockTests.text(of: "\(Self.resources)/\(name)")
        #expect(text == "\(report)\n", "edit \(name): it does not show\n\(report)")
    }

    /// Every file that a step shows is there, and every file is shown, in order.
    @Test(arguments: ["Documentation/SmartCodable/MessyFeed.tutorial", "Documentation/zh-Hans/SmartCodable/MessyFeed.tutorial"])
    func everyFileIsShown(_ tutorial: String) throws {
        let text = try CodeBlockTests.text(of: tutorial)
        let shown = text.components(separatedBy: "file: \"").dropFirst().map { $0.components(separatedBy: "\"")[0] }
        let files = try FileManager.default.contentsOfDirectory(atPath: SwiftDeclarations.root.appendingPathComponent(Self.resources).path)
            .filter { !$0.hasSuffix(".svg") }.sorted()
        #expect(shown == files)
        #expect(files.count == 13)
    }

    /// All but the SwiftUI code stands above, line for line and in one piece.
    @Test func theCodeStandsHere() throws {
        let here = try lines(of: "Tests/DocumentationTests/TutorialTests.swift")
        let folder = SwiftDeclarations.root.appendingPathComponent(Self.resources)
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            let code = try lines(of: "\(Self.resources)/\(file)").filter { !$0.hasPrefix("import ") }
            guard try !lines(of: "\(Self.resources)/\(file)").contains("import SwiftUI") else { continue }
            count += 1
            #expect((0...(here.count - code.count)).contains { Array(here[$0..<($0 + code.count)]) == code }, "\(file)")
        }
        #expect(count == 8)
    }

    private func lines(of file: String) throws -> [String] {
        try CodeBlockTests.text(of: file).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
