/// The types of a project by name: who conforms to what, who inherits from whom.
struct ModelGraph: Sendable {
    /// A declared type with its extensions.
    struct Node: Sendable {
        let id: Int
        let name: String
        let module: Int
        let file: Int
        fileprivate(set) var fact: TypeFact
        fileprivate(set) var extensions: [(file: Int, fact: TypeFact)] = []
        var superclass: Int?
        var subclasses: [Int] = []
        var families: Set<Family> = []
        /// Its mapping overrides nothing, since the base class declares none: it is never called.
        var hasUnreachedMapping = false

        /// All stored properties that it declares itself.
        var stored: [PropertyFact] { fact.properties.filter(\.isStored) }
        var isOld: Bool { families.contains(.model) }
        var isNative: Bool { families.contains(.native) }

        func function(_ name: String) -> FunctionFact? {
            fact.function(name) ?? extensions.lazy.compactMap { $0.fact.function(name) }.first
        }

        /// The mapping function and the file it stands in; nil for one that is never called.
        var mapping: (file: Int, fact: MappingFact)? { hasUnreachedMapping ? nil : writtenMapping }

        /// The same, called or not.
        var writtenMapping: (file: Int, fact: MappingFact)? {
            if let mapping = fact.mapping { return (file, mapping) }
            for part in extensions {
                if let mapping = part.fact.mapping { return (part.file, mapping) }
            }
            return nil
        }
    }

    enum Family: String, Sendable, Codable {
        /// A HandyJSON model.
        case model
        /// A SmartCodable model.
        case native
        case rawEnum, nativeEnum
        case custom
        case transform, nativeTransform
        case codable
        /// A protocol that refines one of the model protocols; `model` or `native` says which.
        case modelProtocol
    }

    private(set) var nodes: [Node] = []
    private var byName: [String: [Int]] = [:]
    private var aliasesByName: [String: [Alias]] = [:]
    private var globals: [String: [(module: Int, shape: TypeShape)]] = [:]
    private var globalValues: [String: [(module: Int, value: ValueShape)]] = [:]
    private var functions: [String: [(module: Int, signature: FunctionFact.Signature)]] = [:]
    private var foreignFunctions: [String: [FunctionFact.Signature]] = [:]
    /// Extensions of types that the project does not declare, such as `extension Array: HandyJSON`.
    private(set) var foreignExtensions: [(file: Int, fact: TypeFact)] = []
    /// Those of HandyJSON's own protocols.
    private(set) var protocolExtensions: [(file: Int, fact: TypeFact)] = []
    /// Modules each file imports.
    private var imports: [Set<String>] = []
    let moduleNames: Set<String>
    private let moduleNamesByIndex: [String]

