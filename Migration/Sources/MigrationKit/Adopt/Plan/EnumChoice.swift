/// Which enums and transforms become native.
struct EnumChoice {
    private(set) var enums: Set<Int> = []
    private(set) var transforms: Set<Int> = []
    /// Whether `<T: HandyJSONEnum>` and the like become native ones.
    private(set) var rewritesConstraints = false
    private(set) var notes: [ChangeSet.Note] = []

    init(_ scope: AdoptionScope, _ findings: [Int: [Finding]]) {
        let (project, graph, options) = (scope.project, scope.graph, scope.options)
        let keys = options.isUnsafe ? [:] : EnumChoice.dictionaryKeys(graph)
        for node in graph.nodes where scope.isSelected(node) {
            let isSwapped = scope.isSwapped(file: node.file)
            let reasons = (findings[node.id] ?? []).filter { AdoptionBlock.rules.contains($0.rule) }
            if node.families.contains(.rawEnum), !scope.isIgnored(node, .adoptEnum),
                !node.families.contains(.modelProtocol),
                node.fact.kind != .protocol
            {
                if node.families.contains(.nativeEnum) {
                    if !scope.hasUses(HandyJSONNames.enumProtocols) { enums.insert(node.id) }
                } else if let owner = keys[node.id] {
                    notes.append(
                        scope.note(
                            node.file, node.fact.nameOffset, .rawEnum,
                            "\(node.name) stays a HandyJSONEnum: HandyJSON leaves a dictionary with such keys empty, and a native model writes it: \(owner)",
                            "give the dictionary String keys; adopt --unsafe converts it"))
                } else if reasons.isEmpty, scope.isParsed(node), isSwapped {
                    enums.insert(node.id)
                } else {
                    notes += reasons.map {
                        .init(
                            path: $0.path, position: $0.position, rule: $0.rule.id,
                            reason: "\(node.name) stays a HandyJSONEnum: \($0.rule.title)", suggestion: $0.rule.advice)
                    }
                }
            }
            if node.families.contains(.transform), !project.facts[node.file].isOfObjectMapper("TransformType"),
                !scope.isIgnored(node, .adoptTransform),
                node.fact.kind != .protocol, graph.ancestors(of: node.id).isEmpty, scope.isParsed(node), isSwapped,
                reasons.isEmpty
            {
                transforms.insert(node.id)
            }
        }
        let waiting = graph.nodes.contains {
            $0.families.contains(.rawEnum) && !$0.families.contains(.nativeEnum) && !enums.contains($0.id)
                && $0.fact.kind != .protocol
        }
        let uses = project.facts.flatMap(\.protocolUses).filter {
            HandyJSONNames.enumProtocols.contains($0.name) && $0.role != .conformance
        }
        rewritesConstraints =
            !waiting && options.selection.includes(rule: Rule.adoptConstraint.id) && scope.isWhole
            && uses.allSatisfy { $0.role == .constraint || $0.role == .extensionOfProtocol }
    }

    /// Types that are keys of dictionaries in models, with one such property.
    private static func dictionaryKeys(_ graph: ModelGraph) -> [Int: String] {
        var result: [Int: String] = [:]
        for id in graph.modelIDs {
            let node = graph.nodes[id]
            for property in node.stored {
                for name in property.shape.keyNames {
                    if let key = graph.resolve(name, module: node.module, file: node.file, inside: node.name) {
                        result[key] = "\(node.name).\(property.name)"
                    }
                }
            }
        }
        return result
    }
}
