/// Which models a call of HandyJSON's API is about.
struct CallResolution {
    enum Target: Equatable {
        /// One type of the project.
        case model(Int, isCollection: Bool)
        /// A generic parameter or a protocol that stands for models.
        case generic(isCollection: Bool)
        /// One of several, found by the names in the expression.
        case oneOf([Int], isCollection: Bool?)
        /// Nothing is known.
        case anything
        /// Not HandyJSON's.
        case foreign

        var isGuess: Bool {
            if case .oneOf = self { return true }
            return false
        }
    }

    let project: Project
    let file: Int
    let resolver: ShapeResolver

    init(_ project: Project, _ file: Int) {
        self.project = project
        self.file = file
        resolver = ShapeResolver(graph: project.models, module: project.workspace.sources[file].module, file: file)
    }

    func target(of call: CallFact) -> Target {
        let target = declaredTarget(of: call)
        if case .model(let id, false) = target, ownLabels(of: call, id).contains(call.arguments.map(\.label)) { return .foreign }
        return target
    }

    /// Whether the app has a function of the same name that takes something else, perhaps with default values.
    func isOvershadowed(_ call: CallFact) -> Bool {
        if case .model(let id, false) = target(of: call) { return !ownLabels(of: call, id).isEmpty }
        return false
    }

    /// The labels of functions of the app's own that are called like HandyJSON's.
    private func ownLabels(of call: CallFact, _ id: Int) -> [[String?]] {
        guard call.kind == .toJSON || call.kind == .toJSONString else { return [] }
        let graph = project.models
        let line = [id] + graph.ancestors(of: id)
        let parts = line.flatMap { [graph.nodes[$0].fact] + graph.nodes[$0].extensions.map(\.fact) + graph.protocolExtensions(of: graph.nodes[$0]).flatMap { $0.parts.map(\.fact) } }
        return parts.flatMap(\.functions).filter { $0.name == call.kind.rawValue }.map { $0.labels.map { $0 == "_" ? nil : $0 } }
    }

    private func declaredTarget(of call: CallFact) -> Target {
        let isCollectionCall = call.kind == .deserializeArray || call.kind == .deserializerArray
        if case .unknown = call.receiver { return .anything }
        let type = resolver.type(of: call.receiver)
        if let found = target(of: type, isCollectionCall) { return found }
        guard let candidates = resolver.candidates(for: call.receiver) else { return .anything }
        var models: [Int] = []
        var isCollection: Bool?
        var isMixed = false
        for candidate in candidates {
            guard case .model(let id, let many)? = target(of: candidate, isCollectionCall) else { continue }
            if !models.contains(id) { models.append(id) }
            if let known = isCollection, known != many { isMixed = true }
            isCollection = many
        }
        return models.isEmpty ? .foreign : .oneOf(models, isCollection: isMixed ? nil : isCollection)
    }

    /// Nil: the type is not known.
    private func target(of type: TypeShape, _ isCollectionCall: Bool) -> Target? {
        switch type {
        case .unknown: return nil
        case .optional(let inner): return target(of: inner, isCollectionCall)
        case .array(let element), .set(let element):
            guard let inner = target(of: element, isCollectionCall) else { return nil }
            switch inner {
            case .model(let id, _): return .model(id, isCollection: true)
            case .generic: return .generic(isCollection: true)
            default: return inner
            }
        case .metatype(let inner): return target(of: inner, isCollectionCall)
        case .named(let name, _):
            if HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified(name)) || name == "SmartCodable" { return .generic(isCollection: isCollectionCall) }
            if let id = resolver.node(type) {
                let node = project.models.nodes[id]
                if node.families.contains(.modelProtocol) { return .generic(isCollection: isCollectionCall) }
                return node.isModel ? .model(id, isCollection: isCollectionCall) : .foreign
            }
            // `T`, `Self`, `Model`: a generic parameter.
            return isGenericParameter(name) ? .generic(isCollection: isCollectionCall) : .foreign
        case .existential: return .generic(isCollection: isCollectionCall)
        case .dictionary, .tuple, .function: return .foreign
        }
    }

    private func isGenericParameter(_ name: String) -> Bool { name == "Self" || project.genericNames.contains(name.lastComponent) }

    /// Whether the source of a `deserialize` is an NSDictionary or NSArray.
    func hasFoundationSource(_ call: CallFact) -> Bool {
        guard let source = call.arguments.first, call.kind != .toJSON, call.kind != .toJSONString, call.kind != .deserializerUpdate else { return false }
        if source.text.contains("NSDictionary") || source.text.contains("NSArray") { return true }
        let name = resolver.type(of: source.shape).unwrapped.name
        return name == "NSDictionary" || name == "NSArray" || name == "NSMutableDictionary" || name == "NSMutableArray"
    }
}
