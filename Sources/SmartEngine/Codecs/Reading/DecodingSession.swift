import Foundation

/// One run of the engine over one document: it owns the run's state. Not shared between threads.
///
///     var session = DecodingSession.begin(document)
///     defer { DecodingSession.end(&session) }
@usableFromInline package final class DecodingSession {
    /// The document being read.
    package var document: Document { state.pointee.held.document }
    private let state: UnsafeMutablePointer<DecodingState>
    /// The version of the settings that it was made for.
    private let version: Int

    /// Whether this is a run-time derived model's own reading, and not a Codable coder's.
    var isDerived: Bool { state.pointee.isDerived }
    package var options: DecodingOptions { state.pointee.active.options }
    package var log: RepairLog { state.pointee.log }
    package var lossyRules: ConversionRules { state.pointee.lossyRules() }

    /// The memory of the thread that made the session. Only this thread begins and ends its runs.
    private let memory: ThreadMemory

    private init(_ settings: ThreadSettings, _ memory: ThreadMemory) {
        version = settings.version
        self.memory = memory
        state = .allocate(capacity: 1)
        state.initialize(to: DecodingState(settings.usual, self))
    }

    /// A run, to be ended with `end`: one that this thread has kept, or a new one.
    ///
    /// `rules`: those of the value at the top; nil for the native ones. `options`: nil for those of the process. `log`:
    /// nil for the log of the enclosing `SmartSentinel.record`. `isCoder`: for a Codable coder. `isExact`: nothing is
    /// converted by the native rules; with options.
    @_optimize(speed)
    package static func begin(
        _ document: Document, rules: ConversionRules? = nil, options: DecodingOptions? = nil, log: RepairLog? = nil,
        isCoder: Bool = false, isExact: Bool = false, _ settings: ThreadSettings = .current
    ) -> DecodingSession {
        let session = start(document, settings)
        let state = session.state
        let isNative = rules == nil
        if let options = options
            ?? (isNative ? settings.nativeOptions : settings.optionsInDerived)
        {
            session.choose(options, isExact: isExact)
        }
        state.pointee.ownsLog = log == nil
        let log = log ?? RepairLog.ofDecode(settings)
        if log.isListening {
            state.pointee.log = log
            state.pointee.isListening = true
        }
        session.beginRules(rules.map { Unmanaged.passUnretained($0) }, isCoder: isCoder)
        return session
    }

    /// Begins a run without a listener and with the process's options, as most runs are. It avoids the reference
    /// counting of `begin`; the rules must outlive it.
    package static func beginUnwatched(
        _ document: Document, rules: Unmanaged<ConversionRules>?, _ settings: ThreadSettings
    ) -> DecodingSession {
        let session = start(document, settings)
        if let options = rules == nil ? settings.nativeOptions : settings.optionsInDerived {
            session.choose(options, isExact: false)
        }
        session.beginRules(rules, isCoder: false)
        return session
    }

    @inline(__always)
    private static func start(_ document: Document, _ settings: ThreadSettings) -> DecodingSession {
        let memory = ThreadMemory.current(settings)
        let session = memory.takeDecoding() ?? DecodingSession(settings, memory)
        session.state.pointee.begin(document)
        return session
    }

    /// Sets the rules of the value at the top; nil for the native ones.
    @inline(__always)
    private func beginRules(_ rules: Unmanaged<ConversionRules>?, isCoder: Bool) {
        state.pointee.isDerived = rules != nil && !isCoder
        state.pointee.rules =
            rules
            ?? (state.pointee.active.options.isCoder ? state.pointee.active.plainCodable : state.pointee.active.smart)
    }

    /// Ends a run: it is kept for the thread's next one, unless it is still referenced elsewhere, such as by a decoder
    /// that user code kept.
    @_optimize(speed)
    package static func end(_ session: inout DecodingSession) {
        let state = session.state
        if state.pointee.ownsLog, state.pointee.isListening { session.log.finish() }
        guard isKnownUniquelyReferenced(&session) else { return session.finish() }
        session.rest()
        // Not before: releasing what the run held may have changed a setting, or decoded something.
        guard session.memory.keepsDecoding(session.version) else { return session.finish() }
        session.memory.keep(session)
    }

    @inline(never)
    private func choose(_ options: DecodingOptions, isExact: Bool) {
        let before = state.pointee.active.options.namesVariant
        state.pointee.choose(options, isExact: isExact)
        beginNames(after: before)
    }

    /// Tells the Codable half if the names have changed, since its plans depend on them.
    @inline(__always)
    private func beginNames(after variant: Int?) {
        let options = state.pointee.active.options
        if variant != nil, options.namesVariant == variant { return }
        if let codable = state.pointee.codable { codable.half.beginDecoding(codable.memory, options) }
    }

    /// Ends the run permanently.
    private func finish() {
        if let codable = state.pointee.codable { codable.half.finishDecoding(codable.memory) }
        state.pointee.scratch.free()
    }

    /// Releases everything that belongs to the run.
    private func rest() {
        if let codable = state.pointee.codable { codable.half.restDecoding(codable.memory) }
        context.companion.pointee.endRun()
        let before = state.pointee.active.options.namesVariant
        state.pointee.rest()
        beginNames(after: before)
    }

    deinit {
        finish()
        if let codable = state.pointee.codable { codable.half.destroyDecoding(codable.memory) }
        state.pointee.companion.deinitialize(count: 1)
        state.pointee.companion.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    package var context: DecodingContext { DecodingContext(state: state) }

    /// Why the run failed, even if it made a value.
    package var exhaustion: (any Error)? {
        let unread = context.memory.document._withUnsafeGuaranteedRef { $0.unread }
        if unread >= 0 { _ = context.endExhausted(nil, unread) }
        return state.pointee.exhaustion
    }
}
