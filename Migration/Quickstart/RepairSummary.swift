import SmartCodable

/// A report's repairs, alike ones together, the most frequent first:
/// `Item.price: String → Double, 412 times, e.g. "199.00" at data.pages[0].items[3].price`
struct RepairSummary {
    private struct Kind: Hashable {
        let owner: String
        let what: String
    }

    private let groups: [(kind: Kind, count: Int, example: String)]

    init(_ report: SmartReport) {
        var groups: [Kind: (count: Int, example: String)] = [:]
        for repair in report.repairs {
            let owner = repair.model.isEmpty ? "an element" : "\(repair.model).\(repair.property)"
            let kind = Kind(owner: owner, what: repair.kindOfRepair)
            groups[kind, default: (0, repair.example)].count += 1
        }
        self.groups =
            groups
            .map { (kind: $0.key, count: $0.value.count, example: $0.value.example) }
            .sorted { ($1.count, $0.kind.owner, $0.example) < ($0.count, $1.kind.owner, $1.example) }
    }

    func lines(atMost limit: Int) -> [String] {
        let shown = groups.prefix(limit).map { group in
            "\(group.kind.owner): \(group.kind.what), \(group.count == 1 ? "once" : "\(group.count) times"), e.g. \(group.example)"
        }
        let rest = groups.dropFirst(limit)
        return rest.isEmpty
            ? shown : shown + ["and \(rest.count) other kinds, \(rest.map(\.count).reduce(0, +)) in all"]
    }
}

extension SmartRepair {
    fileprivate var kindOfRepair: String {
        switch action {
        case .missing: "missing"
        case .null: "null"
        case .converted: "\(foundKind) → \(expected)"
        case .keptInitialValue: "\(foundKind) is no \(expected), kept the initial value"
        case .emptyValue: "no initial value is known, took the empty value"
        case .becameNil: "\(foundKind) is no \(expected), became nil"
        case .defaultCase: "no case of \(expected), took the default case"
        case .dropped: "\(foundKind) is no \(expected), left out"
        case .leftOut: "not written"
        case .refused: "refused: \(reason ?? "what it stores is not known")"
        }
    }

    /// `found` names the value too: `string "abc"`. Alike repairs differ in it.
    private var foundKind: String {
        switch found.prefix(while: { $0 != " " }) {
        case "string": "String"
        case "true", "false": "Bool"
        case let kind: String(kind)
        }
    }

    /// Where, and for a text or number also which.
    fileprivate var example: String {
        let words = found.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0] == "string" || words[0] == "number" else { return path }
        return "\(words[1]) at \(path)"
    }
}
