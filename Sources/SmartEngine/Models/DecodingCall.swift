// Memory: hooks are given memory of their model: uninitialised, or an instance. The caller's objects are changed in
// accesses of Swift's own (`ExclusiveAccess`).

import Foundation

/// The calls of all families that decode. The differences between the calls are arguments: the source, the model's
/// family (nil for native models), the options.
package enum DecodingCall {
    /// A model; nil if there is none, for a reason that is reported. `options`: nil for the process's.
    @_optimize(speed)
    package static func value<T: _SmartCoded>(
        _ type: T.Type, from source: DecodingSource, _ path: String?, family: RuntimeFamily? = nil,
        options: Set<SmartDecodingOption>? = nil
    ) -> T? {
        let settings = ThreadSettings.current
        guard options == nil, !settings.isObserved else {
            return telling(type, family: family) {
                try decode(
                    coded: type, from: source, path, family: family, family == nil ? DecodingOptions(options) : nil)
            }
        }
        // The fast path of most calls, without closures and `T?`, which cost as much as a small document.
        let (document, start): (Document, Int)
        do {
            (document, start) = try open(source, path, family, settings.nativeParsing, type)
        } catch {
            tell({ error }, type, family)
            return nil
        }
        var session = DecodingSession.begin(document, rules: family?.unownedRules, settings)
        defer { DecodingSession.end(&session) }
        let codec = CodecRegistry.shared.codec(ofCoded: type, isDerived: family != nil)
        guard family == nil || session.kind(of: start) == .object, let model = session.make(type, codec, at: start)
        else {
            tell({ session.failure(type, at: start) }, type, family)
            return nil
        }
        return model.move()
    }

    /// The result of `body`. Instead of throwing an error it reports it, and returns nil.
    @inline(never)
    package static func telling<R>(_ type: Any.Type, family: RuntimeFamily? = nil, _ body: () throws -> R) -> R? {
        do {
            return try body()
        } catch {
            tell({ error }, type, family)
            return nil
        }
    }

    @inline(never)
    private static func tell(_ error: () -> any Error, _ type: Any.Type, _ family: RuntimeFamily?) {
        if let family {
            family.fail({ Quotation.describe(error()) }, type)
        } else {
            Diagnostics.failed(Quotation.describe(error()), of: type)
        }
    }

    /// Decodes a model or an array of models. Throws what went wrong. `original`: the address of a model of the type
    /// that is to be updated.
    package static func decode<T: _SmartCoded>(
        coded type: T.Type, from source: DecodingSource, _ path: String?, family: RuntimeFamily? = nil,
        _ options: DecodingOptions?, original: UnsafeRawPointer? = nil
    ) throws -> T {
        let settings = ThreadSettings.current
        let value = try decode(type, from: source, path, family: family, options, settings, isUpdate: original != nil) {
            session, start in
            if let original { session.context.state.pointee.original = updatable(original, type) }
            guard family == nil || session.kind(of: start) == .object else { throw session.failure(type, at: start) }
            return try session.decode(coded: type, at: start)
        }
        if settings.isComparing, family == nil, let options, original == nil {
            SmartSentinel.compare(value) { decodeSilently(type, from: source, path, options.choosing($0)) }
        }
        return value
    }

    /// The address of a model to be updated; nil for arrays and dictionaries, which are replaced.
    private static func updatable(_ original: UnsafeRawPointer, _ type: Any.Type) -> UnsafeRawPointer? {
        let codec = CodecRegistry.shared.codec(for: type)
        return codec.isUpdatable && !codec.isUpdatedInPlace ? original : nil
    }

    /// Decodes without notifying listeners.
    @_optimize(size) private static func decodeSilently<T: _SmartCoded>(
        _ type: T.Type, from source: DecodingSource, _ path: String?, _ options: DecodingOptions
    ) -> Any? {
        guard let (document, start) = try? open(source, path, nil, options.choices.parsing, type) else { return nil }
        return try? run(document, start, nil, options, .silent, .current) { try $0.decode(coded: type, at: $1) }
    }

    /// Decodes a value that `body` makes from the node at the path. Throws what went wrong: `JSONSyntaxError`,
    /// `DecodingError`, `SmartStrictError`. `options`: nil for the process's. `isUpdate`: `body` changes an existing
    /// model.
    @_optimize(speed)
    package static func decode<T>(
        _ type: Any.Type, from source: DecodingSource, _ path: String?, family: RuntimeFamily? = nil,
        _ options: DecodingOptions?, _ settings: ThreadSettings = .current, isUpdate: Bool = false,
        by body: (DecodingSession, Int) throws -> T
    ) throws -> T {
        let chosen = options ?? (family == nil ? settings.nativeOptions : nil) ?? settings.options
        let prints = family != nil && settings.printsDetails
        let watch =
            prints || SentinelWatch.isNeeded(chosen, settings)
            ? SentinelWatch(chosen, isWatched: settings.isWatched, prints: prints) : nil
        do {
            let (document, start) = try open(source, path, family, chosen.choices.parsing, type)
            let value: T
            var exactError: (any Error)?
            do {
                defer { if prints { print(watch, document, family, type) } }
                if chosen.choices.isStrict, !isUpdate, let log = watch?.log {
                    value = try strictly(document, start, chosen, log, settings, &exactError, body)
                } else {
                    value = try run(document, start, family, options, watch?.log, settings, body)
                }
            } catch {
                watch?.log.noteRefusal(error, document, start, isUpdate: isUpdate)
                throw error
            }
            try watch?.finish(type) {
                exactError ?? watch?.log.firstMisfit().map { JSONDecoderErrors.misfit($0, chosen) }
            }
            return value
        } catch let error {
            if !(error is SmartStrictError) { watch?.fail(type, error) }
            throw error
        }
    }

    @inline(never)
    private static func print(_ watch: SentinelWatch?, _ document: Document, _ family: RuntimeFamily?, _ type: Any.Type)
    {
        if let watch { family?.print(document.trailingComma, watch.log.report(), type) }
    }

    private static func run<T>(
        _ document: Document, _ start: Int, _ family: RuntimeFamily?, _ options: DecodingOptions?, _ log: RepairLog?,
        _ settings: ThreadSettings, _ body: (DecodingSession, Int) throws -> T
    ) throws -> T {
        var session = DecodingSession.begin(
            document, rules: family?.unownedRules, options: options, log: log, settings)
        defer { DecodingSession.end(&session) }
        if case .exactMap(let maps) = session.options.choices.key {
            LinkedCodableHalf.current?.find(maps, in: session, from: start)
        }
        return try body(session, start)
    }

    /// A strict decode at first converts nothing at all: an `init(from:)` that tries one type after the other is
    /// refused what JSONDecoder refuses. If that fails or something was repaired, the usual run finds everything that
    /// is wrong. So a failing strict decode takes two runs. If both fail, the first one's error is thrown, which is
    /// JSONDecoder's; if the second one repairs, `exactError` is it.
    @inline(never)
    private static func strictly<T>(
        _ document: Document, _ start: Int, _ options: DecodingOptions, _ log: RepairLog, _ settings: ThreadSettings,
        _ exactError: inout (any Error)?, _ body: (DecodingSession, Int) throws -> T
    ) throws -> T {
        let before = log.position
        do {
            let value = try run(document, start, nil, options.exact, log, settings, body)
            if log.seriousCount == 0 { return value }
        } catch {
            exactError = error
        }
        _ = log.revert(to: before)
        do {
            return try run(document, start, nil, options, log, settings, body)
        } catch {
            throw exactError ?? error
        }
    }

    /// Opens the document, and finds the node at the path. `type`: what it is for.
    private static func open(
        _ source: DecodingSource, _ path: String?, _ family: RuntimeFamily?, _ options: Document.ParsingOptions,
        _ type: Any.Type
    ) throws -> (Document, Int) {
        var options = family == nil ? options : RuntimeFamily.parsing
        let document: Document
        do {
            document = try source.document(options)
        } catch let error as JSONSyntaxError {
            // Checked only now: hardly any text is wrong.
            guard !options.allowsTrailingComma, parsesAsHandyJSON(type) else { throw error }
            options.allowsTrailingComma = true
            document = try source.document(options)
        }
        if let start = DesignatedPath.find(path, in: document, throughArrays: family == nil) {
            return (document, start)
        }
        let path = (path ?? "").shortened()
        throw family == nil
            ? DecodingError.corrupted("Nothing at designatedPath '\(path)'", OwnText()) : NothingAtPath(path: path)
    }

    /// Whether a model, or the one in an array, chooses HandyJSON's rules, whose parser takes a trailing comma.
    @inline(never)
    private static func parsesAsHandyJSON(_ type: Any.Type) -> Bool {
        if let list = type as? any ArrayOfElements.Type { return parsesAsHandyJSON(list.elementType) }
        if let optional = type as? any AnyOptional.Type { return parsesAsHandyJSON(optional.wrappedAnyType) }
        return (type as? any SmartDecodable.Type)?.decodingOptions.rules == .handyJSON
    }
}

