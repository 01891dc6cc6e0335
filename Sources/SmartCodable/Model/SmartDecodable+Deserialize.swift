import Foundation

extension SmartDecodable {
    /// A model from JSON text. Nil when the text is no JSON, holds no object, or `designatedPath` leads nowhere.
    ///
    ///     User.deserialize(from: text, designatedPath: "data.user")
    public static func deserialize(
        from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        json.flatMap { try? SmartDecoding.decode(Self.self, from: .text($0), path: designatedPath, options) }
    }

    /// A model from JSON as UTF-8 bytes.
    public static func deserialize(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        data.flatMap { try? SmartDecoding.decode(Self.self, from: .data($0), path: designatedPath, options) }
    }

    /// A model from a dictionary, as JSONSerialization gives it or made by hand.
    public static func deserialize(
        from dict: [String: Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        dict.flatMap { try? SmartDecoding.decode(Self.self, from: .object($0), path: designatedPath, options) }
    }

    /// As `deserialize`, with the reason when there is no model.
    ///
    /// Throws `JSONSyntaxError` (line and column) for bad JSON, `DecodingError` for a path that leads nowhere or a value of another kind.
    public static func decode(
        from json: String, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try SmartDecoding.decode(Self.self, from: .text(json), path: designatedPath, options)
    }

    public static func decode(
        from data: Data, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try SmartDecoding.decode(Self.self, from: .data(data), path: designatedPath, options)
    }

    public static func decode(
        from dict: [String: Any], designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try SmartDecoding.decode(Self.self, from: .object(dict), path: designatedPath, options)
    }
}

extension Array where Element: SmartDecodable {
    /// Models from a JSON array. Nil when there is none at the path; an element that is no object is left out.
    public static func deserialize(
        from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? {
        json.flatMap { try? SmartDecoding.decode([Element].self, from: .text($0), path: designatedPath, options) }
    }

    public static func deserialize(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? {
        data.flatMap { try? SmartDecoding.decode([Element].self, from: .data($0), path: designatedPath, options) }
    }

    public static func deserialize(
        from array: [Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? {
        array.flatMap { try? SmartDecoding.decode([Element].self, from: .object($0), path: designatedPath, options) }
    }
}

/// One native decode from any kind of source.
enum SmartDecoding {
    enum Source {
        case text(String)
        case data(Data)
        case object(Any)

        func document(_ options: Document.ParsingOptions) throws -> Document {
            switch self {
            case .text(let text): return try Document(text: text, options: options)
            case .data(let data): return try Document(data: data, options: options)
            case .object(let object): return try Document(object: object, options: options)
            }
        }
    }

    static func decode<T: Decodable>(_ type: T.Type, from source: Source, path: String?, _ options: Set<SmartDecodingOption>?) throws -> T {
        let document = try source.document(Document.ParsingOptions())
        let session = DecodingSession(document: document, rules: .smart, options: DecodingOptions(options))
        defer { session.finish() }
        guard let start = DesignatedPath.find(path, in: document, throughArrays: true) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "Nothing at designatedPath '\(path ?? "")'."))
        }
        return try session.decode(type, at: start)
    }
}

extension DecodingSession {
    package func kind(of index: Int) -> Node.Kind { context.node(index).kind }

    /// Fills an existing run-time model from an object: what the source has, nothing else.
    package func update<M: _RuntimeModel>(_ model: inout M, at index: Int) {
        guard let codec = CodecRegistry.shared.codec(for: M.self) as? RuntimeModelCodec else { return }
        withUnsafeMutablePointer(to: &model) { codec.update(UnsafeMutableRawPointer($0), from: index, context) }
    }

    /// The value at a node as `type`; throws where it cannot be.
    package func decode<T>(_ type: T.Type, at index: Int) throws -> T {
        let view = context.view(index)
        if let value = CodecRegistry.shared.codec(for: type).value(type, index, context) { return value }
        if let error = context.takeError() { throw error }
        throw DecodingError.typeMismatch(
            type, DecodingError.Context(codingPath: [], debugDescription: "Expected \(type), found \(view.summary)."))
    }
}

/// `data.list`: a way from the root, dots between the steps; empty and blank steps are skipped.
package enum DesignatedPath {
    /// The node at the path's end; nil where a step is missing.
    package static func find(_ path: String?, in document: Document, throughArrays: Bool) -> Int? {
        var current = DocumentMemory(document).view(0)
        for step in (path ?? "").split(separator: ".") where !step.allSatisfy(\.isWhitespace) {
            if let next = current.member(String(step)) {
                current = next
            } else if throughArrays, current.kind == .array, let position = Int(step), let next = current.element(position) {
                current = next
            } else {
                return nil
            }
        }
        return current.index
    }
}
