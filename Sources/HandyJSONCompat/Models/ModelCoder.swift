import SmartEngine

/// HandyJSON's calls on the engine.
enum ModelCoder {
    /// A trailing comma is accepted, as Foundation's parser does.
    private static let parsing = Document.ParsingOptions(allowsTrailingComma: true)

    private static let rules = Unmanaged.passUnretained(ConversionRules.handyJSON)

    static func decode<T: HandyJSON>(_ type: T.Type, from source: DecodingSource?, _ path: String?) -> T? {
        guard let source else { return nil }
        return decode(type, from: source, path)
    }

    @_optimize(speed)
    static func decode<T: HandyJSON>(_ type: T.Type, from source: DecodingSource, _ path: String?) -> T? {
        let settings = ThreadSettings.current
        guard !settings.isWatched, !settings.printsDetails else {
            return watchedDecode(type, from: source, path)
        }
        // The fast path of most calls, without closures, errors and `T?`, which cost as much as a small document.
        guard let (document, start) = openIfPossible(source, path, type) else { return nil }
        var session = DecodingSession.beginUnwatched(document, rules: rules, settings)
        defer { DecodingSession.end(&session) }
        guard session.kind(of: start) == .object, let model = session.make(coded: type, at: start) else {
            tellFailure(type, session, start)
            return nil
        }
        return model.move()
    }

    @inline(never)
    private static func tellFailure(_ type: Any.Type, _ session: DecodingSession, _ start: Int) {
        Log.logError(Quotation.describe(session.failure(type, at: start)), of: type)
    }

    @inline(never)
    private static func openIfPossible(_ source: DecodingSource, _ path: String?, _ type: Any.Type) -> (Document, Int)?
    {
        do {
            return try open(source, path)
        } catch {
            Log.logError(Quotation.describe(error), of: type)
            return nil
        }
    }

    /// Opens the document, and finds the node at the path.
    private static func open(_ source: DecodingSource, _ path: String?) throws -> (Document, Int) {
        try source.open(parsing, path, throughArrays: false, orThrow: NothingThere(path: path ?? ""))
    }

    @inline(never) @_optimize(size)
    private static func watchedDecode<T: HandyJSON>(_ type: T.Type, from source: DecodingSource, _ path: String?) -> T?
    {
        var model: T?
        withRun(type, source, path) { session, index in
            guard session.kind(of: index) == .object else { throw session.failure(type, at: index) }
            model = try session.decode(coded: type, at: index)
        }
        return model
    }

    static func decodeArray<T: HandyJSON>(_ type: T.Type, from source: DecodingSource?, _ path: String?) -> [T?]? {
        var models: [T?]?
        withRun([T].self, source, path) { session, index in
            guard session.kind(of: index) == .array else { throw session.failure([T].self, at: index) }
            // An optional element that cannot be filled is nil, by the family's rules.
            models = try session.decode([T?].self, at: index)
        }
        return models
    }

    static func update<T: HandyJSON>(_ object: inout T, from source: DecodingSource?, _ path: String?) {
        withRun(T.self, source, path, isUpdate: true) { session, index in try session.update(&object, at: index) }
    }

    /// One value of any type, converted by HandyJSON's rules. This is not a decode of its own: repairs are only
    /// reported by the enclosing one.
    static func value<T>(_ type: T.Type, from object: Any) -> T? {
        guard let document = try? Document(object: object, options: parsing) else { return nil }
        var session = DecodingSession.begin(document, rules: .handyJSON)
        defer { DecodingSession.end(&session) }
        return try? session.decode(type, at: 0)
    }

    @_optimize(size) private static func withRun(
        _ type: Any.Type, _ source: DecodingSource?, _ path: String?, isUpdate: Bool = false,
        _ body: (DecodingSession, Int) throws -> Void
    ) {
        guard let source else { return }
        // Most decodes have no listener, and no cost for one.
        let settings = ThreadSettings.current
        let watch = settings.isWatched ? SentinelWatch(settings.options, isWatched: true) : nil
        do {
            let (document, start) = try open(source, path)
            do {
                try run(type, document, start, watch?.log ?? .silent, settings, body)
            } catch {
                // The model may also be native, and refused.
                watch?.log.noteRefusal(error, document, start, isUpdate: isUpdate)
                throw error
            }
            try watch?.finish(type)
        } catch {
            Log.logError(Quotation.describe(error), of: type)
            watch?.fail(type, error)
        }
    }

