import Foundation
@_spi(Engine) import SmartEngine

/// One native decode from any kind of source.
enum NativeDecoding {
    /// Throws what went wrong: `JSONSyntaxError`, `DecodingError`, `SmartStrictError`.
    /// `original`: where a model of the type lies that is to be updated.
    static func decode<T>(
        _ type: T.Type, from source: DecodingSource, path: String?, _ options: DecodingOptions,
        _ settings: ThreadSettings = .current, original: UnsafeRawPointer? = nil
    ) throws -> T {
        try decode(type, from: source, path: path, options, settings, isUpdate: original != nil) { session, start in
            session.context.scratch.pointee.original = updatable(original, type)
            return try session.decode(type, at: start)
        }
    }

    /// As above, of a model or an array of models.
    static func decode<T: _SmartCoded>(
        _ type: T.Type, from source: DecodingSource, path: String?, _ options: DecodingOptions,
        original: UnsafeRawPointer? = nil
    ) throws -> T {
        try decode(type, from: source, path: path, options, isUpdate: original != nil) { session, start in
            session.context.scratch.pointee.original = updatable(original, type)
            return try session.decode(coded: type, at: start)
        }
    }

    /// Lists and dictionaries are replaced.
    private static func updatable(_ original: UnsafeRawPointer?, _ type: Any.Type) -> UnsafeRawPointer? {
        original.flatMap { CodecRegistry.shared.codec(for: type).isUpdatable ? $0 : nil }
    }

    /// The same, with the value made by `body` from the node where the path leads. `isUpdate`: `body` changes a model
    /// that exists.
    static func decode<T>(
        _ type: T.Type, from source: DecodingSource, path: String?, _ options: DecodingOptions,
        _ settings: ThreadSettings = .current, isUpdate: Bool = false, by body: (DecodingSession, Int) throws -> T
    ) throws -> T {
        let watch =
            SentinelWatch.isNeeded(options, settings) ? SentinelWatch(options, isWatched: settings.isWatched) : nil
        do {
            let (document, start) = try open(source, path, options.parsing)
            let value: T
            do {
                if options.isStrict, !isUpdate, let log = watch?.log {
                    value = try strictly(document, start, options, log, settings, body)
                } else {
                    value = try run(document, start, options, watch?.log ?? .silent, isExact: false, settings, body)
                }
            } catch {
                watch?.log.noteRefusal(error, document, start, isUpdate: isUpdate)
                throw error
            }
            try watch?.finish(type)
            return value
        } catch let error {
            if !(error is SmartStrictError) { watch?.fail(type, error) }
            throw error
        }
    }

    private static func run<T>(
        _ document: Document, _ start: Int, _ options: DecodingOptions, _ log: RepairLog, isExact: Bool,
        _ settings: ThreadSettings, _ body: (DecodingSession, Int) throws -> T
    ) throws -> T {
        LinkedCodableHalf.link()
        var session = DecodingSession.begin(document, options: options, log: log, isExact: isExact, settings)
        defer { DecodingSession.end(&session) }
        session.resolveExactNames(from: start)
        return try body(session, start)
    }

    /// A strict decode converts nothing at all at first: an `init(from:)` that asks for one thing after the other is
    /// refused what JSONDecoder refuses. Where that fails or something was repaired, the usual run finds out all that is
    /// wrong. So a strict decode that fails takes two runs. If both fail, the first one's error counts, which is
    /// JSONDecoder's.
    @inline(never)
    private static func strictly<T>(
        _ document: Document, _ start: Int, _ options: DecodingOptions, _ log: RepairLog, _ settings: ThreadSettings,
        _ body: (DecodingSession, Int) throws -> T
    ) throws -> T {
        let before = log.position
        var exactError: (any Error)?
        do {
            let value = try run(document, start, options, log, isExact: true, settings, body)
            if log.seriousCount == 0 { return value }
        } catch {
            exactError = error
        }
        log.revert(to: before)
        do {
            return try run(document, start, options, log, isExact: false, settings, body)
        } catch {
            throw exactError ?? error
        }
    }

    /// For the entry points that say nothing of what went wrong.
    static func decodeIfPossible<T: _SmartCoded>(
        _ type: T.Type, from source: DecodingSource?, path: String?, _ options: Set<SmartDecodingOption>?
    ) -> T? {
        guard let source else { return nil }
        let settings = ThreadSettings.current
        guard options == nil, !settings.isWatched else {
            return decodeTelling(type, from: source, path: path, DecodingOptions(options))
        }
        // Most calls, without what costs as much as a small document: closures, errors, `T?`.
        guard let (document, start) = openIfPossible(source, path, settings.options.parsing, type) else { return nil }
        var session = DecodingSession.begin(document, log: .silent, settings)
        defer { DecodingSession.end(&session) }
        if let model = session.make(coded: type, at: start) { return model.move() }
        tellFailure(type, session, start)
        return nil
    }

    /// Nil instead of an error, which those who listen to messages are told.
    @inline(never)
    static func decodeTelling<T: _SmartCoded>(
        _ type: T.Type, from source: DecodingSource, path: String?, _ options: DecodingOptions,
        original: UnsafeRawPointer? = nil
    ) -> T? {
        do {
            return try decode(type, from: source, path: path, options, original: original)
        } catch {
            Diagnostics.failed(error, of: type)
            return nil
        }
    }

    @inline(never)
    private static func openIfPossible(
        _ source: DecodingSource, _ path: String?, _ options: Document.ParsingOptions, _ type: Any.Type
    ) -> (Document, Int)? {
        do {
            return try open(source, path, options)
        } catch {
            Diagnostics.failed(error, of: type)
            return nil
        }
    }

    @inline(never)
    private static func tellFailure(_ type: Any.Type, _ session: DecodingSession, _ start: Int) {
        guard Diagnostics.isHeard else { return }
        Diagnostics.failed(session.failure(type, at: start), of: type)
    }

    /// The document, and the node where the path leads.
    private static func open(_ source: DecodingSource, _ path: String?, _ options: Document.ParsingOptions) throws
        -> (Document, Int)
    {
        try source.open(
            options, path, throughArrays: true,
            orThrow: DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [], debugDescription: "Nothing at designatedPath '\((path ?? "").shortened())'.",
                    underlyingError: NothingAtPath())))
    }
}
