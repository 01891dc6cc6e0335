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

/// Layers of a dependency graph. Members of a circle share one.
enum Waves {
    /// 1 for what depends on nothing. O(nodes + edges).
    static func number(count: Int, dependencies: (Int) -> [Int]) -> [Int] {
        var search = CircleSearch(count: count)
        for node in 0..<count where search.index[node] < 0 { search.visit(node, dependencies) }
        var wave = Array(repeating: 1, count: search.circles.count)
        // Circles are found dependencies first.
        for (number, members) in search.circles.enumerated() {
            for member in members {
                for other in dependencies(member) where search.circleOf[other] != number {
                    wave[number] = max(wave[number], wave[search.circleOf[other]] + 1)
                }
            }
        }
        return (0..<count).map { wave[search.circleOf[$0]] }
    }
}

/// Tarjan's search for strongly connected nodes, without recursion: model graphs are deep.
private struct CircleSearch {
    var index: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var stack: [Int] = []
    private var counter = 0
    private(set) var circles: [[Int]] = []
    private(set) var circleOf: [Int]

    init(count: Int) {
        index = Array(repeating: -1, count: count)
        low = Array(repeating: 0, count: count)
        isOpen = Array(repeating: false, count: count)
        circleOf = Array(repeating: 0, count: count)
    }

    mutating func visit(_ start: Int, _ dependencies: (Int) -> [Int]) {
        var work: [(node: Int, targets: [Int], next: Int)] = []
        open(start)
        work.append((start, dependencies(start), 0))
        while var top = work.popLast() {
            if top.next < top.targets.count {
                let target = top.targets[top.next]
                top.next += 1
                work.append(top)
                if index[target] < 0 {
                    open(target)
                    work.append((target, dependencies(target), 0))
                } else if isOpen[target] {
                    low[top.node] = min(low[top.node], index[target])
                }
            } else {
                if low[top.node] == index[top.node] { close(top.node) }
                if let parent = work.last?.node { low[parent] = min(low[parent], low[top.node]) }
            }
        }
    }

    private mutating func open(_ node: Int) {
        index[node] = counter
        low[node] = counter
        counter += 1
        stack.append(node)
        isOpen[node] = true
    }

    private mutating func close(_ node: Int) {
        var members: [Int] = []
        while let member = stack.popLast() {
            isOpen[member] = false
            circleOf[member] = circles.count
            members.append(member)
            if member == node { break }
        }
        circles.append(members)
    }
}
