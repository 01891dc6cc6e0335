import Foundation

/// One native decode from any kind of source.
enum NativeDecoding {
    enum Source {
        case text(String)
        case data(Data)
        case object(Any)
        case plist(Data)

        func document(_ options: Document.ParsingOptions) throws -> Document {
            switch self {
            case .text(let text): return try Document(text: text, options: options)
            case .data(let data): return try Document(data: data, options: options)
            case .object(let object): return try Document(object: object, options: options)
            case .plist(let data):
                return try Document(
                    object: PropertyListSerialization.propertyList(from: data, options: [], format: nil),
                    options: options)
            }
        }
    }

    /// Throws what went wrong: `JSONSyntaxError`, `DecodingError`, `SmartStrictError`.
    /// `original`: where a model of the type lies that is to be updated.
    static func decode<T>(
        _ type: T.Type, from source: Source, path: String?, _ options: DecodingOptions,
        original: UnsafeRawPointer? = nil
    ) throws -> T {
        try decode(type, from: source, path: path, options) { session, start in
            session.context.native.pointee.original = original
            return try session.decode(type, at: start)
        }
    }

    /// As above, of a model or an array of models.
    static func decode<T: _SmartCoded>(
        _ type: T.Type, from source: Source, path: String?, _ options: DecodingOptions,
        original: UnsafeRawPointer? = nil
    ) throws -> T {
        try decode(type, from: source, path: path, options) { session, start in
            session.context.native.pointee.original = original
            return try session.decode(coded: type, at: start)
        }
    }

    /// The same, with the value made by `body` from the node where the path leads.
    static func decode<T>(
        _ type: T.Type, from source: Source, path: String?, _ options: DecodingOptions,
        by body: (DecodingSession, Int) throws -> T
    ) throws -> T {
        let watch = SentinelWatch(options)
        do {
            let document = try source.document(options.parsing)
            let session = DecodingSession(document: document, options: options, log: watch.log)
            defer { session.finish() }
            guard let start = DesignatedPath.find(path, in: document, throughArrays: true) else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: [], debugDescription: "Nothing at designatedPath '\(path ?? "")'."))
            }
            session.resolveExactNames(from: start)
            let value = try body(session, start)
            try watch.finish(type)
            return value
        } catch let error {
            if !(error is SmartStrictError) { watch.fail(type, error) }
            throw error
        }
    }

    /// For the entry points that say nothing of what went wrong.
    static func decodeIfPossible<T: _SmartCoded>(
        _ type: T.Type, from source: Source?, path: String?, _ options: Set<SmartDecodingOption>?
    ) -> T? {
        guard let source else { return nil }
        return try? decode(type, from: source, path: path, DecodingOptions(options))
    }
}

extension DecodingSession {
    package func kind(of index: Int) -> Node.Kind { context.node(index).kind }

    /// Changes an existing model by an object: what the source has, nothing else. A run-time model is changed in place;
    /// one that is native as well as `SmartUpdater` does it.
    package func update<M: _RuntimeModel>(_ model: inout M, at index: Int) {
        let codec = CodecRegistry.shared.codec(for: M.self)
        if let codec = codec as? RuntimeModelCodec {
            return withUnsafeMutablePointer(to: &model) {
                codec.update(UnsafeMutableRawPointer($0), from: index, context)
            }
        }
        guard codec.isUpdatable, context.node(index).kind == .object else { return }
        let original = model
        let updated = withUnsafePointer(to: original) { pointer in
            context.native.pointee.original = UnsafeRawPointer(pointer)
            return codec.value(M.self, index, context)
        }
        if let updated { model = ExistingObject.takeOver(original, from: updated) }
    }

    /// The value at a node as `type`; throws where it cannot be.
    package func decode<T>(_ type: T.Type, at index: Int) throws -> T {
        // In one step, so that the value is not copied.
        try decode(type, CodecRegistry.shared.codec(for: type, isDerived: isDerived), at: index)
    }

    /// As above, of a type that is known to be coded in a way of its own.
    package func decode<T: _SmartCoded>(coded type: T.Type, at index: Int) throws -> T {
        try decode(type, CodecRegistry.shared.codec(ofCoded: type, isDerived: isDerived), at: index)
    }

    @inline(__always)
    private func decode<T>(_ type: T.Type, _ codec: Codec, at index: Int) throws -> T {
        if let value = codec.value(type, index, context), exhaustion == nil { return value }
        try context.throwIfExhausted()
        throw context.failure(type, at: index)
    }
}
