/// Finds the types of expressions with the help of all declarations of the project.
struct ShapeResolver {
    let graph: ModelGraph
    let module: Int
    let file: Int
    /// The type around the expression, whose nested types have short names there.
    var context: String?

    /// The type of an expression; `.unknown` where the source does not say.
    func type(of value: ValueShape, depth: Int = 0) -> TypeShape {
        guard depth < 30 else { return .unknown }
        let next = depth + 1
        switch value {
        case .typed(let shape): return expand(shape)
        case .metatype(.named(let name, [])) where node(.named(name)) == nil && graph.hasGlobal(name):
            return global(name, depth: next)
        case .metatype(let shape): return .metatype(expand(shape))
        case .unwrapped(let inner): return type(of: inner, depth: next).unwrapped
        case .wrappedInArray(let inner):
            let element = type(of: inner, depth: next)
            return element == .unknown ? .unknown : .array(element)
        case .otherCollection(let inner):
            let element = type(of: inner, depth: next)
            return element == .unknown ? .unknown : .set(element)
        case .element(let inner): return type(of: inner, depth: next).element
        case .subscripted(let inner):
            switch type(of: inner, depth: next).unwrapped {
            case .dictionary(_, let value): return .optional(value)
            case .array(let element): return element
            default: return .unknown
            }
        case .global(let name): return global(name, depth: next)
        case .applied(let function): return applied(type(of: function, depth: next))
        case .closure(let result): return .function([], type(of: result, depth: next))
        case .passedOn(let inner):
            let base = type(of: inner, depth: next)
            if case .optional(let value) = base { return value }
            return base.element
        case .grouped(let inner):
            let element = type(of: inner, depth: next).element
            return element == .unknown ? .unknown : .dictionary(.unknown, .array(element))
        case .member(let base, let name):
            return member(name, of: type(of: base, depth: next), depth: next)
                ?? (isSelf(base) ? global(name, depth: next) : nil) ?? .unknown
        case .call(let call):
            let base = call.base.map { type(of: $0, depth: next) }
            let own = base.flatMap { result(of: call, on: $0, depth: next) }
            return own ?? (isOwn(call) ? global(call, depth: next) { $0.result } : nil)
                ?? base.flatMap { member(call.function, of: $0, depth: next) }.map(applied)
                ?? standard(call, on: base, depth: next) ?? .unknown
        case .transformed(let base, let name, let element):
            return transformed(type(of: base, depth: next), name, type(of: element, depth: next))
        case .closureParameter(let site, let index): return parameter(index, of: site, depth: next)
        case .payload(let payload): return self.payload(payload, of: type(of: payload.subject, depth: next))
        case .unknown:
            return .unknown
        }
    }

    /// A property outside types, by its type or by what it begins with.
    private func global(_ name: String, depth: Int) -> TypeShape {
        let declared = graph.global(name, module: module).map(expand) ?? .unknown
        guard declared == .unknown else { return declared }
        return graph.globalValue(name, module: module).map { type(of: $0, depth: depth) } ?? .unknown
    }

    /// What calling a value of this type gives.
    private func applied(_ function: TypeShape) -> TypeShape {
        if case .function(_, let result) = function.unwrapped { return result }
        return .unknown
    }

    /// Functions of Swift and Foundation whose result the arguments or the type of what they are called on tell.
    private func standard(_ call: CallSite, on base: TypeShape?, depth: Int) -> TypeShape? {
        func argument(_ index: Int) -> TypeShape { type(of: call.arguments[index].value, depth: depth) }
        let labels = call.arguments.map(\.label)
        if isOwn(call), call.function == "zip", labels == [nil, nil] {
            return .set(.tuple([0, 1].map { TupleElement(label: nil, shape: argument($0).element) }))
        }
        guard case .named(let name, let arguments)? = base?.unwrapped, base.flatMap(node) == nil else { return nil }
        let extended = graph.functionsOfForeignTypes(call.function).map { $0.with(expand($0.type)) }
        if let result = outcome(of: call, extended, depth: depth, { $0.result }), result != .unknown { return result }
        if Streams.names.contains(name), Streams.passing.contains(call.function) { return base }
        switch call.function {
        // JSONDecoder, PropertyListDecoder, and the containers of a decoder.
        case "decode", "decodeIfPresent":
            guard labels.first == .some(nil), case .metatype(let type) = argument(0) else { return nil }
            return call.function == "decode" ? type : .optional(type)
        case "get" where ["Result", "Swift.Result"].contains(name): return arguments.first
        case "value" where name == "BehaviorSubject": return arguments.first
        default: return nil
        }
    }

