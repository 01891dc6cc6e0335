/// A subclass that maps a property which its superclass maps too: HandyJSON takes the subclass's line. Natively two lists
/// would be joined, so the subclass's list has all names of the line of classes, and the superclass's is not called.
struct InheritedMapping {
    /// What the superclasses map, without what the subclass maps anew; names alone, as literals.
    let entries: [MappingEntry]
    /// Whether the subclass maps anything anew.
    let isOverriding: Bool
    /// Whether the list says the same.
    let isAdoptable: Bool

    init(graph: ModelGraph, node: ModelGraph.Node) {
        guard let mapping = node.mapping?.fact, mapping.callsSuper else {
            (entries, isOverriding, isAdoptable) = ([], false, true)
            return
        }
        var winners: [String: MappingEntry] = [:]
        var isPlain = mapping.superComesFirst
        for ancestor in graph.ancestors(of: node.id).reversed() {
            guard let inherited = graph.nodes[ancestor].mapping?.fact else { continue }
            // Without the call the names above it do not count any more.
            if !inherited.callsSuper { winners = [:] }
            if inherited.callsSuper, !inherited.superComesFirst { isPlain = false }
            for entry in inherited.entries {
                let isTwice = winners[entry.property].map { $0.transform != nil || $0.isExclusion } ?? false
                if isTwice { isPlain = false }
                winners[entry.property] = entry
            }
        }
        let anew = mapping.entries.filter { winners[$0.property] != nil }
        for entry in anew
        where entry.isExclusion || winners[entry.property].map({ $0.isExclusion || $0.transform != nil }) ?? false {
            isPlain = false
        }
        let names = Set(anew.map(\.property))
        let others = winners.values.filter { !names.contains($0.property) && !$0.names.isEmpty }
        // What depends on a condition is not written out again.
        if others.contains(where: \.isConditional) { isPlain = false }
        entries = others.sorted { ($0.property, $0.offset) < ($1.property, $1.offset) }.map {
            $0.withoutComments.with(.map(names: $0.names, nameText: nil, transform: nil))
        }
        isOverriding = !anew.isEmpty
        isAdoptable = isPlain
    }
}

extension MappingEntry {
    /// `Config.isNew ? "a" : "b"`
    fileprivate var isConditional: Bool {
        if case .map(_, let text?, _) = kind { return text.hasPrefix("(") }
        return false
    }
}
