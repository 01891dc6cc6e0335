/// In which order modules and models are adopted: first what depends on nothing, then what depends on that.
struct DependencyOrder {
    /// By module: the modules it imports.
    private(set) var modules: [Set<Int>]
    private(set) var waveOfModule: [Int]
    private(set) var waveOfModel: [Int: Int] = [:]

    init(_ project: Project) {
        let names = Dictionary(
            project.workspace.modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        modules = Array(repeating: [], count: project.workspace.modules.count)
        for (index, facts) in project.facts.enumerated() {
            let home = project.workspace.sources[index].module
            guard modules.indices.contains(home) else { continue }
            for place in facts.imports {
                if let name = place.path.first, let other = names[name], other != home { modules[home].insert(other) }
            }
        }
        let edges = modules
        waveOfModule = Waves.number(count: edges.count) { Array(edges[$0]) }

        let graph = project.models
        let ids = graph.modelIDs
        let place = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let uses = ids.map { id -> [Int] in
            let node = graph.nodes[id]
            var result: Set<Int> = []
            for name in node.stored.flatMap(\.shape.names) {
                if let other = graph.resolve(name, module: node.module, file: node.file, inside: node.name),
                    let index = place[other], other != id
                {
                    result.insert(index)
                }
            }
            if let parent = node.superclass, let index = place[parent] { result.insert(index) }
            return Array(result)
        }
        let waves = Waves.number(count: ids.count) { uses[$0] }
        for (index, id) in ids.enumerated() { waveOfModel[id] = waves[index] }
    }
}
