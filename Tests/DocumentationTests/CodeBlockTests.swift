import Foundation
import Testing

/// Every Swift code block of the guides and of the catalogue's articles stands, line for line, in a test of this folder, or of a package beside it where the
/// block imports a framework: so it compiles, and its promises are checked there. That a page's first block needs nothing else, `FirstBlockTests` checks.
@Suite struct CodeBlockTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The libraries' catalogues, and the least number of public types that each has.
    static let libraries = [("SmartCodable", 40), ("HandyJSONCompat", 20), ("ExCodableCompat", 10), ("SmartStreams", 5), ("SmartContracts", 1), ("SmartMigration", 2)]

    private static func articles(of library: String) -> [String] {
        let folder = root.appendingPathComponent("Sources/\(library)/\(library).docc")
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".md") }.sorted()
    }

    private static let articles = libraries.flatMap { library, _ in articles(of: library).map { "Sources/\(library)/\(library).docc/\($0)" } }

    /// A document, by its path in the package.
    static func text(of document: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    }

    private static let migration = ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Migration/Guide").path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted()

    /// Pages without Swift: tables, which have tests of their own, and those about the tool and the way.
    private static let tables: Set = [
        "API.md", "Apps.md", "Differences.md", "CI.md", "NativeDifferences.md", "Rollout.md", "SDKs.md", "Tool.md", "VendoredCopies.md",
    ]

    /// Folders with the tests of a page's blocks that import frameworks.
    private static let packages = [
        "GenericResponses.md": ["Tests/Integrations/Tests/GenericResponses"],
        "Databases.md": ["Tests/Integrations/Tests/Databases", "Tests/GRDB/Tests/GRDBRecordTests"],
    ]

    @Test(arguments: ["README.md": "ReadmeTests.swift", "Migration/README.md": "MigrationGuideTests.swift"])
    func everyBlockIsTested(_ guide: String, _ tests: String) throws {
        try check(guide, tests)
    }

    /// `Migration/Guide/Mapping.md` is tested by `MappingGuideTests.swift`.
    @Test(arguments: migration)
    func everyBlockOfAMigrationPageIsTested(_ page: String) throws {
        if Self.tables.contains(page) {
            #expect(try swiftBlocks(of: Self.text(of: "Migration/Guide/\(page)")).isEmpty)
        } else {
            let packages = try Self.packages[page, default: []].flatMap(swiftFiles)
            try check("Migration/Guide/\(page)", page.replacingOccurrences(of: ".md", with: "GuideTests.swift"), packages)
        }
    }

    /// Pages for every reader, with those that came from HandyJSON or not.
    static let guide = ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Guide").path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted()

    /// `Guide/FAQ.md` is tested by `Guide/FAQPageTests.swift`.
    @Test(arguments: guide)
    func everyBlockOfAGuidePageIsTested(_ page: String) throws {
        guard !["Peers.md", "DependencyReview.md"].contains(page) else { return }
        try check("Guide/\(page)", "Guide/\(page.replacingOccurrences(of: ".md", with: "PageTests.swift"))")
    }

    /// README.md leads to every page.
    @Test func theFirstPageListsTheGuide() throws {
        let readme = try Self.text(of: "README.md")
        #expect(Self.guide.count >= 6)
        for page in Self.guide { #expect(readme.contains("](Guide/\(page))"), "\(page)") }
    }

    /// The first page of the guide leads to the others, and links lead somewhere.
    @Test func theMigrationGuideListsItsPages() throws {
        let guide = try Self.text(of: "Migration/README.md")
        #expect(Self.migration.count > 10)
        for page in Self.migration {
            #expect(guide.contains("](Guide/\(page))"), "\(page)")
        }
        for page in Self.migration {
            for link in try Self.text(of: "Migration/Guide/\(page)").components(separatedBy: "](").dropFirst().compactMap({ $0.components(separatedBy: ")").first })
            where link.hasSuffix(".md") && !link.contains("/") {
                #expect(Self.migration.contains(link), "\(page) links to \(link)")
            }
        }
    }

    /// `Mapping.md` is tested by `MappingArticleTests.swift`.
    @Test(arguments: articles)
    func everyBlockOfAnArticleIsTested(_ article: String) throws {
        let name = article.split(separator: "/").last ?? ""
        try check(article, name.replacingOccurrences(of: ".md", with: "ArticleTests.swift"))
    }

    /// The first page leads to every article, and to every public type that all platforms have.
    @Test(arguments: libraries)
    func theFirstPageListsEverything(_ library: String, _ atLeast: Int) throws {
        let page = try Self.text(of: "Sources/\(library)/\(library).docc/\(library).md")
        for article in Self.articles(of: library) where article != "\(library).md" {
            #expect(page.contains("- <doc:\(article.dropLast(3))>"), "\(article)")
        }
        // SmartCodable exports the engine's names.
        let names = try (library == "SmartCodable" ? ["SmartEngine", library] : [library]).flatMap { try publicNames(of: $0) }
        #expect(names.count >= atLeast)
        for name in names {
            #expect(page.contains("``\(name)``") || page.contains("``\(library)/\(name)``"), "\(name) is not listed")
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

    /// The Swift files of a folder and the folders in it, by their paths in the package.
    static func swiftFiles(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            // Not what packages were built in: a checkout may be a folder of such a name.
            .filter { $0.hasSuffix(".swift") && !"/\($0)".contains("/.") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The types at the top level of a library's files, but those that start with an underscore or are some platforms' only.
    private func publicNames(of library: String) throws -> [String] {
        try Self.swiftFiles(below: "Sources/\(library)").flatMap { file in
            let text = try Self.text(of: file)
            return text.contains("#if canImport(UIKit)") || file.hasSuffix("SmartPublished.swift") ? [] : publicNames(in: text)
        }
    }

    private func publicNames(in text: String) -> [String] {
        let lines = text.split(separator: "\n")
        return lines.indices.compactMap { index in
            let line = lines[index]
            // What is not shown need not be listed.
            let attributes = lines[..<index].reversed().prefix { $0.hasPrefix("@") }
            guard !attributes.contains(where: { $0.contains("@_documentation(visibility: internal)") }) else { return nil }
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

/// What is printed stands on a page as it is, line for line, each behind `// `; the issue names the page to edit.
func expectShown(_ printed: some CustomStringConvertible, on page: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let shown = try CodeBlockTests.text(of: page).components(separatedBy: "\n").map { line in
        line.components(separatedBy: "// ").dropFirst().joined(separator: "// ")
    }
    let wanted = printed.description.components(separatedBy: "\n")
    let isShown = shown.indices.contains { shown[$0...].starts(with: wanted) }
    #expect(isShown, "edit \(page): it does not show, behind `// `:\n\(printed)", sourceLocation: sourceLocation)
}