    /// Without anything before it, so that it may be a function outside types.
    private func isOwn(_ call: CallSite) -> Bool { call.base.map(isSelf) ?? true }

    private func isSelf(_ base: ValueShape) -> Bool {
        if case .typed(.named(let name, _)) = base { return name == context }
        return false
    }

    // MARK: Names

    /// Type aliases replaced.
    func expand(_ shape: TypeShape) -> TypeShape { expand(shape, depth: 0) }

    private func expand(_ shape: TypeShape, depth: Int) -> TypeShape {
        guard depth < 8 else { return shape }
        return shape.mapped { name, arguments in
            guard graph.candidates(name, module: module, file: file, inside: context).isEmpty,
                let alias = graph.typealias(name, module: module, file: file, inside: context)
            else { return .named(name, arguments) }
            let home = ShapeResolver(graph: graph, module: alias.module, file: alias.file, context: alias.outer)
            let shape = home.qualify(alias.shape)
            let filled = alias.generics.isEmpty ? shape : substitute(shape, alias.generics, arguments, .unknown)
            return home.expand(filled, depth: depth + 1)
        }
    }

    func node(_ shape: TypeShape) -> Int? {
        guard let name = shape.unwrapped.name else { return nil }
        return graph.resolve(name, module: module, file: file, inside: context)
    }

    /// Names as this place sees them, made readable from elsewhere: `Line` in `Order` becomes `Order.Line`.
    private func qualify(_ shape: TypeShape) -> TypeShape {
        shape.mapped { name, arguments in
            .named(
                graph.resolve(name, module: module, file: file, inside: context).map { graph.nodes[$0].name } ?? name,
                arguments)
        }
    }

    private func substitute(_ shape: TypeShape, _ names: [String], _ arguments: [TypeShape], _ owner: TypeShape)
        -> TypeShape
    {
        shape.mapped { name, inner in
            if name == "Self", owner != .unknown { return owner }
            if let index = names.firstIndex(of: name), arguments.indices.contains(index) { return arguments[index] }
            return .named(name, inner)
        }
    }

    // MARK: Members

    private func member(_ name: String, of base: TypeShape, depth: Int) -> TypeShape? {
        let owner: TypeShape
        if case .metatype(let inner) = base { owner = inner } else { owner = base.unwrapped }
        switch owner {
        case .dictionary(let key, let value):
            switch name {
            case "values": return .set(value)
            case "keys": return .set(key)
            case "first": return .optional(owner.element)
            default: return nil
            }
        case .array(let element), .set(let element):
            switch name {
            case "first", "last": return .optional(element)
            case "lazy": return owner
            case "count": return .named("Int")
            default: return nil
            }
        case .tuple(let elements):
            if let index = Int(name) { return elements.indices.contains(index) ? elements[index].shape : nil }
            return elements.first { $0.label == name }?.shape
        default:
            let declared = lookup(owner) { facts in
                facts.lazy.compactMap { $0.properties.first { $0.name == name } }.first?.shape
            }
            if declared == .unknown, let value = initialValue(name, of: owner, depth: depth) { return value }
            if declared == nil, name == "value", case .named(let box, let arguments) = owner, node(owner) == nil,
                ShapeResolver.boxes.contains(box)
            {
                return arguments.first
            }
            return declared ?? (base != owner && hasCase(name, owner) ? owner : nil)
        }
    }

    /// Types of Combine and RxSwift whose `value` is of their first argument's type.
    private static let boxes: Set<String> = ["CurrentValueSubject", "BehaviorRelay", "Variable"]

    /// Of a property that is declared without a type.
    private func initialValue(_ name: String, of owner: TypeShape, depth: Int) -> TypeShape? {
        guard let id = node(owner) else { return nil }
        for candidate in [id] + graph.ancestors(of: id) {
            let node = graph.nodes[candidate]
            for fact in [node.fact] + node.extensions.map(\.fact) {
                guard let value = fact.values[name] else { continue }
                let home = ShapeResolver(graph: graph, module: node.module, file: node.file, context: node.name)
                let type = home.qualify(home.type(of: value, depth: depth + 1))
                // What depends on the owner's generic parameters is not followed.
                return node.fact.generics.isEmpty ? type : .unknown
            }
        }
        return nil
    }

