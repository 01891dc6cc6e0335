/// What the properties of a model hold before JSON is read into it.
struct InitialValues {
    private let graph: ModelGraph
    private let id: Int

    init(_ graph: ModelGraph, _ id: Int) {
        self.graph = graph
        self.id = id
    }

    /// Of `isOpen` or `self.isOpen`; nil where it is not known.
    func value(of path: [String]) -> ConditionExpression.Value? {
        let names = path.first == "self" ? path.dropFirst() : path[...]
        guard names.count == 1, let name = names.first else { return nil }
        let owners = ([id] + graph.ancestors(of: id)).map { graph.nodes[$0] }
        guard let property = owners.lazy.compactMap({ $0.stored.first { $0.name == name } }).first,
            !property.isLazy, property.wrappers.isEmpty, !isChanged(name)
        else { return nil }
        guard let text = property.initialValue else {
            return property.shape.isOptional ? ConditionExpression.Value.none : nil
        }
        if let literal = property.literal { return .text(literal) }
        switch text {
        case "nil", ".none", "Optional.none": return ConditionExpression.Value.none
        case "true", "false": return .bool(text == "true")
        default: return Double(text).map { .number($0) }
        }
    }

    /// Whether an initialiser of the hierarchy, or willStartMapping, may give it another value.
    private func isChanged(_ name: String) -> Bool {
        graph.hierarchy(below: graph.root(of: id)).contains { member in
            let node = graph.nodes[member]
            if let function = node.function("willStartMapping"), !function.isEmpty { return true }
            return ([node.fact] + node.extensions.map(\.fact)).flatMap(\.initializers).contains { initializer in
                guard initializer.takesNothing else { return false }
                guard let statements = initializer.statements else { return true }
                return statements.contains { statement in
                    switch statement {
                    case .superInit: return false
                    case .assignment(let property, _, _): return property == name
                    case .other, .trap: return true
                    }
                }
            }
        }
    }
}
