/// A model's own CodingKeys, `init(from:)` and `encode(to:)`. Beside HandyJSON they are JSONDecoder's and a database's
/// alone; natively one coding serves all. Keys stay what they are, and what they are called in JSON the mapping says.
struct OwnCoding {
    let graph: ModelGraph
    let node: ModelGraph.Node

    struct Key {
        let name: String
        let text: String
    }

    /// The cases of CodingKeys; nil where there are none, or where the source does not say what they are called.
    let keys: [Key]?
    let hasKeys: Bool
    let hasDecoder: Bool
    let hasEncoder: Bool

    init(graph: ModelGraph, node: ModelGraph.Node) {
        self.graph = graph
        self.node = node
        let parts = [node.fact] + node.extensions.map(\.fact)
        hasKeys = parts.contains { $0.nestedTypes.contains("CodingKeys") }
        hasDecoder = parts.contains { $0.initializers.contains(where: \.isOfDecodable) }
        hasEncoder = parts.contains { $0.functions.contains(where: \.isOfEncodable) }
        let declared = graph.named(node.name + ".CodingKeys").map { graph.nodes[$0] }.filter {
            $0.module == node.module && $0.file == node.file
        }
        keys = declared.count == 1 ? OwnCoding.keys(of: declared[0].fact) : nil
    }

    var isEmpty: Bool { !hasKeys && !hasDecoder && !hasEncoder }

    /// Whether a property has a case; true where there are no keys.
    func contains(_ property: PropertyFact) -> Bool {
        guard hasKeys, let keys else { return true }
        return keys.contains { $0.name == property.name }
    }

    private static func keys(of fact: TypeFact) -> [Key]? {
        guard fact.kind == .enum, !fact.cases.isEmpty,
            fact.cases.allSatisfy({ !$0.hasPayload && !$0.isConditional })
        else { return nil }
        let names = fact.inheritance.map(\.name)
        guard let first = names.first, names.contains(where: { ["CodingKey", "CodingTableKey"].contains($0) }),
            ["String", "CodingKey", "CodingTableKey"].contains(first)
        else { return nil }
        return fact.cases.map { Key(name: $0.name, text: $0.rawText ?? $0.name) }
    }

    /// Properties that keep their own names in JSON, which the keys would change: they are mapped to them.
    var ownNames: [MappingEntry] {
        let mapped = Set((node.mapping?.fact.entries ?? []).filter { !$0.names.isEmpty }.map(\.property))
        return (keys ?? []).compactMap { key in
            guard key.text != key.name, !mapped.contains(key.name),
                let property = node.stored.first(where: { $0.name == key.name })
            else { return nil }
            return MappingEntry(
                property: property.name, spelling: property.spelling, offset: property.nameOffset,
                kind: .map(names: [property.name], nameText: nil, transform: nil), leadingComments: [],
                trailingComment: nil)
        }
    }

    struct Obstacle {
        let reason: String
        let suggestion: String
    }

    /// Why a native model cannot have it; nil where it can.
    var obstacle: Obstacle? {
        if hasDecoder {
            return Obstacle(
                reason: "its init(from:) alone would decide what is read",
                suggestion:
                    "delete it where it does what the compiler's would, and adopt merges CodingKeys with the mapping; else let one model read JSON and make the other of it"
            )
        }
        if hasEncoder {
            return Obstacle(
                reason: "its encode(to:) alone would decide what is written",
                suggestion:
                    "delete it where it does what the compiler's would; else write what it adds in a function of its own"
            )
        }
        guard hasKeys else { return nil }
        guard let keys else {
            return Obstacle(
                reason: "the source does not say what its CodingKeys are called",
                suggestion: "write them as an enum of String with literal names, in the type itself")
        }
        if node.superclass != nil || !node.subclasses.isEmpty {
            return Obstacle(
                reason: "its class has a superclass or subclasses, whose keys are others",
                suggestion:
                    "natively each class of a hierarchy has the keys of its own properties: write them by hand, and name one of a subclass in mappingForKey()"
            )
        }
        let excluded = Set((node.mapping?.fact.entries ?? []).filter(\.isExclusion).map(\.property))
        for property in node.stored {
            let isKey = keys.contains { $0.name == property.name }
            if isKey, excluded.contains(property.name) {
                return Obstacle(
                    reason: "\(property.name) is a case of CodingKeys, and the mapping excludes it",
                    suggestion: "take the case away, or the line of the mapping: natively both speak of one coding")
            }
            if isKey, property.isLazy || property.isWeak {
                return Obstacle(
                    reason: "\(property.name) is a case of CodingKeys, and HandyJSON leaves it alone",
                    suggestion: "take the case away")
            }
            if !isKey, !excluded.contains(property.name), !property.isLazy, !property.isWeak, isFilled(property) {
                return Obstacle(
                    reason: "\(property.name) has no case in CodingKeys, but HandyJSON reads it",
                    suggestion:
                        "add case \(property.spelling) to CodingKeys, which JSONDecoder and a database then need too; or exclude it: mapper >>> self.\(property.spelling)"
                )
            }
        }
        return nil
    }

    private func isFilled(_ property: PropertyFact) -> Bool {
        switch property.shape.unwrapped {
        case .function, .tuple, .metatype: return false
        default: return true
        }
    }
}

/// A record of GRDB or a table of WCDB: the compiler's Codable makes its columns, and makes them of the native model.
struct DatabaseRecord {
    /// Protocols, not classes whose storage the database manages.
    static let protocols: Set<String> = [
        "TableCodable", "TableDecodable", "FetchableRecord", "PersistableRecord", "MutablePersistableRecord",
        "TableRecord", "EncodableRecord",
    ]

    let coding: OwnCoding

    /// Whether the columns stay as they are: no property needs a wrapper, and none is left out that was a column.
    var isKept: Bool {
        let node = coding.node
        guard coding.obstacle == nil, node.superclass == nil, node.subclasses.isEmpty else { return false }
        let isTable = ([node.fact] + node.extensions.map(\.fact)).contains {
            $0.inheritance.contains { ["TableCodable", "TableDecodable"].contains($0.name.lastComponent) }
        }
        if isTable, !coding.hasKeys { return false }
        let ways = PropertyCoding(graph: coding.graph, becomesNative: { _ in true })
        let excluded = Set((node.mapping?.fact.entries ?? []).filter(\.isExclusion).map(\.property))
        return node.stored.filter(coding.contains).allSatisfy { property in
            property.wrappers.isEmpty && !excluded.contains(property.name)
                && ways.way(of: property, in: node) == .plain && !property.isLazy
        }
    }
}
