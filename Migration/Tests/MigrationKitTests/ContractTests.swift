import Foundation
import MigrationKit
import Testing

/// `handyjson-migrate contract`: payloads beside schemas as SmartSchema writes them.
@Suite struct ContractTests {
    /// What `SmartSchema` makes of a model with two names, a path, an enum, a list of itself and a dictionary; and of one
    /// with two kinds of elements.
    private static let order = #"""
        {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Order","$ref":"#/$defs/Order","$defs":{
        "Order":{"type":"object","title":"Order","properties":{
          "order_id":{"type":"integer","x-property":"id"},"id":{"type":"integer","x-property":"id","x-alternative":true},
          "meta":{"type":"object","properties":{"note":{"type":["string","null"],"x-property":"note"}}},
          "meta.note":{"type":["string","null"],"x-property":"note","x-alternative":true},
          "state":{"$ref":"#/$defs/State","default":"open","x-property":"state"},
          "count":{"type":"integer","minimum":-128,"maximum":127,"x-property":"count"},
          "parts":{"type":"array","items":{"$ref":"#/$defs/Order"},"x-property":"parts"},
          "byName":{"type":"object","additionalProperties":{"type":"number"},"x-property":"byName"},
          "boss":{"anyOf":[{"$ref":"#/$defs/Order"},{"type":"null"}],"x-property":"boss"},
          "any":{"x-property":"any"}},"required":["state"]},
        "State":{"type":"string","enum":["open","paid"]}}}
        """#
    private static let zoo = #"""
        {"title":"Zoo<Animal>","type":"array","items":{"title":"Animal","oneOf":[
          {"allOf":[{"type":"object","properties":{"type":{"const":"dog"}},"required":["type"]},{"$ref":"#/$defs/Dog"}]},
          {"allOf":[{"not":{"properties":{"type":{"enum":["dog"]}},"required":["type"]}},
            {"type":"object","properties":{"name":{"type":"string","x-property":"name"}}}]}]},
         "$defs":{"Dog":{"type":"object","properties":{"name":{"type":"string","x-property":"name"},
          "tricks":{"type":"integer","x-property":"tricks"}}}}}
        """#

    private func contract(
        _ payloads: [String: String], _ schemas: [String: String]? = nil, at path: String? = nil,
        roots: [(pattern: String, model: String)] = []
    ) throws -> Contract {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("contract-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ name: String) throws {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let usual = ["Order": Self.order, "Zoo_Animal_": Self.zoo]
        for (name, text) in schemas ?? usual { try write(text, "schemas/\(name).schema.json") }
        for (name, text) in payloads { try write(text, "payloads/\(name)") }
        return try Contract(
            schemas: folder.appendingPathComponent("schemas"), payloads: folder.appendingPathComponent("payloads"),
            at: path, roots: roots)
    }

    private func table(_ contract: Contract) -> [String] {
        ContractFormat.table.text(contract, language: .english).split(separator: "\n").map(String.init)
    }

    @Test func whatTheTwoSayOfEachOther() throws {
        let found = try contract([
            "Order/1.json": #"""
            {"id":"7","meta":{"note":null,"x":1},"state":"lost","count":300,"new":{"deep":true},"any":{"free":1},
             "parts":[{"state":"open"},{"state":"paid","lvl":1}],"byName":{"a":"x","b":2},"boss":null}
            """#,
            "Order-2.json": #"{"order_id":1.0,"state":"lost","count":1,"parts":[],"byName":{},"meta":{"note":null}}"#,
        ])
        let expected = #"""
            Order: 2 payloads: 3 unread, 9 never sent, 4 of other types
            The server sends it, no model reads it
            path         found        example
            -----------  -----------  -------------
            meta.x       integer × 1  1
            new          object × 1   {"deep":true}
            parts[].lvl  integer × 1  1
            The model expects it, the server never sends it
            path               property  expected            found
            -----------------  --------  ------------------  ---------------
            meta.note          note      string | null       only null, in 2
            boss               boss      object | null       only null, in 2
            parts[].order_id   id        integer             in none of 2
            parts[].meta.note  note      string | null       in none of 2
            parts[].count      count     integer (-128…127)  in none of 2
            parts[].parts      parts     array               in none of 2
            parts[].byName     byName    object              in none of 2
            parts[].boss       boss      object | null       in none of 2
            parts[].any        any                           in none of 2
            The types differ
            path      property  expected            found       example
            --------  --------  ------------------  ----------  -------
            state     state     "open", "paid"      "lost" × 2  "lost"
            id        id        integer             string × 1  "7"
            count     count     integer (-128…127)  300 × 1     300
            byName.*            number              string × 1  "x"
            Models without payloads:
              Zoo<Animal>
            """#
        // The second name of a property was sent, and `1.0` is an integer.
        #expect(table(found) == expected.components(separatedBy: "\n"))
        #expect(found.hasDifferences)
    }

    @Test func whatAgreesIsNotListed() throws {
        let whole = #"""
            {"id":7,"meta":{"note":"n"},"state":"paid","count":3,"any":1,"byName":{"a":1.5},"boss":null,
             "parts":[]}
            """#
        let found = try contract([
            "Order.json":
                #"{"order_id":7,"meta":{"note":"n"},"state":"open","count":1,"any":[],"byName":{},"boss":\#(whole),"parts":[]}"#
        ])
        #expect(table(found).dropFirst().contains { $0.hasPrefix("boss.boss") }, "\(table(found))")
        #expect(!table(found).contains { $0.contains("×") }, "\(table(found))")
    }

    @Test func alternativesAreChosenByTheirConstants() throws {
        let found = try contract([
            "zoo_animal_.json": #"[{"type":"dog","name":"Rex","tricks":"many"},{"type":"cat","name":5,"lives":9}]"#
        ])
        let text = table(found).joined(separator: "\n")
        #expect(text.contains("[].lives  integer × 1  9"), "\(text)")
        #expect(text.contains("[].tricks  tricks    integer   string × 1   \"many\""), "\(text)")
        #expect(text.contains("[].type              \"dog\"     \"cat\" × 1    \"cat\""), "\(text)")
        #expect(text.contains("[].name    name      string    integer × 1  5"), "\(text)")
    }

    @Test func payloadsBelongToModels() throws {
        let found = try contract(
            [
                "a.jsonl": "{\"data\":{\"order_id\":1}}\nnonsense\n{\"data\":{\"zzz\":1}}\n{\"else\":1}\n",
                "feed/list.json": #"{"data":[]}"#,
            ], at: "data", roots: [("feed/*", "Zoo<Animal>")])
        let text = table(found).joined(separator: "\n")
        #expect(text.contains("  a.jsonl:1 → Order\nPayloads that fit no model:\n  a.jsonl:3"), "\(text)")
        #expect(text.contains("without the path of --at:\n  a.jsonl:2\n  a.jsonl:4"), "\(text)")
        #expect(text.contains("Zoo<Animal>: 1 payload: 0 unread, 0 never sent, 0 of other types"), "\(text)")
        #expect(throws: ToolError.self) { try contract([:], roots: [("*", "Nobody")]) }
        #expect(throws: ToolError.self) {
            try Contract(schemas: URL(fileURLWithPath: "/nowhere"), payloads: URL(fileURLWithPath: "/nowhere"))
        }
    }

    @Test(arguments: ContractFormat.allCases, [Language.english, .chinese])
    func everyFormatHasEveryFinding(_ format: ContractFormat, _ language: Language) throws {
        let found = try contract(["Order.json": #"{"id":"<b>","new<i>":1,"count":null}"#])
        let text = format.text(found, language: language)
        for word in ["Order", "count", "state"] { #expect(text.contains(word)) }
        if format == .html {
            #expect(!text.contains("<b>\"") && text.contains("new&lt;i&gt;") && !text.contains("<script"))
            #expect(text.contains("<html lang=\"\(language.rawValue)\">"))
        }
        if format == .json { #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any]) }
    }

    /// As others write schemas: parts that are joined, tuples, null by a word, references in a circle.
    @Test func schemasOfOthers() throws {
        let base = ##"{"Base":{"type":"object","properties":{"id":{"type":"integer","nullable":true}}}}"##
        let joined =
            ##"{"allOf":[{"$ref":"#/$defs/Base"},{"properties":{"extra":{"type":"integer"}}}],"$defs":"## + base + "}"
        let found = try contract(["Joined.json": #"{"id":null,"extra":"x"}"#], ["Joined": joined])
        #expect(table(found).contains { $0.hasPrefix("extra  integer   string × 1") }, "\(table(found))")
        let tuple =
            #"{"type":"array","prefixItems":[{"type":"integer"},{"type":"object","properties":{"k":{"type":"string"}}}]}"#
        let text = table(try contract(["Tuple.json": #"["a",{"k":1,"z":2}]"#], ["Tuple": tuple])).joined(
            separator: "\n")
        for path in ["\n[0] ", "\n[1].k ", "\n[1].z "] { #expect(text.contains(path), "\(text)") }
        let circle =
            ##"{"$ref":"#/$defs/R","$defs":{"R":{"anyOf":[{"$ref":"#/$defs/R"},{"$ref":"#/$defs/R"},{"$ref":"#/$defs/R"},{"$ref":"#/$defs/R"}]}}}"##
        _ = try contract(["Circle.json": #"{"a":1}"#], ["Circle": circle])
        // Each alternative has two: 2^40 of them.
        let many =
            ##"{"$ref":"#/$defs/L0","$defs":{"##
            + (0..<40).map { level in
                "\"L\(level)\":{\"anyOf\":[{\"$ref\":\"#/$defs/L\(level + 1)\"},{\"$ref\":\"#/$defs/L\(level + 1)\"}]}"
            }.joined(separator: ",") + "}}"
        _ = try contract(["Many.json": #"{"a":1}"#], ["Many": many])
    }

    /// Depth does not exhaust the stack.
    @Test func largeAndDeepPayloads() throws {
        let element = #"{"order_id":1,"state":"open","x":1}"#
        let found = try contract([
            "Order.json": "{\"parts\":[" + Array(repeating: element, count: 20_000).joined(separator: ",") + "]}",
            "Order-deep.json": String(repeating: #"{"boss":"#, count: 400) + "null"
                + String(repeating: "}", count: 400),
        ])
        #expect(table(found).contains { $0.hasPrefix("parts[].x") && $0.contains("integer × 20000") })
    }
}
