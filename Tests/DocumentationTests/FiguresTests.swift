import Foundation
import Testing

/// Figures of the pages that something in the repository gives: recordings, budgets, the table of times. And how long the first pages are.
@Suite struct FiguresTests {
    private static let readmes = ["README.md", "README.zh-Hans.md"]

    /// The first table below a heading, by the first cell of each row.
    private static func rows(of page: String, below heading: String) throws -> [String: [String]] {
        let parts = try CodeBlockTests.text(of: page).components(separatedBy: "\n## \(heading)\n")
        try #require(parts.count == 2, "\(page) has no \(heading)")
        let lines = parts[1].components(separatedBy: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        let cells = lines.map { line in line.dropFirst().dropLast().components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        return Dictionary(cells.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
    }

    /// `Differences.md` has the same figures, and tests of its own.
    @Test(arguments: [
        "Tests/HandyJSONCompatTests/Fixtures/conversions.jsonl", "Tests/HandyJSONCompatTests/Fixtures/facts.jsonl",
        "Tests/RandomPairs/Recorded/pairs.jsonl",
    ])
    func recordings(_ file: String) throws {
        let count = try CodeBlockTests.text(of: file).utf8.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
        let figure = "\(count / 1_000),\("\(1_000 + count % 1_000)".dropFirst())"
        for page in Self.readmes { #expect(try CodeBlockTests.text(of: page).contains("\(figure) "), "\(page): \(figure) of \(file)") }
    }

    @Test func speed() throws {
        let row = try #require(Self.rows(of: "Benchmarks/README.md", below: "Payloads")["airports 1,000, decode from text"])
        let figures = [row[0], row[2]].map { $0.replacingOccurrences(of: "×", with: "") }
        for page in Self.readmes {
            for figure in figures { #expect(try CodeBlockTests.text(of: page).contains(" \(figure) "), "\(page): \(figure)") }
        }
        let chart = try CodeBlockTests.text(of: "Benchmarks/chart.svg")
        for figure in row where !figure.isEmpty { #expect(chart.contains(">\(figure)<"), "Benchmarks/times --chart draws \(figure)") }
    }

    /// The article has the columns of native structs and of any Codable type.
    @Test(arguments: ["Sources/SmartCodable/SmartCodable.docc", "Documentation/zh-Hans/SmartCodable"])
    func speedOfTheArticle(_ folder: String) throws {
        func pairs(_ page: String, _ columns: [Int]) throws -> [[String]] {
            let tables = try CodeBlockTests.text(of: page).components(separatedBy: "\n\n").filter { $0.hasPrefix("| ") }
            return try #require(tables.first).components(separatedBy: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
                let cells = line.components(separatedBy: "|").map { $0.replacingOccurrences(of: "×", with: "").trimmingCharacters(in: .whitespaces) }
                return columns.map { cells[$0] }
            }
        }
        let measured = try pairs("Benchmarks/README.md", [4, 7])
        let shown = try pairs("\(folder)/Performance.md", [2, 3])
        #expect(shown.count > 10)
        for row in shown { #expect(measured.contains(row), "no row of Benchmarks/README.md has \(row)") }
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
        for page in Self.readmes + ["Guide/DependencyReview.md", "Guide/zh-Hans/DependencyReview.md"] {
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
        #expect(try words(["README.md"]) <= 1_150)
        let lead = ["README.md", "Migration/README.md"] + ["Differences", "Tool", "Rollout"].map { "Migration/Guide/\($0).md" }
        #expect(try words(lead) <= 5_500)
    }
}
