import Foundation
import Testing

@testable import MigrationKit

/// Every folder of Fixtures/Swap and Fixtures/Adopt: `before` becomes `after`, a second run changes nothing, `leave` is
/// left alone, `notes.txt` is said.
@Suite("Rewriting fixtures") struct RewritingFixtureTests {
    @Test("swap", arguments: FixtureCase.all("Swap"))
    func swap(fixture: FixtureCase) throws {
        try check(fixture) { Swap(library: LibraryCoordinates()).plan($0) }
    }

    @Test("adopt", arguments: FixtureCase.all("Adopt"))
    func adopt(fixture: FixtureCase) throws {
        let arguments = Set((fixture.text("arguments.txt") ?? "").split(separator: "\n").map(String.init))
        var adoption = Adoption(
            selection: Selection(
                modules: arguments.filter { $0.hasPrefix("module ") }.map { String($0.dropFirst(7)) },
                types: arguments.filter { $0.hasPrefix("type ") }.map { String($0.dropFirst(5)) }))
        adoption.isUnsafe = arguments.contains("unsafe")
        adoption.includesSubclasses = arguments.contains("include-subclasses")
        adoption.bridgesCalls = arguments.contains("bridge-calls")
        adoption.makesDirect = arguments.contains("direct")
        for rules in Adoption.Rules.allCases where arguments.contains("rules " + rules.rawValue) {
            adoption.rules = rules
        }
        try check(fixture) { adoption.plan($0) }
    }

    private func check(_ fixture: FixtureCase, _ command: (Project) -> ChangeSet) throws {
        let before = fixture.files("before")
        let project = try TemporaryProject(before)
        let changes = command(try project.project())
        expectText(changes.notesText, of: fixture.folder.appendingPathComponent("notes.txt"))
        try changes.write()
        let found = project.files
        fixture.renew("after", with: found)
        let after = before.merging(fixture.files("after")) { $1 }
        for path in Set(after.keys).union(found.keys).sorted() where after[path] != found[path] {
            Issue.record("\(fixture.name):\n\(difference(after[path], found[path], path))")
        }
        #expect(!fixture.files("after").isEmpty || !changes.notes.isEmpty, "a case changes something or says why not")

        let second = command(try project.project())
        #expect(second.diff == "", "a second run changes nothing")

        let leave = fixture.files("leave")
        guard !leave.isEmpty else { return }
        let other = try TemporaryProject(leave)
        let none = command(try other.project())
        #expect(none.diff == "", "left alone")
        #expect(none.notesText == "", "left alone without a word")
    }
}
