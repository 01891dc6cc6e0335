/// What native models cannot say, beside what the rules name.
struct NativeObstacles {
    struct Place {
        let file: Int
        let offset: Int
        let rule: Rule
        let reason: String
        let suggestion: String
    }

    let graph: ModelGraph
    let node: ModelGraph.Node
    /// Written as JSON somewhere.
    let isSent: Bool
    /// By which the first of two properties under one name is written, as before.
    let keepsHandyJSONRules: Bool

    var all: [Place] { storage + shared + conditional + inherited }

    /// What changes for some values; `adopt --unsafe` accepts it.
    var unsafe: [Place] { writtenNil + observed + (isSent ? opaqueNil + sharedNames + typedKeys : []) }

    /// `mapping` runs when JSON is written, too, and finds what was read then. `isUpdated`: JSONDeserializer.update fills
    /// instances that have been read before.
    func assumed(isUpdated: Bool) -> [Place] {
        guard isSent || isUpdated, let mapping = node.mapping else { return [] }
        return mapping.fact.assumptions.map { assumption in
            Place(
                file: mapping.file, offset: assumption.offset, rule: .dynamicMapping,
                reason:
                    "its mapping depends on \(assumption.text), which is \(assumption.answer) when JSON is read, and asked again when the model is \(isSent ? "written" : "updated")",
                suggestion:
                    "if nothing else is meant, keep the lines for \(assumption.answer) without the condition; else let two models share a protocol"
            )
        }
    }

    /// CodingKeys has no case for storage that takes no part.
    private var storage: [Place] {
        guard let mapping = node.mapping else { return [] }
        return mapping.fact.entries.filter { !$0.isExclusion }.compactMap { entry in
            guard let property = node.stored.first(where: { $0.name == entry.property }),
                property.isLazy || property.isWeak
            else { return nil }
            return Place(
                file: mapping.file, offset: entry.offset, rule: property.isLazy ? .lazyProperty : .weakProperty,
                reason: "\(entry.property) is \(property.isLazy ? "lazy" : "weak"): its mapping has no effect",
                suggestion: "delete the line")
        }
    }

    /// What is in an extension of a protocol serves all its models: a mapping that is lost, or a call that both
    /// families have a default for.
    private var shared: [Place] {
        guard node.superclass == nil else { return [] }
        let extensions = graph.protocolExtensions(of: node)
        return ["mapping", "willStartMapping", "didFinishMapping"].compactMap { name in
            guard node.function(name) == nil else { return nil }
            for (owner, parts) in extensions {
                for part in parts {
                    guard let function = part.fact.function(name) else { continue }
                    return Place(
                        file: part.file, offset: function.nameOffset,
                        rule: name == "mapping" ? .dynamicMapping : .unreachedLifeCycle,
                        reason: "its \(name) is in an extension of \(owner)",
                        suggestion: "write \(name) in the model itself")
                }
            }
            return nil
        }
    }

    /// HandyJSON writes the properties of a superclass that is no model, Codable does not.
    private var inherited: [Place] {
        for id in graph.ancestors(of: node.id) {
            let parent = graph.nodes[id]
            guard !parent.isOld, !parent.isNative, let property = parent.stored.first else { continue }
            return [
                Place(
                    file: node.file, offset: node.fact.nameOffset, rule: .foreignSuperclass,
                    reason:
                        "its superclass \(parent.name) is not a model, and its \(property.name) is written with HandyJSON",
                    suggestion: "make \(parent.name) a model, or declare its properties here")
            ]
        }
        return []
    }

    /// HandyJSON asks a transform what to write for nil; natively nil is left out.
    private var writtenNil: [Place] {
        guard let mapping = node.mapping else { return [] }
        return mapping.fact.entries.compactMap { entry in
            guard let transform = entry.transform,
                node.stored.first(where: { $0.name == entry.property })?.shape.isOptional ?? true,
                transform.arguments.first(where: { $0.label == "toJSON" })?.text.contains("??") ?? false
            else { return nil }
            return Place(
                file: mapping.file, offset: entry.offset, rule: .transformWithoutCounterpart,
                reason: "the transform of \(entry.property) writes something for nil, and natively nil is left out",
                suggestion: "let it give nil for nil, or make the property non-optional; adopt --unsafe converts it")
        }
    }

