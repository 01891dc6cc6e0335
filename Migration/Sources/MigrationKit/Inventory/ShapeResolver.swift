/// Finds the types of expressions with the help of all declarations of the project.
struct ShapeResolver {
    let graph: ModelGraph
    let module: Int
    let file: Int

    /// The type of an expression; `.unknown` where the source does not say.
    func type(of value: ValueShape, depth: Int = 0) -> TypeShape {
        guard depth < 30 else { return .unknown }
        switch value {
        case .typed(let shape): return expand(shape)
        case .metatype(let shape): return .metatype(expand(shape))
        case .unwrapped(let inner): return type(of: inner, depth: depth + 1).unwrapped
        case .wrappedInArray(let inner):
            let element = type(of: inner, depth: depth + 1)
            return element == .unknown ? .unknown : .array(element)
        case .otherCollection(let inner):
            let element = type(of: inner, depth: depth + 1)
            return element == .unknown ? .unknown : .set(element)
        case .element(let inner):
            let collection = type(of: inner, depth: depth + 1).unwrapped
            if case .dictionary(_, let value) = collection { return .optional(value) }
            return expand(collection.element)
        case .global(let name):
            return graph.global(name, module: module).map(expand) ?? .unknown
        case .member(let base, let name):
            return member(name, of: type(of: base, depth: depth + 1)) ?? (isSelf(base) ? graph.global(name, module: module).map(expand) : nil) ?? .unknown
        case .call(let base, let name):
            return result(name, of: type(of: base, depth: depth + 1)) ?? (isSelf(base) ? graph.global(name + "()", module: module).map(expand) : nil) ?? .unknown
        case .unknown:
            return .unknown
        }
    }

    /// What an expression of unknown type may be, by the names in it. Nil: anything.
    func candidates(for value: ValueShape, depth: Int = 0) -> [TypeShape]? {
        let known = type(of: value)
        if known != .unknown { return [known] }
        guard depth < 10 else { return nil }
        switch value {
        case .member(_, let name): return named(graph.propertiesByName[name])
        case .call(_, let name): return named(graph.functionsByName[name])
        case .unwrapped(let inner): return candidates(for: inner, depth: depth + 1)?.map(\.unwrapped)
        case .element(let inner): return candidates(for: inner, depth: depth + 1)?.map { $0.unwrapped.element }
        default: return nil
        }
    }

    private func named(_ shapes: [TypeShape]?) -> [TypeShape]? {
        guard let shapes, !shapes.contains(.unknown) else { return nil }
        return shapes.map(expand)
    }

    private func isSelf(_ base: ValueShape) -> Bool {
        if case .typed(.named) = base { return true }
        return false
    }

    /// Type aliases replaced.
    func expand(_ shape: TypeShape) -> TypeShape { expand(shape, depth: 0) }

    private func expand(_ shape: TypeShape, depth: Int) -> TypeShape {
        guard depth < 8 else { return shape }
        switch shape {
        case .named(let name, let arguments):
            if arguments.isEmpty, graph.resolve(name, module: module, file: file, inside: nil) == nil, let alias = graph.alias(name, module: module) {
                return expand(alias, depth: depth + 1)
            }
            return shape
        case .optional(let inner): return .optional(expand(inner, depth: depth + 1))
        case .array(let inner): return .array(expand(inner, depth: depth + 1))
        default: return shape
        }
    }

    func node(_ shape: TypeShape, inside context: String? = nil) -> Int? {
        guard let name = shape.unwrapped.name else { return nil }
        return graph.resolve(name, module: module, file: file, inside: context)
    }

    private func member(_ name: String, of base: TypeShape) -> TypeShape? {
        let owner: TypeShape
        if case .metatype(let inner) = base { owner = inner } else { owner = base.unwrapped }
        if case .dictionary(let key, let value) = owner { return name == "values" ? .set(expand(value)) : name == "keys" ? .set(key) : nil }
        return lookup(owner) { node in
            for fact in [node.fact] + node.extensions.map(\.fact) {
                if let property = fact.properties.first(where: { $0.name == name }) { return property.shape }
            }
            return nil
        }
    }

    private func result(_ name: String, of base: TypeShape) -> TypeShape? {
        let owner: TypeShape
        if case .metatype(let inner) = base { owner = inner } else { owner = base.unwrapped }
        return lookup(owner) { $0.function(name)?.result }
    }

    private func lookup(_ owner: TypeShape, _ find: (ModelGraph.Node) -> TypeShape?) -> TypeShape? {
        guard case .named(_, let arguments) = owner, let id = node(owner) else { return nil }
        for candidate in [id] + graph.ancestors(of: id) {
            let node = graph.nodes[candidate]
            guard let found = find(node) else { continue }
            let home = ShapeResolver(graph: graph, module: node.module, file: node.file)
            let generics = node.fact.generics.map(\.name)
            // What is not known of a parameter stays a parameter, even where a type of the project has its name.
            let substituted = substitute(found, generics, candidate == id ? arguments : [], owner).replacing(arguments.isEmpty ? Set(generics) : [])
            return home.expand(home.qualify(substituted, inside: node.name))
        }
        return nil
    }

    /// A name as its own declaration sees it, made readable from elsewhere: `Line` in `Order` becomes `Order.Line`.
    private func qualify(_ shape: TypeShape, inside context: String) -> TypeShape {
        switch shape {
        case .named(let name, let arguments):
            guard let id = graph.resolve(name, module: module, file: file, inside: context) else { return shape }
            return .named(graph.nodes[id].name, arguments)
        case .optional(let inner): return .optional(qualify(inner, inside: context))
        case .array(let inner): return .array(qualify(inner, inside: context))
        case .set(let inner): return .set(qualify(inner, inside: context))
        case .dictionary(let key, let value): return .dictionary(key, qualify(value, inside: context))
        default: return shape
        }
    }

    private func substitute(_ shape: TypeShape, _ names: [String], _ arguments: [TypeShape], _ owner: TypeShape) -> TypeShape {
        switch shape {
        case .named("Self", _): return owner
        case .named(let name, let inner):
            if let index = names.firstIndex(of: name), arguments.indices.contains(index) { return arguments[index] }
            return .named(name, inner.map { substitute($0, names, arguments, owner) })
        case .optional(let inner): return .optional(substitute(inner, names, arguments, owner))
        case .array(let inner): return .array(substitute(inner, names, arguments, owner))
        case .set(let inner): return .set(substitute(inner, names, arguments, owner))
        case .dictionary(let key, let value): return .dictionary(key, substitute(value, names, arguments, owner))
        default: return shape
        }
    }
}