    /// The path comes from the app, not from the payload.
    private struct NothingThere: LocalizedError, TextWithoutValues, CustomStringConvertible {
        let path: String
        var errorDescription: String? { description }
        var description: String { "there is nothing at designatedPath '\(path.shortened())'" }
    }

    /// Throws if the run failed: the stack is too small, or the value is of another kind.
    @_optimize(size) private static func run(
        _ type: Any.Type, _ document: Document, _ start: Int, _ log: RepairLog, _ settings: ThreadSettings,
        _ body: (DecodingSession, Int) throws -> Void
    ) throws {
        let isTold = Log.isEnabled(.debug)
        if isTold, let place = document.trailingComma {
            Log.logDebug(
                "a trailing comma at line \(place.line), column \(place.column) was accepted; JSON does not allow it, and native models reject it",
                of: type)
        }
        let log = isTold && !log.isListening ? RepairLog(isListening: true) : log
        let first = isTold ? log.count : 0
        var session = DecodingSession.begin(document, rules: .handyJSON, log: log, settings)
        defer { DecodingSession.end(&session) }
        let result = Result { try body(session, start) }
        if isTold { tell(log.report(from: first), of: type) }
        if let error = session.exhaustion { throw error }
        try result.get()
    }

    /// Prints the repairs: unusable values at `.debug`, the others at `.verbose`.
    @inline(never)
    private static func tell(_ report: SmartReport, of type: Any.Type) {
        for repair in report.repairs {
            switch repair.action {
            case .keptInitialValue, .emptyValue, .becameNil, .dropped, .refused: Log.logDebug("\(repair)", of: type)
            case .missing, .null, .converted, .defaultCase, .leftOut: Log.logVerbose("\(repair)", of: type)
            }
        }
    }

    /// The JSON text of a value; nil if there is no result. That is reported, and so is a value that was left out
    /// because it failed.
    static func text<T>(_ value: T, pretty: Bool) -> String? {
        var session = EncodingSession.begin(pretty: pretty, options: writing)
        defer { EncodingSession.end(&session) }
        let text = session.text(of: value, codec: CodecRegistry.shared.derivedCodec(for: T.self))
        if let complaint = session.complaint(T.self, isWritten: text != nil) { tell(complaint, T.self) }
        return text
    }

    /// The value as Foundation values. `isWritten`: whether there is a result.
    // The caller casts the result, which takes 250 instructions more if it is also used otherwise.
    static func plain<T>(_ value: T, isWritten: inout Bool) -> Any? {
        var session = EncodingSession.begin(options: writing)
        defer { EncodingSession.end(&session) }
        let plain = session.plain(value, codec: CodecRegistry.shared.derivedCodec(for: T.self))
        isWritten = plain != nil
        if let complaint = session.complaint(T.self, isWritten: isWritten) { tell(complaint, T.self) }
        return plain
    }

    @inline(never)
    private static func tell(_ complaint: String, _ type: Any.Type) { Log.logError(complaint, of: type) }

    /// Reports that the result is not an object; a missing result was reported before.
    @inline(never)
    static func tellOther(_ type: Any.Type, isWritten: Bool) {
        if isWritten { tell("\(type) is not written as an object, so there is no dictionary of it.", type) }
    }

    /// The options for writing, with the process's rules for the native models inside.
    private static var writing: EncodingOptions { ThreadSettings.current.writesByHandyJSON ? writingAll : writingOwn }
    private static let writingOwn = writing(.native)
    private static let writingAll = writing(.handyJSON)

    private static func writing(_ rules: SmartRules) -> EncodingOptions {
        var options = EncodingOptions.Choices()
        options.rules = rules
        options.isDerived = true
        // A native model inside writes its mapped names, as it did before it was migrated.
        options.useMappedKeys = true
        return EncodingOptions(options)
    }
}
