/// Which models a call of HandyJSON's API is about.
struct CallResolution {
    enum Target: Equatable {
        /// One type of the project.
        case model(Int, isCollection: Bool)
        /// A generic parameter or a protocol that stands for models.
        case generic(isCollection: Bool)
        /// The same that asks for native models: what is called is written for them.
        case native
        /// One of several types of one name.
        case oneOf([Int], isCollection: Bool)
        /// Nothing is known.
        case anything
        /// Not HandyJSON's.
        case foreign

        /// The types of the project that it may be.
        var models: [Int] {
            switch self {
            case .model(let id, _): return [id]
            case .oneOf(let ids, _): return ids
            case .generic, .native, .anything, .foreign: return []
            }
        }
    }

    let project: Project
    let file: Int

    init(_ project: Project, _ file: Int) {
        self.project = project
        self.file = file
    }

    private func resolver(of call: CallFact) -> ShapeResolver {
        ShapeResolver(
            graph: project.models, module: project.workspace.sources[file].module, file: file,
            context: call.enclosingType)
    }

    /// The type of what a call is made on.
    func receiverType(of call: CallFact) -> TypeShape { resolver(of: call).type(of: call.receiver) }

    func target(of call: CallFact) -> Target {
        let target = declaredTarget(of: call)
        if case .model(let id, false) = target {
            if ownLabels(of: call, id).contains(call.arguments.map(\.label)) { return .foreign }
            if call.isReference, hasOwnProperty(call.kind.rawValue, id) { return .foreign }
        }
        return target
    }

    /// Whether the app has a function of the same name that takes something else, perhaps with default values.
    func isOvershadowed(_ call: CallFact) -> Bool {
        if case .model(let id, false) = target(of: call) { return !ownLabels(of: call, id).isEmpty }
        return false
    }

    /// `var toJSON: String { … }` in the model or an extension of it.
    private func hasOwnProperty(_ name: String, _ id: Int) -> Bool {
        ([id] + project.models.ancestors(of: id)).contains { owner in
            let node = project.models.nodes[owner]
            return ([node.fact] + node.extensions.map(\.fact)).contains { $0.properties.contains { $0.name == name } }
        }
    }

    /// The labels of functions of the app's own that are called like HandyJSON's.
    private func ownLabels(of call: CallFact, _ id: Int) -> [[String?]] {
        guard call.kind == .toJSON || call.kind == .toJSONString else { return [] }
        let graph = project.models
        let line = [id] + graph.ancestors(of: id)
        let parts = line.flatMap {
            [graph.nodes[$0].fact] + graph.nodes[$0].extensions.map(\.fact)
                + graph.protocolExtensions(of: graph.nodes[$0]).flatMap { $0.parts.map(\.fact) }
        }
        return parts.flatMap(\.functions).filter { $0.name == call.kind.rawValue }.map(\.signature.labels)
    }

    /// What the source does not say may be any model: a guess by a property's name would change what is sent.
    private func declaredTarget(of call: CallFact) -> Target {
        let resolver = resolver(of: call)
        let isCollectionCall = call.kind == .deserializeArray || call.kind == .deserializerArray
        return target(of: resolver.type(of: call.receiver), isCollectionCall, call, resolver)
    }

    private func target(of type: TypeShape, _ isCollection: Bool, _ call: CallFact, _ resolver: ShapeResolver) -> Target
    {
        switch type {
        case .unknown: return .anything
        case .optional(let inner), .metatype(let inner): return target(of: inner, isCollection, call, resolver)
        case .array(let element), .set(let element): return target(of: element, true, call, resolver)
        case .named(let name, _): return target(ofName: name, isCollection, call, resolver)
        case .existential(let names):
            let isNative =
                !names.isEmpty
                && names.allSatisfy {
                    HandyJSONNames.nativeProtocols.contains($0) || HandyJSONNames.codableProtocols.contains($0)
                }
            return isNative ? .native : .generic(isCollection: isCollection)
        case .dictionary, .tuple, .function: return .foreign
        }
    }

    private func target(ofName name: String, _ isCollection: Bool, _ call: CallFact, _ resolver: ShapeResolver)
        -> Target
    {
        let graph = project.models
        if HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified(name)) {
            return .generic(isCollection: isCollection)
        }
        if HandyJSONNames.nativeProtocols.contains(name) { return .native }
        let found = graph.candidates(name, module: resolver.module, file: resolver.file, inside: resolver.context)
        if found.isEmpty {
            // `T`, `Self`, `Model`: a generic parameter.
            if isGenericParameter(name) { return .generic(isCollection: isCollection) }
            // Not to be seen from here, and yet called like a model: nobody knows.
            return graph.isModelName(name.lastComponent) ? .anything : .foreign
        }
        if found.contains(where: { graph.nodes[$0].families.contains(.modelProtocol) }) {
            return .generic(isCollection: isCollection)
        }
        let models = found.filter { graph.nodes[$0].isModel }
        if models.isEmpty { return .foreign }
        // Of two types of one name, of which the target has one, only the model has the function.
        let others = found.filter { !graph.nodes[$0].isModel }
        if others.contains(where: { mayHave(call.kind, $0) }) { return .anything }
        return models.count == 1
            ? .model(models[0], isCollection: isCollection) : .oneOf(models, isCollection: isCollection)
    }

    /// Whether a type that is no model may have the function: its own, or one that comes from elsewhere.
    private func mayHave(_ kind: CallFact.Kind, _ id: Int) -> Bool {
        let graph = project.models
        let name = kind == .deserializeArray ? CallFact.Kind.deserialize.rawValue : kind.rawValue
        return ([id] + graph.ancestors(of: id)).contains { owner in
            let node = graph.nodes[owner]
            return ([node.fact] + node.extensions.map(\.fact)).contains { fact in
                fact.function(name) != nil
                    || fact.inheritance.contains {
                        !HandyJSONNames.systemTypes.contains(HandyJSONNames.unqualified($0.name))
                            && graph.resolve($0.name, module: node.module, file: node.file, inside: nil)
                                .map { graph.nodes[$0].fact.kind } != .class
                    }
            }
        }
    }

    private func isGenericParameter(_ name: String) -> Bool {
        name == "Self" || project.genericNames.contains(name.lastComponent)
    }

    /// The source of a `deserialize` that natively is a Swift collection.
    enum FoundationSource { case dictionary, array, unknown }

    /// Nil where the source is none of Foundation's collections.
    func foundationSource(_ call: CallFact) -> FoundationSource? {
        guard let source = call.arguments.first, call.kind != .toJSON, call.kind != .toJSONString,
            call.kind != .deserializerUpdate
        else { return nil }
        switch resolver(of: call).type(of: source.shape).unwrapped.name {
        case "NSDictionary"?, "NSMutableDictionary"?: return .dictionary
        case "NSArray"?, "NSMutableArray"?: return .array
        default: break
        }
        return source.text.contains("NSDictionary") || source.text.contains("NSArray") ? .unknown : nil
    }

    /// What such a source is cast to natively; nil where the text does not say which it is, or where no cast is needed.
    func nativeSource(_ call: CallFact) -> String? {
        switch (foundationSource(call), call.kind) {
        case (.dictionary?, .deserialize), (.dictionary?, .deserializerModel): return "[String: Any]"
        case (.array?, .deserializeArray), (.array?, .deserializerArray): return "[Any]"
        default: return nil
        }
    }
}
