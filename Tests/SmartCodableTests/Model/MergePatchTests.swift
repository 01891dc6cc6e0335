import Foundation
import SmartCodable
import Testing

private struct User: SmartCodable, Equatable {
    var name = ""
    var age = 0
    var note: String?
    var tags: [String] = []
    var address = Address()
    var home: Address?
    var scores: [String: Int] = [:]
    @IgnoredKey var isSelected = false

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.name <--- ["user_name", "n"], CodingKeys.scores <--- "points"]
    }
    static func == (a: User, b: User) -> Bool { a.changes(since: b)?.isEmpty == true }
}

private struct Address: SmartCodable {
    var street: String?
    var city = ""
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.city <--- "town"] }
}

private class Node: SmartCodable {
    var id = 0
    var next: Node?
    var table: [String: [Int]] = [:]
    required init() {}
}

private func json(_ text: String) throws -> JSONValue {
    try SmartJSONDecoder().decode(JSONValue.self, from: text)
}

/// RFC 7396, appendix A: original, patch, result.
private let table = #"""
    {"a":"b"} | {"a":"c"} | {"a":"c"}
    {"a":"b"} | {"b":"c"} | {"a":"b","b":"c"}
    {"a":"b"} | {"a":null} | {}
    {"a":"b","b":"c"} | {"a":null} | {"b":"c"}
    {"a":["b"]} | {"a":"c"} | {"a":"c"}
    {"a":"c"} | {"a":["b"]} | {"a":["b"]}
    {"a":{"b":"c"}} | {"a":{"b":"d","c":null}} | {"a":{"b":"d"}}
    {"a":[{"b":"c"}]} | {"a":[1]} | {"a":[1]}
    ["a","b"] | ["c","d"] | ["c","d"]
    {"a":"b"} | ["c"] | ["c"]
    {"a":"foo"} | null | null
    {"a":"foo"} | "bar" | "bar"
    {"e":null} | {"a":1} | {"e":null,"a":1}
    [1,2] | {"a":"b","c":null} | {"a":"b"}
    {} | {"a":{"bb":{"ccc":null}}} | {"a":{"bb":{}}}
    """#

@Suite struct MergePatchTests {
    @Test(arguments: table.split(separator: "\n").map(String.init))
    func theTableOfTheRFC(row: String) throws {
        let parts = try row.components(separatedBy: " | ").map { try json($0) }
        try #require(parts.count == 3)
        #expect(SmartMergePatch(parts[1]).apply(to: parts[0]) == parts[2])
        // The patch that is made leads to the same, nulls in objects aside.
        let made = SmartMergePatch(from: parts[0], to: parts[2])
        #expect(made.apply(to: parts[0]) == parts[2])
        #expect(made.isEmpty == (parts[0] == parts[2]))
    }

    @Test func aNullThatIsAddedChangesNothing() throws {
        #expect(try SmartMergePatch(from: json(#"{"a":1}"#), to: json(#"{"a":1,"b":null}"#)).isEmpty)
    }

    @Test func changesAreWrittenByMappedNames() {
        var old = User(name: "Ann", age: 30, note: "new", tags: ["a"], scores: ["x": 1, "y": 2])
        old.home = Address(street: "Main", city: "Ulm")
        old.address.street = "Side"
        var new = old
        #expect(new.changes(since: old)?.isEmpty == true)
        new.isSelected = true
        #expect(new.changes(since: old)?.isEmpty == true)
        new.name = "Eve"
        new.note = nil
        new.tags.append("b")
        new.address.city = "Bonn"
        new.address.street = nil
        new.home = nil
        new.scores = ["x": 1, "z": 3]
        let patch = new.changes(since: old)
        #expect(
            patch?.value == [
                "user_name": "Eve", "note": nil, "tags": ["a", "b"], "address": ["town": "Bonn", "street": nil],
                "home": nil, "points": ["y": nil, "z": 3],
            ])
        var copy = old
        #expect(SmartUpdater.update(&copy, with: patch ?? SmartMergePatch(nil)))
        #expect(copy == new)
        // And through a request's body.
        let sent = patch?.toJSONData().flatMap { try? JSONDecoder().decode(SmartMergePatch.self, from: $0) }
        #expect(sent == patch)
        #expect(patch?.toJSONString()?.contains(#""note":null"#) == true)
    }

    @Test func classesStayTheSameObjects() throws {
        let old = try #require(
            Node.deserialize(from: #"{"id":1,"next":{"id":2,"table":{"a":[1],"b":[2]}},"table":{"k":[]}}"#))
        let new = try #require(
            Node.deserialize(from: #"{"id":1,"next":{"id":3,"table":{"b":[2],"c":[]}},"table":{"k":[]}}"#))
        let patch = try #require(new.changes(since: old))
        #expect(patch.value == ["next": ["id": 3, "table": ["a": nil, "c": []]]])
        var node = old
        let next = old.next
        #expect(SmartUpdater.update(&node, with: patch))
        #expect(node === old && node.next === next)
        #expect(next?.id == 3 && next?.table == ["b": [2], "c": []])
    }

    @Test func whatIsNoObjectChangesNothing() {
        var user = User(name: "Ann")
        for value: JSONValue in [nil, 1, "x", [1]] {
            #expect(!SmartUpdater.update(&user, with: SmartMergePatch(value)))
        }
        #expect(
            SmartUpdater.update(&user, with: SmartMergePatch(["age": "31", "user_name": nil, "unknown": ["a": 1]])))
        #expect(user.name == "Ann" && user.age == 31)
    }
}

private struct Change: Codable, Equatable {
    var name: SmartPatch<String> = .absent
    var age: SmartPatch<Int>
    var tags: SmartPatch<[String]> = .absent
}

private struct NativeChange: SmartCodable, Equatable {
    var name: SmartPatch<String> = .absent
    var age: SmartPatch<Int> = .value(1)
    var address: SmartPatch<Address> = .absent
    static func == (a: NativeChange, b: NativeChange) -> Bool { a.name == b.name && a.age == b.age }
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "user.name"] }
}

private struct DirectChange: SmartDirectCodable {
    var name: SmartPatch<String> = .absent
    var age: SmartPatch<Int> = .value(1)
}

@Suite struct PatchPropertyTests {
    @Test func everyCoderTellsAbsentFromNull() throws {
        let text = #"{"age":null,"tags":["a"]}"#
        let expected = Change(name: .absent, age: .null, tags: .value(["a"]))
        #expect(try JSONDecoder().decode(Change.self, from: Data(text.utf8)) == expected)
        #expect(try SmartJSONDecoder().decode(Change.self, from: text) == expected)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(expected), as: UTF8.self) == text)
        #expect(String(decoding: try SmartJSONEncoder().encode(expected), as: UTF8.self) == text)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Change.self, from: Data(#"{"age":"x"}"#.utf8))
        }
    }

    @Test func inModels() throws {
        let change = try #require(
            NativeChange.deserialize(from: #"{"user":{"name":null},"age":"7","address":{"town":"Ulm"}}"#))
        #expect(change.name.isNull && change.age == .value(7) && change.address.value?.city == "Ulm")
        #expect(change.toJSONString() == #"{"name":null,"age":7,"address":{"city":"Ulm"}}"#)
        // A key that is missing changes nothing, whatever the initial value.
        let empty = try #require(NativeChange.deserialize(from: "{}"))
        #expect(empty.name.isAbsent && empty.age.isAbsent && empty.address.isAbsent)
        #expect(empty.toJSONString() == "{}")
        let (bad, report) = SmartSentinel.record { NativeChange.deserialize(from: #"{"age":[1]}"#) }
        #expect(bad?.age.isAbsent == true)
        #expect(report.repairs.map(\.path) == ["age"])
    }

    @Test func inModelsThatTheEngineFills() throws {
        let change = try #require(DirectChange.deserialize(from: #"{"name":null,"age":"7"}"#))
        #expect(change.name.isNull && change.age == .value(7))
        #expect(change.toJSONString() == #"{"name":null,"age":7}"#)
    }

    @Test func applying() {
        var note: String? = "old"
        SmartPatch<String>.absent.apply(to: &note)
        #expect(note == "old")
        SmartPatch.value("new").apply(to: &note)
        #expect(note == "new")
        SmartPatch<String>.null.apply(to: &note)
        #expect(note == nil)
    }
}
