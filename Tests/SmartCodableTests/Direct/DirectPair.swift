import Foundation
import SmartCodable
import Testing

/// One model as SmartCodable and as SmartDirectCodable.
struct DirectPair: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    /// What becomes of a payload, and then of another, by each way of decoding.
    let usual: (_ text: String, _ other: String, _ object: [String: Any]) -> [String]
    let direct: (_ text: String, _ other: String, _ object: [String: Any]) -> [String]
    let models: [any SmartCodable.Type]

    // Specialised for seventy models it would take an optimised build minutes.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    init<Usual: SmartCodable, Direct: SmartDirectCodable>(_: Usual.Type, _: Direct.Type) {
        models = [Usual.self, Direct.self]
        testDescription = "\(Usual.self)"
        usual = { Outcome<Usual>(text: $0, other: $1, object: $2).all }
        direct = { Outcome<Direct>(text: $0, other: $1, object: $2).all }
    }
}

private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

private struct Outcome<Model: SmartCodable> {
    let text: String
    let other: String
    /// The first as a dictionary.
    let object: [String: Any]

    /// A plain Codable type that holds the model.
    private struct Holder: Codable {
        var item: Model?
        var items: [Model]?
    }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    var all: [String] {
        let list = "[\(text),\(other),null,5,\"\",\(text)]"
        let (listed, report) = SmartSentinel.record { [Model].deserialize(from: list) }
        let (single, reported) = SmartSentinel.record { Model.deserialize(from: text) }
        return [
            written(Model.deserialize(from: text)), written(single), describe(reported),
            written(single, mapped: true), written([Model].deserialize(from: list)), written(listed), describe(report),
            written(Model.deserialize(from: object)),
            result { try Model.decode(from: text, options: [.strict]) },
            result { try Model.decode(from: text, options: [.key(.fromSnakeCase)]) },
            result {
                try Model.decode(from: text, options: [.key(.custom { Name($0.last?.stringValue.lowercased() ?? "") })])
            },
            result { try smart(text) as Model },
            result { try smart(#"{"a":\#(text),"b":\#(other)}"#) as [String: Model] },
            result { try smart(#"{"item":\#(text),"items":[\#(other)]}"#) as Holder },
            result { try JSONDecoder().decode(Model.self, from: Data(text.utf8)) },
            result { try JSONDecoder().decode([Model].self, from: Data("[\(text)]".utf8)) },
            updated(), updated(reporting: true),
        ]
    }

    private func smart<Value: Decodable>(_ text: String) throws -> Value {
        try SmartJSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private func updated(reporting: Bool = false) -> String {
        guard var model = Model.deserialize(from: other) else { return "nil" }
        if !reporting {
            SmartUpdater.update(&model, from: text)
            return written(model)
        }
        let (_, report) = SmartSentinel.record { SmartUpdater.update(&model, from: text) }
        return written(model) + describe(report)
    }

    private func result<Value: Encodable>(_ body: () throws -> Value) -> String {
        do {
            return written(try body())
        } catch {
            // The text of today's toolchains does not name the kind of key.
            if case DecodingError.keyNotFound(let key, _) = error { return common("\(error), \(type(of: key))") }
            return common("\(error)")
        }
    }

    private func describe(_ report: SmartReport) -> String {
        common(report.repairs.map { "\($0.model).\($0.property) \($0.description)" }.joined(separator: "\n"))
    }

    private func written(_ value: (some Encodable)?, mapped: Bool = false) -> String {
        guard let value else { return "nil" }
        let encoder = SmartJSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "unwritten"
        guard mapped, let model = value as? Model else { return text }
        let mappedText = model.toJSONString(useMappedKeys: true) ?? "unwritten"
        let object = try? JSONSerialization.jsonObject(with: Data(mappedText.utf8))
        let sorted = object.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        return sorted.map { String(decoding: $0, as: UTF8.self) } ?? mappedText
    }

    /// Without what tells the models apart.
    private func common(_ text: String) -> String { text.replacingOccurrences(of: "DirectModels", with: "UsualModels") }
}

/// Payloads with any value for any name.
struct DirectPayloads {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private static let names = [
        "id", "name", "price", "flag", "tags", "child", "list", "date", "user_id", "userId", "level", "ratio", "scores",
        "prices", "other", "byName", "children", "extra", "title", "small", "wide", "byte", "count", "counts", "names",
        "matrix", "gaps", "url", "data", "uuid", "decimal", "width", "updated", "full_name", "secret", "city", "deep",
        "keyed", "wrapped", "plain", "kind", "size", "tag_list", "_id", "class", "name_", "flags", "total", "a1", "e13",
        "full_Name", "isDone", "cache",
    ]
    private static let values = [
        "1", "0", "-7", "300", "3.5", "1e3", "true", "false", "null", "\"\"", "\"abc\"", "\"12\"", "\"2.5\"",
        "\"true\"",
        "\"NONE\"", "[]", "{}", "[1,2,3]", "[\"a\",\"b\"]", "[1,\"x\",null,{}]", "[[1],[2,\"3\"]]", "{\"a\":1}",
        "{\"a\":\"b\",\"c\":null}", "\"2024-02-03T04:05:06Z\"", "\"2024-02-03 04:05:06\"", "1700000000",
        "\"https://a.b/c\"",
        "\"QUJD\"", "\"6F9619FF-8B86-D011-B42D-00CF4FC964FF\"", "12345678901234567890", "99999999999", "0.1",
        "\"a\\u00e9\\n\"", "5", "\"a,b\"", "\"[1,2]\"", "\"{\\\"id\\\":4}\"",
    ]

    private mutating func next(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(truncatingIfNeeded: (state >> 11) % UInt64(count))
    }

    mutating func object(_ depth: Int = 0) -> String {
        var members: [String] = []
        var names = DirectPayloads.names
        for _ in 0..<next(depth == 0 ? 45 : 9) {
            // A name may come twice.
            let index = next(names.count)
            let name = next(25) == 0 ? names[index] : names.remove(at: index)
            members.append("\"\(name)\":\(value(name, depth))")
        }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func value(_ name: String, _ depth: Int) -> String {
        if depth < 3, next(3) > 0 {
            switch name {
            case "child", "other", "keyed", "wrapped", "extra": return object(depth + 1)
            case "list", "children", "gaps":
                let elements = (0..<next(4)).map { _ in next(8) == 0 ? "null" : object(depth + 1) }
                return "[\(elements.joined(separator: ","))]"
            case "byName": return "{\"a\":\(object(depth + 1)),\"b\":\(object(depth + 1))}"
            default: break
            }
        }
        // A set is written in any order.
        if name == "flags" { return ["[]", "[\(next(9))]", "[\"8\"]", "null", "[{}]", "\"x\"", "3"][next(7)] }
        if next(3) == 0 {
            switch name {
            case "name", "title", "city": return "\"n\(next(9))\""
            case "flag": return "true"
            case "tags", "tag_list": return "[\"t\(next(9))\"]"
            case "list", "scores": return "[\(next(9)),\(next(9))]"
            case "counts", "names": return "{\"k\":\(next(9))}"
            default: return "\(next(9))"
            }
        }
        return DirectPayloads.values[next(DirectPayloads.values.count)]
    }
}
