import Foundation

/// What recorded payloads and the schemas of models say of each other.
public struct Contract: Sendable, Encodable {
    /// Something that the two do not agree about, at one path of a model's payloads.
    struct Finding: Sendable, Encodable {
        enum Kind: String, Sendable, Encodable, CaseIterable {
            /// The server sends it, and no model reads it.
            case unread
            /// The model expects it, and the server never sends it, or only null.
            case unsent
            /// The server sends something else than the model expects.
            case different
        }

        let kind: Kind
        /// From the payload's root: `data.items[].id`, `byName.*`.
        let path: String
        /// The Swift property; empty where there is none, or where it is unknown.
        let property: String
        /// What the model reads there; empty for `unread`.
        let expected: String
        /// What was found, and how often.
        let found: [String: Int]
        /// Of how many values, or objects around them.
        let total: Int
        /// The first one, cut short.
        let example: String
    }

    /// One model and its payloads.
    struct Model: Sendable, Encodable {
        let name: String
        let payloads: Int
        /// Those whose model was chosen since it fits best.
        let guessed: [String]
        let findings: [Finding]

        func findings(_ kind: Finding.Kind) -> [Finding] { findings.filter { $0.kind == kind } }
    }

    let models: [Model]
    /// Schemas without payloads, payloads without a schema, files that are no JSON.
    let withoutPayloads, unmatched, unreadable: [String]

    /// Whether models expect something else than the server sends.
    public var hasDifferences: Bool {
        models.contains { $0.findings.contains { $0.kind != .unread } } || !unreadable.isEmpty
    }

    /// - Parameters:
    ///   - schemas: A folder of `*.json` files with schemas, or one such file.
    ///   - payloads: A folder of recorded payloads, `*.json` or `*.jsonl`, or one such file.
    ///   - at: The path in each payload that its model stands at: `data.items`; nil for the whole of it.
    ///   - roots: Which model files have, as pattern and model: `("*/feed*", "Feed")`.
    /// - Throws: `ToolError` where the folders cannot be read, or a schema is none.
    public init(schemas: URL, payloads: URL, at path: String? = nil, roots: [(pattern: String, model: String)] = [])
        throws(ToolError)
    {
        let known = try Contract.schemas(schemas)
        for root in roots where !known.contains(where: { $0.name == root.model }) {
            throw .unknownName(kind: "schema", name: root.model, known: known.map(\.name))
        }
        var comparisons = known.map { ContractComparison($0) }
        var unmatched: [String] = []
        var unreadable: [String] = []
        for file in try Contract.files(below: payloads, ["json", "jsonl", "ndjson"]) {
            guard let data = try? Data(contentsOf: file.url) else {
                throw .unreadable(path: file.name, reason: "no file")
            }
            let named = Contract.model(of: file.name, known, roots)
            let text = String(decoding: data, as: UTF8.self)
            let isLines = file.url.pathExtension != "json"
            let texts = isLines ? text.split(whereSeparator: \.isNewline).map(String.init) : [text]
            for (line, text) in texts.enumerated() {
                let name = isLines ? "\(file.name):\(line + 1)" : file.name
                guard let tree = JSONTree(text), let value = tree.value(at: path) else {
                    unreadable.append(name)
                    continue
                }
                guard let index = named ?? Contract.best(comparisons, value) else {
                    unmatched.append(name)
                    continue
                }
                comparisons[index].add(value, isGuess: named == nil ? name : nil)
            }
        }
        models = comparisons.filter { $0.payloads > 0 }.map(\.model)
        withoutPayloads = comparisons.filter { $0.payloads == 0 }.map(\.schema.name)
        self.unmatched = unmatched
        self.unreadable = unreadable
    }

    private static func schemas(_ place: URL) throws(ToolError) -> [ContractSchema] {
        var schemas: [ContractSchema] = []
        for file in try files(below: place, ["json"]) {
            guard let data = try? Data(contentsOf: file.url),
                let root = JSONTree(String(decoding: data, as: UTF8.self)),
                case .object = root
            else { throw .unreadable(path: file.name, reason: "no JSON Schema") }
            let name = file.url.lastPathComponent.components(separatedBy: ".")[0]
            schemas.append(ContractSchema(name: name, root: root))
        }
        guard !schemas.isEmpty else { throw .unreadable(path: place.relativePath, reason: "no schemas are there") }
        return schemas
    }

    private static func files(below place: URL, _ extensions: Set<String>) throws(ToolError) -> [(
        url: URL, name: String
    )] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
            throw .unreadable(path: place.relativePath, reason: "no such file or folder")
        }
        guard isFolder.boolValue else { return [(place, place.lastPathComponent)] }
        let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        return names.sorted().map { (place.appendingPathComponent($0), $0) }
            .filter { extensions.contains($0.0.pathExtension.lowercased()) }
    }

    // MARK: Whose a payload is

    /// The model that a file's name, or a folder's, begins with: `Order.json`, `Order-2.json`, `Order/list.json`.
    private static func model(of file: String, _ schemas: [ContractSchema], _ roots: [(pattern: String, model: String)])
        -> Int?
    {
        if let root = roots.first(where: { Glob.matches($0.pattern, file) }) {
            return schemas.firstIndex { $0.name == root.model }
        }
        let parts = file.split(separator: "/").map { plain(String($0)) }
        let fitting = schemas.indices.filter { index in
            let name = plain(schemas[index].name)
            return parts.contains { part in
                guard part.hasPrefix(name) else { return false }
                return part.dropFirst(name.count).first.map { !$0.isLetter } ?? true
            }
        }
        return fitting.max { plain(schemas[$0].name).count < plain(schemas[$1].name).count }
    }

    /// As file names have it: `BaseResponse<Order>` is `baseresponse_order_`.
    private static func plain(_ name: String) -> String {
        String(name.lowercased().map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "_" })
    }

    /// The schema with the most members that it knows, less those that it does not; nil where none knows one.
    private static func best(_ comparisons: [ContractComparison], _ value: JSONTree) -> Int? {
        let scores = comparisons.map { comparison in
            var trial = ContractComparison(comparison.schema)
            trial.add(value, isGuess: nil)
            return (known: trial.known, score: trial.known - trial.unknown)
        }
        return scores.indices.filter { scores[$0].known > 0 }.max { scores[$0].score < scores[$1].score }
    }
}

extension JSONTree {
    /// The value at the end of a path: `data.items`, `0.name`; nil where it leads nowhere.
    fileprivate func value(at path: String?) -> JSONTree? {
        (path ?? "").split(separator: ".").reduce(Optional(self)) { tree, step in
            guard case .array(let elements)? = tree, let index = Int(step) else { return tree?[String(step)] }
            return elements.indices.contains(index) ? elements[index] : nil
        }
    }
}
