import Foundation
import Testing

/// The figures of README.md and its neighbours are those of Benchmarks/README.md, of the recordings, of the budgets of size and of the
/// page about other apps. And how long the first pages are.
@Suite struct ReadmeFiguresTests {
    /// The chart is drawn from the long table: `Benchmarks/times --chart`.
    @Test func theChart() throws {
        let all = try rows(of: "Benchmarks/README.md", below: "## Payloads").joined()
        let figures = try CodeBlockTests.text(of: "Benchmarks/chart.svg").components(separatedBy: "×</text>").dropLast()
            .compactMap { $0.components(separatedBy: ">").last }.filter { $0 != "1.0" }
        #expect(figures.count > 10)
        for figure in figures { #expect(all.contains("| \(figure)× |") || figure == "0.25", "\(figure)") }
    }

    /// What README says in numbers: recordings, lines of their files; and the speed on 1,000 airports, of the long table.
    @Test func theProofs() throws {
        let fixtures = ["HandyJSONCompatTests/Fixtures/conversions", "HandyJSONCompatTests/Fixtures/facts", "RandomPairs/Recorded/pairs"]
        let counts = try fixtures.map { try CodeBlockTests.text(of: "Tests/\($0).jsonl").split(separator: "\n").count }
        let row = try #require(rows(of: "Benchmarks/README.md", below: "## Payloads").first { $0.hasPrefix("| airports 1,000, decode from text |") })
        let apps = "the 75 public apps [listed below](#the-list), which have 1,757 models: 1,705 (97.0 %) became native"
        #expect(try CodeBlockTests.text(of: "Migration/Guide/Apps.md").split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(apps))
        for page in ["README.md", "README.zh-Hans.md"] {
            let text = try CodeBlockTests.text(of: page)
            for count in counts { #expect(text.contains("\(count / 1000),\(String(count % 1000 + 1000).dropFirst())"), "\(page): \(count)") }
            #expect(["11.5", "7.3"].allSatisfy { text.contains(" \($0) ") && row.contains("| \($0)× |") })
            #expect(["75", "1,757", "1,705"].allSatisfy(text.contains))
        }
    }

    /// Within the two per cent by which a library may exceed its budget.
    @Test func sizes() throws {
        var budget: [String: Double] = [:]
        for line in try CodeBlockTests.text(of: "Benchmarks/Baseline/size").split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            budget[String(words[0])] = Double(words[1])
        }
        let names = ["handy", "native", "all", "handy-model", "native-model"]
        let bytes = try names.map { try #require(budget[$0]) }
        func expect(_ text: String, _ index: Int, _ page: String, within share: Double = 0.02, unit: Double = 1_000) throws {
            let figure = try #require(Double(text), "\(page): \(text)") * unit
            #expect(abs(figure - bytes[index]) <= share * bytes[index] + unit / 20, "\(page): \(text) for \(names[index])")
        }
        for page in ["Guide/FAQ.md", "Guide/zh-Hans/FAQ.md"] {
            let heading = page.contains("zh") ? "App 会变大多少？" : "How much larger does the app become?"
            let lines = try #require(CodeBlockTests.text(of: page).components(separatedBy: "\n## \(heading)\n").dropFirst().first)
            let cells = lines.components(separatedBy: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { $0.components(separatedBy: "|")[2] }
            for index in names.indices { try expect(cells[index].trimmingCharacters(in: .whitespaces), index, page) }
        }
        for page in ["Guide/Peers.md", "Guide/zh-Hans/Peers.md"] {
            let lines = try CodeBlockTests.text(of: page).components(separatedBy: "\n")
            for (row, index) in [("HandyJSONCompat", 0), ("SmartCodable", 1), ("`SmartDirectCodable`", 1), ("`SmartJSONDecoder`", 1)] {
                let cell = try #require(lines.first { $0.hasPrefix("| \(row), ") || $0.hasPrefix("| \(row)，") }).components(separatedBy: "|")[5]
                try expect(cell.replacingOccurrences(of: ",", with: "").trimmingCharacters(in: .whitespaces), index, page)
            }
        }
        for page in ["README.md", "README.zh-Hans.md"] + ["Guide/DependencyReview.md", "Guide/zh-Hans/DependencyReview.md"] {
            let parts = try CodeBlockTests.text(of: page).components(separatedBy: " MB").dropLast().suffix(3)
            try #require(parts.count == 3, "\(page)")
            for (index, part) in parts.enumerated() {
                try expect(String(part.reversed().prefix { $0.isNumber || $0 == "." }.reversed()), index, page, within: 0.04, unit: 1_000_000)
            }
        }
    }

    /// Of the targets that `swift test` runs.
    @Test func numberOfTests() throws {
        let folders = ["DocumentationTests", "SmartCodableTests", "HandyJSONCompatTests", "ExCodableCompatTests", "ObjectiveCHeritageTests"]
        let files = try folders.flatMap { try CodeBlockTests.swiftFiles(below: "Tests/\($0)") }
        let count = try files.reduce(0) { try $0 + CodeBlockTests.text(of: $1).components(separatedBy: "\n    @Test").count - 1 }
        for page in ["Guide/DependencyReview.md", "Guide/zh-Hans/DependencyReview.md"] {
            let figures = try CodeBlockTests.text(of: page).split { !($0.isNumber || $0 == ",") }.filter { $0.contains(",") && $0.count == 5 }
            let figure = try #require(figures.first.flatMap { Int($0.replacingOccurrences(of: ",", with: "")) })
            #expect(abs(figure - count) < count / 20, "\(page): about \(figure) unit tests, there are \(count)")
        }
    }

    /// What a reader needs before the first decision, and before the swap.
    @Test func lengths() throws {
        func words(_ pages: [String]) throws -> Int {
            try pages.reduce(0) { try $0 + CodeBlockTests.text(of: $1).split(whereSeparator: \.isWhitespace).count }
        }
        #expect(try words(["README.md"]) <= 1_050)
        let lead = ["README.md", "Migration/README.md"] + ["Differences", "Tool", "Rollout"].map { "Migration/Guide/\($0).md" }
        #expect(try words(lead) <= 5_400)
    }

    /// All that is called beyond public API, for reviewers of dependencies.
    @Test func theFunctionsOfTheReview() throws {
        let expression = try NSRegularExpression(pattern: #"(?:dlsym\(program, |find\(|_silgen_name\()"(_?swift_[A-Za-z_]+)""#)
        var names: Set<String> = []
        for file in try CodeBlockTests.swiftFiles(below: "Sources") {
            let text = try CodeBlockTests.text(of: file)
            for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                if let range = Range(match.range(at: 1), in: text) { names.insert(String(text[range])) }
            }
        }
        let page = try CodeBlockTests.text(of: "Guide/DependencyReview.md").components(separatedBy: "`").filter { $0.contains("swift_") }
        #expect(names.count > 8 && names == Set(page))
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
}
