import Foundation
import Testing

@testable import MigrationKit

/// Folders as they are: links, closed files, repositories in repositories.
@Suite("Files and repositories") struct ConductTests {
    private let user = "import HandyJSON\n"
    private let swapped = "import HandyJSONCompat\n"

    private func swap(_ home: TemporaryProject, _ paths: [String] = ["."]) throws -> ChangeSet {
        Swap().plan(Project(try Workspace.read(paths, base: home.url)))
    }

    @Test func linksAreFollowedAndKept() throws {
        let home = try TemporaryProject(["App/User.swift": user, "Shared/Outside.swift": user, "Pods/Pod.swift": user])
        try home.run(
            "cd App; ln -s User.swift Same.swift; ln -s ../Shared/Outside.swift Link.swift; ln -s ../Pods/Pod.swift Pod.swift; ln -s . Loop; ln -s none Dead.swift"
        )
        let changes = try swap(home, ["App"])
        #expect(changes.changes.map(\.file.path) == ["App/Link.swift", "App/User.swift"])
        try changes.write()
        #expect(home.text("Shared/Outside.swift") == swapped)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: home.url.path + "/App/Link.swift")
                == "../Shared/Outside.swift")
        #expect(home.text("Pods/Pod.swift") == user)
    }

    @Test func aFileIsReadOnceWhateverWaysLeadToIt() throws {
        let home = try TemporaryProject(["App/Größe X/Ü.swift": user])
        try home.run("ln -s App Link")
        #expect(
            try swap(home, [".", "App", "App/Größe X/Ü.swift", "Link", "./App/../App"]).changes.map(\.file.path) == [
                "App/Größe X/Ü.swift"
            ])
    }

    @Test(
        "folders of others are refused by name too",
        arguments: ["Pods", "Pods/A/A.swift", "App/.build/x", "Carthage", "DerivedData"])
    func foreignFolders(path: String) throws {
        let home = try TemporaryProject([
            "Pods/A/A.swift": user, "App/.build/x/A.swift": user, "Carthage/A.swift": user, "DerivedData/A.swift": user,
        ])
        #expect(throws: ToolError.self) { try swap(home, [path]) }
    }

    @Test func whatCannotBeReadStopsTheRun() throws {
        // root reads everything.
        guard geteuid() != 0 else { return }
        let home = try TemporaryProject(["App/User.swift": user, "App/Closed/A.swift": user])
        try home.run("chmod 000 App/User.swift")
        #expect(throws: ToolError.self) { try swap(home) }
        try home.run("chmod 644 App/User.swift; chmod 000 App/Closed")
        #expect(throws: ToolError.self) { try swap(home) }
        try home.run("chmod 755 App/Closed")
        #expect(try swap(home).changes.count == 2)
    }

    @Test func everyRepositoryThatIsWrittenToMustBeClean() throws {
        let home = try TemporaryProject(["App/User.swift": user, "Nested/Other.swift": user, ".gitignore": "Nested\n"])
        try home.run(
            "git init -q; git add -A; git commit -qm a; cd Nested; git init -q; git add -A; git commit -qm a; echo >> Other.swift"
        )
        #expect(throws: ToolError.dirtyTree(files: ["Other.swift"])) {
            try RewriteOutcome.finish(swap(home), write: true, allowDirty: false)
        }
        #expect(home.text("App/User.swift") == user)
        try home.run("cd Nested; git commit -qam b")
        #expect(
            try RewriteOutcome.finish(swap(home), write: true, allowDirty: false).text == "Wrote 2 edits in 2 files.\n")
    }

    @Test func oneDirtyFileAnywhereInTheRepositoryIsEnough() throws {
        let home = try TemporaryProject(["App/User.swift": user, "Docs/Größe.md": "a"])
        try home.run("git init -q; git add -A; git commit -qm a; echo b > Docs/Größe.md")
        #expect(throws: ToolError.dirtyTree(files: ["Docs/Größe.md"])) {
            try RewriteOutcome.finish(swap(home, ["App"]), write: true, allowDirty: false)
        }
    }

    @Test func anInterruptedRunIsRecognised() throws {
        let home = try TemporaryProject(["App/User.swift": user, "App/Other.swift": user])
        try home.run("git init -q; git add -A; git commit -qm a")
        let whole = try swap(home).changes
        let marks = GitTree.noteStart(whole.map(\.file.url))
        try ChangeSet(changes: Array(whole.prefix(1))).write()
        #expect(throws: ToolError.dirtyTree(files: [whole[0].file.path], isOwnHalf: true)) {
            try RewriteOutcome.finish(swap(home), write: true, allowDirty: false)
        }
        #expect(
            try RewriteOutcome.finish(swap(home), write: true, allowDirty: true).text == "Wrote 1 edit in 1 file.\n")
        #expect(marks.count == 1 && !marks.contains { FileManager.default.fileExists(atPath: $0.path) })
        // Somebody's own change is none.
        #expect(throws: ToolError.dirtyTree(files: whole.map(\.file.path))) {
            try GitTree.requireClean(whole.map(\.file.url))
        }
    }

    @Test func whatGitIgnoresIsNotRewritten() throws {
        let home = try TemporaryProject(["App/User.swift": user, "Local/A.swift": user, ".gitignore": "Local\n"])
        try home.run("git init -q; git add -A; git commit -qm a")
        #expect(throws: ToolError.ignoredFiles(files: ["Local/A.swift"])) {
            try RewriteOutcome.finish(swap(home), write: true, allowDirty: false)
        }
        #expect(home.text("App/User.swift") == user)
        #expect(try RewriteOutcome.finish(swap(home, ["App"]), write: true, allowDirty: false).exitCode == 0)
    }

    /// The dry run can be given to `git apply`, whatever the line endings.
    @Test func theDryRunIsAPatch() throws {
        let home = try TemporaryProject([
            "Windows.swift": "import HandyJSON\r\nlet a = 1\r\n", "Open.swift": "let a = 1\nimport HandyJSON",
            "Empty.swift": "",
        ])
        let changes = try swap(home)
        let patch = home.url.appendingPathComponent("swap.patch")
        try Data(changes.diff.utf8).write(to: patch)
        try home.run("git init -q; git apply swap.patch")
        for change in changes.changes { #expect(home.files[change.file.path] == change.result) }
        #expect(home.text("Windows.swift") == "import HandyJSONCompat\r\nlet a = 1\r\n")
        #expect(home.text("Open.swift") == "let a = 1\nimport HandyJSONCompat")
    }

    @Test(
        "manifests that are not UTF-8 keep their bytes",
        arguments: [
            (
                "Package.swift",
                "let package = Package(name: \"A\", dependencies: [.package(url: \"https://github.com/alibaba/HandyJSON\", from: \"5.0.2\")], targets: [])\n",
                "let package = Package(name: \"A\", dependencies: [\(LibraryCoordinates().packageDependency)], targets: [])\n"
            ),
            (
                "Podfile", "  pod 'HandyJSON', '5.0'\n",
                "  pod 'HandyJSONCompat', \(LibraryCoordinates().podSource())\r\n  pod 'SmartEngine', \(LibraryCoordinates().podSource())\n"
            ),
            (
                "Cartfile", "github \"alibaba/HandyJSON\"\n",
                "\(LibraryCoordinates().carthageDependency)\n"
            ),
        ])
    func oddBytes(name: String, text: String, expected: String) throws {
        let mark = Array((name == "Package.swift" ? "// " : "# ").utf8) + [0xFF, 0xFE, 0xC3, 0x0D, 0x0A]
        let home = try TemporaryProject([name: mark + Array(text.utf8) + mark])
        try swap(home).write()
        #expect(home.files[name] == mark + Array(expected.utf8) + mark)
    }

    @Test(
        "a local checkout takes the place of the URL",
        arguments: [
            (
                #".package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2")"#,
                #".package(path: "../SmartCodable")"#
            ),
            (
                #".package(name: "HandyJSON", url: "https://github.com/alibaba/HandyJSON", .branch("master"))"#,
                #".package(path: "../SmartCodable")"#
            ),
            (
                "\n.package(\n// a\nurl: \"https://github.com/alibaba/HandyJSON\", // b\nexact: \"5.0.2\" // c\n)",
                "\n.package(\n// a\npath: \"../SmartCodable\" // b\n // c\n)"
            ),
            (#".package(path: "../HandyJSON")"#, #".package(path: "../SmartCodable")"#),
        ])
    func localCheckout(line: String, expected: String) throws {
        func manifest(_ line: String, _ product: String) -> String {
            "let package = Package(name: \"A\", platforms: [.iOS(.v15)], dependencies: [\(line)], targets: [.target(name: \"A\", dependencies: [\(product)])])\n"
        }
        let home = try TemporaryProject(["Package.swift": manifest(line, "\"HandyJSON\"")])
        var library = LibraryCoordinates()
        library.path = "../SmartCodable"
        try Swap(library: library).plan(try home.project()).write()
        #expect(
            home.text("Package.swift")
                == manifest(expected, #".product(name: "HandyJSONCompat", package: "SmartCodable")"#))
        #expect(Swap(library: library).plan(try home.project()).preview == "")
    }
}
