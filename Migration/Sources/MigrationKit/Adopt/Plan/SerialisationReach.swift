/// Which models are written as JSON somewhere, alone or inside others.
struct SerialisationReach {
    private var isEverything = false
    private var models: Set<Int> = []

    init(_ project: Project) {
        let graph = project.models
        var work: [Int] = []
        for (file, facts) in project.facts.enumerated() {
            let resolution = CallResolution(project, file)
            for call in facts.calls where [.toJSON, .toJSONString, .nativeSerialize].contains(call.kind) {
                switch resolution.target(of: call) {
                case .model(let id, _): work.append(id)
                case .oneOf(let ids, _): work += ids
                // Others have a `toArray()` as well.
                case .anything where call.kind == .nativeSerialize && call.arguments.isEmpty: break
                case .generic, .native, .anything: isEverything = true
                case .foreign: break
                }
            }
        }
        while let id = work.popLast() {
            guard models.insert(id).inserted else { continue }
            let node = graph.nodes[id]
            work += node.subclasses + (node.superclass.map { [$0] } ?? [])
            for name in node.stored.flatMap(\.shape.names) {
                if let other = graph.resolve(name, module: node.module, file: node.file, inside: node.name),
                    graph.nodes[other].isModel
                {
                    work.append(other)
                }
            }
        }
    }

    func contains(_ id: Int) -> Bool { isEverything || models.contains(id) }
}