    /// What an enum's case carries at a place of its pattern.
    private func payload(_ payload: EnumPayload, of subject: TypeShape) -> TypeShape {
        if payload.caseName == "some", payload.count == 1, case .optional(let inner) = subject { return inner }
        let owner: TypeShape
        if case .metatype(let inner) = subject { owner = inner } else { owner = subject.unwrapped }
        let declared = lookup(owner) { facts in
            let cases = facts.flatMap(\.cases).filter { $0.name == payload.caseName }
            // Two of one name differ by their labels.
            guard cases.count == 1, let values = cases[0].payload else { return nil }
            if payload.count == 1, values.count > 1 { return .tuple(values) }
            return values.count == payload.count ? values[payload.index].shape : .unknown
        }
        if let declared { return declared }
        if case .named(let name, let arguments) = owner, arguments.count == 2, payload.count == 1,
            name == "Result" || name == "Swift.Result", node(owner) == nil
        {
            if payload.caseName == "success" { return arguments[0] }
            if payload.caseName == "failure" { return arguments[1] }
        }
        return .unknown
    }

    private func result(of call: CallSite, on base: TypeShape, depth: Int) -> TypeShape? {
        let name = call.function
        let owner: TypeShape
        if case .metatype(let inner) = base { owner = inner } else { owner = base.unwrapped }
        switch owner {
        case .array(let element), .set(let element):
            switch name {
            case "filter", "shuffled", "sorted", "reversed":
                if case .set = owner, name != "filter" { return .array(element) }
                return owner
            case "dropFirst", "dropLast", "prefix", "suffix", "drop": return .set(element)
            case "first", "last", "popLast", "randomElement", "min", "max": return .optional(element)
            case "removeFirst", "removeLast", "remove": return element
            case "toJSON": return isModel(element) ? .array(.optional(ShapeResolver.object)) : nil
            case "toJSONString": return isModel(element) ? .optional(.named("String")) : nil
            case "enumerated":
                return .set(
                    .tuple([
                        TupleElement(label: "offset", shape: .named("Int")),
                        TupleElement(label: "element", shape: element),
                    ]))
            default: return nil
            }
        case .dictionary(_, let value):
            switch name {
            case "filter": return owner
            case "removeValue", "updateValue": return .optional(value)
            case "first", "min", "max", "randomElement": return .optional(owner.element)
            case "sorted", "shuffled": return .array(owner.element)
            default: return nil
            }
        default:
            let declared = outcome(of: call, signatures(name, of: owner), depth: depth) { $0.result }
            if declared == nil, base != owner, hasCase(name, owner) { return owner }
            guard declared == nil, isModel(owner) else { return declared }
            switch name {
            case "toJSON": return .optional(ShapeResolver.object)
            case "toJSONString": return .optional(.named("String"))
            default: return nil
            }
        }
    }

    /// `API.create(form)` is an `API`.
    private func hasCase(_ name: String, _ shape: TypeShape) -> Bool {
        guard let node = node(shape).map({ graph.nodes[$0] }) else { return false }
        return ([node.fact] + node.extensions.map(\.fact)).contains { $0.cases.contains { $0.name == name } }
    }

    private static let object = TypeShape.dictionary(.named("String"), .named("Any"))

    private func isModel(_ shape: TypeShape) -> Bool { node(shape).map { graph.nodes[$0].isModel } ?? false }

    /// `list.map { … }`, `optional.flatMap { … }`
    private func transformed(_ base: TypeShape, _ name: String, _ result: TypeShape) -> TypeShape {
        guard result != .unknown else { return .unknown }
        switch (base, name) {
        case (.optional, "map"): return .optional(result)
        case (.optional, "flatMap"): return .optional(result.unwrapped)
        case (.array, "map"), (.set, "map"), (.dictionary, "map"): return .array(result)
        case (.array, "compactMap"), (.set, "compactMap"), (.dictionary, "compactMap"):
            if case .optional(let inner) = result { return .array(inner) }
            return .array(result)
        case (.array, "flatMap"), (.set, "flatMap"):
            switch result {
            case .array(let element), .set(let element): return .array(element)
            case .optional(let inner): return .array(inner)
            default: return .unknown
            }
        case (.named(let stream, _), "map"), (.named(let stream, _), "compactMap"):
            guard Streams.names.contains(stream), node(base) == nil else { return .unknown }
            return .named(stream, [name == "map" ? result : result.unwrapped])
        case (.named(let stream, _), "flatMap"):
            return Streams.names.contains(stream) && node(base) == nil ? result : .unknown
        case (.dictionary(let key, _), "mapValues"): return .dictionary(key, result)
        case (.dictionary(let key, _), "compactMapValues"): return .dictionary(key, result.unwrapped)
        default: return .unknown
        }
    }

