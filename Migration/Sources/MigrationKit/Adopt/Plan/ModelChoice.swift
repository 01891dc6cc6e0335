/// Which models become native: those without obstacles, hierarchies as a whole.
struct ModelChoice {
    private(set) var adopted: Set<Int> = []
    /// Why models stay HandyJSON models, by model.
    private(set) var refusals: [Int: [ChangeSet.Note]] = [:]
    private(set) var notes: [ChangeSet.Note] = []
    private let scope: AdoptionScope

    init(_ scope: AdoptionScope, _ obstacles: ModelObstacles) {
        self.scope = scope
        let graph = scope.graph
        var candidates: Set<Int> = []
        for id in graph.modelIDs where graph.nodes[id].isOld && !graph.nodes[id].isNative {
            let reasons = obstacles.all(of: id)
            if reasons.isEmpty {
                candidates.insert(id)
                continue
            }
            refusals[id] = reasons
            if scope.isSelected(graph.nodes[id]), !scope.isIgnored(graph.nodes[id], .adoptModel) { notes += reasons }
        }
        adopted = closure(candidates.filter { scope.isSelected(graph.nodes[$0]) }, among: candidates)
    }

    /// Hierarchies are adopted as a whole.
    private mutating func closure(_ selected: Set<Int>, among candidates: Set<Int>) -> Set<Int> {
        var result: Set<Int> = []
        var seenRoots: Set<Int> = []
        for id in selected.sorted() {
            let root = scope.graph.root(of: id)
            guard seenRoots.insert(root).inserted else { continue }
            let members = scope.graph.hierarchy(below: root).filter {
                scope.graph.nodes[$0].isOld && !scope.graph.nodes[$0].isNative
            }
            let blocked = members.filter { !candidates.contains($0) }
            let unselected = members.filter { !selected.contains($0) && candidates.contains($0) }
            if !blocked.isEmpty {
                let names = blocked.map { scope.graph.nodes[$0].name }.sorted().prefix(3).joined(separator: ", ")
                defer_(
                    root,
                    "its hierarchy has \(count(blocked.count, "class", "classes")) that cannot be adopted yet: \(names)",
                    "see the reasons listed for them")
            } else if !unselected.isEmpty, !scope.options.includesSubclasses {
                let modules = Set(unselected.map { scope.project.workspace.moduleName(scope.graph.nodes[$0].module) })
                    .sorted()
                    .joined(separator: ", ")
                let which =
                    "\(count(unselected.count, "class", "classes")) of its hierarchy \(unselected.count == 1 ? "is" : "are") not selected (in \(modules))"
                defer_(root, which, "adopt them together: select them too, or pass --include-subclasses")
            } else {
                result.formUnion(members)
            }
        }
        return result
    }

    private mutating func defer_(_ id: Int, _ reason: String, _ suggestion: String) {
        let node = scope.graph.nodes[id]
        notes.append(
            scope.note(
                node.file, node.fact.nameOffset, .deferredModel, "\(node.name) stays as it is: \(reason)", suggestion))
    }
}
