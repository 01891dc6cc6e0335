import HandyJSONCompat
import SmartCodable
import Testing

/// A row of Migration/Guide/Differences.md or NativeDifferences.md: what is under "after" and, where this repository has both sides, under "before".
struct Difference: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whose rules native models follow in `after`.
    @TaskLocal static var rules = SmartRules.native

    let before: (@Sendable () -> String)?
    let after: @Sendable () -> String

    init(_ name: String, _ after: @escaping @Sendable () -> String) {
        self.name = name
        before = nil
        self.after = after
    }

    init(_ name: String, before: @escaping @Sendable () -> String, after: @escaping @Sendable () -> String) {
        self.name = name
        self.before = before
        self.after = after
    }

    var testDescription: String { name }
}

/// The pages of differences in Migration/Guide are true. They and what `handyjson-migrate replay` knows have one source in
/// Migration/Sources, and tests there.
@Suite struct DifferencesTests {
    private struct Row {
        let name, before, after: String
        /// Whether it is so by HandyJSON's rules too.
        let isLeft: Bool
    }

    /// The table of each page.
    private static func tables() throws -> [[Row]] {
        try ["Differences.md", "NativeDifferences.md"].map { page in
            try CodeBlockTests.text(of: "Migration/Guide/\(page)").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
                let cells = line.dropFirst().dropLast().components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
                // What a mark after the name or the value says stands above the tables.
                let isLeft = cells[0].hasSuffix(" ‡")
                let title = isLeft ? String(cells[0].dropLast(2)) : cells[0]
                let name = title.hasSuffix(" °") ? String(title.dropLast(2)) : title
                let values = cells[2].components(separatedBy: " → ")
                return Row(name: name, before: values[0], after: values[1], isLeft: isLeft)
            }
        }
    }

    private static func row(_ name: String) throws -> Row {
        try #require(tables().joined().first { $0.name == name }, "no row in Differences.md or NativeDifferences.md")
    }

    /// `44` and "the initial value" alike.
    private func shows(_ cell: String, _ value: String) -> Bool {
        cell == "`\(value)`" || cell == value || cell.hasPrefix("`\(value)` ")
    }

    @Test func everyRowHasATest() throws {
        let tables = try Self.tables()
        #expect(tables.first?.map(\.name).sorted() == Difference.compat.map(\.name).sorted())
        #expect(tables.last?.map(\.name).sorted() == Difference.native.map(\.name).sorted())
        #expect(tables.joined().allSatisfy { !$0.before.isEmpty && !$0.after.isEmpty })
    }

    /// A table is as wide as the longest words of its columns: with these it fits GitHub's page in a window of 1280 pixels.
    @Test(arguments: ["Differences.md", "NativeDifferences.md"])
    func theTableFitsThePage(_ page: String) throws {
        for line in try CodeBlockTests.text(of: "Migration/Guide/\(page)").split(separator: "\n") where line.hasPrefix("| ") {
            for (cell, limit) in zip(line.dropFirst().dropLast().components(separatedBy: " | "), [17, 24, 24, 20]) {
                let longest = cell.split(separator: " ").max { $0.count < $1.count } ?? ""
                #expect(longest.count <= limit, "\(longest)")
            }
        }
    }

    /// What "everything else is the same" rests on: the recordings that other suites compare, line by line.
    @Test func whatThePageRestsOn() throws {
        let page = try CodeBlockTests.text(of: "Migration/Guide/Differences.md")
        let chinese = try CodeBlockTests.text(of: "Migration/zh-Hans/Differences.md")
        let recordings = "Tests/HandyJSONCompatTests/Fixtures"
        for (file, what) in [
            ("\(recordings)/conversions.jsonl", "conversions"), ("\(recordings)/facts.jsonl", "small programs"),
            ("\(recordings)/serialisation.jsonl", "models that were written"),
            ("Tests/RandomPairs/Recorded/pairs.jsonl", "payloads of random models"),
        ] {
            let count = try CodeBlockTests.text(of: file).utf8.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
            let figure = count < 1_000 ? "\(count)" : "\(count / 1_000),\("\(1_000 + count % 1_000)".dropFirst())"
            #expect(page.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("\(figure) \(what)"), "\(file)")
            #expect(chinese.contains("\(figure) "), "\(file)")
        }
    }

    @Test(arguments: Difference.compat)
    func handyJSONCompat(_ difference: Difference) throws {
        let row = try Self.row(difference.name)
        let after = difference.after()
        #expect(shows(row.after, after), "after: \(after)")
    }

    @Test(arguments: Difference.native)
    func smartCodable(_ difference: Difference) throws {
        let row = try Self.row(difference.name)
        let answer = try #require(difference.before)
        let before = answer()
        let after = difference.after()
        #expect(shows(row.before, before), "before: \(before)")
        #expect(shows(row.after, after), "after: \(after)")
        #expect(before != after)
    }

    @Test(arguments: Difference.native)
    func smartCodableByHandyJSONsRules(_ difference: Difference) throws {
        let row = try Self.row(difference.name)
        let answer = try #require(difference.before)
        let after = Difference.$rules.withValue(.handyJSON) { difference.after() }
        #expect(row.isLeft ? shows(row.after, after) : after == answer(), "by HandyJSON's rules: \(after)")
    }
}
