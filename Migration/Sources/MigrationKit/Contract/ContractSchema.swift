import Foundation

/// The schemas of a model, as `SmartSchema` writes them, or others of JSON Schema 2020-12.
struct ContractSchema: Sendable {
    /// The model's name: the schema's title, or its file's name.
    let name: String
    let root: JSONTree

    init(name: String, root: JSONTree) {
        self.name = root["title"]?.string ?? name
        self.root = root
    }

    /// What a value of the schema may be, references followed; several where there are alternatives. O(schema), and never
    /// more than so many: alternatives of alternatives may be more than their text.
    func parts(of schema: JSONTree) -> [JSONTree] {
        var budget = 1000
        return parts(of: schema, [], &budget)
    }

    /// `open`: the references that led here, which lead nowhere again.
    private func parts(of schema: JSONTree, _ open: Set<String>, _ budget: inout Int) -> [JSONTree] {
        budget -= 1
        guard budget > 0, open.count < 32 else { return [] }
        var parts: [JSONTree] = []
        if let reference = schema["$ref"]?.string {
            guard !open.contains(reference), let target = target(reference) else { return [] }
            parts += self.parts(of: target, open.union([reference]), &budget)
        }
        for keyword in ["anyOf", "oneOf"] {
            for choice in schema[keyword]?.elements ?? [] { parts += self.parts(of: choice, open, &budget) }
        }
        // The parts of `allOf` are one.
        var joined: [JSONTree] = []
        for part in schema["allOf"]?.elements ?? [] { joined += self.parts(of: part, open, &budget) }
        joined.removeAll(where: \.isOnlyCondition)
        if !joined.isEmpty { parts.append(ContractSchema.joined(joined + [schema])) }
        return parts.isEmpty ? [schema] : parts
    }

    private func target(_ reference: String) -> JSONTree? {
        guard reference.hasPrefix("#") else { return nil }
        return reference.dropFirst().split(separator: "/").reduce(Optional(root)) { tree, step in
            let name = step.replacing("~1", with: "/").replacing("~0", with: "~")
            return tree?[name.removingPercentEncoding ?? String(name)]
        }
    }

    private static func joined(_ schemas: [JSONTree]) -> JSONTree {
        var properties: [JSONTree.Member] = []
        var required: [JSONTree] = []
        var others: [JSONTree.Member] = []
        for schema in schemas {
            properties += schema["properties"]?.members ?? []
            required += schema["required"]?.elements ?? []
            others += schema.members.filter { !["properties", "required", "allOf"].contains($0.name) }
        }
        return .object(
            others + [
                JSONTree.Member(name: "properties", value: .object(properties)),
                JSONTree.Member(name: "required", value: .array(required)),
            ])
    }
}

extension JSONTree {
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    var elements: [JSONTree] {
        if case .array(let elements) = self { elements } else { [] }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A part of `allOf` that only requires members, or excludes something.
    fileprivate var isOnlyCondition: Bool {
        if self["anyOf"] != nil && self["properties"] == nil || self["not"] != nil { return true }
        let conditions: Set = ["required", "properties", "type", "minItems", "prefixItems"]
        return self["required"] != nil && members.allSatisfy { conditions.contains($0.name) }
            && (self["properties"]?.members ?? []).allSatisfy(\.value.isOnlyCondition)
    }

    /// The kinds of values that a schema allows; nil for any.
    var allowedKinds: Set<String>? {
        // As OpenAPI 3.0 has it.
        let others: Set<String> = self["nullable"] == .bool(true) ? ["null"] : []
        if let type = self["type"]?.string { return others.union([type]) }
        if let types = self["type"]?.elements, !types.isEmpty { return Set(types.compactMap(\.string)) }
        if let constant = self["const"] { return [constant.schemaKind] }
        if let values = self["enum"]?.elements { return Set(values.map(\.schemaKind)) }
        return self["properties"] != nil || self["additionalProperties"] != nil ? ["object"] : nil
    }

    /// The kind of a value, as schemas name it.
    var schemaKind: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number(let digits): Double(digits).map { $0 == $0.rounded() } == true ? "integer" : "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
