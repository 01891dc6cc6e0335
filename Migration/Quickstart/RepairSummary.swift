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
            let owner = repair.model.isEmpty ? say("an element", "某个元素") : "\(repair.model).\(repair.property)"
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
            let times = say(group.count == 1 ? "once" : "\(group.count) times", "\(group.count) 次")
            return say(
                "\(group.kind.owner): \(group.kind.what), \(times), e.g. \(group.example)",
                "\(group.kind.owner)：\(group.kind.what)，\(times)，例如 \(group.example)")
        }
        let rest = groups.dropFirst(limit)
        let count = rest.map(\.count).reduce(0, +)
        return rest.isEmpty
            ? shown : shown + [say("and \(rest.count) other kinds, \(count) in all", "还有 \(rest.count) 种，共 \(count) 次")]
    }
}

extension SmartRepair {
    fileprivate var kindOfRepair: String {
        switch action {
        case .missing: say("missing", "缺失")
        case .null: "null"
        case .converted: "\(foundKind) → \(expected)"
        case .keptInitialValue:
            say("\(foundKind) is no \(expected), kept the initial value", "\(foundKind) 不是 \(expected)，保留初始值")
        case .emptyValue: say("no initial value is known, took the empty value", "没有已知的初始值，取空值")
        case .becameNil: say("\(foundKind) is no \(expected), became nil", "\(foundKind) 不是 \(expected)，设为 nil")
        case .defaultCase: say("no case of \(expected), took the default case", "不是 \(expected) 的枚举值，取默认值")
        case .dropped: say("\(foundKind) is no \(expected), left out", "\(foundKind) 不是 \(expected)，已略去")
        case .leftOut: say("not written", "未写出")
        case .refused: say("refused: \(reason ?? "what it stores is not known")", "拒绝：\(reason ?? "不知道它存了什么")")
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
        return say("\(words[1]) at \(path)", "\(path) 处的 \(words[1])")
    }
}
