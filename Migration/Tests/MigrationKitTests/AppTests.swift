import Foundation
import Testing

@testable import MigrationKit

/// Whole apps: what every command says of them, as text.
@Suite("Fixture apps") struct AppTests {
    static let apps = FixtureCase.all("Apps")

    /// One app in every format, and the others in the one that shows most in the fewest lines.
    static func isRecorded(_ app: FixtureCase, in format: ReportFormat) -> Bool {
        app.name == "CocoaPods" || format == .table
    }

    private static let reports = apps.flatMap { app in
        ReportFormat.allCases.filter { isRecorded(app, in: $0) }.map { (app, $0) }
    }

    @Test("audit, in every format", arguments: reports)
    func audit(app: FixtureCase, format: ReportFormat) throws {
        let home = try TemporaryProject(app.files(""))
        let history = [
            Baseline.Entry(date: "2026-01-05", uses: 40, models: 9, native: 0),
            Baseline.Entry(date: "2026-02-02", uses: 30, models: 9, native: 1),
        ]
        let text = format.text(Audit(try home.project()), history: history).replacingOccurrences(
            of: home.url.path, with: "/app")
        expectSnapshot(text, "\(app.name)-audit.\(format.rawValue)")
    }

    @Test("swap and adopt", arguments: apps)
    func rewriting(app: FixtureCase) throws {
        let home = try TemporaryProject(app.files(""))
        let swap = Swap().plan(try home.project())
        expectSnapshot(swap.preview, "\(app.name)-swap.txt")
        try swap.write()
        #expect(Swap().plan(try home.project()).diff == "")
        let adopt = Adoption().plan(try home.project())
        expectSnapshot(adopt.preview, "\(app.name)-adopt.txt")
        try adopt.write()
        #expect(Adoption().plan(try home.project()).diff == "")
        // Other people's code is as it was.
        for (path, bytes) in app.files("") where path.hasPrefix("Pods/") || path.hasPrefix("Carthage/") {
            #expect(home.files[path] == bytes)
        }
    }

    @Test(
        "modules",
        arguments: [
            ("CocoaPods", ["Core: LocalPods/Core (pod)", "Shop: Shop (xcode)"]),
            (
                "SwiftPM",
                [
                    "App: Sources/App (package)", "Chat: Sources/Chat (package)", "Models: Sources/Models (package)",
                    "ModelsTests: Tests/ModelsTests (package)",
                    "Networking: Sources/Networking (package)", "Profile: Sources/Profile (package)",
                    "Storage: Modules/Storage (package)",
                ]
            ),
            ("Xcode", ["News: News (xcode)", "NewsWidget: NewsWidget (xcode)"]),
        ])
    func modules(app: String, expected: [String]) throws {
        let home = try TemporaryProject(
            FixtureCase(folder: FixtureCase.root.appendingPathComponent("Apps/\(app)")).files(""))
        let project = try home.project()
        #expect(project.workspace.modules.map { "\($0.name): \($0.folder) (\($0.kind.rawValue))" }.sorted() == expected)
        #expect(!project.workspace.sources.contains { $0.module < 0 })
    }
}
