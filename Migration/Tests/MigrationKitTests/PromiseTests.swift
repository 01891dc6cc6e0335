import Foundation
import Testing

@testable import MigrationKit

/// What `audit` calls ready, `adopt` converts, and nothing else.
@Suite("Audit keeps its word") struct PromiseTests {
    static let cases = ["Adopt", "Rules", "Swap"].flatMap(FixtureCase.all)

    @Test("fixtures", arguments: cases)
    func fixture(_ fixture: FixtureCase) throws {
        let part = fixture.files("before").isEmpty ? "positive" : "before"
        try compare(fixture.files(part), fixture.name)
    }

    @Test("apps", arguments: FixtureCase.all("Apps"))
    func app(_ app: FixtureCase) throws { try compare(app.files(""), app.name) }

    /// An app of every habit of the fixtures at once: what holds one model may hold others.
    @Test func allFixturesTogether() throws {
        var files: [String: [UInt8]] = [:]
        for fixture in FixtureCase.all("Adopt") where !["vendored-copy", "syntax-error"].contains(fixture.name) {
            for (path, bytes) in fixture.files("before")
            where path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") {
                files[
                    "Modules/\(fixture.name)/Sources/\(fixture.name)/\(path.replacingOccurrences(of: "/", with: "-"))"] =
                    bytes
            }
            files["Modules/\(fixture.name)/Package.swift"] = Array(
                "let package = Package(name: \"a\", targets: [.target(name: \"\(fixture.name)\")])".utf8)
        }
        try compare(files, "all fixtures")
    }

    private func compare(_ files: [String: [UInt8]], _ name: String) throws {
        let home = try TemporaryProject(files)
        // Before the swap as after it: "ready" is about adopt.
        let early = Audit(try home.project())
        try Swap().plan(try home.project()).write()
        let audit = Audit(try home.project())
        try Adoption.usual.plan(try home.project()).write()
        let project = try home.project()
        let graph = project.models
        for model in audit.models where !model.isNative {
            let named = graph.nodes.filter {
                $0.name == model.name && project.workspace.sources[$0.file].path == model.path
            }
            guard named.count == 1, let node = named.first else { continue }
            let isNative = node.isNative
            #expect(
                (model.adopt != .hand) == isNative,
                "\(name): \(model.name) is said to be \(model.adopt), blocked by \(model.blockedBy)")
            #expect(model.blockedBy.isEmpty == isNative, "\(name): \(model.name)")
            if let before = early.models.first(where: { $0.name == model.name && $0.path == model.path }) {
                #expect(before.adopt == model.adopt, "\(name): \(model.name), before the swap")
            }
        }
    }
}
