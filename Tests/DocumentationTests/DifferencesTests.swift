import HandyJSONCompat
import Testing

/// A row of Migration/Differences.md: what is under "after" and, where this repository has both sides, under "before".
struct Difference: Sendable, CustomTestStringConvertible {
    let name: String
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

/// Migration/Differences.md and its rows are the same, and true.
@Suite struct DifferencesTests {
    private struct Row {
        let name, before, after: String
    }

    /// The tables of the page, in order.
    private static func tables() throws -> [[Row]] {
        try CodeBlockTests.text(of: "Migration/Differences.md").components(separatedBy: "\n## ").dropFirst().map { section in
            section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
                let cells = line.dropFirst().dropLast().components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
                return Row(name: cells[0], before: cells[2], after: cells[3])
            }
        }
    }

    private static func row(_ name: String) throws -> Row {
        try #require(tables().joined().first { $0.name == name }, "no row in Differences.md")
    }

    /// `44` and "the initial value" alike.
    private func shows(_ cell: String, _ value: String) -> Bool {
        cell == "`\(value)`" || cell == value || cell.hasPrefix("`\(value)` ")
    }

    @Test func everyRowHasATest() throws {
        let tables = try Self.tables()
        #expect(tables.count == 2)
        #expect(tables.first?.map(\.name) == Difference.compat.map(\.name))
        #expect(tables.last?.map(\.name) == Difference.native.map(\.name))
        #expect(tables.joined().allSatisfy { !$0.before.isEmpty && !$0.after.isEmpty })
    }

    /// What the migration tool calls known is on the page.
    @Test func theToolsDifferencesAreListed() throws {
        let source = try CodeBlockTests.text(of: "Migration/Sources/MigrationKit/Replay/KnownDifference.swift")
        let titles = source.components(separatedBy: "title: \"").dropFirst().compactMap { $0.components(separatedBy: "\"").first }
        #expect(titles.count > 5)
        let names = Set(try Self.tables().joined().map(\.name))
        for title in titles { #expect(names.contains(title), "\(title)") }
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
}
