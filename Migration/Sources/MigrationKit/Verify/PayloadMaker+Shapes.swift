extension PayloadMaker {
    /// What a model is written as, as far as the JSON does not show it. O(properties^depth), with a small depth.
    func shapes(of id: Int) -> WrittenShapes {
        var result = WrittenShapes()
        collect(id, at: "", depth: 0, &result)
        return result
    }

    /// Codable types of the system that HandyJSON does not write.
    private static let systemTypes: Set<String> = [
        "CGFloat", "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "Range", "ClosedRange", "NSRange",
        "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Locale", "TimeZone", "Calendar", "UIEdgeInsets",
    ]

    private func collect(_ id: Int, at prefix: String, depth: Int, _ result: inout WrittenShapes) {
        guard depth < PayloadMaker.depth else { return }
        for field in fields(of: id) {
            // Written under the name's last part before, and under the whole of it after.
            guard let path = field.paths.first, let last = path.last else { continue }
            for name in Set([path.joined(separator: "."), last]) {
                if field.isWeak { result.known[prefix + name] = "weak-written" }
                collect(field.shape, field.owner, at: prefix + name, depth: depth, &result)
            }
        }
    }

    private func collect(
        _ shape: TypeShape, _ owner: ModelGraph.Node, at path: String, depth: Int, _ result: inout WrittenShapes
    ) {
        switch shape {
        case .optional(let inner): collect(inner, owner, at: path, depth: depth, &result)
        case .array(let inner), .set(let inner):
            collect(inner, owner, at: path + "[]", depth: depth, &result)
            // The list of what is not written is not written either.
            result.known[path] = result.known[path + "[]"]
        case .dictionary(let key, _):
            result.dictionaries.insert(path)
            if ![.named("String"), .named("NSString"), .named("Int")].contains(key) {
                result.known[path] = "enum-keys"
            }
        case .named("Date", _): result.dates.insert(path)
        case .named(let name, _) where PayloadMaker.systemTypes.contains(name): result.known[path] = "system-codable"
        case .named(let name, _):
            guard let id = graph.resolve(name, module: owner.module, file: owner.file, inside: owner.name),
                graph.nodes[id].isModel
            else { return }
            collect(id, at: path + ".", depth: depth + 1, &result)
        default: break
        }
    }
}
