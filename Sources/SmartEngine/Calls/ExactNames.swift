extension DecodingSession {
    /// Finds the objects that the call's exact maps apply to, walking from `start`. O(document) where there are such
    /// maps.
    @_optimize(size) func resolveExactNames(from start: Int) {
        guard case .exactMap(let maps) = options.key else { return }
        let routes = maps.map { (map: $0, steps: $0.path.split(separator: ".").map(String.init)) }
        context.state.pointee.exactNames = RareTable()
        visit(context.view(start), routes, depth: 0)
        if context.state.pointee.exactNames?.count == 0 { context.state.pointee.exactNames = nil }
    }

    private func visit(_ view: NodeView, _ routes: [(map: SmartExactMap, steps: [String])], depth: Int) {
        switch view.kind {
        case .array:
            view.descend(otherwise: ()) {
                for child in view.childIndices { visit(context.view(child), routes, depth: depth) }
            }
        case .object:
            let here = routes.filter { $0.steps.count == depth }
            if !here.isEmpty { context.state.pointee.exactNames?[view.index] = here.map { $0.map } }
            let further = routes.filter { $0.steps.count > depth }
            guard !further.isEmpty else { return }
            for child in view.childIndices {
                let name = context.view(child - 1).string
                let matching = further.filter { $0.steps[depth] == name }
                guard !matching.isEmpty else { continue }
                view.descend(otherwise: ()) { visit(context.view(child), matching, depth: depth + 1) }
            }
        default:
            return
        }
    }
}
