import Foundation
import Testing

@testable import MigrationKit

@Suite("check") struct CheckTests {
    private let files = ["A.swift": "import HandyJSON\nstruct A: HandyJSON {}\n", "B.swift": "import HandyJSON\nstruct B: HandyJSON {}\n"]

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
        #expect(ratchet.text == "HandyJSON uses: 2 (baseline 4).\n2 uses of the baseline are gone: run check --update-baseline to keep it so.\n")
        let updated = Baseline.updated(baseline, audit: audit, date: "2026-01-05")
        #expect(updated.total == 2)
        #expect(updated.history == [Baseline.Entry(date: "2026-01-05", uses: 2, models: 1, native: 0)])
        #expect(Baseline.updated(updated, audit: audit, date: "2026-01-06") == updated, "without a change nothing is written")
    }

    @Test func theFileIsStable() throws {
        let baseline = Baseline.updated(nil, audit: try audit(files), date: "2026-01-05")
        expectSnapshot(baseline.text, "baseline.json")
        let folder = try TemporaryProject(["baseline.json": baseline.text, "bad.json": "[1]"])
        #expect(try Baseline.read(folder.url.appendingPathComponent("baseline.json"), path: "baseline.json") == baseline)
        #expect(try Baseline.read(folder.url.appendingPathComponent("none.json"), path: "none.json") == nil)
        #expect(throws: ToolError.self) { try Baseline.read(folder.url.appendingPathComponent("bad.json"), path: "bad.json") }
    }
}
