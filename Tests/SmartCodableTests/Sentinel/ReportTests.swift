import Foundation
import SmartCodable
import Testing

private struct Cart: SmartCodable {
    var owner = ""
    var items: [Item] = []
    var note: String?
}

private struct Item: SmartCodable {
    var id = 0
    var price = 0.0
    var kind: String? = "k"
}

@Suite struct ReportTests {
    @Test func everyRepairIsNamed() {
        let json = #"{"owner":null,"items":[{"id":"1","price":"x","kind":[]},{"id":2,"price":1.5,"kind":"a"},null]}"#
        let (cart, report) = SmartSentinel.record { Cart.deserialize(from: json) }
        #expect(cart?.items.count == 2)
        #expect(
            report.repairs.map(\.description) == [
                "owner: Cart.owner expects String, found null: kept the initial value",
                "items[0].id: Item.id expects Int, found string \"1\": converted",
                "items[0].price: Item.price expects Double, found string \"x\": kept the initial value",
                "items[0].kind: Item.kind expects String?, found array of 0: set to nil",
                "items[2]: Cart.items expects Item, found null: left out",
            ])
        #expect(report.totalCount == 5)
    }

    @Test func whatFitsIsNotReported() {
        let (_, report) = SmartSentinel.record { Item.deserialize(from: #"{"id":1,"price":2.5,"kind":"x"}"#) }
        #expect(report.isEmpty)
        #expect(report.description == "nothing was repaired")
    }

    @Test func detailsAreLimitedAndCounted() {
        let json =
            "["
            + Array(repeating: "{\"id\":\"1\",\"price\":1.5,\"kind\":\"\"}", count: SmartSentinel.detailLimit + 5)
            .joined(separator: ",") + "]"
        let (items, report) = SmartSentinel.record { [Item].deserialize(from: json) }
        #expect(items?.count == SmartSentinel.detailLimit + 5)
        #expect(report.repairs.count == SmartSentinel.detailLimit)
        #expect(report.totalCount == SmartSentinel.detailLimit + 5)
        #expect(report.repairs.last?.path == "[\(SmartSentinel.detailLimit - 1)].id")
    }

    @Test func whatIsGivenUpDoesNotCountBeyondTheLimit() {
        struct Lists: SmartCodable {
            var ids: [Int] = []
            var nested: [[Int]] = []
        }
        let ids = Array(repeating: "\"1\"", count: SmartSentinel.detailLimit).joined(separator: ",")
        let (_, report) = SmartSentinel.record {
            Lists.deserialize(
                from: #"{"ids":[\#(ids)],"nested":[["1","2"],["x"]]}"#, options: [.strictCollections])
        }
        #expect(report.totalCount == SmartSentinel.detailLimit + 1)
    }

    @Test func pathsLeadThroughJSONInStrings() {
        let (_, report) = SmartSentinel.record {
            Cart.deserialize(from: #"{"owner":"a","note":"n","items":"[{\"id\":\"1\",\"price\":1.5,\"kind\":\"\"}]"}"#)
        }
        #expect(report.repairs.map(\.path) == ["items[0].id", "items"])
    }

    /// What is missing has the name that the server would send.
    @Test func missingMembersHaveTheirMappedNames() {
        struct Model: SmartCodable {
            var count = 3
            var size = 4
            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.count <--- ["how_many", "count"], CodingKeys.size <--- "data.size"]
            }
        }
        let (_, report) = SmartSentinel.record { Model.deserialize(from: "{}") }
        #expect(
            report.repairs.map(\.description) == [
                "how_many: Model.count expects Int, found nothing: kept the initial value",
                "data.size: Model.size expects Int, found nothing: kept the initial value",
            ])
    }

    @Test func namesAreAsTheyAreWritten() {
        struct Model: SmartCodable {
            @SmartKey("kk") var text: String? = "1"
            var absent: Int?
            var null: String? = "z"
            @SmartAny var table: [String: Int]? = nil
            var list: [Int?] = []
            var nested: [String: [Int?]] = [:]
            var number = 3
        }
        let json = #"{"kk":[],"null":null,"table":4,"list":{},"nested":3,"number":null}"#
        let (_, report) = SmartSentinel.record { Model.deserialize(from: json) }
        #expect(
            report.repairs.map(\.description) == [
                "kk: Model.text expects String?, found array of 0: set to nil",
                "null: Model.null expects String?, found null: null",
                "table: Model.table expects [String: Int]?, found number 4: set to nil",
                "list: Model.list expects [Int?], found object of 0: kept the initial value",
                "nested: Model.nested expects [String: [Int?]], found number 3: kept the initial value",
                "number: Model.number expects Int, found null: kept the initial value",
            ])
    }

    private struct Note: SmartCodable { var text = "n" }
    private enum Card: SmartPolymorphicEnum {
        case note(Note), unknown(JSONValue)
        static func variants() -> SmartVariants {
            SmartVariants(by: "kind", [SmartVariant("note", Card.note)], otherwise: SmartVariant("", Card.unknown))
        }
    }
    private struct Wrapped: SmartCodable {
        @SmartKey("n") var number: Int? = 5
        @SmartAny var any: Any? = 1
        @SmartKey(throws: true) var demanded: Int? = 3
        @SmartKey("c") var card = Card.note(Note())
    }

    @Test("Null of an optional in a wrapper is told, and null of a card there leaves its initial value")
    func nullsInWrappers() throws {
        let json = #"{"n":null,"any":null,"demanded":null,"c":null}"#
        let (model, report) = SmartSentinel.record { Wrapped.deserialize(from: json) }
        #expect(model?.number == nil && model?.any == nil && model?.demanded == nil)
        if case .note = model?.card {} else { Issue.record("\(String(describing: model?.card))") }
        #expect(
            report.repairs.map(\.description) == [
                "n: Wrapped.number expects Int?, found null: null", "any: Wrapped.any expects Any?, found null: null",
                "demanded: Wrapped.demanded expects Int?, found null: null",
                "c: Wrapped.card expects Card, found null: kept the initial value",
            ])
        // NSNull is a value.
        let kept = SmartSentinel.record { Wrapped.deserialize(from: json, options: [.ignoreNull(false)]) }.report
        #expect(!kept.repairs.contains { $0.path == "any" })
        struct Only: SmartCodable { @SmartKey("n") var number: Int? = 5 }
        #expect(try Only.decode(from: #"{"n":null}"#, options: [.strict]).number == nil)
    }

    @Test("JSON inside a text is told") func embeddedText() {
        struct Inner: SmartCodable { var a = 1 }
        struct Model: SmartCodable {
            var model = Inner()
            var list: [Int] = []
            var table: [String: Int]?
        }
        let json = #"{"model":"{\"a\":\"2\"}","list":"[1]","table":"{\"k\":1}"}"#
        let (model, report) = SmartSentinel.record { Model.deserialize(from: json) }
        #expect(model?.model.a == 2 && model?.list == [1] && model?.table == ["k": 1])
        #expect(
            report.repairs.map { "\($0.path) \($0.expected) \($0.action)" } == [
                "model.a Int converted", "model Inner converted", "list [Int] converted",
                "table [String: Int]? converted",
            ])
    }

    @Test("What stands in the way of a path is told, also for an optional") func blockedPaths() {
        struct Model: SmartCodable {
            @SmartKey("a.b") var optional: Int?
            @SmartKey("c", "d.e.f") var later: Int? = 4
            @SmartKey("l.0.x") var element = 1
        }
        let json = #"{"a":"text","d":{"e":5},"l":[3]}"#
        let lines = [
            "a.b: Model.optional expects Int?, found nothing: kept the initial value ('a' does not lead to an object)",
            "d.e.f: Model.later expects Int?, found nothing: kept the initial value ('d' does not lead to an object)",
            "l[0].x: Model.element expects Int, found nothing: kept the initial value ('l' does not lead to an object)",
        ]
        var (model, report) = SmartSentinel.record { Model.deserialize(from: json) ?? Model() }
        #expect(report.repairs.map(\.description) == lines && model.later == 4)
        // An optional may be missing, but this is a value of another type.
        #expect(throws: SmartStrictError.self) { try Model.decode(from: #"{"a":"text"}"#, options: [.strict]) }
        // In an update, too, which otherwise misses nothing.
        let update = SmartSentinel.record { SmartUpdater.update(&model, from: json) }.report
        #expect(update.repairs.map(\.description) == lines)
        let missing = SmartSentinel.record { SmartUpdater.update(&model, from: #"{"a":null,"d":{"e":null},"l":[]}"#) }
        #expect(missing.report.isEmpty)
    }

    @Test(
        "A missing value is where it would be: at a position where an array is, in a field where an object is",
        arguments: [
            ("{}", "l.0.o.q"), (#"{"l":null}"#, "l.0.o.q"), (#"{"l":{"0":{}}}"#, "l.0.o.q"), (#"{"l":[]}"#, "l[0].o.q"),
            (#"{"l":[{}]}"#, "l[0].o.q"), (#"{"l":[{"o":{}}]}"#, "l[0].o.q"), (#"{"l":[{"o":null}]}"#, "l[0].o.q"),
            (#"{"l":[{"o":{"q":"x"}}]}"#, "l[0].o.q"),
        ])
    func missingPositions(json: String, path: String) throws {
        struct Model: SmartCodable { @SmartKey("l.0.o.q") var number = 1 }
        struct Ruled: SmartCodable, HandyJSONRules { @SmartKey("l.0.o.q") var number = 1 }
        let report = SmartSentinel.record { Model.deserialize(from: json) }.report
        #expect(report.repairs.map(\.path) == [path])
        let error = #expect(throws: SmartStrictError.self) { try Model.decode(from: json, options: [.strict]) }
        #expect(error?.report.repairs.map(\.path) == [path])
        // HandyJSON's paths do not lead into arrays.
        #expect(SmartSentinel.record { Ruled.deserialize(from: json) }.report.repairs.map(\.path) == ["l.0.o.q"])
    }
}
