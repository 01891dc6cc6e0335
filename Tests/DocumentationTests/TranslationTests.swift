import Foundation
import Testing

/// README.md, the guide, the articles and the changelog say in Chinese what they say in English: the same code, headings, tables and names.
///
/// When a code block of an English page has changed, HANDYJSON_MIGRATE_RECORD=1 copies the blocks into the Chinese page;
/// the sentences are for a person to write. The pages of differences are printed by the tool, in both languages.
@Suite struct TranslationTests {
    struct Page: Sendable, CustomTestStringConvertible {
        let english: String
        let chinese: String
        var testDescription: String { english }

        init(_ english: String) {
            self.english = english
            let parts = english.components(separatedBy: "/")
            switch parts[0] {
            case "Migration", "Guide": chinese = "\(parts[0])/zh-Hans/\(parts[parts.count - 1])"
            case "Sources": chinese = "Documentation/zh-Hans/\(parts[1])/\(parts[parts.count - 1])"
            default: chinese = english.replacingOccurrences(of: ".md", with: ".zh-Hans.md")
            }
        }

        /// How one page calls the other in a link.
        var links: (toChinese: String, toEnglish: String) {
            let name = (english as NSString).lastPathComponent
            switch (english as NSString).deletingLastPathComponent {
            case "": return ((chinese as NSString).lastPathComponent, name)
            case "Migration", "Guide": return ("zh-Hans/\(name)", "../\(name)")
            default: return ("../zh-Hans/\(name)", "../Guide/\(name)")
            }
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A contributor puts this line into a Chinese page to leave it to the maintainers. `release-check.sh` accepts none.
    private static let pending = "\n<!-- zh: pending -->\n"

    static let pages: [Page] =
        [Page("README.md"), Page("SECURITY.md"), Page("Migration/README.md")]
        + ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Migration/Guide").path))
            ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().map { Page("Migration/Guide/\($0)") }
        + CodeBlockTests.guide.map { Page("Guide/\($0)") }

    /// DocC's catalogues: the first pages link to each other's sites.
    static let articles = CodeBlockTests.libraries.flatMap { library, _ in
        let folder = "Sources/\(library)/\(library).docc"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
        return files.filter { $0.hasSuffix(".md") }.sorted().map { Page("\(folder)/\($0)") }
    }

    @Test(arguments: pages + articles)
    func bothLanguagesAgree(_ page: Page) throws {
        let english = Markdown(try CodeBlockTests.text(of: page.english))
        let translation = try CodeBlockTests.text(of: page.chinese)
        guard !translation.contains(Self.pending) else { return }
        var chinese = Markdown(translation)
        if ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_RECORD"] == "1",
            english.blocks.count == chinese.blocks.count,
            english.blocks.map(Markdown.code) != chinese.blocks.map(Markdown.code)
        {
            let blocks = zip(english.blocks, chinese.blocks).map { Markdown.code(of: $0) == Markdown.code(of: $1) ? $1 : $0 }
            let text = chinese.text(with: blocks)
            try Data(text.utf8).write(to: Self.root.appendingPathComponent(page.chinese))
            chinese = Markdown(text)
        }
        #expect(
            chinese.blocks.count == english.blocks.count,
            "\(page.chinese) has \(chinese.blocks.count) code blocks, \(page.english) \(english.blocks.count)")
        // Comments may be in the page's language.
        for (mine, other) in zip(chinese.blocks, english.blocks) where Markdown.code(of: mine) != Markdown.code(of: other) {
            Issue.record("\(page.chinese): a code block differs; HANDYJSON_MIGRATE_RECORD=1 copies it:\n\(other)")
        }
        #expect(chinese.headings.map(\.level) == english.headings.map(\.level), "\(page.chinese): headings")
        #expect(chinese.tables == english.tables, "\(page.chinese): cells in the rows of tables")
        let missing = english.names.subtracting(chinese.names).sorted()
        let added = chinese.names.subtracting(english.names).sorted()
        #expect(missing.isEmpty, "\(page.chinese) does not name these")
        #expect(added.isEmpty, "\(page.english) does not name these")
        #expect(chinese.links.count == english.links.count, "\(page.chinese): links")
        #expect(chinese.symbols == english.symbols, "\(page.chinese): symbols and articles")
    }

    /// It changes with every feature: a line in each language, under the same heading.
    @Test func theChangelogsHaveTheSameItems() throws {
        let page = Page("CHANGELOG.md")
        guard try !CodeBlockTests.text(of: page.chinese).contains(Self.pending) else { return }
        let texts = try [page.english, page.chinese].map { try CodeBlockTests.text(of: $0).components(separatedBy: "\n") }
        let sections = texts.map { lines in
            lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("#") }.map { section in
                section.filter { $0.hasPrefix("- ") }.count
            }
        }
        #expect(sections[0] == sections[1], "\(page.chinese) lacks lines, or has too many; items by heading")
        for heading in texts[0] where heading.hasPrefix("## [") { #expect(texts[1].contains(heading)) }
        try eachLinksToTheOther(page)
    }

