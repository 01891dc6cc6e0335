import Foundation

/// A class below HandyJSON's DateFormatterTransform that only passes a formatter on, and perhaps reads or writes
/// otherwise: natively it has the formatter itself.
struct FormatterSuperclass {
    private let node: ModelGraph.Node
    private let base: TypeFact.Inherited
    private let beginsWithBlankLine: Bool
    private let calls: [FormatterCall]
    private let overrides: [ByteRange]

    private static let functions = [
        "transformFromJSON":
            "func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { dateFormatter.date(from: $0) } }",
        "transformToJSON":
            "func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }",
    ]

    /// Nil where it does more.
    init?(_ node: ModelGraph.Node, _ base: TypeFact.Inherited, _ bytes: [UInt8]) {
        self.node = node
        self.base = base
        beginsWithBlankLine = bytes[node.fact.body].starts(with: "\n\n".utf8)
        let fact = node.fact
        let members =
            fact.initializers.map(\.modifiers)
            + fact.functions.filter { Self.functions[$0.name] == nil }.map(\.modifiers)
        guard HandyJSONNames.unqualified(base.name) == "DateFormatterTransform", !fact.initializers.isEmpty,
            node.extensions.isEmpty, node.subclasses.isEmpty,
            !fact.properties.contains(where: { $0.name == "dateFormatter" }),
            members.allSatisfy({ $0.isDisjoint(with: ["convenience", "override", "required"]) })
        else { return nil }
        calls = fact.initializers.compactMap(\.formatterCall)
        guard calls.count == fact.initializers.count,
            bytes.string(fact.body).components(separatedBy: "super").count == calls.count + 1
        else { return nil }
        overrides = fact.functions.compactMap { function in
            let range = function.range.lowerBound..<function.nameOffset
            let text = Array("override ".utf8)
            let start = range.first { bytes[$0..<range.upperBound].starts(with: text) }
            return start.map { $0..<($0 + text.count) }
        }
    }

    func replace(_ edits: inout EditCollector) {
        let fact = node.fact
        edits.edit(node.file, base.range, "ValueTransformable", .adoptTransform)
        for call in calls {
            let start = call.range.lowerBound..<call.formatter.lowerBound
            edits.edit(node.file, start, "self.dateFormatter =" + call.before, .adoptTransform)
            edits.edit(node.file, call.formatter.upperBound..<call.range.upperBound, call.after, .adoptTransform)
        }
        for place in overrides { edits.edit(node.file, place, "", .adoptTransform) }
        let access = ["open", "public"].contains(fact.access) ? "public " : ""
        let missing = Self.functions.filter { fact.function($0.key) == nil }.values.sorted()
        let members = ["let dateFormatter: DateFormatter"] + missing.map { "\n" + fact.memberIndent + access + $0 }
        let text =
            "\n" + fact.memberIndent + access + members.joined(separator: "\n")
            + (missing.isEmpty || beginsWithBlankLine ? "" : "\n")
        edits.edit(node.file, fact.body.lowerBound..<fact.body.lowerBound, text, .adoptTransform)
    }
}