    // MARK: Functions

    /// A type's own functions of that name, or those of the nearest superclass or protocol that has any.
    private func signatures(_ name: String, of owner: TypeShape) -> [FunctionFact.Signature] {
        var found: [FunctionFact.Signature] = []
        let types = lookup(owner) { facts in
            found = facts.flatMap(\.functions).filter { $0.name == name }.map(\.signature)
            return found.isEmpty ? nil : .tuple(found.map { TupleElement(label: nil, shape: $0.type) })
        }
        guard case .tuple(let elements)? = types else { return [] }
        return zip(found, elements).map { $0.with($1.shape) }
    }

    private func global(_ call: CallSite, depth: Int, _ part: (FunctionFact.Signature) -> TypeShape) -> TypeShape? {
        let signatures = graph.globalFunctions(call.function, module: module).map { $0.with(expand($0.type)) }
        return outcome(of: call, signatures, depth: depth, part)
    }

    /// A part of what is called; `.unknown` where several functions differ in it: the compiler alone tells them apart.
    private func outcome(
        of call: CallSite, _ signatures: [FunctionFact.Signature], depth: Int,
        _ part: (FunctionFact.Signature) -> TypeShape
    ) -> TypeShape? {
        let fitting = signatures.compactMap { signature in
            signature.parameterIndices(for: call).map { (signature, $0) }
        }
        let isGeneric = fitting.contains { !$0.0.generics.isEmpty }
        // Once for all of them: arguments are calls with arguments.
        let arguments = isGeneric ? call.arguments.map { type(of: $0.value, depth: depth) } : []
        let called = fitting.isEmpty ? signatures : fitting.map { bound($0, $1, arguments) }
        let parts = Set(called.map(part))
        return parts.count > 1 ? .unknown : parts.first
    }

    /// A generic function with its own parameters as the arguments' types tell them.
    private func bound(_ signature: FunctionFact.Signature, _ indices: [Int], _ arguments: [TypeShape])
        -> FunctionFact.Signature
    {
        var parameters = GenericArguments(names: signature.generics)
        for (index, argument) in zip(indices, arguments) {
            parameters.infer(from: argument, for: signature.parameters[index])
        }
        return signature.with(parameters.applied(to: signature.type))
    }

    /// What a closure is given by the function it is passed to.
    private func parameter(_ index: Int, of site: ClosureSite, depth: Int) -> TypeShape {
        var base = site.call.base.map { type(of: $0, depth: depth) }
        if case .named(let list, let elements)? = base, ["List", "Results"].contains(list), elements.count == 1,
            base.flatMap(node) == nil
        {
            // Realm's.
            base = .set(elements[0])
        }
        switch base {
        case .array?, .set?, .dictionary?:
            guard let base else { return .unknown }
            return elementParameter(index, of: base, site)
        case .optional?:
            let isPassedOn = ["map", "flatMap"].contains(site.call.function) && index == 0
            return isPassedOn ? base?.unwrapped ?? .unknown : .unknown
        default: break
        }
        func given(by signature: FunctionFact.Signature) -> TypeShape {
            guard case .function(let parameters, _) = closure(signature, site).unwrapped,
                parameters.indices.contains(index)
            else { return .unknown }
            return parameters[index]
        }
        let own = base.flatMap { base -> TypeShape? in
            let owner: TypeShape
            if case .metatype(let inner) = base { owner = inner } else { owner = base }
            return outcome(of: site.call, signatures(site.call.function, of: owner), depth: depth, given)
        }
        if own == nil, case .named(let stream, let elements)? = base, Streams.names.contains(stream), index == 0,
            base.flatMap(node) == nil, let element = elements.first, Streams.givesElement(site)
        {
            return element.mentionsExistential ? .unknown : element
        }
        let found = own ?? (isOwn(site.call) ? global(site.call, depth: depth, given) : nil) ?? .unknown
        // A generic parameter that the other arguments do not tell.
        return found.mentionsExistential ? .unknown : found
    }