    @Test(arguments: pages)
    func eachLinksToTheOther(_ page: Page) throws {
        let english = try CodeBlockTests.text(of: page.english).components(separatedBy: "\n")
        let chinese = try CodeBlockTests.text(of: page.chinese).components(separatedBy: "\n")
        #expect(english.dropFirst(2).first == "[简体中文](\(page.links.toChinese))")
        #expect(chinese.dropFirst(2).first == "[English](\(page.links.toEnglish))")
    }

    /// Not in the arguments of `@Test`: a function there is too much for Swift 6.0.3.
    static let files = pages.flatMap { [$0.english, $0.chinese] } + [
        "CHANGELOG.md", "CHANGELOG.zh-Hans.md", "CONTRIBUTING.md", "Benchmarks/README.md", "Fuzzing/README.md", "Migration/Sources/README.md",
        "Sources/Assumptions.md", "Sources/Fast.md", "Sources/Internals.md", "Sources/README.md", "Tests/README.md",
    ]

    /// Also to headings: `[below](#a-copy-of-handyjson-in-the-app)`.
    @Test(arguments: files)
    func linksLeadSomewhere(_ document: String) throws {
        let folder = (document as NSString).deletingLastPathComponent
        for link in Markdown(try CodeBlockTests.text(of: document)).links where !link.contains("://") {
            let parts = link.components(separatedBy: "#")
            let target = parts[0].isEmpty ? document : (folder as NSString).appendingPathComponent(parts[0])
            let file = Self.root.appendingPathComponent(target).standardizedFileURL
            #expect(FileManager.default.fileExists(atPath: file.path), "\(document) links to \(link)")
            guard parts.count == 2, let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let anchors = Markdown(text).headings.map { Markdown.anchor($0.title) }
            #expect(anchors.contains(parts[1]), "\(document) links to \(link)")
        }
    }

    /// What the other tests compare, so that they cannot agree on nothing.
    @Test func pagesAreRead() throws {
        #expect(Self.pages.count > 12)
        #expect(Self.articles.count > 12)
        let page = Markdown(
            """
            # A b, `c`

            [x](y.md#z) `code` and `more
            code` ``S`` <doc:T>

            | `a \\| b` | c |
            |---|---|

            ```swift
            # no heading, | no table |
            ```

            ## B
            """)
        #expect(page.blocks == ["```swift\n# no heading, | no table |\n```"])
        #expect(page.headings.map(\.level) == [1, 2])
        #expect(Markdown.anchor(page.headings[0].title) == "a-b-c")
        #expect(Markdown.anchor("在 CI 和 Xcode 中") == "在-ci-和-xcode-中")
        #expect(page.tables == [2, 2])
        #expect(page.names.subtracting([""]) == ["c", "code", "more code", "a \\| b"])
        #expect(page.links == ["y.md#z"])
        #expect(page.symbols == ["<doc:T>", "S"])
        #expect(Markdown(page.text(with: ["```\nx\n```"])).blocks == ["```\nx\n```"])
    }
}

/// As much of a page's structure as two languages share.
private struct Markdown {
    let lines: [String]
    /// With their fences.
    private(set) var blocks: [String] = []
    private(set) var headings: [(level: Int, title: String)] = []
    /// How many cells each row has.
    private(set) var tables: [Int] = []
    /// What is between backticks.
    private(set) var names: Set<String> = []
    private(set) var links: [String] = []
    /// What DocC links to: the symbols between two backticks, and articles.
    private(set) var symbols: Set<String> = []
    private var blockRanges: [ClosedRange<Int>] = []

    init(_ text: String) {
        lines = text.components(separatedBy: "\n")
        var start: Int?
        var prose: [String] = []
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                if let first = start {
                    blocks.append(lines[first...index].joined(separator: "\n"))
                    blockRanges.append(first...index)
                    start = nil
                } else {
                    start = index
                }
            } else if start == nil {
                prose.append(line)
                if line.hasPrefix("#") {
                    let level = line.prefix { $0 == "#" }.count
                    headings.append((level, String(line.dropFirst(level + 1))))
                } else if line.hasPrefix("|") {
                    tables.append(line.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }.count - 1)
                }
            }
        }
        let text = prose.joined(separator: "\n")
        let parts = text.components(separatedBy: "`")
        symbols = Set(
            text.components(separatedBy: "``").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
                + text.components(separatedBy: "<doc:").dropFirst().map { "<doc:" + $0.components(separatedBy: ">")[0] + ">" })
        names = Set(
            parts.enumerated().filter { $0.offset % 2 == 1 }
                .map { $0.element.split(whereSeparator: \.isWhitespace).joined(separator: " ") })
        let plain = parts.enumerated().map { $0.offset % 2 == 1 ? "" : $0.element }.joined()
        links = plain.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    }

    func text(with blocks: [String]) -> String {
        var result = lines
        for (range, block) in zip(blockRanges, blocks).reversed() {
            result.replaceSubrange(range, with: block.components(separatedBy: "\n"))
        }
        return result.joined(separator: "\n")
    }

    /// A block without the text of its comments.
    static func code(of block: String) -> [String] {
        block.components(separatedBy: "\n").map { line in
            [" // ", " /// ", " # "].reduce(" " + line) { $0.components(separatedBy: $1)[0] }.trimmingCharacters(in: .whitespaces)
        }
    }

    /// As GitHub makes it.
    static func anchor(_ title: String) -> String {
        String(
            title.lowercased().compactMap {
                $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil
            })
    }
}
