@_spi(Engine) import SmartEngine

extension LinkedCodableHalf {
    @_optimize(size) package static func find(_ maps: [SmartExactMap], in session: DecodingSession, from start: Int) {
        let routes = maps.map { (map: $0, steps: $0.path.split(separator: ".").map(String.init)) }
        let names = ExactNames()
        session.visit(session.context.view(start), routes, names, depth: 0)
        session.context.state.pointee.exactNames = names.byObject.count == 0 ? nil : names
    }
}

extension DecodingSession {
    @_optimize(size) fileprivate func visit(
        _ view: NodeView, _ routes: [(map: SmartExactMap, steps: [String])], _ names: ExactNames, depth: Int
    ) {
        switch view.kind {
        case .array:
            view.descend(otherwise: ()) {
                for child in view.childIndices { visit(context.view(child), routes, names, depth: depth) }
            }
        case .object:
            let here = routes.filter { $0.steps.count == depth }
            if !here.isEmpty { names.byObject[view.index] = here.map { $0.map } }
            let further = routes.filter { $0.steps.count > depth }
            guard !further.isEmpty else { return }
            for child in view.childIndices {
                let name = context.view(child - 1).string
                let matching = further.filter { $0.steps[depth] == name }
                guard !matching.isEmpty else { continue }
                view.descend(otherwise: ()) { visit(context.view(child), matching, names, depth: depth + 1) }
            }
        default:
            return
        }
    }
}
