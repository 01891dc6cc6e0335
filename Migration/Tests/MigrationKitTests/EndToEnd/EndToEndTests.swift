import Foundation
import Testing

@testable import MigrationKit

/// HandyJSON → HandyJSONCompat → SmartCodable, module by module, with the compiler and the app's behaviour asked at
/// every step. Takes minutes: run by `Tests/end-to-end.sh`, which sets HANDYJSON_MIGRATE_E2E=1.
@Suite("End to end", .enabled(if: ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_E2E"] == "1"))
struct EndToEndTests {
    @Test func anAppOfTenModulesLeavesHandyJSON() throws {
        let home = URL(
            fileURLWithPath: ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_E2E_FOLDER"]
                ?? NSTemporaryDirectory() + "handyjson-end-to-end")
        // The build products of an earlier run are worth a minute.
        try? FileManager.default.removeItem(at: home.appendingPathComponent("App/Sources"))
        try? FileManager.default.removeItem(at: home.appendingPathComponent("HandyJSON"))
        let app = try FixtureApp(in: home)
        try copyLibrary(to: home)
        let before = try audit(app)
        #expect(before.models.count >= 150)
        #expect(before.modules.count == 9)
        #expect(before.models.allSatisfy { !$0.isNative })

        #expect(try collisions(before) == expectedCollisions(app))

        step("compiles against the stub")
        try build(app)

        var library = LibraryCoordinates()
        library.path = "../SmartCodable"
        try verify(app, home)
        step("swap")
        try apply(app) { Swap(library: library).plan($0) }
        let expected = try behaviour(app)
        #expect(expected.count > 350)

        let order = try audit(app).modules.map(\.name)
        #expect(order.first == "Core")
        for module in order {
            step("adopt --module \(module)")
            try apply(app) { Adoption(selection: Selection(modules: [module])).plan($0) }
            compare(try behaviour(app), expected, "after \(module)")
        }
        step("adopt")
        try apply(app) { Adoption().plan($0) }
        compare(try behaviour(app), expected, "at the end")

        let after = try audit(app)
        #expect(after.models.allSatisfy { $0.isNative }, "\(after.models.filter { !$0.isNative }.map(\.name))")
        #expect(
            after.modules.allSatisfy { $0.uses == 0 },
            "\(after.findings.filter { $0.rule.isUse }.map { "\($0.path):\($0.position.line) \($0.rule.id)" })"
        )
        let rest = Adoption().plan(try project(app))
        #expect(rest.changes.isEmpty)
        #expect(rest.notesText == "")
        #expect(
            after.notable.isEmpty || after.notable.allSatisfy { $0.rule.stage == .swap },
            "\(after.notable.map { "\($0.path):\($0.position.line) \($0.rule.id)" })")
        for (path, bytes) in FixtureCase(folder: app.folder).files("Sources") {
            #expect(!String(decoding: bytes, as: UTF8.self).contains("import HandyJSON"), "\(path)")
        }
        let manifest = try String(contentsOf: app.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(!manifest.contains("HandyJSON"))
    }

    /// What `audit` says of the modules whose names the libraries have too, as the comments in their files say.
    private func collisions(_ audit: Audit) -> [String] {
        audit.findings.filter { $0.rule.id == "name-collision" && $0.path.hasPrefix("Sources/Nam") }
            .map { "\($0.path):\($0.position.line)" }.sorted()
    }

    private func expectedCollisions(_ app: FixtureApp) throws -> [String] {
        try FixtureApp.naming.flatMap { path in
            try String(contentsOf: app.folder.appendingPathComponent("Sources/\(path)"), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.hasSuffix("// find") }.map { "Sources/\(path):\($0.offset + 1)" }
        }.sorted()
    }

    // MARK: Steps

    private func step(_ name: String) {
        FileHandle.standardError.write(Data("end to end: \(name)\n".utf8))
    }

    private func project(_ app: FixtureApp) throws -> Project {
        Project(try Workspace.read(["."], base: app.folder))
    }

    private func audit(_ app: FixtureApp) throws -> Audit { Audit(try project(app)) }

    private func apply(_ app: FixtureApp, _ command: (Project) -> ChangeSet) throws {
        let changes = command(try project(app))
        #expect(!changes.changes.isEmpty)
        try changes.write()
        let again = try command(project(app))
        #expect(again.diff == "", "a second run changes nothing")
    }

    /// Made-up dirty payloads, decoded with the models before and after `adopt`.
    private func verify(_ app: FixtureApp, _ home: URL) throws {
        step("verify")
        var library = LibraryCoordinates()
        library.path = home.appendingPathComponent("SmartCodable").path
        let verification = Verification(try project(app), Adoption(), library: library)
        var run = VerificationRun(verification, folder: home.appendingPathComponent("Verify")) { step("verify: \($0)") }
        let (text, isSame) = try run.result(format: .table)
        #expect(isSame, "\(text)")
        let compared = try #require(text.split(separator: " ").first.flatMap { Int($0) })
        #expect(compared >= 140, "\(text.suffix(2000))")
        #expect(text.contains("[collection-elements]"), "what is known is found, so differences are seen")
    }

    private func compare(_ found: [String], _ expected: [String], _ stage: String) {
        for (line, other) in zip(expected, found) where line != other {
            Issue.record("\(stage):\n  before \(line)\n  now    \(other)")
        }
        #expect(found.count == expected.count, "\(stage)")
    }

    private func build(_ app: FixtureApp) throws {
        let (status, output) = try run(
            "swift", ["build", "--disable-sandbox", "--product", "BehaviourTests"], in: app.folder)
        try #require(
            status == 0,
            "\(output.split(separator: "\n").filter { $0.contains("error") }.prefix(20).joined(separator: "\n"))")
    }

    private func behaviour(_ app: FixtureApp) throws -> [String] {
        try build(app)
        let (status, output) = try run(
            app.folder.appendingPathComponent(".build/debug/BehaviourTests").path, [], in: app.folder)
        #expect(status == 0)
        // HandyJSONCompat logs what is no JSON, SmartCodable does not.
        return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter {
            !$0.hasPrefix("HandyJSON error:")
        }
    }

    private func run(_ program: String, _ arguments: [String], in folder: URL) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        process.environment = Process.environmentWithoutBacktraces
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// The libraries of this repository as a package of their own, without its tests and examples.
    private func copyLibrary(to home: URL) throws {
        let folder = home.appendingPathComponent("SmartCodable")
        try? FileManager.default.removeItem(at: folder.appendingPathComponent("Sources"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
            .standardizedFileURL
        let sources =
            ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_E2E_SOURCES"].map { URL(fileURLWithPath: $0) }
            ?? root.appendingPathComponent("Sources")
        try FileManager.default.copyItem(at: sources, to: folder.appendingPathComponent("Sources"))
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "SmartCodable",
                products: [.library(name: "SmartCodable", targets: ["SmartCodable"]), .library(name: "HandyJSONCompat", targets: ["HandyJSONCompat"])],
                targets: [
                    .target(name: "SmartEngine"), .target(name: "SmartCodable", dependencies: ["SmartEngine"]),
                    .target(name: "HandyJSONCompat", dependencies: ["SmartEngine"]),
                ],
                swiftLanguageModes: [.v6]
            )

            """
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    }
}
