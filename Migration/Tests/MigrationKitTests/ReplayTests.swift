import Foundation
import Testing

@testable import MigrationKit

@Suite("replay") struct ReplayTests {
    private func record(_ payload: String, _ json: String?, type: String = "User", path: String = "") -> Replay.Record {
        Replay.Record(type: type, path: path, payload: payload, json: json)
    }

    /// What the libraries made of payloads, as the tests of the root package recorded it.
    private func recorded(_ name: String, stage: Replay.Stage = .both) throws -> Replay {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Fixtures/Replay"
        ).path
        return try Replay(
            before: "\(folder)/\(name)-before.jsonl", after: "\(folder)/\(name)-after.jsonl", stage: stage)
    }

    @Test(
        "a row of Differences.md is called by its name",
        arguments: [("swapped", .swap), ("adopted", .adopt), ("swapped", .both), ("adopted", .both)]
            as [(String, Replay.Stage)])
    func known(recording: String, stage: Replay.Stage) throws {
        let groups = try recorded(recording, stage: stage).groups
        #expect(!groups.isEmpty)
        // Each of these recordings has the row's id for its type.
        for group in groups {
            #expect(group.known.contains(group.type), "\(group.type) at \(group.path) is called \(group.known)")
        }
    }

    /// Of 2,784 conversions, those that differ natively are all on the page.
    @Test func conversionsThatDifferAreKnown() throws {
        for group in try recorded("conversions", stage: .adopt).groups where group.known.isEmpty {
            Issue.record(
                "\(group.type): \(group.example.payload?.summary ?? "nothing") was \(group.example.before?.summary ?? "nothing"), is \(group.example.after?.summary ?? "nothing")"
            )
        }
    }

    /// What JSON hides, and `didFinishMapping` makes of what it shows, is explained by what is known of that.
    @Test func hiddenValuesFollow() {
        let payload = #"{"body":1.0}"#
        let before = record(payload, #"{"(instance) length":"1","body":"1"}"#)
        let derived = Replay(
            before: [before], after: [record(payload, #"{"(instance) length":"3","body":"1.0"}"#)], stage: .adopt)
        #expect(derived.groups.count == 2 && !derived.hasUnknownDifferences)
        let alone = Replay(
            before: [before], after: [record(payload, #"{"(instance) length":"3","body":"1"}"#)], stage: .adopt)
        #expect(alone.groups.map(\.path) == ["(instance) length"] && alone.hasUnknownDifferences)
    }

    /// A property that is filled anew may have lost its exclusion: only the swap explains it.
    @Test func aStageKnowsItsOwnTable() {
        let (before, after) = ([record(#"{"a":5}"#, "{}")], [record(#"{"a":5}"#, #"{"a":5}"#)])
        #expect(!Replay(before: before, after: after, stage: .swap).hasUnknownDifferences)
        #expect(Replay(before: before, after: after, stage: .adopt).hasUnknownDifferences)
    }

    @Test func everyRowThatRecordingsShowIsRecorded() throws {
        let found = Set(try ["swapped", "adopted", "conversions"].flatMap { try recorded($0).groups }.flatMap(\.known))
        for row in KnownDifference.all {
            guard case .recordings = row.visibility else { continue }
            #expect(found.contains(row.id), "\(row.id)")
        }
        #expect(Set(KnownDifference.all.map(\.id)).count == KnownDifference.all.count)
    }

    @Test(
        "what a mistake looks like is not called known",
        arguments: [
            // A value that is lost, cut, renamed, or comes from nowhere.
            (#"{"a":"x"}"#, #"{"a":"x"}"#, "{}"), (#"{"a":7}"#, #"{"a":7}"#, #"{"a":0}"#),
            (#"{"a":7}"#, #"{"a":7}"#, #"{"b":8}"#), ("{}", "{}", #"{"a":1}"#),
            (#"{"a":[1,2]}"#, #"{"a":[1,2]}"#, #"{"a":[1]}"#), (#"{"a":[1,2]}"#, #"{"a":[1,2]}"#, "{}"),
            (#"{"a":"yes"}"#, #"{"a":"yes"}"#, #"{"a":"no"}"#),
            (#"{"a":12.5}"#, #"{"a":12.5}"#, #"{"a":12}"#), (#"{"a":1.5}"#, #"{"a":1.5}"#, #"{"a":1.25}"#),
            (#"{"a":true}"#, #"{"a":true}"#, #"{"a":false}"#),
            (#"{"a":{"b":1}}"#, #"{"a":{"b":1}}"#, #"{"a":{}}"#),
            (#"{"a":12345678901234567}"#, #"{"a":12345678901234567}"#, #"{"a":12345678901234568}"#),
            (#"{"a":null}"#, #"{"a":"x"}"#, #"{"a":"y"}"#), (#"{"a":"1.50"}"#, #"{"a":"1.50"}"#, #"{"a":"1.5"}"#),
            (#"{"a":300}"#, #"{"a":300}"#, #"{"a":44}"#),
            ("{}", "{}", #"{"a":[]}"#), ("{}", "{}", #"{"a":["x","y"]}"#), ("{}", "{}", #"{"a":[1,2]}"#),
            (#"{"a":"x"}"#, #"{"a":0}"#, "{}"),
        ])
    func unknown(payload: String, before: String, after: String) {
        let replay = Replay(before: [record(payload, before)], after: [record(payload, after)])
        #expect(replay.hasUnknownDifferences, "\(replay.groups.map(\.known))")
    }

    @Test(
        "the same is the same",
        arguments: [
            (#"{"a":1,"b":[{"c":null}]}"#, #"{"a":1,"b":[{"c":null}]}"#), (#"{"a":1}"#, #"{"a":1.0}"#),
            (#"{"a":"\u00fc"}"#, #"{"a":"ü"}"#), ("{ }", "{}"),
        ])
    func same(before: String, after: String) {
        let replay = Replay(before: [record("{}", before)], after: [record("{}", after)])
        #expect(replay.groups.isEmpty)
    }

    @Test func differencesAreGroupedByTypePathAndCause() {
        let payload = #"{"data":{"id":"7","items":[{"price":"1"},{"price":"2"}],"name":"n"}}"#
        let before = [
            record(payload, #"{"id":7,"items":[{"price":1},{"price":2}],"name":"n"}"#, path: "data"),
            record("{}", nil, type: "Order"),
            record("[]", "{}", type: "Order"), record("{\"x\":1}", "{}", type: "Gone"), record("same", "{}"),
        ]
        let after = [
            record(payload, #"{"id":"7","items":[{"price":3},{"price":4}],"extra":1}"#, path: "data"),
            record("{}", "{}", type: "Order"), record("[]", nil, type: "Order"),
            record("same", "{}"),
        ]
        let replay = Replay(before: before, after: after)
        expectSnapshot(replay.text(.table), "replay.txt")
        expectSnapshot(replay.text(.json), "replay.json")
        let accepted = Replay(
            before: before, after: after,
            accepted: [AcceptedDifference(type: "User", path: nil, reason: "rounded on purpose")])
        #expect(accepted.groups.filter(\.known.isEmpty).allSatisfy { $0.type == "Order" })
    }

    @Test func aFileIsReadOrNamed() throws {
        let home = try TemporaryProject([
            "a.jsonl": #"{"type":"T","path":"","payload":"{}","json":"{}"}"# + "\n\n", "bad.jsonl": "\n{}\n",
        ])
        let good = home.url.appendingPathComponent("a.jsonl").path
        let bad = home.url.appendingPathComponent("bad.jsonl").path
        #expect(try Replay(before: good, after: good).text(.table) == "1 payload compared, 1 the same\n")
        #expect(
            throws: ToolError.badFile(
                path: bad, line: 2,
                reason: "this line is not a record: expected an object with type, path, payload and json")
        ) {
            try Replay(before: bad, after: good)
        }
        #expect(throws: ToolError.unreadable(path: "/none", reason: "no such file")) {
            try Replay(before: "/none", after: good)
        }
    }

    /// These lines are compiled and run by the root package's tests of Testing.md.
    @Test func aLineOfSwiftForEachType() throws {
        let types = ["User", "Array<Optional<User>>", "BaseResponse<User>", "User"]
        let home = try TemporaryProject([
            "before.jsonl": types.map { #"{"type":"\#($0)","path":"","payload":"{}"}"# + "\n" }.joined()
        ])
        let file = home.url.appendingPathComponent("before.jsonl").path
        expectSnapshot(try Replay.registrations(of: file, stage: .swap), "registrations-swap.txt")
        expectSnapshot(try Replay.registrations(of: file, stage: .adopt), "registrations-adopt.txt")
    }

    /// The pages are written by this package: HANDYJSON_MIGRATE_RECORD=1 writes them anew.
    @Test func thePagesOfTheGuide() {
        expectSnapshot(DifferencesPage.compat.text(), "../../../Guide/Differences.md")
        expectSnapshot(DifferencesPage.native.text(), "../../../Guide/NativeDifferences.md")
    }

    @Test(
        "a comma too many is told from other mistakes",
        arguments: [(#"{"a":[1,],}"#, ["trailing-comma"]), (#"{"a":[1,,]}"#, []), (#"{"a" 1}"#, []), (#"{,}"#, [])])
    func trailingComma(payload: String, known: [String]) {
        #expect(Replay(before: [record(payload, "{}")], after: [record(payload, nil)]).groups.map(\.known) == [known])
    }

    /// `before` and `after` are what a field `v` is written as.
    @Test(
        "an element that HandyJSON bent is left out, and nothing else",
        arguments: [
            ("[1,true]", "[1,1]", "[1]", true), ("[1,12.5]", "[1,12]", "[1]", true),
            (#"["a",{"k":1}]"#, #"["a","{\"k\":1}"]"#, #"["a"]"#, true), ("[true,2]", "[true,true]", "[true]", true),
            ("[true]", "[1]", "[]", true), (#"[1,"x",true,3]"#, "[1,1,3]", "[1,3]", true),
            (#"[true,"12.0"]"#, "[1]", "[12]", true),
            // More is lost, or nothing that was bent.
            ("[1,true]", "[1,1]", "[]", false), ("[1,true,3]", "[1,1,3]", "[1]", false),
            (#"[1,"2"]"#, "[1,2]", "[1]", false), (#"[1,"x"]"#, "[1]", "[]", false),
            (#"[{"id":1},5]"#, #"[{"id":1}]"#, "[]", false), (#"[1,2]"#, "[7,8]", "[]", false),
        ])
    func lostLists(sent: String, before: String, after: String, isKnown: Bool) {
        let replay = Replay(
            before: [record(#"{"v":\#(sent)}"#, #"{"v":\#(before)}"#)],
            after: [record(#"{"v":\#(sent)}"#, #"{"v":\#(after)}"#)], stage: .adopt)
        #expect(replay.groups.map { $0.known.contains("collection-elements") } == [isKnown])
    }

    @Test(
        "a dictionary is told from a model by the source alone",
        arguments: [
            (["v"], #"{"a":1,"b":true}"#, #"{"a":1,"b":1}"#, #"{"a":1}"#, [["collection-elements"]]),
            ([], #"{"a":1,"b":true}"#, #"{"a":1,"b":1}"#, #"{"a":1}"#, [["bool-to-number"]]),
            (["v"], #"{"a":1,"b":"2"}"#, #"{"a":1,"b":2}"#, "{}", [[]]),
            (["v"], #"{"a":1,"b":"x","c":2}"#, #"{"a":1,"c":2}"#, #"{"a":1}"#, [[]]),
            (["v"], #"{"a":1,"b":null}"#, #"{"a":1}"#, #"{"a":1,"b":null}"#, [["null-in-any"]]),
            (["v"], #"{"a":1,"b":2}"#, #"{"a":1}"#, #"{"a":1,"b":null}"#, [[]]),
        ] as [([String], String, String, String, [[String]])])
    func lostDictionaries(
        dictionaries: [String], sent: String, before: String, after: String, known: [[String]]
    ) {
        let replay = Replay(
            before: [record(#"{"v":\#(sent)}"#, #"{"v":\#(before)}"#)],
            after: [record(#"{"v":\#(sent)}"#, #"{"v":\#(after)}"#)], stage: .adopt,
            shapes: ["User": WrittenShapes(dictionaries: Set(dictionaries))])
        #expect(replay.groups.map(\.known) == known)
    }

    @Test(
        "text for a date is told from a number by the source alone",
        arguments: [
            (["v"], #""""#, "0", "null", ["date-no-number"]), ([], #""""#, "0", "null", []),
            (["v"], #""2024-05-06""#, "2024", "1714953600", ["date-no-number"]), (["v"], "7", "7", "null", []),
            (["v"], #""7""#, "7", "null", []), (["v"], #""soon""#, "0", "5", []),
            (["v"], #""2024/05/06""#, "2024", "1714953600", ["date-no-number"]),
            ([], "1712491800000", "1712491800000", "1712491800", ["date-by-size"]),
            ([], #""1712491800000""#, "1712491800000", "1712491800", ["date-by-size"]),
            ([], "1712491800", "1712491800", "1712491.8", []), ([], "1712491800000", "1712491800000", "0", []),
            (["v"], #""20240407""#, "20240407", "1712448000", ["date-by-size"]),
        ] as [([String], String, String, String, [String])])
    func dates(dates: [String], sent: String, before: String, after: String, known: [String]) {
        let replay = Replay(
            before: [record(#"{"v":\#(sent)}"#, #"{"v":\#(before)}"#)],
            after: [record(#"{"v":\#(sent)}"#, #"{"v":\#(after)}"#)], stage: .adopt,
            shapes: ["User": WrittenShapes(dates: Set(dates))])
        #expect(replay.groups.map(\.known) == [known])
    }

    @Test(
        "what is no JSON",
        arguments: [
            "", "{", "[1,]", "{\"a\":}", "nul", "1 2", "\"\\u12\"", "{\"a\" 1}", String(repeating: "[", count: 10_000),
        ])
    func noJSON(text: String) { #expect(JSONTree(text) == nil) }
}
