import Foundation
import SmartCodable
import Testing

/// The figures of README.md's tables are those of Benchmarks/README.md, and its console picture is what the Sentinel writes.
@Suite struct ReadmeFiguresTests {
    /// The five rows under the chart stand in the long table as they are.
    @Test func theRowsUnderTheChart() throws {
        let readme = try rows(of: "README.md", below: "## Speed")
        let all = try rows(of: "Benchmarks/README.md", below: "## Payloads")
        #expect(readme.count == 6 && readme.first == all.first)
        for row in readme { #expect(all.contains(row), "\(row)") }
        // The Chinese page translates the first cell.
        let chinese = try rows(of: "README.zh-Hans.md", below: "## 性能").map { $0.components(separatedBy: " | ").dropFirst() }
        #expect(chinese.dropFirst() == readme.map { $0.components(separatedBy: " | ").dropFirst() }.dropFirst())
    }

    /// Every cell of the long table has a figure in the benchmarks, which `--check` requires.
    @Test func everyCellIsRequired() throws {
        let table = try rows(of: "Benchmarks/README.md", below: "## Payloads").dropFirst().map { row in
            row.components(separatedBy: "|").dropFirst(2).compactMap { cell in
                Double(cell.trimmingCharacters(in: .whitespaces).dropLast())
            }
        }
        let source = try CodeBlockTests.text(of: "Benchmarks/Sources/Benchmarks/Figures.swift")
        let required = source.components(separatedBy: " Figures(").dropFirst().map { row in
            row.components(separatedBy: "]")[0].components(separatedBy: ": ").dropFirst().compactMap { cell in
                Double(cell.components(separatedBy: ",")[0])
            }
        }
        #expect(table.count == 18 && table.joined().count == 69)
        #expect(table == required)
    }

    /// "Decoding speed" of the comparison: the least and the most of the long table's rows that decode text.
    @Test func theRangesOfTheComparison() throws {
        let all = try rows(of: "Benchmarks/README.md", below: "## Payloads")
        let names = try #require(all.first).components(separatedBy: " | ").dropFirst()
        let decoding = all.dropFirst().filter { !$0.contains("to text") && !$0.contains("encode") && !$0.contains("String: Any") }
        #expect(decoding.count == 12)
        for (column, other) in [("HandyJSON-style", "HandyJSONCompat"), ("native", "SmartCodable")] {
            let columns = names.indices.filter { names[$0].hasPrefix(column) }
            let figures = decoding.flatMap { row -> [Double] in
                let cells = row.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                return columns.compactMap { Double(cells[$0 + 1].dropLast()) }
            }
            let least = try #require(figures.min()), most = try #require(figures.max())
            let cell = "\(least)× to \(most)×"
            let readme = try CodeBlockTests.text(of: "README.md")
            #expect(columns.count == 2)
            #expect(readme.contains(cell), "\(other): \(cell)")
            let chinese = try CodeBlockTests.text(of: "README.zh-Hans.md")
            #expect(chinese.contains(cell.replacingOccurrences(of: "to", with: "到")), "\(other): \(cell)")
        }
    }

    /// Performance.md repeats figures of native structs and of the coders.
    @Test func theFiguresOfTheArticle() throws {
        let all = try rows(of: "Benchmarks/README.md", below: "## Payloads")
        let article = try rows(of: "Sources/SmartCodable/SmartCodable.docc/Performance.md", below: "## Figures")
        #expect(article.count > 8)
        for row in article.dropFirst() {
            let figures = row.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }.dropFirst(2).dropLast()
            let isThere = all.contains { line in
                let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                guard cells.count > 7 else { return false }
                return [cells[4], cells[7]].map { $0.replacingOccurrences(of: "×", with: "") } == Array(figures)
            }
            #expect(isThere, "\(row)")
        }
        // The Chinese page translates the first cell.
        let chinese = try CodeBlockTests.text(of: "Documentation/zh-Hans/SmartCodable/Performance.md")
            .components(separatedBy: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") }
        #expect(
            chinese.dropFirst().map { $0.components(separatedBy: "|").dropFirst(2) }
                == article.dropFirst().map { $0.components(separatedBy: "|").dropFirst(2) })
    }

    /// What the picture shows is the log of README's first model; HANDYJSON_MIGRATE_RECORD=1 draws it anew.
    @Test func theReportAsAPicture() throws {
        struct Item: SmartCodable {
            @SmartKey("item_id", "id") var id = 0
            @SmartKey("info.title") var title = ""
            var price = 9.5
        }
        let json = #"[{"item_id":"7","info":{"title":"Tea"},"price":"n/a"},null]"#
        let logs = DiagnosticsArticleTests.Told<String>()
        let header = "GET /items \(UUID().uuidString)"
        let listener = SmartSentinel.onLogGenerated { logs.append($0) }
        _ = [Item].deserialize(from: json, options: [.logContext(header: header, footer: "page 1")])
        listener.cancel()
        // Other suites decode meanwhile.
        let log = try #require(logs.all.first { $0.contains(header) }).replacingOccurrences(of: header, with: "GET /items")
        let svg = Self.picture(log)
        let file = "Guide/Pictures/report.svg"
        if ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_RECORD"] == "1" {
            try Data(svg.utf8).write(to: Self.root.appendingPathComponent(file))
        }
        #expect(try CodeBlockTests.text(of: file) == svg)
    }

    /// Pictures that the page names in HTML, for light and dark, are there.
    @Test(arguments: ["README.md", "README.zh-Hans.md"])
    func thePictures(_ page: String) throws {
        let names = try CodeBlockTests.text(of: page).components(separatedBy: "\"Guide/Pictures/").dropFirst()
            .compactMap { $0.components(separatedBy: "\"").first }
        #expect(names.count == 2)
        for name in names {
            let file = Self.root.appendingPathComponent("Guide/Pictures/\(name)").path
            #expect(FileManager.default.fileExists(atPath: file), "\(name)")
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func rows(of page: String, below heading: String) throws -> [String] {
        let parts = try CodeBlockTests.text(of: page).components(separatedBy: "\n\(heading)\n")
        let section = try #require(parts.dropFirst().first).components(separatedBy: "\n## ")[0]
        return section.components(separatedBy: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") }
    }

    private static func picture(_ log: String) -> String {
        let lines = log.split(separator: "\n").map { line in
            line.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        }
        let text = lines.enumerated().map { index, line in
            #"<text x="16" y="\#(28 + index * 19)" xml:space="preserve">\#(line)</text>"#
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \(lines.count * 19 + 24)" role="img" \
            aria-label="A repair report on the console">
            <title>A repair report on the console</title>
            <style>
              rect { fill: #f6f8fa; stroke: #d1d9e0 }
              text { font: 13px ui-monospace, Menlo, 'DejaVu Sans Mono', monospace; fill: #1f2328 }
              @media (prefers-color-scheme: dark) {
                rect { fill: #0d1117; stroke: #3d444d } text { fill: #e6edf3 }
              }
            </style>
            <rect x="0.5" y="0.5" width="719" height="\(lines.count * 19 + 23)" rx="8"/>
            \(text.joined(separator: "\n"))
            </svg>

            """
    }
}
