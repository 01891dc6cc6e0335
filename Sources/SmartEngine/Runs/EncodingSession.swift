// Memory: a session owns its state; contexts point to it unowned. No pointer into storage that can grow lives across
// user code.

import Foundation

/// One run of the engine that writes. Not shared between threads.
@usableFromInline package final class EncodingSession {
    package let context: EncodingContext
    private var outermost: UnsafeMutablePointer<EncodingFrame>?

    /// The settings that the session was made for, of the thread that made it and may keep it. Nil if it is not kept
    /// for another run.
    private let settings: ThreadSettings?

    private init(
        _ writer: JSONByteWriter, _ options: EncodingOptions, _ log: RepairLog, _ settings: ThreadSettings? = nil
    ) {
        self.settings = settings
        let state = UnsafeMutablePointer<EncodingState>.allocate(capacity: 1)
        state.initialize(to: EncodingState(writer: writer, options: options, log: log))
        context = EncodingContext(state: state)
        state.pointee.session = Unmanaged.passUnretained(self)
    }

    /// A run, to be ended with `end`: one that this thread has kept, or a new one.
    @_optimize(speed)
    package static func begin(
        pretty: Bool = false, escapesSlashes: Bool = true, options: EncodingOptions = .usual
    ) -> EncodingSession {
        let settings = ThreadSettings.current
        let session = settings.memory._withUnsafeGuaranteedRef {
            $0.encodings.isEmpty
                ? EncodingSession(JSONByteWriter(), .usual, .silent, settings)
                : unsafeDowncast($0.encodings.removeLast(), to: self)
        }
        let state = session.context.state
        state.pointee.writer.begin(pretty: pretty, escapesSlashes: escapesSlashes, nonConforming: options.words)
        state.pointee.begin(options, settings.isRecording ? SmartSentinel.recorder : nil)
        return session
    }

    /// Ends a run: it is kept for the thread's next one, unless it is still referenced elsewhere, such as by an encoder
    /// that user code kept.
    @_optimize(speed)
    package static func end(_ session: inout EncodingSession) {
        let state = session.context.state
        guard let (memory, version) = session.settings.map({ ($0.memory, $0.version) }),
            isKnownUniquelyReferenced(&session), session.outermost == nil
        else { return session.finish() }
        if session.context.companion.pointee.isUsed { session.context.companion.pointee.reset() }
        state.pointee.reset()
        // Not before: releasing what the run held may have changed a setting, or encoded something.
        memory._withUnsafeGuaranteedRef {
            if $0.keeps(version, $0.encodings.count) { $0.encodings.append(session) } else { session.finish() }
        }
    }

    /// Makes a session for text that is inserted into `outer` later, at its present depth.
    @_optimize(size) package convenience init(continuing outer: EncodingContext, at path: [any CodingKey]) {
        let outer = outer.state
        self.init(JSONByteWriter(continuing: outer.pointee.writer), outer.pointee.options, outer.pointee.log)
        context.state.pointee.takeCallOptions(of: outer.pointee)
        context.state.pointee.basePath = path
        context.state.pointee.depth = outer.pointee.depth
        context.state.pointee.isFinished = outer.pointee.isFinished
    }

    /// Makes a session for an encoder that user code kept: what is written to it from now on is discarded.
    @_optimize(size) package convenience init(after other: EncodingSession) {
        let options = other.context.state.pointee.options
        self.init(
            JSONByteWriter(pretty: false, escapesSlashes: true, nonConforming: options.words), options,
            other.context.state.pointee.log)
        context.state.pointee.isFinished = true
    }

    /// Makes `encoder`, which must outlive the session, the outermost container.
    package func begin(with encoder: AnyObject) {
        let frame = UnsafeMutablePointer<EncodingFrame>.allocate(capacity: 1)
        frame.initialize(to: EncodingFrame(encoder: Unmanaged.passUnretained(encoder), outer: nil))
        outermost = frame
        context.state.pointee.frame = UnsafePointer(frame)
    }

    /// Ends the run.
    package func finish() {
        if let codable = context.state.pointee.codable { codable.half.finishEncoding(codable.memory) }
        context.state.pointee.isFinished = true
    }

    deinit {
        if let codable = context.state.pointee.codable {
            codable.half.finishEncoding(codable.memory)
            codable.half.destroyEncoding(codable.memory)
        }
        context.state.pointee.writer.free()
        context.state.pointee.companion.deinitialize(count: 1)
        context.state.pointee.companion.deallocate()
        context.state.deinitialize(count: 1)
        context.state.deallocate()
        outermost?.deinitialize(count: 1)
        outermost?.deallocate()
    }

    /// The JSON text of a value; nil where it has none, and `complaint` says why.
    package func text<T>(of value: T, codec: Codec) -> String? {
        write(value, codec) ? context.state.pointee.writer.makeString() : nil
    }

    /// Writes a value. False if there is no text: nothing to write, or nested too deeply.
    package func write<T>(_ value: T, _ codec: Codec) -> Bool {
        let isWritten = withUnsafePointer(to: value) { codec.write($0, to: context) }
        context.limitDepth()
        return isWritten && context.state.pointee.overflow == nil
    }

    /// Why the run failed: there is no result then, or a value is left out. Nil if it did not fail.
    package var failure: (any Error)? { context.state.pointee.overflow ?? context.state.pointee.lastError }

    /// The call's report: that there is no result, or that a value was left out because it failed. Nil if nothing
    /// failed.
    package func complaint(_ type: Any.Type, isWritten: Bool) -> String? {
        let state = context.state
        if isWritten, state.pointee.overflow == nil, state.pointee.lastError == nil { return nil }
        return describe(type, isWritten)
    }

    @_optimize(size)
    private func describe(_ type: Any.Type, _ isWritten: Bool) -> String {
        let state = context.state
        if let error = state.pointee.overflow {
            let cause = (error as? EncodingError)?.context?.underlyingError as? NoJSON
            return "\(type) has no JSON: \(cause.map { "\($0)." } ?? Quotation.describe(error))"
        }
        guard let error = state.pointee.lastError else { return "\(type) has no JSON: it writes nothing." }
        let context = (error as? EncodingError)?.context
        // The description is used without the path, which lacks the properties of run-time models.
        let refusal = context?.underlyingError is RefusedModel ? context?.debugDescription : nil
        if isWritten {
            let failed = state.pointee.failedType.map { "a value of \($0)" } ?? "a value"
            return "\(type) is written without \(failed): \(refusal ?? Quotation.describe(error))"
        }
        return refusal ?? "\(type) has no JSON: \(Quotation.describe(error))"
    }

    /// The bytes of a value; throws where there is something that JSON cannot hold.
    @_optimize(speed)
    package func data<T: Encodable>(of value: T) throws -> Data {
        let codec = CodecRegistry.shared.codec(for: T.self)
        let state = context.state
        state.pointee.refusesNothing = !codec.isOptional
        let isWritten = withUnsafePointer(to: value) { codec.write($0, to: context) }
        context.limitDepth()
        if let error = state.pointee.overflow ?? state.pointee.lastError { throw error }
        if let refusal = state.pointee.refusal { throw refusal.error }
        guard isWritten else { throw EncodingContext.noText(value) }
        guard !state.pointee.options.choices.sortsKeys || state.pointee.writer.sortMembers() else {
            context.overflow(
                because: "its text is nested \(state.pointee.writer.deepest) levels deep, too deep to be sorted")
            throw state.pointee.overflow ?? EncodingContext.noText(value)
        }
        return state.pointee.writer.makeData()
    }

    package func plain<T>(_ value: T, codec: Codec) -> Any? {
        let plain = withUnsafePointer(to: value) { codec.plainValue($0, context) }
        return context.state.pointee.overflow == nil ? plain : nil
    }

    /// The value's JSON text as Foundation values.
    func plainText<T>(_ value: T, _ codec: Codec) -> Any? {
        guard write(value, codec) else { return nil }
        if let plain = context.state.pointee.writer.plainValue() { return plain }
        context.state.pointee.writer.deepest = .max
        context.limitDepth()
        return nil
    }
}

