/// How a stored property of a native model is coded.
struct PropertyCoding {
    enum Way: Equatable {
        /// By the compiler: its type is Codable.
        case plain
        /// By the engine: `@SmartAny`.
        case any
        /// Not at all: `@IgnoredKey`.
        case ignored
        /// Not at all, and no wrapper is allowed on it: left out of CodingKeys.
        case left
    }

    let graph: ModelGraph
    /// Whether a HandyJSON type will be native after this run.
    let becomesNative: (Int) -> Bool

    func way(of property: PropertyFact, in node: ModelGraph.Node) -> Way {
        if property.isLazy { return .plain }
        if property.isWeak { return .left }
        if property.wrappers.contains(where: { $0.lastComponent.hasPrefix("Smart") || $0.lastComponent == "IgnoredKey" }
        ) {
            return .plain
        }
        // What the transform gives is stored as it is; HandyJSON fills no functions.
        let isTransformed = node.mapping?.fact.entries.contains { $0.property == property.name && $0.transform != nil }
        switch property.shape.unwrapped {
        case .function, .metatype: return .ignored
        case .tuple: return isTransformed ?? false ? .any : .ignored
        // No JSON makes a stream.
        case .named(let name, _) where Streams.names.contains(name) && !graph.declares(name): return .ignored
        default: return isCodable(property.shape, node, depth: 0) ? .plain : .any
        }
    }

    private func isCodable(_ shape: TypeShape, _ node: ModelGraph.Node, depth: Int) -> Bool {
        guard depth < 10 else { return false }
        switch shape {
        case .optional(let inner), .array(let inner): return isCodable(inner, node, depth: depth + 1)
        case .set(let inner): return isCodable(inner, node, depth: depth + 1)
        case .dictionary(let key, let value):
            return (key == .named("String") || key == .named("Int")) && isCodable(value, node, depth: depth + 1)
        case .named(let name, let arguments):
            if let generic = node.fact.generics.first(where: { $0.name == name }) {
                return ["SmartCodable", "SmartDecodable", "Codable"].contains {
                    generic.constraint?.contains($0) ?? false
                }
                    || becomesNativeConstraint(generic.constraint)
            }
            if let id = graph.resolve(name, module: node.module, file: node.file, inside: node.name) {
                let type = graph.nodes[id]
                guard type.families.contains(.codable) || becomesNative(id) else { return false }
                return arguments.allSatisfy { isCodable($0, node, depth: depth + 1) }
            }
            if let alias = graph.typealias(name, module: node.module, file: node.file, inside: node.name) {
                return isCodable(alias.shape, node, depth: depth + 1)
            }
            return arguments.isEmpty
                && KnownTypes.codable.contains(
                    name.hasPrefix("Swift.") || name.hasPrefix("Foundation.") ? name.lastComponent : name)
        default: return false
        }
    }

    /// Whether constraints to HandyJSON are rewritten in this run.
    var rewritesConstraints = false
    private func becomesNativeConstraint(_ constraint: String?) -> Bool {
        rewritesConstraints
            && (constraint.map { HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified($0)) } ?? false)
    }
}
