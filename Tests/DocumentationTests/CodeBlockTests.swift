import Foundation
import Testing

/// Every Swift code block of the guides stands, line for line, in a test of this folder: so it compiles, and its promises are checked there.
@Suite struct CodeBlockTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: ["README.md": "ReadmeTests.swift", "Migration/README.md": "MigrationGuideTests.swift"])
    func everyBlockIsTested(_ guide: String, _ tests: String) throws {
        let blocks = try swiftBlocks(of: String(contentsOf: Self.root.appendingPathComponent(guide), encoding: .utf8))
        #expect(blocks.count >= 2, "\(guide) has no Swift blocks")
        let source = lines(try String(contentsOf: Self.root.appendingPathComponent("Tests/DocumentationTests/\(tests)"), encoding: .utf8))
        for block in blocks {
            // The imports stand at the top of the test's file.
            let wanted = lines(block).filter { !$0.hasPrefix("import ") }
            #expect(contains(source, wanted), "not in \(tests):\n\(block)")
        }
    }

    private func swiftBlocks(of text: String) -> [String] {
        text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private func contains(_ all: [String], _ part: [String]) -> Bool {
        guard !part.isEmpty, part.count <= all.count else { return false }
        return (0...(all.count - part.count)).contains { Array(all[$0..<($0 + part.count)]) == part }
    }
}
