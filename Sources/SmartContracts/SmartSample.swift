import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// Sample JSON of a model, and a sample instance, for tests and previews.
///
///     let order = try SmartSample.value(of: Order.self)        // each property filled, optionals too
///     print(SmartSample.json(of: Order.self))                  // {"order_id": 1, "note": "note", "state": "open"}
///
/// A text is its property's name, an enum its first case, an array two elements; a model that contains itself ends where
/// it recurs. The JSON is valid against the model's `SmartSchema`.
public enum SmartSample {
    /// Sample JSON of a model of either family, indented.
    ///
    /// - Parameters:
    ///   - type: The model's type, or `[Order].self`.
    ///   - elements: How many elements arrays have.
    ///   - options: As for a call that reads it, such as a key strategy.
    /// - Returns: JSON text.
    public static func json(of type: Any.Type, elements: Int = 2, options: Set<SmartDecodingOption> = []) -> String {
        sample(type, elements, options).written()
    }

    /// A model, read from its sample JSON.
    ///
    /// - Parameters:
    ///   - type: The model's type, or `[Order].self`.
    ///   - elements: How many elements arrays have.
    ///   - options: As for a call that reads it.
    /// - Returns: The model.
    /// - Throws: What reading it throws: an `init(from:)` written by hand may want what the schema does not tell.
    public static func value<Model>(
        of type: Model.Type, elements: Int = 2, options: Set<SmartDecodingOption> = []
    ) throws -> Model {
        let text = sample(type, elements, options).written(pretty: false)
        return try ModelReading(type, options).value(type, text)
    }

    private static func sample(_ type: Any.Type, _ elements: Int, _ options: Set<SmartDecodingOption>) -> OrderedJSON {
        SampleMaker(SmartSchema(of: type, options: options).root, max(0, elements)).sample
    }
}

/// Makes a value that is valid against a schema of `SchemaBuilder`'s.
private struct SampleMaker {
    private let root: OrderedJSON
    private let count: Int

    init(_ root: OrderedJSON, _ count: Int) {
        self.root = root
        self.count = count
    }

    var sample: OrderedJSON { value(root, "value", [], depth: 0) ?? .null }

    /// What the property has initially, where a sample of it would not be whole; the whole of it in any other case.
    private func member(_ name: String, _ schema: OrderedJSON, _ open: [String], depth: Int) -> OrderedJSON? {
        let sample = value(schema, name, open, depth: depth)
        guard let sample, !isPartial(sample, schema) else { return schema["default"] ?? sample }
        return sample
    }

    /// Whether a required member of the sample is missing, since only code knows what it reads.
    private func isPartial(_ sample: OrderedJSON, _ schema: OrderedJSON) -> Bool {
        let model = referenced(schema)?.definition ?? schema
        return model["required"]?.elements.contains { $0.text.map { sample[$0] == nil } ?? false } ?? false
    }

    /// The definition that a reference leads to, and its name.
    private func referenced(_ schema: OrderedJSON) -> (name: String, definition: OrderedJSON)? {
        guard let name = schema["$ref"]?.text?.split(separator: "/").last.map(String.init) else { return nil }
        return root["$defs"]?[name].map { (name, $0) }
    }

    /// A sample has `elements` to the power of its arrays' depth: below this, they are empty.
    private static let deepest = 6

    /// Nil where the schema would recur: `open` are the definitions around it.
    private func value(_ schema: OrderedJSON, _ name: String, _ open: [String], depth: Int) -> OrderedJSON? {
        if let example = schema["examples"]?.elements.first { return example }
        if let constant = schema["const"] { return constant }
        if let first = schema["enum"]?.elements.first { return first }
        if let (reference, definition) = referenced(schema) {
            return open.contains(reference) ? nil : value(definition, name, open + [reference], depth: depth)
        }
        if let choices = schema["anyOf"]?.elements ?? schema["oneOf"]?.elements {
            // Rather left out than null.
            return choices.lazy.filter { $0["type"]?.text != "null" }
                .compactMap { value($0, name, open, depth: depth) }.first
        }
        if let parts = schema["allOf"]?.elements, schema["properties"] == nil {
            var members: [(name: String, value: OrderedJSON)] = []
            for part in parts {
                guard let object = value(part, name, open, depth: depth) else { return nil }
                // The tag comes first.
                members += object.members.filter { new in !members.contains { $0.name == new.name } }
            }
            return .object(members)
        }
        let type = schema["type"]?.text ?? schema["type"]?.elements.first?.text
        switch type {
        case "string": return .text(text(schema, name))
        case "integer", "number": return .literal(type == "integer" ? "1" : "1.5")
        case "boolean": return .true
        case "null": return .null
        case "array":
            guard let items = schema["items"], depth < SampleMaker.deepest,
                let element = value(items, name, open, depth: depth + 1)
            else { return .array([]) }
            return .array(Array(repeating: element, count: count))
        case "object": return object(schema, open, depth: depth)
        default:
            if schema["properties"] != nil { return object(schema, open, depth: depth) }
            // What only code knows.
            return schema["$comment"] == nil ? .text(name) : nil
        }
    }

    private func object(_ schema: OrderedJSON, _ open: [String], depth: Int) -> OrderedJSON? {
        let required = Set(schema["required"]?.elements.compactMap(\.text) ?? [])
        var members: [(name: String, value: OrderedJSON)] = []
        let properties = schema["properties"]?.members ?? []
        let limit = schema["maxProperties"] == nil ? properties.count : 1
        for member in properties.prefix(limit) where !isAlternative(member.value) {
            if let inner = self.member(member.name, member.value, open, depth: depth) {
                members.append((member.name, inner))
            } else if required.contains(member.name),
                (referenced(member.value)?.definition ?? member.value)["$comment"] == nil
            {
                // A model that cannot be without another of its own kind.
                return nil
            }
        }
        if let values = schema["additionalProperties"], limit == properties.count, depth < SampleMaker.deepest {
            let name = schema["propertyNames"]?["enum"]?.elements.first?.text ?? "key"
            if let inner = value(values, name, open, depth: depth + 1) { members.append((name, inner)) }
        }
        return .object(members)
    }

    /// Whether another name comes first, or all members of an object on a path are such.
    private func isAlternative(_ schema: OrderedJSON) -> Bool {
        if schema["x-alternative"] != nil { return true }
        let inner = schema["x-property"] == nil ? schema["properties"]?.members ?? [] : []
        return !inner.isEmpty && inner.allSatisfy { isAlternative($0.value) }
    }

    private func text(_ schema: OrderedJSON, _ name: String) -> String {
        switch schema["format"]?.text {
        case "uuid": return "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
        case "uri-reference": return "https://example.com/"
        default: return schema["contentEncoding"] == nil ? name : "AQID"
        }
    }
}
