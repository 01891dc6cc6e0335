import Foundation
import Testing

@testable import MigrationKit

@Suite("check") struct CheckTests {
    private let files = [
        "A.swift": "import HandyJSON\nstruct A: HandyJSON {}\n",
        "B.swift": "import HandyJSON\nstruct B: HandyJSON {}\n",
    ]

    private func audit(_ files: [String: String]) throws -> Audit { Audit(try TemporaryProject(files).project()) }

    @Test func theSameUsesPass() throws {
        let audit = try audit(files)
        let ratchet = Ratchet(baseline: Baseline(audit), audit: audit)
        #expect(ratchet.passes)
        #expect(ratchet.text == "HandyJSON uses: 4 (baseline 4).\n")
    }

    @Test func aNewUseFailsWithItsLine() throws {
        let baseline = Baseline(try audit(files))
        var more = files
        more["A.swift"]? += "struct C: HandyJSON {}\n"
        let ratchet = Ratchet(baseline: baseline, audit: try audit(more))
        #expect(!ratchet.passes)
        #expect(
            ratchet.text == """
                A.swift: conformance: 2 (baseline 1), lines 2, 3
                1 new use of HandyJSON. New models should be SmartCodable; if this one is meant, run check --update-baseline.

                """)
    }

    @Test func whatIsGoneIsSaidAndKeptByAnUpdate() throws {
        let baseline = Baseline(try audit(files))
        let audit = try audit(["A.swift": files["A.swift"] ?? ""])
        let ratchet = Ratchet(baseline: baseline, audit: audit)
        #expect(ratchet.passes)
        #expect(
            ratchet.text
                == "HandyJSON uses: 2 (baseline 4).\n2 uses of the baseline are gone: run check --update-baseline to keep it so.\n"
        )
        let updated = Baseline.updated(baseline, audit: audit, date: "2026-01-05")
        #expect(updated.total == 2)
        #expect(updated.history == [Baseline.Entry(date: "2026-01-05", uses: 2, models: 1, native: 0)])
        #expect(
            Baseline.updated(updated, audit: audit, date: "2026-01-06") == updated,
            "without a change nothing is written")
    }

    @Test func theFileIsStable() throws {
        let baseline = Baseline.updated(nil, audit: try audit(files), date: "2026-01-05")
        expectSnapshot(baseline.text, "baseline.json")
        let folder = try TemporaryProject(["baseline.json": baseline.text, "bad.json": "[1]"])
        #expect(
            try Baseline.read(folder.url.appendingPathComponent("baseline.json"), path: "baseline.json") == baseline)
        #expect(try Baseline.read(folder.url.appendingPathComponent("none.json"), path: "none.json") == nil)
        #expect(throws: ToolError.self) {
            try Baseline.read(folder.url.appendingPathComponent("bad.json"), path: "bad.json")
        }
    }

    @Test func aRenamedFileTakesItsUsesAlong() throws {
        let baseline = Baseline(try audit(files))
        let renamed = ["A.swift": files["A.swift"] ?? "", "Sub/B2.swift": files["B.swift"] ?? ""]
        let ratchet = Ratchet(baseline: baseline, audit: try audit(renamed))
        #expect(
            ratchet.text
                == "HandyJSON uses: 4 (baseline 4).\n2 uses moved to files the baseline does not know: run check --update-baseline to keep it so.\n"
        )
        let more = renamed.merging(["Sub/B2.swift": (files["B.swift"] ?? "") + "struct C: HandyJSON {}\n"]) { $1 }
        #expect(
            Ratchet(baseline: baseline, audit: try audit(more)).growths.map {
                "\($0.path) \($0.rule) \($0.allowed) \($0.found)"
            } == ["Sub/B2.swift conformance 1 2"])
        // A file that stays keeps what it has: its uses cannot be spent elsewhere.
        let copied = files.merging(["C.swift": files["B.swift"] ?? ""]) { $1 }
        #expect(Ratchet(baseline: baseline, audit: try audit(copied)).growths.map(\.path) == ["C.swift", "C.swift"])
    }

    @Test(
        "a run over a part leaves the rest of the baseline alone",
        arguments: [
            (["App"], Selection(), "", "HandyJSON uses: 2 (baseline 2).\n"),
            (["."], Selection(rules: ["conformance"]), "", "HandyJSON uses: 2 (baseline 2).\n"),
            (["."], Selection(), "Core*", "HandyJSON uses: 2 (baseline 2).\n"),
            (["."], Selection(modules: ["App"]), "", "HandyJSON uses: 2 (baseline 2).\n"),
        ])
    func parts(paths: [String], selection: Selection, exclude: String, expected: String) throws {
        let manifest =
            "// swift-tools-version: 5.9\nlet package = Package(name: \"P\", targets: [.target(name: \"App\", path: \"App\"), .target(name: \"Core\", path: \"Core\")])\n"
        let home = try TemporaryProject([
            "Package.swift": manifest, "App/A.swift": files["A.swift"] ?? "", "Core/B.swift": files["B.swift"] ?? "",
        ])
        let baseline = Baseline.updated(nil, audit: Audit(try home.project()), date: "2026-01-05")
        let finder = FileFinder(exclude: exclude.isEmpty ? [] : [exclude])
        let audit = Audit(Project(try Workspace.read(paths, base: home.url, finder: finder)), selection: selection)
        #expect(Ratchet(baseline: baseline, audit: audit).text == expected)
        #expect(Baseline.updated(baseline, audit: audit, date: "2026-01-06") == baseline)
        // The file is gone: its uses leave the baseline, and no others.
        try FileManager.default.removeItem(at: home.url.appendingPathComponent("App/A.swift"))
        if paths == ["App"] {
            let rest = Baseline.updated(
                baseline, audit: Audit(Project(try Workspace.read(paths, base: home.url))), date: "2026-01-06")
            #expect(rest.uses.keys.sorted() == ["Core/B.swift"])
            #expect(rest.history.last == Baseline.Entry(date: "2026-01-06", uses: 2, models: 2, native: 0))
        }
    }

    @Test(
        "files that are no baseline are told apart",
        arguments: [
            ("", "not a baseline file"), ("{", "not a baseline file"),
            (#"{"history":[],"uses":{},"version":2}"#, "format 2"),
            ("{\r\n<<<<<<< ours\r\n=======\r\n>>>>>>> theirs\r\n}", "merge conflicts"),
        ])
    func badFiles(text: String, says: String) throws {
        let folder = try TemporaryProject(["b.json": text])
        let error = #expect(throws: ToolError.self) {
            try Baseline.read(folder.url.appendingPathComponent("b.json"), path: "b.json")
        }
        #expect(error?.description.contains(says) ?? false)
    }

    @Test func thePathsAreTheRepositorysFromWhereverItIsStarted() throws {
        let home = try TemporaryProject(["App/Models/A.swift": "", ".git/config": ""])
        let folder = home.url.appendingPathComponent("App/Models")
        let place = BaselinePlace(nil, startedIn: folder)
        #expect(place.home.path == home.url.path)
        #expect(place.file.path == home.url.path + "/" + BaselinePlace.defaultName)
        #expect(
            BaselinePlace("../b.json", startedIn: folder).file.standardizedFileURL.path == home.url.path + "/App/b.json"
        )
        #expect(
            BaselinePlace(nil, startedIn: try TemporaryProject(["A.swift": ""]).url).name == BaselinePlace.defaultName)
    }

    @Test func aFileThatDoesNotParseIsNamed() throws {
        let audit = try audit(["A.swift": "import HandyJSON\nstruct A: HandyJSON {\n"])
        #expect(
            Ratchet(baseline: Baseline(audit), audit: audit).text
                == "A.swift: does not parse; its uses are counted as far as it can be read.\nHandyJSON uses: 2 (baseline 2).\n"
        )
    }
}
