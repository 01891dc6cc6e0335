/// The log text of one decode.
///
///     ================================  [Smart Sentinel]  ================================
///     Array<Order> 👈🏻 👀
///        ╆━ Index 0
///           ┆┄ id: Expected to decode 'Int' but found 'String' instead.
///           ╆━ customer: Customer
///              ┆┄ name: No value associated with key.
///     ====================================================================================
enum SentinelText {
    static let branch = "╆━"
    static let entry = "┆┄"
    static let indent = "   "
    private static let top = "================================  [Smart Sentinel]  ================================"
    private static let bottom = String(repeating: "=", count: 84)

    static func make(_ type: String, lines: [String], _ context: (header: String, footer: String)?) -> String {
        var all = [top]
        if let header = context?.header, !header.isEmpty { all.append(header) }
        all.append("\(type) 👈🏻 👀")
        all += lines
        if let footer = context?.footer, !footer.isEmpty { all.append(footer) }
        all.append(bottom)
        return all.joined(separator: "\n")
    }
}

/// Repairs by their place.
final class RepairTree {
    private var children: [(step: PathStep, tree: RepairTree)] = []
    private var positions: [PathStep: Int] = [:]
    private var typeName: String?
    private var reason: String?

    func child(_ step: PathStep, type: @autoclosure () -> String?) -> RepairTree {
        if let known = positions[step] { return children[known].tree }
        let tree = RepairTree()
        tree.typeName = type()
        positions[step] = children.count
        children.append((step, tree))
        return tree
    }

    func note(_ reason: String) { self.reason = reason }

    /// Entries before branches, as they are easier to read so.
    func lines(_ indent: String) -> [String] { DeepWork.level { allLines(indent) } }

    private func allLines(_ indent: String) -> [String] {
        let entries = children.compactMap { child in
            child.tree.reason.map { "\(indent)\(SentinelText.entry) \(child.step.label): \($0)" }
        }
        let branches = children.filter { !$0.tree.children.isEmpty }.flatMap { child in
            ["\(indent)\(SentinelText.branch) \(child.step.label)\(child.tree.label(child.step))"]
                + child.tree.lines(indent + SentinelText.indent)
        }
        return entries + branches
    }

    /// `: Customer`, `: [Item]`; nothing for an element, whose array has said it.
    private func label(_ step: PathStep) -> String {
        if case .element = step { return "" }
        if let typeName { return ": \(typeName)" }
        guard let element = children.first, case .element = element.step, let name = element.tree.typeName else {
            return ""
        }
        return ": [\(name)]"
    }
}

extension PathStep {
    fileprivate var label: String {
        switch self {
        case .member(let name): return name
        case .element(let index): return "Index \(index)"
        }
    }
}

extension NodeView {
    /// The kind of value in a word: String, Int, Double, Bool, Array, Dictionary, null.
    var kindName: String {
        switch kind {
        case .null: return "null"
        case .true, .false: return "Bool"
        case .int, .uint: return "Int"
        case .double: return "Double"
        case .string: return "String"
        case .array: return "Array"
        case .object: return "Dictionary"
        case .foreign: return foreign.map { "\(type(of: $0))" } ?? "nothing"
        }
    }
}
