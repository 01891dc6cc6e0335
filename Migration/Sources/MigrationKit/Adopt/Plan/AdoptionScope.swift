/// What a run of `adopt` is for: the project, the filters, and what they and comments in the source leave out.
struct AdoptionScope {
    let project: Project
    let options: Adoption
    /// `audit` asks what could be adopted once the imports are swapped.
    let assumesSwap: Bool
    /// Protocols of HandyJSON's that stand somewhere else than in a conformance.
    private let usedProtocols: Set<String>

    init(_ project: Project, _ options: Adoption, assumesSwap: Bool) {
        self.project = project
        self.options = options
        self.assumesSwap = assumesSwap
        usedProtocols = project.facts.reduce(into: []) { names, facts in
            for use in facts.protocolUses where use.role != .conformance { names.insert(use.name) }
        }
    }

    var graph: ModelGraph { project.models }

    func isSelected(_ node: ModelGraph.Node) -> Bool {
        options.selection.includes(module: project.workspace.moduleName(node.module))
            && options.selection.includes(type: node.name)
    }

    func isSelected(file: Int) -> Bool {
        options.selection.includes(module: project.moduleName(of: file)) && options.selection.types.isEmpty
    }

    /// Whether all modules and types are asked for.
    var isWhole: Bool { options.selection.modules.isEmpty && options.selection.types.isEmpty }

    /// By a filter, or by a comment at the type.
    func isIgnored(_ node: ModelGraph.Node, _ rule: Rule) -> Bool {
        let lines = [node.fact.start, node.fact.nameOffset].map { project.position($0, file: node.file).line }
        return !options.selection.includes(rule: rule.id)
            || lines.contains { project.facts[node.file].ignored.ignores(rule.id, line: $0) }
    }

    func isParsed(_ node: ModelGraph.Node) -> Bool {
        ([node.file] + node.extensions.map(\.file)).allSatisfy { project.facts[$0].syntaxErrors.isEmpty }
    }

    /// Whether a file imports HandyJSON no more.
    func isSwapped(file: Int) -> Bool {
        assumesSwap || !project.facts[file].imports.contains { $0.path.first == HandyJSONNames.oldModule }
    }

    /// Uses of protocols other than by conforming types.
    func hasUses(_ names: Set<String>) -> Bool { !usedProtocols.isDisjoint(with: names) }

    func note(_ file: Int, _ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String) -> ChangeSet.Note {
        .init(
            path: project.workspace.sources[file].path, position: project.position(offset, file: file), rule: rule.id,
            reason: reason, suggestion: suggestion)
    }

    /// The first line of a call, as far as it is short.
    func excerpt(_ call: CallFact, _ file: Int) -> String {
        let line =
            project.workspace.sources[file].bytes.string(call.range).split(separator: "\n").first.map(String.init) ?? ""
        return line.count > 60 ? line.prefix(57) + "…" : line
    }
}
