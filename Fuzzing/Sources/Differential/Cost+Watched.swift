import Foundation
import SmartCodable
import SmartMigration
import SmartStreams

private struct Groups: SmartCodable { var groups: [String: [NativeRec]] = [:] }

private struct Kept: SmartCodable {
    var v = 0
    @SmartUnknown var rest: [String: JSONValue] = [:]
}

private final class Keeping: SmartCodable {
    var r: [Keeping] = []
    @SmartUnknown var rest: [String: JSONValue] = [:]
    init() {}
}

/// The models that are written at each of many levels.
private final class Flat: SmartCodable {
    var text = "a text"
    @SmartFlat var flat: Flat?
    init() {}
    init(_ flat: Flat?) { self.flat = flat }
}

private final class Around: SmartCodable {
    struct Part: SmartCodable {
        var part = "a text"
        @SmartKey("data.number") var number = 1
    }
    @SmartFlat var part = Part()
    var list: [Around] = []
    init() {}
    init(_ inner: Around?) { list = inner.map { [$0] } ?? [] }
}

private final class OnPath: SmartCodable {
    var text = "a text"
    @SmartKey("data.list") var list: [OnPath] = []
    @SmartKey("data.count") var count = 1
    init() {}
    init(_ inner: OnPath?) { list = inner.map { [$0] } ?? [] }
}

private class Shape: SmartCodable, SmartPolymorphic {
    var text = "a text"
    var list: [Shape] = []
    required init() {}
    convenience init(_ inner: Shape?) {
        self.init()
        list = inner.map { [$0] } ?? []
    }
    static func variants() -> SmartVariants { SmartVariants(by: "kind", ["box": Box.self]) }
}

private final class Box: Shape {}

private indirect enum Card: SmartPolymorphicEnum {
    case row(Row), other(JSONValue)
    struct Row: SmartCodable {
        var text = "a text"
        var cards: [Card] = []
    }
    static func variants() -> SmartVariants {
        SmartVariants(by: "kind", [SmartVariant("row", Card.row)], otherwise: Card.other)
    }
}

private final class Branch: SmartCodable {
    var v = 0
    var r: [Branch] = []
    weak var parent: Branch?
    enum CodingKeys: CodingKey { case v, r }
    init() {}
    func didFinishMapping() { for child in r { child.parent = self } }
}

/// Families for what is told, kept and compared, and for streams.
extension Cost {
    private static func pieces(_ text: String) -> [Substring.UTF8View] {
        var rest = Substring(text)
        var pieces: [Substring.UTF8View] = []
        while !rest.isEmpty {
            pieces.append(rest.prefix(64).utf8)
            rest = rest.dropFirst(64)
        }
        return pieces
    }

    private static func stream(_ format: SmartStreamFormat, _ limit: Int = .max) -> (String) -> Void {
        { text in
            for _ in SmartJSONSequence<JSONValue>(pieces(text), format: format, maximumElementSize: limit) {}
        }
    }

    private static func long(_ count: Int) -> String { "\"" + String(repeating: "x", count: count) }

    /// Writes models of so many levels as the text has characters.
    private static func written<Model: Encodable>(_ name: String, _ make: @escaping (Model?) -> Model) -> [Family] {
        let formats: [(String, JSONEncoder.OutputFormatting)] = [("", []), (", pretty", .prettyPrinted)]
        return formats.map { suffix, format in
            Family(
                name: "written, \(name)\(suffix)", small: 20, large: 120,
                document: { String(repeating: "x", count: $0) },
                work: { text in
                    var model: Model?
                    for _ in text.utf8 { model = make(model) }
                    let encoder = SmartJSONEncoder()
                    encoder.outputFormatting = format
                    _ = try? model.map { try encoder.encode($0) }
                },
                // What a pretty-printed level is indented by grows with its depth.
                limit: suffix.isEmpty ? 1.5 : 6)
        }
    }

    static let watched: [Family] =
        written("each flat in the next") { Flat($0) } + written("flat values at each of many levels") { Around($0) }
        + written("paths at each of many levels") { OnPath($0) } + written("classes in each other") { Box($0) }
        + written("cards in each other") { Card.row(Card.Row(cards: $0.map { [$0] } ?? [])) } + others

    private static let others: [Family] = [
        family(
            "classes in each other", 20, 120, nested(#"{"text":"a text","kind":"box","list":["#, "", "]}"),
            { _ = Shape.deserialize(from: $0) }),
        family(
            "cards in each other", 20, 120, nested(#"{"text":"a text","kind":"row","cards":["#, "", "]}"),
            decode(Card.self)),
        family(
            "written, unknown members at each of many levels", 40, 240, nested(#"{"r":["#, "{}", #"],"u":1}"#),
            { text in _ = Keeping.deserialize(from: text)?.toJSONString() }),
        family(
            "recorded, many bad values under a long name", 100, 4_000,
            { count in
                let list = list { _ in #"{"v":"x","r":[],"o":null}"# }(count)
                return #"{"groups":{"\#(String(repeating: "k", count: 20 * count))":\#(list)}}"#
            }, { text in _ = SmartSentinel.record { Groups.deserialize(from: text) } }),
        family(
            "recorded, many bad values deep inside", 100, 4_000,
            { count in
                nested(#"{"v":1,"r":["#, list { _ in #"{"v":"x"}"# }(count).dropFirst().dropLast() + "", "]}")(60)
            },
            { text in _ = SmartSentinel.record { NativeRec.deserialize(from: text) } }),
        family(
            "recorded, many pages", 100, 4_000, { String(repeating: "x", count: $0) },
            { text in
                _ = SmartSentinel.record {
                    for _ in text.utf8 { _ = NativeRec.deserialize(from: #"{"v":"x","r":[]}"#) }
                }
            }),
        family(
            "unknown members that come and go", 100, 4_000, { String(repeating: "x", count: $0) },
            { text in
                var model = Kept()
                for _ in text.utf8 {
                    SmartUpdater.update(&model, from: #"{"v":1,"gone":2}"#)
                    model.rest["gone"] = nil
                }
            }),
        family(
            "rules compared, a tree with parents", 100, 4_000, { #"{"v":1,"r":\#(list { #"{"v":\#($0)}"# }($0))}"# },
            { text in
                let listener = SmartRulesComparison.onDifference(from: .handyJSON) { _ in }
                _ = Branch.deserialize(from: text)
                listener.cancel()
            }),
        family("streams, one long line", 1_000, 50_000, { long($0) + "\"" }, stream(.lines)),
        family("streams, one long element", 1_000, 50_000, { "[\(long($0))\"]" }, stream(.array)),
        family(
            "streams, one long value before the array", 1_000, 50_000, { "{\"b\":\(long($0))" }, stream(.array(at: "a"))
        ),
        family(
            "streams, one long event", 1_000, 50_000, { String(repeating: "data: 1\n", count: $0) + "\n" },
            stream(.events)),
        family("streams, an endless element", 1_000, 50_000, { "[" + long($0) }, stream(.array, 500)),
    ]
}