    init(_ workspace: Workspace, _ facts: [FileFacts]) {
        moduleNamesByIndex = workspace.modules.map(\.name)
        moduleNames = Set(moduleNamesByIndex)
        for (file, fact) in facts.enumerated() {
            let module = workspace.sources[file].module
            imports.append(Set(fact.imports.compactMap(\.path.first)))
            for type in fact.types where type.kind != .extension {
                byName[type.name, default: []].append(nodes.count)
                nodes.append(Node(id: nodes.count, name: type.name, module: module, file: file, fact: type))
            }
            for alias in fact.typealiases {
                let outer = alias.name.lastIndex(of: ".").map { String(alias.name[..<$0]) }
                aliasesByName[alias.name, default: []].append(
                    .init(module: module, file: file, outer: outer, shape: alias.shape, generics: alias.generics))
            }
            for (name, shape) in fact.globals { globals[name, default: []].append((module, shape)) }
            for (name, value) in fact.globalValues { globalValues[name, default: []].append((module, value)) }
            for (name, signatures) in fact.globalFunctions {
                functions[name, default: []] += signatures.map { (module, $0) }
            }
        }
        for (file, fact) in facts.enumerated() {
            for type in fact.types where type.kind == .extension {
                if let id = resolve(type.name, module: workspace.sources[file].module, file: file, inside: nil) {
                    nodes[id].extensions.append((file, type))
                } else {
                    foreignExtensions.append((file, type))
                    for function in type.functions {
                        foreignFunctions[function.name, default: []].append(function.signature)
                    }
                }
            }
        }
        protocolExtensions = foreignExtensions.filter {
            HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified($0.fact.name))
        }
        link()
        classify()
        for index in nodes.indices where nodes[index].writtenMapping != nil {
            nodes[index].hasUnreachedMapping = isUnreached("mapping", of: index)
        }
        resolveMappings(ConstantTexts(self, workspace, facts))
        modelNames = Set(nodes.lazy.filter(\.isModel).map(\.name.lastComponent))
    }

    /// The lines of mappings become entries.
    private mutating func resolveMappings(_ constants: ConstantTexts) {
        let graph = self
        for index in nodes.indices where nodes[index].writtenMapping != nil {
            let node = nodes[index]
            func resolution(_ file: Int) -> MappingResolution {
                MappingResolution(
                    MappingResolution.Surroundings(
                        text: { constants.text(of: $0, in: node, file: file) },
                        isConstant: { constants.isConstant($0, in: node, file: file) },
                        initialValue: { InitialValues(graph, index).value(of: $0) },
                        isGlobal: { constants.isGlobal($0, for: node) }))
            }
            let own = resolution(node.file)
            let parts = node.extensions.map { resolution($0.file) }
            nodes[index].fact.mapping?.resolve(own)
            for part in node.extensions.indices where node.extensions[part].fact.mapping != nil {
                nodes[index].extensions[part].fact.mapping?.resolve(parts[part])
            }
        }
    }

    /// The last components of the models' names.
    private var modelNames: Set<String> = []
    func isModelName(_ name: String) -> Bool { modelNames.contains(name) }

    func declares(_ name: String) -> Bool { byName[name] != nil }

    // MARK: Names

    func named(_ name: String) -> [Int] { byName[name] ?? [] }
    func hasAlias(_ name: String) -> Bool { aliasesByName[name] != nil }
    func aliases(_ name: String) -> [Alias] { aliasesByName[name] ?? [] }

    func isImported(module: Int, by file: Int?) -> Bool {
        guard let file, imports.indices.contains(file), moduleNamesByIndex.indices.contains(module) else {
            return false
        }
        return imports[file].contains(moduleNamesByIndex[module])
    }

    func global(_ name: String, module: Int) -> TypeShape? {
        guard let found = globals[name] else { return nil }
        let own = found.filter { $0.module == module }
        let shapes = Set((own.isEmpty ? found : own).map(\.shape))
        return shapes.count == 1 ? shapes.first : nil
    }

    /// Whether a property outside types has the name.
    func hasGlobal(_ name: String) -> Bool { globals[name] != nil || globalValues[name] != nil }

    /// The functions outside types that have the name: the module's own, or those of others.
    func globalFunctions(_ name: String, module: Int) -> [FunctionFact.Signature] {
        let found = functions[name] ?? []
        let own = found.filter { $0.module == module }
        return (own.isEmpty ? found : own).map(\.signature)
    }

    /// The functions that extensions of types outside the project give those.
    func functionsOfForeignTypes(_ name: String) -> [FunctionFact.Signature] { foreignFunctions[name] ?? [] }

    /// What a property outside types begins with, where it is declared without a type.
    func globalValue(_ name: String, module: Int) -> ValueShape? {
        let found = globalValues[name] ?? []
        let own = found.filter { $0.module == module }
        let values = own.isEmpty ? found : own
        return values.count == 1 ? values[0].value : nil
    }

    // MARK: Conformances

    private mutating func link() {
        for index in nodes.indices where nodes[index].fact.kind == .class {
            let node = nodes[index]
            guard let first = node.fact.inheritance.first else { continue }
            let outer = node.name.split(separator: ".").dropLast().joined(separator: ".")
            let named = resolve(first.name, module: node.module, file: node.file, inside: outer.isEmpty ? nil : outer)
            guard let id = named ?? aliased(first.name, module: node.module, file: node.file),
                nodes[id].fact.kind == .class, id != index
            else { continue }
            nodes[index].superclass = id
            nodes[id].subclasses.append(index)
        }
    }

    /// The type that a type alias stands for.
    private func aliased(_ name: String, module: Int, file: Int) -> Int? {
        guard case .named(let other, _)? = `typealias`(name, module: module, file: file, inside: nil)?.shape,
            other != name
        else { return nil }
        return resolve(other, module: module, file: file, inside: nil)
    }

    private mutating func classify() {
        var pending = true
        var rounds = 0
        // Protocols refine protocols and classes inherit, in any order of declaration: until nothing changes.
        while pending, rounds < 30 {
            pending = false
            rounds += 1
            for index in nodes.indices {
                var families = nodes[index].families
                for fact in [nodes[index].fact] + nodes[index].extensions.map(\.fact) {
                    for item in fact.inheritance { families.formUnion(self.families(of: item.name, for: nodes[index])) }
                }
                if let parent = nodes[index].superclass { families.formUnion(nodes[parent].families) }
                if families != nodes[index].families {
                    nodes[index].families = families
                    pending = true
                }
            }
        }
    }

    private func families(of name: String, for node: Node, depth: Int = 0) -> Set<Family> {
        let name = HandyJSONNames.unqualified(name)
        let isProtocol = node.fact.kind == .protocol
        switch name {
        case "HandyJSON", "HandyJSONCodable", "_ExtendCustomModelType":
            return isProtocol ? [.modelProtocol, .model] : [.model]
        case "HandyJSONEnum", "_RawEnumProtocol": return isProtocol ? [] : [.rawEnum]
        case "HandyJSONCustomTransformable", "_ExtendCustomBasicType": return isProtocol ? [] : [.custom]
        case "TransformType": return isProtocol ? [] : [.transform]
        case let name where HandyJSONNames.nativeProtocols.contains(name):
            return isProtocol ? [.modelProtocol, .native, .codable] : [.native, .codable]
        case "SmartCaseDefaultable": return [.nativeEnum, .codable]
        case "ValueTransformable": return [.nativeTransform]
        case "Codable", "Decodable", "Encodable": return [.codable]
        case let name where HandyJSONNames.transforms.contains(name): return [.transform]
        default: break
        }
        let outer = node.name.split(separator: ".").dropLast().joined(separator: ".")
        if let id = resolve(name, module: node.module, file: node.file, inside: outer.isEmpty ? nil : outer),
            nodes[id].fact.kind == .protocol
        {
            return isProtocol ? nodes[id].families : nodes[id].families.subtracting([.modelProtocol])
        }
        guard depth < 8 else { return [] }
        switch `typealias`(name, module: node.module, file: node.file, inside: outer.isEmpty ? nil : outer)?.shape {
        case .existential(let parts)?:
            return parts.reduce(into: []) { $0.formUnion(families(of: $1, for: node, depth: depth + 1)) }
        case .named(let other, _)?: return families(of: other, for: node, depth: depth + 1)
        default: return []
        }
    }

    /// Superclasses, nearest first.
    func ancestors(of id: Int) -> [Int] {
        var result: [Int] = []
        var current = nodes[id].superclass
        while let next = current, !result.contains(next), next != id {
            result.append(next)
            current = nodes[next].superclass
        }
        return result
    }

    /// Whether a subclass's function of the life cycle overrides nothing: its base class has none, and HandyJSON calls
    /// the base's.
    func isUnreached(_ name: String, of id: Int) -> Bool {
        guard let function = nodes[id].function(name), !function.modifiers.contains("override") else { return false }
        if name == "mapping", function.signature.labels == [nil] { return true }
        let ancestors = ancestors(of: id)
        return ancestors.contains { nodes[$0].isOld || nodes[$0].isNative }
            && !ancestors.contains { nodes[$0].function(name) != nil }
    }

    /// The topmost class of its hierarchy that is a HandyJSON model.
    func root(of id: Int) -> Int {
        ancestors(of: id).last { nodes[$0].isOld || nodes[$0].isNative } ?? id
    }

    /// A class with everything below it.
    func hierarchy(below id: Int) -> [Int] {
        if nodes[id].subclasses.isEmpty { return [id] }
        var result = [id]
        var seen: Set<Int> = [id]
        var index = 0
        while index < result.count {
            for child in nodes[result[index]].subclasses where seen.insert(child).inserted { result.append(child) }
            index += 1
        }
        return result
    }

    /// Models in a stable order: by file, then by place.
    var modelIDs: [Int] { nodes.indices.filter { nodes[$0].isModel } }
}

extension ModelGraph.Node {
    var isModel: Bool { (isOld || isNative) && fact.isModelKind }
}
