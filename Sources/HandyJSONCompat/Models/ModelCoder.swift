import SmartCodable

/// HandyJSON's calls on the engine.
enum ModelCoder {
    enum Source {
        case text(String)
        case data(Data)
        case object(Any)

        /// A trailing comma is accepted, as Foundation's parser does.
        func document() throws(JSONSyntaxError) -> Document {
            let options = Document.ParsingOptions(allowsTrailingComma: true)
            switch self {
            case .text(let text): return try Document(text: text, options: options)
            case .data(let data): return try Document(data: data, options: options)
            case .object(let object): return try Document(object: object, options: options)
            }
        }
    }

    static func decode<T: HandyJSON>(_ type: T.Type, from source: Source?, _ path: String?) -> T? {
        guard let source else { return nil }
        return decode(type, from: source, path)
    }

    static func decode<T: HandyJSON>(_ type: T.Type, from source: Source, _ path: String?) -> T? {
        let settings = ThreadSettings.current
        guard !settings.isWatched, !SettingsCopy.current(settings).isEnabled(.debug) else {
            return watchedDecode(type, from: source, path)
        }
        // Most calls, without what costs as much as a small document: closures, errors, `T?`.
        guard let (document, start) = openIfPossible(source, path, type) else { return nil }
        var session = DecodingSession.begin(document, rules: .handyJSON, log: .silent, settings)
        defer { DecodingSession.end(&session) }
        guard session.kind(of: start) == .object, let model = session.make(coded: type, at: start) else {
            if let error = session.exhaustion { Log.logError("\(error)", of: type) }
            return nil
        }
        return model.move()
    }

    @inline(never)
    private static func openIfPossible(_ source: Source, _ path: String?, _ type: Any.Type) -> (Document, Int)? {
        do {
            return try open(source, path)
        } catch {
            Log.logError("\(error)", of: type)
            return nil
        }
    }

    /// The document, and the node where the path leads.
    private static func open(_ source: Source, _ path: String?) throws -> (Document, Int) {
        let document = try source.document()
        guard let start = DesignatedPath.find(path, in: document, throughArrays: false) else {
            throw NothingThere(path: path ?? "")
        }
        return (document, start)
    }

    @inline(never)
    private static func watchedDecode<T: HandyJSON>(_ type: T.Type, from source: Source, _ path: String?) -> T? {
        var model: T?
        withRun(type, source, path) { session, index in
            if session.kind(of: index) == .object { model = try? session.decode(coded: type, at: index) }
        }
        return model
    }

    static func decodeArray<T: HandyJSON>(_ type: T.Type, from source: Source?, _ path: String?) -> [T?]? {
        var models: [T?]?
        withRun([T].self, source, path) { session, index in
            // An optional element that cannot be filled is nil, by the family's rules.
            if session.kind(of: index) == .array { models = try? session.decode([T?].self, at: index) }
        }
        return models
    }

    static func update<T: HandyJSON>(_ object: inout T, from source: Source?, _ path: String?) {
        withRun(T.self, source, path) { session, index in session.update(&object, at: index) }
    }

    /// One value of any type, converted by HandyJSON's rules. Not a decode of its own: it is reported only by the one it
    /// is part of.
    static func value<T>(_ type: T.Type, from object: Any) -> T? {
        guard let document = try? Source.object(object).document(),
            let start = DesignatedPath.find(nil, in: document, throughArrays: false)
        else { return nil }
        var session = DecodingSession.begin(document, rules: .handyJSON)
        defer { DecodingSession.end(&session) }
        return try? session.decode(type, at: start)
    }

    private static func withRun(
        _ type: Any.Type, _ source: Source?, _ path: String?, _ body: (DecodingSession, Int) -> Void
    ) {
        guard let source else { return }
        // Most decodes have no listener, and do not pay for one.
        let settings = ThreadSettings.current
        let watch = settings.isWatched ? SentinelWatch(settings.options, isWatched: true) : nil
        do {
            let (document, start) = try open(source, path)
            try run(type, document, start, watch?.log ?? .silent, settings, body)
            try watch?.finish(type)
        } catch {
            Log.logError("\(error)", of: type)
            watch?.fail(type, error)
        }
    }

    private struct NothingThere: LocalizedError, CustomStringConvertible {
        let path: String
        var errorDescription: String? { description }
        var description: String { "there is nothing at designatedPath '\(path.shortened())'" }
    }

    /// Throws where the run has no result, since the stack is too short for it.
    private static func run(
        _ type: Any.Type, _ document: Document, _ start: Int, _ log: RepairLog, _ settings: ThreadSettings,
        _ body: (DecodingSession, Int) -> Void
    ) throws {
        guard Log.isEnabled(.debug) else {
            var session = DecodingSession.begin(document, rules: .handyJSON, log: log, settings)
            defer { DecodingSession.end(&session) }
            body(session, start)
            if let error = session.exhaustion { throw error }
            return
        }
        if let place = document.trailingComma {
            Log.logDebug(
                "a trailing comma at line \(place.line), column \(place.column) was accepted; JSON does not allow it, and native models reject it",
                of: type)
        }
        try loggedRun(type, document, start, log.isListening ? log : RepairLog(isListening: true), settings, body)
    }

    /// As `run`, printing what was repaired: what could not be used at `.debug`, the rest at `.verbose`.
    private static func loggedRun(
        _ type: Any.Type, _ document: Document, _ start: Int, _ log: RepairLog, _ settings: ThreadSettings,
        _ body: (DecodingSession, Int) -> Void
    ) throws {
        let first = log.count
        var session = DecodingSession.begin(document, rules: .handyJSON, log: log, settings)
        defer { DecodingSession.end(&session) }
        body(session, start)
        for repair in log.report(from: first).repairs {
            switch repair.action {
            case .keptInitialValue, .emptyValue, .becameNil, .dropped, .refused: Log.logDebug("\(repair)", of: type)
            case .missing, .null, .converted, .defaultCase, .leftOut: Log.logVerbose("\(repair)", of: type)
            }
        }
        if let error = session.exhaustion { throw error }
    }

    static func text<T>(_ value: T, pretty: Bool) -> String? {
        var session = EncodingSession.begin(pretty: pretty, options: writing)
        defer { EncodingSession.end(&session) }
        return session.text(of: value, codec: CodecRegistry.shared.derivedCodec(for: T.self))
    }

    static func plain<T>(_ value: T) -> Any? {
        var session = EncodingSession.begin(options: writing)
        defer { EncodingSession.end(&session) }
        return session.plain(value, codec: CodecRegistry.shared.derivedCodec(for: T.self))
    }

    private static let writing: EncodingOptions = {
        var options = EncodingOptions()
        options.isDerived = true
        // A native model inside writes its mapped names, as it did before it was migrated.
        options.useMappedKeys = true
        return options
    }()
}