/// A type that JSON has as an array, and that tells the type of its elements.
package protocol ArrayOfElements {
    static var elementType: Any.Type { get }
}

extension Array: ArrayOfElements {
    package static var elementType: Any.Type { Element.self }
}

/// The source of a decode.
package enum DecodingSource {
    case text(String)
    case data(Data)
    /// The bytes are valid until the document is made, which copies them.
    case bytes(UnsafeRawBufferPointer)
    case object(Any)
    case plist(Data)

    @_optimize(speed)
    package func document(_ options: Document.ParsingOptions) throws -> Document {
        if let reader = options.reader, let text = bytes {
            return try Document(object: reader.object(of: text, options), options: options)
        }
        switch self {
        case .text(let text): return try Document(text: text, options: options)
        case .data(let data): return try Document(data: data, options: options)
        case .bytes(let bytes): return try Document(bytes: bytes, options: options)
        case .object(let object): return try Document(object: object, options: options)
        case .plist(let data): return try Document(object: DecodingSource.propertyList(data), options: options)
        }
    }

    /// The bytes of a text; nil for objects.
    private var bytes: Data? {
        switch self {
        case .text(let text): Data(text.utf8)
        case .data(let data): data
        case .bytes(let bytes): Data(bytes)
        case .object, .plist: nil
        }
    }

    private static func propertyList(_ data: Data) throws(NoPropertyList) -> Any {
        do {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw NoPropertyList()
        }
    }
}

