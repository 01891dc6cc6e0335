/// Makes payloads as servers send them by mistake: for each property the right type, numbers as text, null, nothing,
/// the wrong type, bad elements, under each of its names and paths, with all other properties as they should be.
struct PayloadMaker {
    private let project: Project
    let graph: ModelGraph
    /// Models inside each other, so that a tree of itself ends.
    static let depth = 3

    init(_ project: Project) {
        self.project = project
        graph = project.models
    }

    /// Distinct texts, in a fixed order. O(properties² · variants), as each text names all properties.
    func payloads(for id: Int) -> [MadePayload] {
        let fields = fields(of: id)
        let good = fields.map { (paths: $0.paths, text: example($0, depth: 0)) }
        func text(_ changed: Int? = nil, _ path: [String]? = nil, _ value: String? = nil) -> String {
            var object = PayloadObject()
            for (index, field) in good.enumerated() {
                if index != changed {
                    if let path = field.paths.first { object.set(field.text, at: path[...]) }
                } else if let path, let value {
                    object.set(value, at: path[...])
                }
            }
            return object.text
        }
        let whole = ["{}", "[]", "null", "7", "\"text\"", "[{}]", text(), "{\"data\":" + text() + "}"]
        var result = whole.map { MadePayload(text: $0, plain: $0) }
        for (index, field) in fields.enumerated() {
            result.append(MadePayload(text: text(index), plain: text(index)))
            for path in field.paths {
                for variant in field.dates + variants(field, good[index].text) {
                    let plain = text(index, field.paths.first, variant)
                    result.append(MadePayload(text: text(index, path, variant), plain: plain))
                }
            }
            // Two of its names at once, the first of them null.
            guard field.paths.count > 1 else { continue }
            for (first, second) in [("null", good[index].text), (good[index].text, "\"second\"")] {
                var object = PayloadObject()
                object.set(first, at: field.paths[0][...])
                object.set(second, at: field.paths[1][...])
                result.append(MadePayload(text: object.text, plain: object.text))
            }
        }
        var seen: Set<String> = []
        return result.filter { seen.insert($0.text).inserted }
    }

    struct Field {
        let shape: TypeShape
        let paths: [[String]]
        let owner: ModelGraph.Node
        /// Dates in the formats that its transform names, as JSON.
        var dates: [String] = []
        var isWeak = false
    }

    /// The properties of a model and of its superclasses, with what they may be called.
    func fields(of id: Int) -> [Field] {
        let levels = graph.ancestors(of: id).reversed() + [id]
        let entries = levels.compactMap { graph.nodes[$0].mapping?.fact.entries }.flatMap { $0 }
        var names: [String: [String]] = [:]
        for entry in entries where !entry.names.isEmpty { names[entry.property] = entry.names }
        let locals = levels.compactMap { graph.nodes[$0].mapping?.fact.locals }.flatMap { $0 }.map(\.text)
        var dates: [String: [String]] = [:]
        for entry in entries {
            guard let transform = entry.transform else { continue }
            let text = ([transform.text] + locals).joined(separator: "\n")
            dates[entry.property] = DateExamples.texts(in: text).map(JSONText.quoted)
        }
        return levels.map { graph.nodes[$0] }.flatMap { node in
            node.stored.map { property in
                let mapped = (names[property.name] ?? []).map { $0.split(separator: ".").map(String.init) }
                let paths = (mapped + [[property.name]]).filter { !$0.isEmpty }
                return Field(
                    shape: property.shape, paths: paths, owner: node, dates: dates[property.name] ?? [],
                    isWeak: property.isWeak)
            }
        }
    }

    /// The properties that the model's JSON does not show: what the mapping excludes, which an initialiser or
    /// didFinishMapping may set, and what a transform makes, which may be written as it was read even by a wrong one.
    func unseen(of id: Int) -> [String] {
        let levels = [id] + graph.ancestors(of: id)
        let mappings = levels.compactMap { graph.nodes[$0].mapping?.fact }
        let stored = Set(levels.flatMap { graph.nodes[$0].stored.map(\.name) })
        return mappings.flatMap(\.entries).filter { entry in
            stored.contains(entry.property) && (entry.isExclusion || entry.transform != nil)
        }.map(\.property).sorted()
    }

    /// A value of the right type.
    private func example(_ field: Field, depth: Int) -> String {
        field.dates.first ?? example(field.shape, field.owner, depth: depth)
    }

    private func example(_ shape: TypeShape, _ owner: ModelGraph.Node, depth: Int) -> String {
        switch shape {
        case .optional(let wrapped): return example(wrapped, owner, depth: depth)
        case .array(let element), .set(let element): return "[" + example(element, owner, depth: depth) + "]"
        case .dictionary(_, let value): return "{\"k\":" + example(value, owner, depth: depth) + "}"
        case .named(let name, _): return example(name, owner, depth: depth)
        default: return "1"
        }
    }

    private func example(_ name: String, _ owner: ModelGraph.Node, depth: Int) -> String {
        switch name {
        case "String", "NSString", "Substring", "Character": return "\"text\""
        case "Bool": return "true"
        case "Double", "Float", "CGFloat", "Decimal", "NSDecimalNumber", "TimeInterval": return "2.5"
        case "Date": return "1700000000"
        case "URL": return "\"https://example.com/a?b=c\""
        case "Data": return "\"AQID\""
        default: break
        }
        guard let id = graph.resolve(name, module: owner.module, file: owner.file, inside: owner.name) else {
            return "7"
        }
        let node = graph.nodes[id]
        if node.fact.kind == .enum {
            let isText = node.fact.inheritance.contains { $0.name == "String" }
            return isText ? "\"\(node.fact.cases.first?.name ?? "")\"" : "1"
        }
        guard depth < PayloadMaker.depth, node.isModel else { return "{}" }
        var object = PayloadObject()
        for field in fields(of: id) {
            if let path = field.paths.first { object.set(example(field, depth: depth + 1), at: path[...]) }
        }
        return object.text
    }

    private static let wrong = [
        "null", "true", "false", "0", "1", "-1", "12.5", "3.0", "1e3", "300", "4294967296", "9223372036854775807",
        "18446744073709551615", "\"\"", "\"text\"", "\"12\"", "\"12.5\"", "\" 7 \"", "\"true\"", "\"null\"",
        "\"2024-05-06T07:08:09Z\"", "[]", "[1,\"x\",null]", "{}", "{\"k\":1}", "\"[1,2]\"", "\"{\\\"k\\\":1}\"",
    ]

    private func variants(_ field: Field, _ good: String) -> [String] {
        var shape = field.shape
        while case .optional(let wrapped) = shape { shape = wrapped }
        let quoted = "\"" + good.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        var own = [good]
        switch shape {
        case .array(let element), .set(let element):
            let one = example(element, field.owner, depth: 1)
            own += ["[\(one),null,\(one)]", "[null]", "[\(one),\"x\",7,{},[]]", one, quoted]
        case .dictionary(_, let value):
            let one = example(value, field.owner, depth: 1)
            own += ["{\"a\":\(one),\"b\":null}", "{\"a\":\"x\",\"b\":\(one)}", quoted]
        case .named: own.append(quoted)
        default: break
        }
        return own + PayloadMaker.wrong
    }
}
