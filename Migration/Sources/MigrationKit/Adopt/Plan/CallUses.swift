/// All calls of HandyJSON's API in the project, by what they are about.
struct CallUses {
    typealias Place = (call: CallFact, file: Int)

    let project: Project
    let isUnsafe: Bool
    private let rewritesCalls: Bool
    private let keepsHandyJSONRules: Bool
    private(set) var byModel: [Int: [Place]] = [:]
    private(set) var generic: [Place] = []
    private(set) var anything: [Place] = []
    /// `?.toJSONString()` on what is not known: a model, or an array of models, where nothing else has the function.
    private(set) var unknownTexts: [Place] = []
    private let hasOtherTexts: Bool
    /// Whether extensions of JSONDeserializer may be in use, so that their calls are about the models.
    let usesExtendedDeserializer: Bool

    init(_ project: Project, _ options: Adoption) {
        self.project = project
        isUnsafe = options.isUnsafe
        keepsHandyJSONRules = options.keepsHandyJSONRules
        rewritesCalls = options.selection.includes(rule: Rule.adoptCall.id)
        hasOtherTexts = project.hasOtherTexts
        usesExtendedDeserializer = project.usesExtendedDeserializer
        for (file, facts) in project.facts.enumerated() where !facts.calls.isEmpty {
            let resolution = CallResolution(project, file)
            for call in facts.calls where call.kind != .nativeSerialize && !isUnused(call) {
                switch resolution.target(of: call) {
                case .model(let id, _): byModel[id, default: []].append((call, file))
                case .oneOf(let ids, _):
                    for id in ids { byModel[id, default: []].append((call, file)) }
                case .generic: generic.append((call, file))
                case .anything where call.isPlainDeserialize: break
                case .anything where isUnknownText(call) && isRewritable(call, file):
                    unknownTexts.append((call, file))
                case .anything: anything.append((call, file))
                case .native, .foreign: break
                }
            }
        }
    }

    /// In an extension of HandyJSON's own type that nothing asks for: no model is held by what it would do.
    private func isUnused(_ call: CallFact) -> Bool {
        !usesExtendedDeserializer && call.enclosingType == HandyJSONNames.deserializer
    }

    /// Whether something is updated of which nobody knows what it is.
    var updatesUnknown: Bool { (generic + anything).contains { $0.call.kind == .deserializerUpdate } }

    /// Whether a call reads the same for a model and for an array of models.
    func isUnknownText(_ call: CallFact) -> Bool {
        call.kind == .toJSONString && !call.isReference && !hasOtherTexts
    }

    /// Whether a call compiles with both families and writes the same: under HandyJSON's rules the names are HandyJSON's.
    func isSameNatively(_ call: CallFact) -> Bool {
        keepsHandyJSONRules && call.kind == .toJSONString && !call.isReference
    }

    /// Whether the source is a collection of Foundation's that is not cast.
    func hasFoundationSource(_ call: CallFact, _ file: Int) -> Bool {
        let resolution = CallResolution(project, file)
        guard resolution.foundationSource(call) != nil else { return false }
        return !rewritesCalls || isIgnored(call, file) || resolution.nativeSource(call) == nil
    }

    /// Whether HandyJSON alone takes what is passed, unless the call is rewritten.
    func needsCast(_ call: CallFact, _ file: Int) -> Bool {
        CallResolution(project, file).foundationSource(call) != nil
    }

    /// Whether the call can be written natively with the same meaning.
    func isRewritable(_ call: CallFact, _ file: Int) -> Bool {
        guard !call.isReference || isRewritableReference(call, file), !isUnused(call),
            rewritesCalls || call.kind == .deserialize,
            !isIgnored(call, file),
            project.facts[file].syntaxErrors.isEmpty,
            !hasFoundationSource(call, file)
        else { return false }
        switch call.kind {
        case .deserialize, .nativeSerialize: return true
        case .toJSON: return !CallResolution(project, file).isOvershadowed(call)
        case .toJSONString: return !isOtherCollection(call, file) && !CallResolution(project, file).isOvershadowed(call)
        case .deserializerModel: return hasTypeArgument(call, file)
        case .deserializeArray: return !call.givesOptionals || elementEnd(of: call, file) != nil
        case .deserializerArray: return hasTypeArgument(call, file)
        case .deserializerUpdate: return isUpdatable(call, file)
        }
    }