extension DecodingSession {
    package func kind(of index: Int) -> Node.Kind { context.node(index).kind }

    /// Updates an existing model from an object, with only what the source contains. A run-time model is changed in
    /// place; one that is also native is updated as `SmartUpdater` does. Throws if the source has no object, or the
    /// native model cannot be made.
    @_optimize(size) package func update<M>(_ model: inout M, at index: Int) throws {
        guard context.node(index).kind == .object else { throw failure(M.self, at: index) }
        let codec = CodecRegistry.shared.codec(for: M.self)
        if let codec = codec as? RuntimeModelCodec {
            withUnsafeMutablePointer(to: &model) { codec.update(UnsafeMutableRawPointer($0), from: index, context) }
            if let exhaustion { throw exhaustion }
            return
        }
        guard codec.isUpdatable else { throw failure(M.self, at: index) }
        guard let updated = codec.updated(model, from: index, context) else { throw failure(M.self, at: index) }
        model = updated
    }

    /// Why the node at `index` gave no value: the stack was too small, an `init(from:)` threw, or it is not a `type`.
    package func failure(_ type: Any.Type, at index: Int) -> any Error {
        exhaustion ?? context.failure(type, at: index)
    }

    /// The value at a node as `type`; throws where it cannot be.
    package func decode<T>(_ type: T.Type, at index: Int) throws -> T {
        // In one expression, so that the value is not copied.
        try decode(type, CodecRegistry.shared.codec(for: type, isDerived: isDerived), at: index)
    }

    /// The value at a node as `type`, which is known to be coded in a way of its own; throws where it cannot be.
    package func decode<T: _SmartCoded>(coded type: T.Type, at index: Int) throws -> T {
        try decode(type, CodecRegistry.shared.codec(ofCoded: type, isDerived: isDerived), at: index)
    }

    /// The value at a node, in the run's memory: the caller moves it out before the run ends. Nil where the node cannot
    /// become `type`, or the run failed.
    @inline(__always)
    func make<T>(_ type: T.Type, _ codec: Codec, at index: Int) -> UnsafeMutablePointer<T>? {
        let room = context.state.pointee.scratch.keep(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
        guard codec.initialize(room, from: index, context) else { return nil }
        let value = room.assumingMemoryBound(to: T.self)
        guard exhaustion == nil else {
            value.deinitialize(count: 1)
            return nil
        }
        return value
    }

    @inline(__always)
    private func decode<T>(_ type: T.Type, _ codec: Codec, at index: Int) throws -> T {
        // This avoids a `T?`, which would be a metadata look-up (Sources/Fast.md).
        if let value = make(type, codec, at: index) { return value.move() }
        throw failure(type, at: index)
    }
}