/// Limits how often objects are written that are reachable by several paths.
///
/// An object is written once for each path to it. An array of a million rows that share an object writes it a million
/// times. Eleven objects that all refer to each other would be written forty million times, and twelve of them twelve
/// times as often. So beyond the first hundred thousand writes distinct objects are counted, and each may be written a
/// thousand times on average: the time is linear in the objects.
@usableFromInline package struct ObjectGraph {
    @usableFromInline package var writes = 0
    private var distinct: Set<ObjectIdentifier> = []
    /// Retained, so that no other object gets the address of a counted one.
    private var objects: [AnyObject] = []

    @usableFromInline package static let free = 100_000
    private static let timesEach = 1_000
    @usableFromInline package static let reason =
        "its objects refer to each other, and there are too many paths through them"

    /// Counts an object that is about to be written. False: the limit is reached.
    @inlinable package mutating func mayWrite(_ object: UnsafeRawPointer) -> Bool {
        writes &+= 1
        return writes <= ObjectGraph.free || tellApart(object)
    }

    @usableFromInline package mutating func tellApart(_ pointer: UnsafeRawPointer) -> Bool {
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        if distinct.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
        return writes / ObjectGraph.timesEach <= distinct.count + ObjectGraph.free / ObjectGraph.timesEach
    }
}
