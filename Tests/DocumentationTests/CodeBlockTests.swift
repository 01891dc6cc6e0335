import Foundation
import Testing

/// Every Swift code block of the guides and of the catalogue's articles stands, line for line, in a test of this folder, or of a package beside it where the
/// block imports a framework: so it compiles, and its promises are checked there.
@Suite struct CodeBlockTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let catalogue = "Sources/SmartCodable/SmartCodable.docc"

    private static let articles = ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(catalogue).path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted()

    /// A document, by its path in the package.
    static func text(of document: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    }

    private static let migration = ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Migration").path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted()

    /// Pages of tables, which have tests of their own.
    private static let tables: Set = ["API.md", "Differences.md"]

    /// Folders with the tests of a page's blocks that import frameworks.
    private static let packages = [
        "GenericResponses.md": ["Tests/Integrations/Tests/GenericResponses"],
        "Databases.md": ["Tests/Integrations/Tests/Databases", "Tests/GRDB/Tests/GRDBRecordTests"],
    ]

    @Test(arguments: ["README.md": "ReadmeTests.swift", "Migration/README.md": "MigrationGuideTests.swift"])
    func everyBlockIsTested(_ guide: String, _ tests: String) throws {
        try check(guide, tests)
    }

    /// `Migration/Mapping.md` is tested by `MappingGuideTests.swift`.
    @Test(arguments: migration.filter { $0 != "README.md" })
    func everyBlockOfAMigrationPageIsTested(_ page: String) throws {
        if Self.tables.contains(page) {
            #expect(try swiftBlocks(of: Self.text(of: "Migration/\(page)")).isEmpty)
        } else {
            let packages = try Self.packages[page, default: []].flatMap(swiftFiles)
            try check("Migration/\(page)", page.replacingOccurrences(of: ".md", with: "GuideTests.swift"), packages)
        }
    }

    /// The first page of the guide leads to the others, and links lead somewhere.
    @Test func theMigrationGuideListsItsPages() throws {
        let guide = try Self.text(of: "Migration/README.md")
        #expect(Self.migration.count > 10)
        for page in Self.migration where page != "README.md" {
            #expect(guide.contains("](\(page))"), "\(page)")
        }
        for page in Self.migration {
            for link in try Self.text(of: "Migration/\(page)").components(separatedBy: "](").dropFirst().compactMap({ $0.components(separatedBy: ")").first })
            where link.hasSuffix(".md") {
                #expect(Self.migration.contains(link), "\(page) links to \(link)")
            }
        }
    }

    /// `Mapping.md` is tested by `MappingArticleTests.swift`.
    @Test(arguments: articles)
    func everyBlockOfAnArticleIsTested(_ article: String) throws {
        try check("\(Self.catalogue)/\(article)", article.replacingOccurrences(of: ".md", with: "ArticleTests.swift"))
    }

    /// The first page leads to every article, and to every public type that all platforms have.
    @Test func theFirstPageListsEverything() throws {
        let page = try Self.text(of: "\(Self.catalogue)/SmartCodable.md")
        #expect(Self.articles.contains("SmartCodable.md"))
        for article in Self.articles where article != "SmartCodable.md" {
            #expect(page.contains("- <doc:\(article.dropLast(3))>"), "\(article)")
        }
        for name in try publicNames() {
            #expect(page.contains("``\(name)``") || page.contains("``SmartCodable/\(name)``"), "\(name) is not listed")
        }
    }

    private func check(_ document: String, _ tests: String, _ packages: [String] = []) throws {
        let blocks = try swiftBlocks(of: Self.text(of: document))
        #expect(!blocks.isEmpty, "\(document) has no Swift blocks")
        let files = (["Tests/DocumentationTests/\(tests)"] + packages).filter { FileManager.default.fileExists(atPath: Self.root.appendingPathComponent($0).path) }
        let sources = try files.map { lines(try Self.text(of: $0)) }
        for block in blocks {
            // The imports stand at the top of the test's file.
            let wanted = lines(block).filter { !$0.hasPrefix("import ") }
            let frameworks = lines(block).filter { $0.hasPrefix("import ") && !Self.ownImports.contains($0) }
            #expect(sources.contains { contains($0, wanted) && Set(frameworks).isSubset(of: $0) }, "\(document): not in \(files):\n\(block)")
        }
    }

    /// Its source stands beside this file.
    private static let ownImports: Set = ["import HandyJSONReplay"]

    private func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }

    /// The types at the top level of the library's files, but those that start with an underscore or are some platforms' only.
    private func publicNames() throws -> [String] {
        let sources = Self.root.appendingPathComponent("Sources/SmartCodable")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let names = try files.flatMap { file in
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            return text.contains("#if canImport(UIKit)") || file.hasSuffix("SmartPublished.swift") ? [] : publicNames(in: text)
        }
        #expect(names.count > 40)
        return names
    }

    private func publicNames(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init)
            guard line.hasPrefix("public ") || line.hasPrefix("open "), let kind = words.firstIndex(where: { Self.kinds.contains($0) }) else { return nil }
            let name = words[kind + 1]
            return name.hasPrefix("_") ? nil : name
        }
    }

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "actor"]

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
