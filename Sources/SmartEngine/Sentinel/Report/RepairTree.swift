/// Repairs by their paths.
final class RepairTree {
    private var children: [(step: PathStep, tree: RepairTree)] = []
    private var positions = RareTable<PathStep, Int>()
    private var typeName: String?
    private var reasons: [String] = []

    func child(_ step: PathStep, type: @autoclosure () -> String?) -> RepairTree {
        if let known = positions[step] { return children[known].tree }
        let tree = RepairTree()
        tree.typeName = type()
        positions[step] = children.count
        children.append((step, tree))
        return tree
    }

    func note(_ reason: String) { if !reasons.contains(reason) { reasons.append(reason) } }

    /// Those of the root itself first: a model that is refused, a value that is not a member.
    func lines(_ indent: String) -> [String] {
        reasons.map { "\(indent)\(SentinelText.entry) \($0)" } + linesInside(indent)
    }

    /// Entries before branches, as they are easier to read so.
    private func linesInside(_ indent: String) -> [String] {
        let entries = children.flatMap { child in
            child.tree.reasons.map { "\(indent)\(SentinelText.entry) \(child.step.label): \($0)" }
        }
        let branches = children.filter { !$0.tree.children.isEmpty }.flatMap { child in
            ["\(indent)\(SentinelText.branch) \(child.step.label)\(child.tree.label(child.step))"]
                + child.tree.linesInside(indent + SentinelText.indent)
        }
        return entries + branches
    }

    /// `: Customer`, `: [Item]`; nothing for an element, whose array shows it.
    private func label(_ step: PathStep) -> String {
        if case .element = step { return "" }
        if let typeName { return ": \(typeName)" }
        guard let element = children.first, case .element = element.step, let name = element.tree.typeName else {
            return ""
        }
        return ": [\(name)]"
    }
}