    /// The same where nobody can see what the transform does.
    private var opaqueNil: [Place] {
        guard let mapping = node.mapping else { return [] }
        let conversion = TransformConversion(graph: graph, node: node)
        return mapping.fact.entries.compactMap { entry in
            guard let transform = entry.transform, conversion.mayWriteNil(transform),
                node.stored.first(where: { $0.name == entry.property })?.shape.isOptional ?? true
            else { return nil }
            return Place(
                file: mapping.file, offset: entry.offset, rule: .transformWithoutCounterpart,
                reason:
                    "\(transform.name) may write something for a nil \(entry.property), and natively nil is left out",
                suggestion:
                    "make the property non-optional, or write a ValueTransformable; adopt --unsafe converts it once you know that it writes nothing for nil"
            )
        }
    }

    /// HandyJSON writes the first of two properties under one name, the native rules the last.
    var sharedNames: [Place] {
        guard !keepsHandyJSONRules, let mapping = node.mapping else { return [] }
        let line = [node] + graph.ancestors(of: node.id).map { graph.nodes[$0] }
        let entries = line.flatMap { $0.mapping?.fact.entries ?? [] }
        let special = Dictionary(entries.map { ($0.property, $0) }, uniquingKeysWith: { first, _ in first })
        var owners: [String: Set<String>] = [:]
        for property in line.flatMap(\.stored) where special[property.name]?.isExclusion != true {
            owners[special[property.name]?.names.first ?? property.name, default: []].insert(property.name)
        }
        return mapping.fact.entries.compactMap { entry in
            guard let name = entry.names.first, let other = owners[name]?.subtracting([entry.property]).min() else {
                return nil
            }
            return Place(
                file: mapping.file, offset: entry.offset, rule: .doubleMapping,
                reason: "\(entry.property) and \(other) are both written as \"\(name)\"",
                suggestion: "let one of them be computed; adopt --unsafe converts it")
        }
    }

    /// HandyJSON leaves a dictionary with such keys empty; natively it is read and written.
    private var typedKeys: [Place] {
        node.stored.compactMap { property in
            let keys = property.shape.keyNames.filter { name in
                graph.resolve(name, module: node.module, file: node.file, inside: node.name).map {
                    !graph.nodes[$0].families.isDisjoint(with: [.codable, .nativeEnum])
                } ?? false
            }
            guard let key = keys.first,
                !(node.mapping?.fact.entries.contains { $0.isExclusion && $0.property == property.name } ?? false)
            else { return nil }
            return Place(
                file: node.file, offset: property.nameOffset, rule: .unfillableProperty,
                reason:
                    "\(property.name) has keys of type \(key), which HandyJSON leaves empty, and a native model writes",
                suggestion: "exclude it, or give it String keys; adopt --unsafe converts it")
        }
    }

    /// HandyJSON never applied these names; natively they count.
    private var observed: [Place] {
        guard let mapping = node.mapping else { return [] }
        let owners = [node] + graph.ancestors(of: node.id).map { graph.nodes[$0] }
        return mapping.fact.entries.filter { entry in
            owners.lazy.compactMap { $0.fact.properties.first { $0.name == entry.property } }.first?.isUnmappable
                ?? false
        }.map { entry in
            Place(
                file: mapping.file, offset: entry.offset, rule: .mappedObserver,
                reason: "the mapping of \(entry.property) has no effect because of its observers, and natively it has",
                suggestion: "delete the line to keep what the app does now; adopt --unsafe converts it")
        }
    }

    /// A written CodingKeys would name a property that other builds do not have.
    private var conditional: [Place] {
        guard node.fact.hasConditionalProperties, let weak = node.stored.first(where: { $0.isWeak && !$0.isLazy })
        else { return [] }
        return [
            Place(
                file: node.file, offset: weak.nameOffset, rule: .weakProperty,
                reason: "\(weak.name) is weak, and other properties stand between #if and #endif",
                suggestion: "write CodingKeys by hand")
        ]
    }
}

extension ModelGraph {
    /// The extensions of the protocols a model conforms to, HandyJSON included, by the protocol's name.
    func protocolExtensions(of node: Node) -> [(name: String, parts: [(file: Int, fact: TypeFact)])] {
        var result = protocolExtensions.map { ($0.fact.name, [$0]) }
        var work = [node.id]
        var seen: Set<Int> = []
        while let id = work.popLast() {
            guard seen.insert(id).inserted else { continue }
            let type = nodes[id]
            if type.fact.kind == .protocol { result.append((type.name, type.extensions)) }
            for fact in [type.fact] + type.extensions.map(\.fact) {
                for item in fact.inheritance { work += protocols(item.name, module: type.module, file: type.file) }
            }
        }
        return result
    }
}
