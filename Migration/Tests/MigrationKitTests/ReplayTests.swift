import Foundation
import Testing

@testable import MigrationKit

@Suite("replay") struct ReplayTests {
    private func record(_ payload: String, _ json: String?, type: String = "User", path: String = "") -> Replay.Record {
        Replay.Record(type: type, path: path, payload: payload, json: json)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let id: String
        let payload, before, after: String
        var testDescription: String { id }
    }

    /// One row for every known difference.
    static let rows = [
        Row(id: "integer-out-of-range", payload: #"{"a":300}"#, before: #"{"a":44}"#, after: #"{"a":0}"#),
        Row(id: "digits-in-text", payload: #"{"a":123456789012345678}"#, before: #"{"a":"123456789012346000"}"#, after: #"{"a":"123456789012345678"}"#),
        Row(id: "container-in-text", payload: #"{"a":{"b":1}}"#, before: #"{"a":"[b: 1]"}"#, after: #"{"a":"{\"b\":1}"}"#),
        Row(id: "foundation-value", payload: #"{"a":100}"#, before: "{}", after: #"{"a":100}"#),
        Row(id: "member-order", payload: "{}", before: #"{"a":1,"b":2}"#, after: #"{"b":2,"a":1}"#),
        Row(id: "null-gives-nil", payload: #"{"a":null}"#, before: #"{"a":"x"}"#, after: "{}"),
        Row(id: "collection-elements", payload: #"{"a":[1,"x"]}"#, before: #"{"a":[1]}"#, after: #"{"a":[]}"#),
        Row(id: "fraction-to-integer", payload: #"{"a":12.5}"#, before: #"{"a":12}"#, after: #"{"a":0}"#),
        Row(id: "bool-from-number", payload: #"{"a":2}"#, before: #"{"a":true}"#, after: #"{"a":false}"#),
        Row(id: "container-is-no-text", payload: #"{"a":[1]}"#, before: #"{"a":"[1]"}"#, after: #"{"a":""}"#),
        Row(id: "path-key", payload: #"{"b":{"a":1}}"#, before: #"{"a":1}"#, after: #"{"b.a":1}"#),
    ]

    @Test("a known difference is called by its name", arguments: rows)
    func known(row: Row) throws {
        let replay = Replay(before: [record(row.payload, row.before)], after: [record(row.payload, row.after)])
        #expect(replay.groups.map(\.known) == [row.id])
        #expect(!replay.hasUnknownDifferences)
    }

    @Test func everyKnownDifferenceHasARow() {
        #expect(KnownDifference.all.map(\.id) == ReplayTests.rows.map(\.id))
    }

    @Test("the same is the same", arguments: [
        (#"{"a":1,"b":[{"c":null}]}"#, #"{"a":1,"b":[{"c":null}]}"#), (#"{"a":1}"#, #"{"a":1.0}"#), (#"{"a":"\u00fc"}"#, #"{"a":"ü"}"#), ("{ }", "{}"),
    ])
    func same(before: String, after: String) {
        let replay = Replay(before: [record("{}", before)], after: [record("{}", after)])
        #expect(replay.groups.isEmpty)
    }

    @Test func differencesAreGroupedByTypePathAndCause() {
        let payload = #"{"data":{"id":"7","items":[{"price":"1"},{"price":"2"}],"name":"n"}}"#
        let before = [
            record(payload, #"{"id":7,"items":[{"price":1},{"price":2}],"name":"n"}"#, path: "data"), record("{}", nil, type: "Order"),
            record("[]", "{}", type: "Order"), record("{\"x\":1}", "{}", type: "Gone"), record("same", "{}"),
        ]
        let after = [
            record(payload, #"{"id":"7","items":[{"price":3},{"price":4}],"extra":1}"#, path: "data"), record("{}", "{}", type: "Order"), record("[]", nil, type: "Order"),
            record("same", "{}"),
        ]
        let replay = Replay(before: before, after: after)
        expectSnapshot(replay.text(.table), "replay.txt")
        expectSnapshot(replay.text(.json), "replay.json")
        let accepted = Replay(before: before, after: after, accepted: [AcceptedDifference(type: "User", path: nil, reason: "rounded on purpose")])
        #expect(accepted.groups.filter { $0.known == nil }.allSatisfy { $0.type == "Order" })
    }

    @Test func aFileIsReadOrNamed() throws {
        let home = try TemporaryProject(["a.jsonl": #"{"type":"T","path":"","payload":"{}","json":"{}"}"# + "\n\n", "bad.jsonl": "\n{}\n"])
        let good = home.url.appendingPathComponent("a.jsonl").path
        let bad = home.url.appendingPathComponent("bad.jsonl").path
        #expect(try Replay(before: good, after: good).text(.table) == "1 payload compared, 1 the same\n")
        #expect(throws: ToolError.badFile(path: bad, line: 2, reason: "this line is no record: expected an object with type, path, payload and json")) {
            try Replay(before: bad, after: good)
        }
        #expect(throws: ToolError.unreadable(path: "/none", reason: "no such file")) { try Replay(before: "/none", after: good) }
    }

    @Test func theTablesOfTheGuide() { expectSnapshot(KnownDifference.markdown, "differences.md") }

    @Test("what is no JSON", arguments: ["", "{", "[1,]", "{\"a\":}", "nul", "1 2", "\"\\u12\"", "{\"a\" 1}", String(repeating: "[", count: 10_000)])
    func noJSON(text: String) { #expect(JSONTree(text) == nil) }
}
