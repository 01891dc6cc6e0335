/// Which modules, types and rules a command is for.
public struct Selection: Sendable {
    public var modules: Set<String> = []
    public var types: Set<String> = []
    public var rules: Set<String> = []
    public var excludedRules: Set<String> = []

    public init(modules: [String] = [], types: [String] = [], rules: [String] = [], excludedRules: [String] = []) {
        self.modules = Set(modules)
        self.types = Set(types)
        self.rules = Set(rules)
        self.excludedRules = Set(excludedRules)
    }

    func includes(module: String) -> Bool { modules.isEmpty || modules.contains(module) }
    func includes(rule: String) -> Bool { (rules.isEmpty || rules.contains(rule)) && !excludedRules.contains(rule) }
    func includes(type: String) -> Bool { types.isEmpty || types.contains(type) || types.contains(type.lastComponent) }

    /// Throws for names that nothing has.
    public func validate(_ workspace: Workspace) throws(ToolError) {
        let known = Set(workspace.modules.map(\.name))
        for name in modules.sorted() where !known.contains(name) {
            throw .unknownName(kind: "module", name: name, known: known.sorted())
        }
        for name in rules.union(excludedRules).sorted() where Rule.byID[name] == nil {
            throw .unknownName(kind: "rule", name: name, known: Rule.all.map(\.id).sorted())
        }
    }

    public func validate(_ project: Project) throws(ToolError) {
        try validate(project.workspace)
        let known = Set(project.models.nodes.map(\.name))
        for name in types.sorted() where !known.contains(where: { $0 == name || $0.lastComponent == name }) {
            throw .unknownName(
                kind: "type", name: name, known: project.models.modelIDs.map { project.models.nodes[$0].name }.sorted())
        }
    }
}
