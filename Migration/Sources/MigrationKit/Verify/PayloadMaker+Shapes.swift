extension PayloadMaker {
    /// What a model is written as, as far as the JSON does not show it. O(properties^depth), with a small depth.
    func shapes(of id: Int) -> WrittenShapes {
        var result = WrittenShapes()
        collect(id, at: "", depth: 0, &result)
        return result
    }

    private func collect(_ id: Int, at prefix: String, depth: Int, _ result: inout WrittenShapes) {
        guard depth < PayloadMaker.depth else { return }
        for field in fields(of: id) {
            // Written under the name's last part before, and under the whole of it after.
            guard let path = field.paths.first, let last = path.last else { continue }
            for name in Set([path.joined(separator: "."), last]) {
                collect(field.shape, field.owner, at: prefix + name, depth: depth, &result)
            }
        }
    }

    private func collect(
        _ shape: TypeShape, _ owner: ModelGraph.Node, at path: String, depth: Int, _ result: inout WrittenShapes
    ) {
        switch shape {
        case .optional(let inner): collect(inner, owner, at: path, depth: depth, &result)
        case .array(let inner), .set(let inner): collect(inner, owner, at: path + "[]", depth: depth, &result)
        case .dictionary: result.dictionaries.insert(path)
        case .named("Date", _): result.dates.insert(path)
        case .named(let name, _):
            guard let id = graph.resolve(name, module: owner.module, file: owner.file, inside: owner.name),
                graph.nodes[id].isModel
            else { return }
            collect(id, at: path + ".", depth: depth + 1, &result)
        default: break
        }
    }
}
