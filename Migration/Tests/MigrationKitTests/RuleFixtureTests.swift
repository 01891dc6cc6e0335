import Foundation
import Testing

@testable import MigrationKit

/// Every folder of Fixtures/Rules, named like a rule: it is found in `positive` on the lines that say so (`// find`),
/// and nowhere in `negative`.
@Suite("Rule fixtures") struct RuleFixtureTests {
    @Test("is found where it should be", arguments: FixtureCase.all("Rules"))
    func positive(fixture: FixtureCase) throws {
        #expect(Rule.byID[fixture.name] != nil, "a folder is named like a rule")
        let files = fixture.files("positive")
        #expect(!files.isEmpty)
        let project = try TemporaryProject(files)
        let found = Audit(try project.project()).findings.filter { $0.rule.id == fixture.name }.map {
            "\($0.path):\($0.position.line)"
        }
        let expected = files.sorted { $0.key < $1.key }.flatMap { path, bytes in
            String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.hasSuffix("// find") }.map { "\(path):\($0.offset + 1)" }
        }
        #expect(Set(found) == Set(expected))
    }

    @Test("is not found elsewhere", arguments: FixtureCase.all("Rules"))
    func negative(fixture: FixtureCase) throws {
        let files = fixture.files("negative")
        #expect(!files.isEmpty)
        let project = try TemporaryProject(files)
        let found = Audit(try project.project()).findings.filter { $0.rule.id == fixture.name }
        #expect(found.map { "\($0.path):\($0.position.line): \($0.subject)" } == [])
    }

    /// An ignore comment on every line that is found takes the rule away, and no other.
    @Test("is ignored by a comment", arguments: FixtureCase.all("Rules").filter { $0.name != "unknown-ignore" })
    func ignored(fixture: FixtureCase) throws {
        let files = fixture.files("positive").mapValues { bytes in
            Array(
                String(decoding: bytes, as: UTF8.self).replacingOccurrences(
                    of: "// find", with: "// handyjson-migrate:ignore \(fixture.name)"
                ).utf8)
        }
        let project = try TemporaryProject(files)
        let found = Audit(try project.project()).findings.filter {
            $0.rule.id == fixture.name && $0.path.hasSuffix(".swift")
        }
        #expect(found.map { "\($0.path):\($0.position.line)" } == [])
    }

    /// Whatever stands in a fixture: swap and adopt leave nothing to do for a second run.
    @Test("rewriting it twice is rewriting it once", arguments: FixtureCase.all("Rules"), [false, true])
    func idempotence(fixture: FixtureCase, isUnsafe: Bool) throws {
        let project = try TemporaryProject(fixture.files("positive"))
        try Swap().plan(try project.project()).write()
        #expect(Swap().plan(try project.project()).diff == "")
        var adoption = Adoption()
        adoption.isUnsafe = isUnsafe
        try adoption.plan(try project.project()).write()
        #expect(adoption.plan(try project.project()).diff == "")
        if fixture.name != "syntax-error" { #expect(try project.project().broken.isEmpty, "what is written parses") }
    }
}
