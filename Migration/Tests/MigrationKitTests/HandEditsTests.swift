import Foundation
import Testing

@testable import MigrationKit

/// `adopt --plan`: the fewest edits by hand for the most models come first.
@Suite("edits by hand") struct HandEditsTests {
    private static let files = [
        "Models/Account.swift": """
        import HandyJSONCompat

        class Account: HandyJSON {
            var id = 0
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.id <-- "uid"
                mapper <<< self.gone <-- "old"
            }
        }
        class User: Account {}
        class Admin: User {}

        struct Trial: HandyJSON {
            var id = 0
            mutating func mapping(mapper: HelpingMapper) {
                if Config.isTrial { mapper <<< id <-- "trial_id" }
            }
        }

        class Parent: HandyJSON {
            var id = 0
            required init() {}
            func mapping(mapper: HelpingMapper) { mapper <<< self.left <-- "x"; mapper <<< id <-- "y" }
        }
        class Child: Parent {
            @Trimmed var name = ""
        }
        class Other: Parent {}
        struct Ready: HandyJSON { var id = 0 }

        // handyjson-migrate:ignore adopt-model
        struct Kept: HandyJSON { @Trimmed var name = "" }
        enum Config { static var isTrial = false }
        """
    ]

    private func edits(_ files: [String: String]) throws -> HandEdits {
        HandEdits(AdoptionPlan(try TemporaryProject(files).project(), Adoption(), assumesSwap: true))
    }

    @Test func whatFreesMostComesFirst() throws {
        let steps = try edits(Self.files).adoption
        #expect(
            steps.map { "\($0.models) of \($0.total): \($0.edits.map { "\($0.position.line) \($0.rule)" })" } == [
                "3 of 3: [\"8 unknown-mapped-property\"]",
                "3 of 6: [\"24 unknown-mapped-property\", \"27 wrapped-property\"]",
                "1 of 7: [\"17 dynamic-mapping\"]",
            ])
        #expect(steps.map(\.names) == [["Account", "Admin", "User"], ["Child", "Other", "Parent"], ["Trial"]])
    }

    /// A line to delete, a line to write anew, and none where more stands on it.
    @Test func linesAreShown() throws {
        let changes = try edits(Self.files).adoption.flatMap(\.edits).map { [$0.line, $0.replacement] }
        #expect(
            changes == [
                ["        mapper <<< self.gone <-- \"old\"", nil], [nil, nil], [nil, nil],
                [
                    "        if Config.isTrial { mapper <<< id <-- \"trial_id\" }",
                    "        mapper <<< id <-- [\"trial_id\", \"id\"]",
                ],
            ])
    }

    @Test func aLetBecomesAVar() throws {
        let files = [
            "M.swift":
                "import HandyJSONCompat\nfinal class M: HandyJSON, @unchecked Sendable {\n    let id = 1\n    required init() {}\n}\n"
        ]
        #expect(
            try edits(files).adoption.flatMap(\.edits).map { [$0.line, $0.replacement] } == [
                ["    let id = 1", "    var id = 1"]
            ])
    }

    /// What is shown is what helps: the models are native once the lines are changed.
    @Test func theEditsHelp() throws {
        let home = try TemporaryProject(Self.files)
        var text = home.text("Models/Account.swift")
        var total = 0
        for step in try edits(Self.files).adoption where step.edits.allSatisfy({ $0.line != nil }) {
            for edit in step.edits {
                guard let line = edit.line else { continue }
                text = text.replacingOccurrences(of: line + "\n", with: edit.replacement.map { $0 + "\n" } ?? "")
            }
            total += step.models
        }
        func adopted(_ text: String) throws -> Int {
            let project = try TemporaryProject(["Models/Account.swift": text]).project()
            return AdoptionPlan(project, Adoption(), assumesSwap: true).adopted.count
        }
        #expect(total == 4)
        #expect(try adopted(text) == (try adopted(Self.files["Models/Account.swift"] ?? "")) + total)
    }

    /// Of two places that both hold the same models, neither helps alone.
    @Test func callsThatKeepHandyJSONAreListed() throws {
        let files = [
            "M.swift": """
            import HandyJSONCompat
            struct A: HandyJSON { var id = 0 }
            struct B: HandyJSON { var id = 0 }
            func write(_ a: [A], _ b: B) {
                print(a.map(A.toJSON))
                print(B.toJSON)
                let write = b.toJSON
                print(write())
            }
            """
        ]
        let steps = try edits(files).leaving
        #expect(steps.map { "\($0.models): \($0.edits.map(\.position.line))" } == ["1: [5]", "1: [6, 7]"])
        #expect(try edits(files).adoption.isEmpty)
    }

    @Test func theTextNamesEverything() throws {
        let plan = try Adoption().handEdits(TemporaryProject(Self.files).project())
        #expect(!plan.isEmpty)
        expectSnapshot(plan.text, "plan.txt")
        let none = try Adoption().handEdits(
            TemporaryProject(["M.swift": "import HandyJSONCompat\nstruct A: HandyJSON { var id = 0 }\n"]).project())
        #expect(none.isEmpty)
        #expect(none.text == "Models: 1 of HandyJSON's, 1 of them become native as they are.\nNothing needs a hand.\n")
    }
}
