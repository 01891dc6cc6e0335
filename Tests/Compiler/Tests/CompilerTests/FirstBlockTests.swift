#if os(Linux)
import Foundation
import Testing

/// Who copies a page's first block into an empty file has something that compiles: it names what it imports, and needs no other block.
@Suite struct FirstBlockTests {
    /// README.md, the guides and the articles. Their Chinese pages have the same blocks (`TranslationTests`).
    static let pages: [String] = {
        let folders =
            ["Guide", "Migration/Guide"]
            + [
                "SmartCodable", "HandyJSONCompat", "ExCodableCompat", "SmartStreams", "SmartContracts",
                "SmartMigration",
            ].map {
                "Sources/\($0)/\($0).docc"
            }
        return ["README.md", "Migration/README.md"]
            + folders.flatMap { folder in
                ((try? FileManager.default.contentsOfDirectory(
                    atPath: Compiler.root.appendingPathComponent(folder).path)) ?? [])
                    .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
            }
    }()

    /// Nil for a page without Swift.
    private static func firstBlock(of page: String) throws -> String? {
        let text = try String(contentsOf: Compiler.root.appendingPathComponent(page), encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "\n```")[0]
    }

    private func typeCheck(_ block: String) throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(block + "\n", to: "main.swift")
            try compiler.swiftc(["-typecheck", "-swift-version", "6", "-I", Compiler.builtModules.path, "main.swift"])
        }
    }

    @Test(arguments: pages)
    func firstBlockCompilesAlone(_ page: String) throws {
        #if compiler(<6.3)
        // It shows a module selector.
        guard !page.hasSuffix("/ModuleInterfaces.md") else { return }
        #endif
        guard let block = try Self.firstBlock(of: page) else { return }
        do {
            try typeCheck(block)
        } catch let failure as Compiler.Failure {
            Issue.record("\(page):\n\(failure)")
        }
    }

    /// What the test above finds: blocks at all, and what they lack.
    @Test func blocksAreFound() throws {
        #expect(try Self.pages.compactMap(Self.firstBlock).count > 30)
        let block = try #require(try Self.firstBlock(of: "README.md"))
        #expect(throws: Compiler.Failure.self) {
            try typeCheck(block.replacingOccurrences(of: "import HandyJSONCompat", with: ""))
        }
    }
}
#endif
