import Foundation
@_spi(Engine) import SmartEngine

/// One native decode from any kind of source.
enum NativeDecoding {
    /// Decodes a value. Throws what went wrong: `JSONSyntaxError`, `DecodingError`, `SmartStrictError`. `original`: the
    /// address of a model of the type that is to be updated.
    static func decode<T>(
        _ type: T.Type, from source: DecodingSource, path: String?, _ options: DecodingOptions,
        _ settings: ThreadSettings = .current, original: UnsafeRawPointer? = nil
    ) throws -> T {
        try decode(type, from: source, path: path, options, settings, isUpdate: original != nil) { session, start in
            session.context.state.pointee.original = updatable(original, type)
            return try session.decode(type, at: start)
        }
    }

    /// Decodes a model or an array of models. Throws what went wrong.
    static func decode<T: _SmartCoded>(
        _ type: T.Type, from source: DecodingSource, path: String?, _ options: DecodingOptions,
        original: UnsafeRawPointer? = nil
    ) throws -> T {
        let settings = ThreadSettings.current
        let value = try decode(type, from: source, path: path, options, settings, isUpdate: original != nil) {
            session, start in
            session.context.state.pointee.original = updatable(original, type)
            return try session.decode(coded: type, at: start)
        }
        if settings.isComparing, original == nil {
            SmartSentinel.compare(value) { decodeSilently(type, from: source, path: path, options.choosing($0)) }
        }
        return value
    }

    /// Decodes without notifying listeners.
    @_optimize(size) private static func decodeSilently<T: _SmartCoded>(
        _ type: T.Type, from source: DecodingSource, path: String?, _ options: DecodingOptions
    ) -> Any? {
        guard let (document, start) = try? open(source, path, options.parsing, for: type) else { return nil }
        return try? run(document, start, options, .silent, isExact: false, .current) {
            try $0.decode(coded: type, at: $1)
        }
    }

    /// The address of a model to be updated; nil for arrays and dictionaries, which are replaced.
    private static func updatable(_ original: UnsafeRawPointer?, _ type: Any.Type) -> UnsafeRawPointer? {
        guard let original else { return nil }
        let codec = CodecRegistry.shared.codec(for: type)
        return codec.isUpdatable && !codec.isUpdatedInPlace ? original : nil
    }

    /// Decodes a value that `body` makes from the node at the path. `isUpdate`: `body` changes an existing model.
    @_optimize(speed)
    static func decode<T>(
        _ type: T.Type, from source: DecodingSource, path: String?, _ options: DecodingOptions,
        _ settings: ThreadSettings = .current, isUpdate: Bool = false, by body: (DecodingSession, Int) throws -> T
    ) throws -> T {
        let watch =
            SentinelWatch.isNeeded(options, settings) ? SentinelWatch(options, isWatched: settings.isWatched) : nil
        do {
            let (document, start) = try open(source, path, options.parsing, for: type)
            let value: T
            var exactError: (any Error)?
            do {
                if options.isStrict, !isUpdate, let log = watch?.log {
                    value = try strictly(document, start, options, log, settings, &exactError, body)
                } else {
                    value = try run(document, start, options, watch?.log ?? .silent, isExact: false, settings, body)
                }
            } catch {
                watch?.log.noteRefusal(error, document, start, isUpdate: isUpdate)
                throw error
            }
            try watch?.finish(type) {
                exactError ?? watch?.log.firstMisfit().map { JSONDecoderErrors.misfit($0, options) }
            }
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

    /// Decodes for the entry points that return nil instead of throwing.
    static func decodeIfPossible<T: _SmartCoded>(
        _ type: T.Type, from source: DecodingSource?, path: String?, _ options: Set<SmartDecodingOption>?
    ) -> T? {
        guard let source else { return nil }
        let settings = ThreadSettings.current
        guard options == nil, !settings.isObserved else {
            return decodeTelling(type, from: source, path: path, DecodingOptions(options))
        }
        // The fast path of most calls, without closures, errors and `T?`, which cost as much as a small document.
        guard let (document, start) = openIfPossible(source, path, settings.nativeParsing, type) else { return nil }
        var session = DecodingSession.beginUnwatched(document, rules: nil, settings)
        defer { DecodingSession.end(&session) }
        if let model = session.make(coded: type, at: start) { return model.move() }
        tellFailure(type, session, start)
        return nil
    }

    /// Decodes with listeners. Instead of throwing an error it sends it to the listeners of messages, and returns nil.
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
            return try open(source, path, options, for: type)
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

    /// Opens the document, and finds the node at the path. `type`: what it is for.
    private static func open(
        _ source: DecodingSource, _ path: String?, _ options: Document.ParsingOptions, for type: Any.Type
    ) throws -> (Document, Int) {
        do {
            return try open(source, path, options)
        } catch let error as JSONSyntaxError {
            // Checked only now: hardly any text is wrong.
            guard !options.allowsTrailingComma, parsesAsHandyJSON(type) else { throw error }
            var options = options
            options.allowsTrailingComma = true
            return try open(source, path, options)
        }
    }

    /// Whether a model, or the one in an array, chooses HandyJSON's rules, whose parser takes a trailing comma.
    @inline(never)
    private static func parsesAsHandyJSON(_ type: Any.Type) -> Bool {
        if let list = type as? any ArrayOfElements.Type { return parsesAsHandyJSON(list.elementType) }
        if let optional = type as? any AnyOptional.Type { return parsesAsHandyJSON(optional.wrappedAnyType) }
        return (type as? any SmartDecodable.Type)?.decodingOptions.rules == .handyJSON
    }

    private static func open(_ source: DecodingSource, _ path: String?, _ options: Document.ParsingOptions) throws
        -> (Document, Int)
    {
        try source.open(
            options, path, throughArrays: true,
            orThrow: DecodingError.corrupted(
                "Nothing at designatedPath '\((path ?? "").shortened())'", NothingAtPath()))
    }
}

/// A type that JSON has as an array, and that tells the type of its elements.
package protocol ArrayOfElements {
    static var elementType: Any.Type { get }
}

extension Array: ArrayOfElements {
    package static var elementType: Any.Type { Element.self }
}
