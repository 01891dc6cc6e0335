/// HandyJSON's calls on the engine.
enum ModelCoder {
    enum Source {
        case text(String)
        case data(Data)
        case object(Any)

        /// Nil (with a log line) for what is no JSON. A trailing comma is accepted, as Foundation's parser does.
        func document() -> Document? {
            let options = Document.ParsingOptions(allowsTrailingComma: true)
            do throws(JSONSyntaxError) {
                switch self {
                case .text(let text): return try Document(text: text, options: options)
                case .data(let data): return try Document(data: data, options: options)
                case .object(let object): return try Document(object: object, options: options)
                }
            } catch {
                Log.logError("\(error)")
                return nil
            }
        }
    }

    static func decode<T: HandyJSON>(_ type: T.Type, from source: Source?, _ path: String?) -> T? {
        withRun(source, path) { session, index in
            guard session.kind(of: index) == .object else { return nil }
            return try? session.decode(type, at: index)
        }
    }

    static func decodeArray<T: HandyJSON>(_ type: T.Type, from source: Source?, _ path: String?) -> [T?]? {
        withRun(source, path) { session, index in
            guard session.kind(of: index) == .array else { return nil }
            // An optional element that cannot be filled is nil, by the family's rules.
            return try? session.decode([T?].self, at: index)
        }
    }

    static func update<T: HandyJSON>(_ object: inout T, from source: Source?, _ path: String?) {
        _ = withRun(source, path) { session, index in session.update(&object, at: index) }
    }

    /// One value of any type, converted by HandyJSON's rules.
    static func value<T>(_ type: T.Type, from object: Any) -> T? {
        withRun(.object(object), nil) { session, index in try? session.decode(type, at: index) }
    }

    private static func withRun<R>(_ source: Source?, _ path: String?, _ body: (DecodingSession, Int) -> R?) -> R? {
        guard let document = source?.document() else { return nil }
        guard let start = DesignatedPath.find(path, in: document, throughArrays: false) else {
            Log.logError("there is nothing at designatedPath '\(path ?? "")'")
            return nil
        }
        if Log.isEnabled(.debug), let place = document.trailingComma {
            Log.logDebug("a trailing comma at line \(place.line), column \(place.column) was accepted; JSON does not allow it, and native models reject it")
        }
        guard Log.isEnabled(.debug) else {
            let session = DecodingSession(document: document, rules: .handyJSON)
            defer { session.finish() }
            return body(session, start)
        }
        return withLoggedRun(document, start, body)
    }

    /// As `withRun`, printing what was repaired: what could not be used at `.debug`, the rest at `.verbose`.
    private static func withLoggedRun<R>(_ document: Document, _ start: Int, _ body: (DecodingSession, Int) -> R?) -> R? {
        let recording = RepairLog.current()
        let log = recording.isListening ? recording : RepairLog(isListening: true)
        let first = log.count
        let session = DecodingSession(document: document, rules: .handyJSON, log: log)
        defer { session.finish() }
        let result = body(session, start)
        for repair in log.report(from: first).repairs {
            switch repair.action {
            case .keptInitialValue, .becameNil, .dropped: Log.logDebug("\(repair)")
            case .missing, .null, .converted, .leftOut: Log.logVerbose("\(repair)")
            }
        }
        return result
    }

    static func text<T>(_ value: T, pretty: Bool) -> String? {
        let session = EncodingSession(pretty: pretty, options: writing)
        defer { session.finish() }
        return session.text(of: value, codec: CodecRegistry.shared.codec(for: T.self))
    }

    static func plain<T>(_ value: T) -> Any? {
        let session = EncodingSession(options: writing)
        defer { session.finish() }
        return session.plain(value, codec: CodecRegistry.shared.codec(for: T.self))
    }

    private static let writing: EncodingOptions = {
        var options = EncodingOptions()
        options.dropsNulls = true
        // A native model inside writes its mapped names, as it did before it was migrated.
        options.useMappedKeys = true
        return options
    }()
}