    /// The function type of the parameter that a closure is passed for.
    private func closure(_ signature: FunctionFact.Signature, _ site: ClosureSite) -> TypeShape {
        let fitting = zip(signature.labels, signature.parameters).compactMap { label, shape -> TypeShape? in
            let shape = expand(shape)
            let isMeant = site.isTrailing ? !site.otherLabels.contains(label ?? "_") : label == site.label
            guard case .function = shape.unwrapped, isMeant else { return nil }
            return shape
        }
        // A trailing closure without a label is matched from the front in one language mode and from the back in
        // others.
        return fitting.count == 1 ? fitting[0] : .unknown
    }

    private static let perElement: Set<String> = [
        "map", "compactMap", "flatMap", "forEach", "filter", "first", "contains", "allSatisfy", "firstIndex", "last",
        "lastIndex", "drop", "prefix", "removeAll",
        "partition", "count",
    ]

    private func elementParameter(_ index: Int, of collection: TypeShape, _ site: ClosureSite) -> TypeShape {
        let element = collection.element
        let function = site.call.function
        if case .dictionary(_, let value) = collection, ["mapValues", "compactMapValues"].contains(function) {
            return index == 0 ? value : .unknown
        }
        if ShapeResolver.perElement.contains(function) {
            guard site.parameterCount > 1, case .tuple(let parts) = element else {
                return index == 0 ? element : .unknown
            }
            return parts.indices.contains(index) ? parts[index].shape : .unknown
        }
        switch function {
        case "sorted", "min", "max", "sort", "elementsEqual": return element
        case "reduce": return index == 1 ? element : .unknown
        default: return .unknown
        }
    }

    /// Asks the type, its superclasses and its protocols, each with their extensions.
    private func lookup(_ owner: TypeShape, _ find: ([TypeFact]) -> TypeShape?) -> TypeShape? {
        guard case .named(_, let arguments) = owner, let id = node(owner) else { return nil }
        let line = [id] + graph.ancestors(of: id)
        for candidate in line {
            let node = graph.nodes[candidate]
            guard let found = find([node.fact] + node.extensions.map(\.fact)) else { continue }
            return resolved(found, node, candidate == id ? arguments : [], owner)
        }
        for candidate in line.flatMap({ graph.protocolNodes(of: $0) }) {
            let node = graph.nodes[candidate]
            guard let found = find([node.fact] + node.extensions.map(\.fact)) else { continue }
            return resolved(found, node, [], owner)
        }
        return nil
    }

    private func resolved(_ found: TypeShape, _ node: ModelGraph.Node, _ arguments: [TypeShape], _ owner: TypeShape)
        -> TypeShape
    {
        let home = ShapeResolver(graph: graph, module: node.module, file: node.file, context: node.name)
        let generics = node.fact.generics.map(\.name)
        // What is not known of a parameter stays a parameter, even where a type of the project has its name.
        let marked = found.mapped { name, inner in
            let first = String(name.prefix { $0 != "." })
            guard generics.contains(first) else { return .named(name, inner) }
            if arguments.isEmpty { return .existential([first]) }
            return name == first ? .named("$" + name) : .unknown
        }
        return substitute(home.expand(home.qualify(marked)), generics.map { "$" + $0 }, arguments, owner)
    }
}

extension TypeShape {
    /// Holds a generic parameter or a protocol.
    fileprivate var mentionsExistential: Bool {
        switch self {
        case .existential: return true
        case .named(_, let arguments): return arguments.contains(where: \.mentionsExistential)
        case .optional(let inner), .array(let inner), .set(let inner), .metatype(let inner):
            return inner.mentionsExistential
        case .dictionary(let key, let value): return key.mentionsExistential || value.mentionsExistential
        case .tuple(let elements): return elements.contains { $0.shape.mentionsExistential }
        case .function(let parameters, let result):
            return parameters.contains(where: \.mentionsExistential) || result.mentionsExistential
        case .unknown: return false
        }
    }
}
