/// The texts of constants that name JSON keys: `static let id = "user_id"`, `case id = "user_id"` with its `rawValue`,
/// a `let` outside types, and `Names().id` of a type without initialisers.
struct ConstantTexts {
    private let graph: ModelGraph
    private var globals: [String: [(module: Int, text: String?)]] = [:]
    private var globalConstants: [String: Bool] = [:]
    /// By the name of the type, for extensions of types that the project does not declare.
    private var foreign: [String: [TypeFact]] = [:]

    init(_ graph: ModelGraph, _ workspace: Workspace, _ facts: [FileFacts]) {
        self.graph = graph
        for (file, fact) in facts.enumerated() {
            for (name, text) in fact.globalTexts {
                globals[name, default: []].append((workspace.sources[file].module, text))
            }
        }
        for fact in facts { globalConstants.merge(fact.globalConstants) { $0 && $1 } }
        for (_, fact) in graph.foreignExtensions { foreign[fact.name, default: []].append(fact) }
    }

    /// What `path` stands for in a function of a type; nil where it is no constant, or where several may be meant.
    func text(of path: String, in node: ModelGraph.Node, file: Int) -> String? {
        let parts = path.split(separator: ".").map(String.init)
        guard let last = parts.last else { return nil }
        if parts.count == 1 { return isMember(last, of: node) ? nil : global(last, module: node.module) }
        if last == "rawValue", parts.count > 2 {
            return rawValue(parts[parts.count - 2], of: owners(parts.dropLast(2), node, file))
        }
        if parts.count == 2, parts[0].hasSuffix("()") {
            return initial(last, of: owners([String(parts[0].dropLast(2))], node, file))
        }
        return member(last, of: owners(parts.dropLast(), node, file))
    }

    /// Whether `path` stands for the same whenever it is read.
    func isConstant(_ path: [String], in node: ModelGraph.Node, file: Int) -> Bool {
        guard let first = path.first, let last = path.last, first != "self" else { return false }
        if path.count == 1 { return !isMember(first, of: node) && globalConstants[first] ?? false }
        let found = owners(path.dropLast(), node, file).flatMap { fact in fact.properties.filter { $0.name == last } }
        return found.count == 1 && found[0].isLet && found[0].modifiers.contains("static")
    }

    /// Whether a static function of the type can say a name that stands alone, and means what stands outside.
    func isGlobal(_ name: String, for node: ModelGraph.Node) -> Bool {
        if name.first?.isUppercase ?? false { return true }
        return !["self", "super"].contains(name) && !isMember(name, of: node) && node.function(name) == nil
            && (graph.global(name, module: node.module) != nil
                || !graph.globalFunctions(name, module: node.module).isEmpty)
    }

    private func global(_ name: String, module: Int) -> String? {
        let found = globals[name] ?? []
        let own = found.filter { $0.module == module }
        let texts = (own.isEmpty ? found : own).map(\.text)
        guard let first = texts.first, texts.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// A name that a function of the type takes for something else than what stands outside.
    private func isMember(_ name: String, of node: ModelGraph.Node) -> Bool {
        let outer = node.name.split(separator: ".").dropLast().map(String.init)
        let around = outer.indices.flatMap { graph.named(outer[...$0].joined(separator: ".")) }
        let owners = [node.id] + graph.ancestors(of: node.id) + graph.protocolNodes(of: node.id) + around
        return owners.contains { owner in
            let type = graph.nodes[owner]
            return ([type.fact] + type.extensions.map(\.fact)).contains { $0.properties.contains { $0.name == name } }
        }
    }

    private func owners(_ path: ArraySlice<String>, _ node: ModelGraph.Node, _ file: Int) -> [TypeFact] {
        let name = path.joined(separator: ".")
        let id =
            name == "Self"
            ? node.id : graph.resolve(name, module: node.module, file: file, inside: node.name)
        guard let id else { return foreign[name] ?? [] }
        return ([id] + graph.ancestors(of: id)).flatMap {
            [graph.nodes[$0].fact] + graph.nodes[$0].extensions.map(\.fact)
        }
    }

    private func member(_ name: String, of owners: [TypeFact]) -> String? {
        let found = owners.flatMap { fact in fact.properties.filter { $0.name == name }.map { (fact, $0) } }
        guard found.count == 1, let (fact, property) = found.first, property.isLet || property.isComputed,
            !fact.hasConditionalProperties, property.modifiers.contains("static")
        else { return nil }
        return property.literal
    }

    /// What every new instance holds.
    private func initial(_ name: String, of owners: [TypeFact]) -> String? {
        let found = owners.flatMap { fact in fact.properties.filter { $0.name == name } }
        guard found.count == 1, let property = found.first,
            property.modifiers.isDisjoint(with: ["static", "class", "lazy"]),
            owners.allSatisfy({ $0.initializers.isEmpty && !$0.hasConditionalProperties })
        else { return nil }
        return property.literal
    }

    private func rawValue(_ name: String, of owners: [TypeFact]) -> String? {
        guard let type = owners.first, type.kind == .enum, type.inheritance.first?.name == "String" else { return nil }
        let found = owners.flatMap(\.cases).filter { $0.name == name }
        guard found.count == 1, let only = found.first, !only.isConditional else { return nil }
        return only.rawText ?? only.name
    }
}
