import SmartCodable
@_spi(Engine) import SmartEngine

/// A JSON value whose members keep their order.
indirect enum OrderedJSON {
    case object([(name: String, value: OrderedJSON)])
    case array([OrderedJSON])
    case text(String)
    /// A number, a boolean or null, as it is written.
    case literal(String)

    static let null = OrderedJSON.literal("null")
    static let `true` = OrderedJSON.literal("true")
    /// The schema that anything is valid against.
    static let empty = OrderedJSON.object([])

    static func texts(_ texts: [String]) -> OrderedJSON { .array(texts.map { .text($0) }) }

    /// The value with the members of dictionaries in the order of their names.
    init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .literal(value ? "true" : "false")
        case .int(let value): self = .literal(String(value))
        case .double(let value): self = .literal("\(value)")
        case .number(let text): self = .literal(text)
        case .string(let text): self = .text(text)
        case .array(let elements): self = .array(elements.map { OrderedJSON($0) })
        case .dict(let members):
            self = .object(members.sorted { $0.key < $1.key }.map { ($0.key, OrderedJSON($0.value)) })
        }
    }

    /// The member of an object.
    subscript(name: String) -> OrderedJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var elements: [OrderedJSON] {
        if case .array(let elements) = self { elements } else { [] }
    }

    var members: [(name: String, value: OrderedJSON)] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The object with one more member at its end; a member of this name is replaced where it is.
    func with(_ name: String, _ value: OrderedJSON?) -> OrderedJSON {
        guard let value, case .object(var members) = self else { return self }
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index].value = value
        } else {
            members.append((name, value))
        }
        return .object(members)
    }

    /// JSON text, indented by two spaces. O(length).
    func written(pretty: Bool = true) -> String {
        var text = ""
        write(to: &text, indent: pretty ? "\n" : nil)
        return text
    }

    private func write(to output: inout String, indent: String?) {
        switch self {
        case .literal(let text): output += text
        case .text(let text): output += OrderedJSON.quoted(text)
        case .array(let elements):
            OrderedJSON.write(elements, "[", "]", to: &output, indent) { $0.write(to: &$1, indent: $2) }
        case .object(let members):
            OrderedJSON.write(members, "{", "}", to: &output, indent) { member, output, indent in
                output += OrderedJSON.quoted(member.name) + (indent == nil ? ":" : ": ")
                member.value.write(to: &output, indent: indent)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part], _ opening: String, _ closing: String, to output: inout String, _ indent: String?,
        _ write: (Part, inout String, String?) -> Void
    ) {
        output += opening
        let inner = indent.map { $0 + "  " }
        for (index, part) in parts.enumerated() {
            if index > 0 { output += "," }
            output += inner ?? ""
            write(part, &output, inner)
        }
        if !parts.isEmpty { output += indent ?? "" }
        output += closing
    }

    private static func quoted(_ text: String) -> String {
        var session = EncodingSession.begin(escapesSlashes: false)
        defer { EncodingSession.end(&session) }
        return session.text(of: text, codec: CodecRegistry.shared.codec(for: String.self)) ?? "\"\""
    }
}