    /// `user?.toJSON` becomes a closure; a function that takes the model, as `User.toJSON` does, is left to a hand.
    private func isRewritableReference(_ call: CallFact, _ file: Int) -> Bool {
        guard call.kind == .toJSON, call.isReferenceOfOptional,
            case .model(_, isCollection: false) = CallResolution(project, file).target(of: call)
        else { return false }
        return true
    }

    private func isIgnored(_ call: CallFact, _ file: Int) -> Bool {
        project.facts[file].ignored.ignores(
            Rule.adoptCall.id, line: project.position(call.range.lowerBound, file: file).line)
    }

    /// Natively arrays have `toJSONString`, sets and slices do not.
    private func isOtherCollection(_ call: CallFact, _ file: Int) -> Bool {
        if case .set = CallResolution(project, file).receiverType(of: call).unwrapped { return true }
        return false
    }

    /// Behind the element's type in `[User]` or `Array<User>`; nil where the array's type is not written so.
    func elementEnd(of call: CallFact, _ file: Int) -> Int? {
        let end = call.receiverRange.upperBound - 1
        guard call.receiverRange.contains(end) else { return nil }
        return "]>".utf8.contains(project.workspace.sources[file].bytes[end]) ? end : nil
    }

    /// `JSONDeserializer<User>.…`, not `JSONDeserializer.…`.
    private func hasTypeArgument(_ call: CallFact, _ file: Int) -> Bool {
        call.annotation != nil || project.workspace.sources[file].bytes.string(call.receiverRange).hasSuffix(">")
    }

    /// A model without nested models, which SmartUpdater would merge.
    private func isUpdatable(_ call: CallFact, _ file: Int) -> Bool {
        guard [["object", "from"], ["object", "from", "designatedPath"]].contains(call.arguments.map(\.label)) else {
            return false
        }
        if isUnsafe { return true }
        guard case .model(let id, _) = CallResolution(project, file).target(of: call) else { return false }
        let graph = project.models
        return ([id] + graph.ancestors(of: id)).allSatisfy { owner in
            graph.nodes[owner].stored.flatMap(\.shape.names).allSatisfy { name in
                graph.resolve(
                    name, module: graph.nodes[owner].module, file: graph.nodes[owner].file,
                    inside: graph.nodes[owner].name
                ).map { !graph.nodes[$0].isModel } ?? true
            }
        }
    }

    func rule(for call: CallFact, _ file: Int) -> Rule {
        if hasFoundationSource(call, file) { return .foundationSource }
        switch call.kind {
        case .deserializerUpdate: return .updateCall
        default: return .unresolvedCall
        }
    }

    func advice(for call: CallFact, _ file: Int) -> String {
        if call.isReference { return "write a closure that calls it" }
        if call.kind == .toJSONString, isOtherCollection(call, file) { return "write Array(…) around it" }
        return CallResolution(project, file).isOvershadowed(call)
            ? "give the app's own another name" : rule(for: call, file).advice
    }

    func reason(_ call: CallFact, _ file: Int) -> String {
        if hasFoundationSource(call, file) { return "the source is an NSDictionary or NSArray" }
        if call.isReference { return "the function itself is passed on" }
        switch call.kind {
        case .deserializerModel, .deserializerArray: return "JSONDeserializer's type is inferred"
        case .deserializerUpdate: return "SmartUpdater merges nested models"
        case .deserializeArray: return "it does not name the elements' type"
        case _ where CallResolution(project, file).isOvershadowed(call):
            return "the app has a \(call.kind.rawValue) of its own with other arguments"
        case .toJSONString where isOtherCollection(call, file): return "natively only arrays have toJSONString"
        default: return "this call is not rewritten"
        }
    }
}

extension Project {
    /// Whether JSONDeserializer stands anywhere but before its own functions and in extensions of it.
    fileprivate var usesExtendedDeserializer: Bool {
        let name = HandyJSONNames.deserializer
        return models.declares(name)
            || facts.contains { file in
                file.apiNames.contains { place in
                    place.name == name && !file.calls.contains { $0.receiverRange.contains(place.range.lowerBound) }
                        && !file.types.contains { $0.kind == .extension && $0.nameOffset == place.range.lowerBound }
                }
            }
    }

    /// Whether anything but HandyJSON's models may have a `toJSONString()`.
    fileprivate var hasOtherTexts: Bool {
        facts.contains { file in
            file.imports.contains { ["ObjectMapper", "EVReflection", "Gloss"].contains($0.path.first) }
                || file.types.contains { $0.function("toJSONString") != nil }
        }
    }
}

extension CallFact {
    /// Reads the same in both families.
    var isPlainDeserialize: Bool { kind == .deserialize }
}
