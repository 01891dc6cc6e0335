import Foundation
import Testing

@testable import MigrationKit

/// What holds for all commands.
@Suite("Rules of conduct") struct ToolTests {
    private let user = "import HandyJSON\nstruct User: HandyJSON {}\n"

    @Test func nothingIsWrittenWithoutWrite() throws {
        let home = try TemporaryProject(["User.swift": user])
        let outcome = try RewriteOutcome.finish(Swap().plan(home.project()), write: false, allowDirty: false)
        #expect(outcome.exitCode == 1)
        #expect(home.text("User.swift") == user)
        expectSnapshot(outcome.text, "dry-run.txt")
        let again = try RewriteOutcome.finish(ChangeSet(), write: true, allowDirty: false)
        #expect(again == RewriteOutcome(text: "Nothing to do.\n", exitCode: 0))
    }

    @Test func aDirtyTreeIsRefused() throws {
        let home = try TemporaryProject(["User.swift": user])
        #expect(throws: ToolError.noRepository(path: home.url.path)) {
            try RewriteOutcome.finish(Swap().plan(home.project()), write: true, allowDirty: false)
        }
        // A report that lies about matters to nobody; a change that is not committed does, and so does a file to
        // rewrite that git does not have.
        try home.run(
            "git init -q && touch old.txt && git add -A && git commit -qm a && touch audit.html && echo changed > old.txt"
        )
        #expect(throws: ToolError.dirtyTree(files: ["old.txt"])) {
            try RewriteOutcome.finish(Swap().plan(home.project()), write: true, allowDirty: false)
        }
        try home.run("git checkout -q old.txt && cp User.swift New.swift")
        #expect(throws: ToolError.dirtyTree(files: ["New.swift"])) {
            try RewriteOutcome.finish(Swap().plan(home.project()), write: true, allowDirty: false)
        }
        try home.run("rm New.swift")
        #expect(home.text("User.swift") == user)
        let outcome = try RewriteOutcome.finish(Swap().plan(home.project()), write: true, allowDirty: true)
        #expect(outcome == RewriteOutcome(text: "Wrote 1 edit in 1 file.\n", exitCode: 0))
        #expect(home.text("User.swift").contains("import HandyJSONCompat"))
        try home.run("git add -A && git commit -qm b")
        #expect(
            try RewriteOutcome.finish(Adoption().plan(home.project()), write: true, allowDirty: false).exitCode == 0)
    }

    @Test func submodulesAreLookedAtWhenNamed() throws {
        let home = try TemporaryProject([
            "App/User.swift": user, "Shared/.git": "gitdir: ../.git/modules/Shared\n", "Shared/Base.swift": user,
        ])
        let whole = try home.project().workspace
        #expect(whole.sources.map(\.path) == ["App/User.swift"])
        #expect(whole.submodules == ["Shared"])
        let named = try Workspace.read(["App", "Shared"], base: home.url)
        #expect(named.sources.map(\.path) == ["App/User.swift", "Shared/Base.swift"])
        #expect(named.submodules.isEmpty)
    }

    @Test func filesInUTF16AreNamed() throws {
        let text: [UInt8] = [0xFF, 0xFE] + user.utf8.flatMap { [$0, 0] }
        let home = try TemporaryProject(["Wide.swift": text, "User.swift": Array(user.utf8)])
        let project = try home.project()
        #expect(
            project.broken.map { "\($0.path): \($0.message)" } == [
                "Wide.swift: the file is UTF-16, not UTF-8: save it as UTF-8"
            ])
        #expect(Swap().plan(project).changes.map(\.file.path) == ["User.swift"])
    }

    @Test(
        "filters that nothing has are refused",
        arguments: [Selection(modules: ["Nope"]), Selection(rules: ["nope"]), Selection(excludedRules: ["nope"])])
    func unknownFilters(selection: Selection) throws {
        let home = try TemporaryProject(["User.swift": user])
        #expect(throws: ToolError.self) { try selection.validate(home.project().workspace) }
    }

    @Test func pathsAndRulesAreFiltered() throws {
        let home = try TemporaryProject(["App/User.swift": user, "App/Legacy/Old.swift": user])
        #expect(Swap().plan(try home.project(exclude: ["*/Legacy/*"])).changes.map(\.file.path) == ["App/User.swift"])
        #expect(Swap(selection: Selection(rules: ["swap-podfile"])).plan(try home.project()).changes.isEmpty)
        #expect(Swap(selection: Selection(excludedRules: ["swap-import"])).plan(try home.project()).changes.isEmpty)
        #expect(throws: ToolError.unreadable(path: home.url.path + "/none", reason: "no such file or folder")) {
            try Workspace.read(["none"], base: home.url)
        }
    }

    @Test func bytesOutsideTheEditsStay() throws {
        // Not UTF-8, a BOM, a NUL, no line break at the end, both line endings.
        let odd: [UInt8] =
            [0xEF, 0xBB, 0xBF] + Array("import HandyJSON\r\n// ".utf8) + [0xFF, 0xC3, 0x28] + Array("\nlet a = 1 ".utf8)
        let home = try TemporaryProject(["Odd.swift": odd])
        let change = Swap().plan(try home.project()).changes.first
        #expect(
            change?.result == [0xEF, 0xBB, 0xBF] + Array("import HandyJSONCompat\r\n// ".utf8) + [0xFF, 0xC3, 0x28]
                + Array("\nlet a = 1 ".utf8))
    }

    /// The built program itself: exit codes and where errors go.
    @Test(
        "the program",
        arguments: [
            ("audit .", 1, ""), ("audit Clean", 0, ""), ("swap .", 1, ""), ("swap Clean", 0, "Nothing to do.\n"),
            ("swap . --write", 2, "is in no git repository"),
            ("swap none", 2, "no such file or folder"), ("swap . --module Nope", 2, "There is no module 'Nope'"),
            ("swap . --rule nope", 2, "There is no rule 'nope'"),
            ("adopt . --type Nope", 2, "There is no type 'Nope'"), ("check .", 2, "run check --update-baseline"),
            ("adopt . --plan", 0, "Nothing needs a hand."),
            ("adopt . --plan --write", 2, "cannot be used with --write"),
            ("check . --update-baseline", 0, "HandyJSON uses: 2"),
            ("replay none.jsonl none.jsonl", 2, "no such file"), ("nonsense", 2, "Usage"),
            ("swap . --nonsense", 2, "Unknown option"), ("--help", 0, "audit"),
            ("--version", 0, LibraryCoordinates().version),
            ("rules", 0, "swap-import"), ("differences", 0, "null makes an optional nil"),
            ("audit . --format sarif -o out.sarif", 1, ""), ("audit . -o none/out.txt", 2, "cannot be written"),
            ("audit . --format html --baseline none.json", 2, "there is no such file"),
        ])
    func program(arguments: String, exitCode: Int32, says: String) throws {
        let home = try TemporaryProject(["App/User.swift": user, "Clean/A.swift": "struct A {}\n"])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("handyjson-migrate")
        process.arguments = arguments.split(separator: " ").map(String.init)
        process.currentDirectoryURL = home.url
        process.environment = Process.environmentWithoutBacktraces
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == exitCode, "\(output)")
        #expect(output.contains(says) || says.isEmpty, "\(output)")
    }

    /// A file cut off anywhere is read without a trap, and left alone where it does not parse.
    @Test func cutOffFilesAreUntouched() throws {
        let template = FixtureCase.root.appendingPathComponent("EndToEnd/Template/Models.swift")
        let bytes = [UInt8](try Data(contentsOf: template))
        var files: [String: [UInt8]] = [:]
        for end in stride(from: 1, to: bytes.count, by: 37) { files["Cut\(end).swift"] = Array(bytes[..<end]) }
        let home = try TemporaryProject(files)
        let project = try home.project()
        let broken = Set(project.broken.map(\.path))
        #expect(broken.count > 50)
        let swap = Swap().plan(project)
        #expect(swap.changes.allSatisfy { !broken.contains($0.file.path) })
        #expect(Set(swap.notes.filter { $0.rule == "syntax-error" }.map(\.path)).count > 50)
        try swap.write()
        #expect(Adoption().plan(try home.project()).changes.allSatisfy { !broken.contains($0.file.path) })
    }

    @Test func progressIsShownAfterASecond() {
        final class Clock: @unchecked Sendable { var time = 0.0; var lines: [String] = [] }
        let clock = Clock()
        let progress = Progress(now: { clock.time }, write: { clock.lines.append($0) })
        progress.report("Reading", 1, of: 9)
        clock.time = 1.5
        progress.report("Reading", 2, of: 9)
        progress.report("Reading", 3, of: 9)
        clock.time = 1.8
        progress.report("Reading", 4, of: 9)
        progress.finish()
        #expect(clock.lines == ["\r\u{1B}[KReading 2 of 9 files", "\r\u{1B}[KReading 4 of 9 files", "\r\u{1B}[K"])
    }

    @Test func rulesAreListedAndHaveFixtures() {
        expectSnapshot(RuleList.text(), "rules.txt")
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        let covered = Set(FixtureCase.all("Rules").map(\.name))
        // What only rewriting commands say has its cases in Fixtures/Swap and Fixtures/Adopt.
        let rewriting = Rule.all.map(\.id).filter {
            $0.hasPrefix("adopt-") || $0.hasPrefix("swap-") || $0 == "deferred-model"
        }
        #expect(Set(Rule.all.map(\.id)).subtracting(covered).subtracting(rewriting) == [])
    }

    /// One changed line of 40,000, and all of them: no table of all pairs of lines.
    /// What collides is what the libraries declare: read from their sources.
    @Test func theNamesOfTheLibrariesAreKnown() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardized
        func publicTypes(_ library: String) throws -> Set<String> {
            let project = Project(try Workspace.read([library], base: root))
            var names: Set<String> = []
            for facts in project.facts {
                let types = facts.types.filter { $0.kind != .extension && ["public", "open"].contains($0.access) }
                names.formUnion(types.map(\.name))
                names.formUnion(facts.typealiases.filter(\.isPublic).map(\.name))
            }
            return names.filter { !$0.hasPrefix("_") && !$0.contains(".") }
        }
        // With the engine's, which SmartCodable exports, but for those that an SPI hides from apps.
        let hidden = try spiTypes(of: root.appendingPathComponent("SmartEngine"))
        #expect(hidden.contains("Codec"))
        let natives = try publicTypes("SmartCodable").union(publicTypes("SmartEngine")).subtracting(hidden)
        #expect(natives.symmetricDifference(HandyJSONNames.natives) == [])
        #expect(try publicTypes("HandyJSONCompat").subtracting(HandyJSONNames.visible) == [])
        #expect(HandyJSONNames.writtenByAdopt.isSubset(of: HandyJSONNames.natives))
    }

    private func spiTypes(of folder: URL) throws -> Set<String> {
        let pattern =
            #"@_spi\([A-Za-z]+\) (?:@frozen )?(?:public|open) (?:final )?(?:class|struct|enum|protocol) ([A-Za-z]+)"#
        let expression = try NSRegularExpression(pattern: pattern)
        var names: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                if let name = Range(match.range(at: 1), in: text) { names.insert(String(text[name])) }
            }
        }
        return names
    }

    @Test(.timeLimit(.minutes(1))) func diffsOfLongFilesAreLinear() throws {
        let lines = (0..<40_000).map { "let line\($0) = \($0)\n" }
        let old = Array(lines.joined().utf8)
        var change = FileChange(file: SourceFile(path: "f", url: URL(fileURLWithPath: "/f"), module: -1, bytes: old))
        change.add(Edit(0..<3, "var", rule: "adopt-model"))
        change.add(Edit(old.count - 4..<old.count - 1, "1", rule: "adopt-model"))
        #expect(UnifiedDiff.text(change).hasSuffix("-let line39999 = 39999\n+let line39999 = 391\n"))
        #expect(
            UnifiedDiff.text("f", old, Array(lines.map { $0 + "//\n" }.joined().utf8)).hasPrefix(
                "--- a/f\n+++ b/f\n@@ -"))
    }

    @Test func editsAreKeptInTheOrderOfTheirPlaces() {
        let file = SourceFile(path: "f", url: URL(fileURLWithPath: "/f"), module: -1, bytes: Array("abcdef".utf8))
        var change = FileChange(file: file)
        // Not taken: said once more, inside another, overlapping another.
        let edits = [
            (4..<5, "E", true), (1..<1, "1", true), (1..<1, "2", true), (1..<1, "2", false), (1..<3, "", true),
            (2..<2, "x", false), (2..<4, "x", false), (3..<3, "3", true),
        ]
        for (range, text, isTaken) in edits {
            let isAdded = change.add(Edit(range, text, rule: "r"))
            #expect(isAdded == isTaken, "\(range) \(text)")
        }
        #expect(String(decoding: change.result, as: UTF8.self) == "a123dEf")
    }

    /// The parser tries two ways for every level: such a file is reported and left alone.
    @Test(.timeLimit(.minutes(1))) func deepBracketsAreReported() throws {
        let deep = String(repeating: "[", count: 28) + "Int" + String(repeating: "]", count: 28)
        let home = try TemporaryProject([
            "Deep.swift": "import HandyJSONCompat\nstruct Deep: HandyJSON { var x: \(deep) = [] }\n",
            "Plain.swift":
                "import HandyJSONCompat\n// [[[[[[[[[[[[[[[[[[\nstruct Plain: HandyJSON { var x = \"[[[[[[[[[[[[[[[[[[\" }\n",
        ])
        #expect(try home.project().broken.map(\.path) == ["Deep.swift"])
        #expect(Adoption().plan(try home.project()).changes.map(\.file.path) == ["Plain.swift"])
    }

    @Test(
        "unified diffs",
        arguments: [
            ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"), ("a\n", "a\n", ""),
            ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
            ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\n6\n7\n8\nX\n", "@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+X\n"),
        ])
    func diffs(old: String, new: String, expected: String) {
        let text = UnifiedDiff.text("f", Array(old.utf8), Array(new.utf8))
        #expect(text == (expected.isEmpty ? "" : "--- a/f\n+++ b/f\n" + expected))
    }

    @Test(
        "globs",
        arguments: [
            ("*/Legacy/*", "App/Legacy/X.swift", true), ("*.swift", "a/b.swift", true), ("a?c", "abc", true),
            ("a?c", "abbc", false), ("", "a", false), ("*", "", true),
        ])
    func globs(pattern: String, text: String, matches: Bool) { #expect(Glob.matches(pattern, text) == matches) }

    @Test func wavesOfACircleAreOne() {
        #expect(Waves.number(count: 5) { [[1], [2], [1], [0], []][$0] } == [2, 1, 1, 3, 1])
    }
}
