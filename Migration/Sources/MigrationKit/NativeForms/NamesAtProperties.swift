/// A subclass whose mapping only gives names has them at its properties: `@SmartKey("id") var uid`. A list would need
/// CodingKeys of all its properties, and one that is added later and not to those is neither read nor written.
enum NamesAtProperties {
    /// What stands in `@SmartKey(…)`, by property; nil where the subclass has a list.
    static func texts(_ node: ModelGraph.Node, _ graph: ModelGraph) -> [String: String]? {
        guard let mapping = node.mapping?.fact, graph.root(of: node.id) != node.id else { return nil }
        let entries = mapping.entries.filter { !$0.isExclusion }
        let ways = PropertyCoding(graph: graph, becomesNative: { _ in true })
        var texts: [String: String] = [:]
        for entry in entries {
            guard let property = node.stored.first(where: { $0.name == entry.property }), isFit(property),
                property.initialValue != nil || !isSetBeforeSuper(property.name, in: node),
                ways.way(of: property, in: node) == .plain, let text = text(entry)
            else { return nil }
            texts[entry.property] = text
        }
        // What the function of a class in between would say or leave unsaid, properties do not.
        let above = graph.ancestors(of: node.id).contains { isMapped(graph.nodes[$0]) }
        guard !texts.isEmpty, mapping.callsSuper || !above, !InheritedMapping(graph: graph, node: node).isOverriding
        else { return nil }
        let isUndone = graph.hierarchy(below: node.id).dropFirst().map { graph.nodes[$0] }.contains { below in
            below.mapping.map { !$0.fact.callsSuper || $0.fact.entries.contains { texts[$0.property] != nil } } ?? false
        }
        return isUndone ? nil : texts
    }

    private static func isMapped(_ node: ModelGraph.Node) -> Bool {
        node.mapping?.fact.entries.contains { !$0.isExclusion } ?? false
    }

    /// A wrapper with an argument begins with nil by itself, and whoever sets it then calls a setter: the compiler allows that
    /// behind `super.init()` only.
    private static func isSetBeforeSuper(_ name: String, in node: ModelGraph.Node) -> Bool {
        node.fact.initializers.contains { initializer in
            for statement in initializer.statements ?? [] {
                switch statement {
                case .superInit: return false
                case .assignment(let property, _, _): if property == name { return true }
                case .trap: break
                case .other: return !initializer.isConvenience
                }
            }
            return false
        }
    }

    private static func isFit(_ property: PropertyFact) -> Bool {
        property.siblings == 1 && property.wrappers.isEmpty && !property.isLet && !property.isLazy && !property.isWeak
            && !property.hasObservers && !property.modifiers.contains("dynamic")
            && !property.attributes.contains("NSManaged") && property.hasDefault
    }

    /// Names alone, which mean the same in both places: paths and what depends on a condition do not.
    private static func text(_ entry: MappingEntry) -> String? {
        guard case .map(let names, let text?, nil) = entry.kind, !names.isEmpty, !text.hasPrefix("("),
            !names.contains(where: { $0.contains(".") || $0.contains("\\") })
        else { return nil }
        return text.hasPrefix("[") ? String(text.dropFirst().dropLast()) : text
    }
}
