import Foundation

/// One run of the engine over one document: it owns the run's state. Not shared between threads.
///
///     var session = DecodingSession.begin(document)
///     defer { DecodingSession.end(&session) }
@usableFromInline package final class DecodingSession {
    package let context: DecodingContext
    /// The settings that the session was made for, of the thread that made it. Only this thread begins and ends its
    /// runs.
    private let settings: ThreadSettings

    /// The document being read.
    package var document: Document { context.state.pointee.held.document }
    /// Whether this is a run-time derived model's own reading, and not a Codable coder's.
    var isDerived: Bool { context.state.pointee.isDerived }
    package var options: DecodingOptions { context.state.pointee.options }
    package var log: RepairLog { context.state.pointee.log ?? .silent }

    private init(_ settings: ThreadSettings) {
        self.settings = settings
        context = DecodingContext(state: .allocate(capacity: 1))
        context.state.initialize(to: DecodingState(settings.usual, self))
    }

    /// A run, to be ended with `end`: one that this thread has kept, or a new one.
    ///
    /// `rules`: those of the value at the top, which must outlive the run; nil for the native ones. `options`: nil for
    /// those of the process. `log`: nil for the log of the enclosing `SmartSentinel.record`.
    @_optimize(speed)
    package static func begin(
        _ document: Document, rules: Unmanaged<ConversionRules>? = nil, options: DecodingOptions? = nil,
        log: RepairLog? = nil, _ settings: ThreadSettings = .current
    ) -> DecodingSession {
        let session = settings.memory._withUnsafeGuaranteedRef {
            $0.decodings.isEmpty ? DecodingSession(settings) : unsafeDowncast($0.decodings.removeLast(), to: self)
        }
        let state = session.context.state
        state.pointee.held = HeldDocument(document)
        if let options = options ?? (rules == nil ? settings.nativeOptions : settings.optionsInDerived) {
            session.choose(options)
        }
        state.pointee.rules =
            rules
            ?? .passUnretained(session.options.choices.isCoder ? session.options.plainCodable : session.options.rules)
        state.pointee.isDerived = rules != nil
        state.pointee.logged.isOwn = log == nil
        if let log = log ?? (settings.isRecording ? .ofDecode() : nil), log.isListening {
            // A log may have the repairs of other runs.
            (state.pointee.log, state.pointee.logged.until) = (log, log.position)
        }
        return session
    }

    /// Ends a run: it is kept for the thread's next one, unless it is still referenced elsewhere, such as by a decoder
    /// that user code kept.
    @_optimize(speed)
    package static func end(_ session: inout DecodingSession) {
        let state = session.context.state
        if state.pointee.logged.isOwn, let log = state.pointee.log { log.finish() }
        guard isKnownUniquelyReferenced(&session) else { return session.finish() }
        if session.context.companion.pointee.isUsed { session.context.companion.pointee.reset() }
        state.pointee.reset()
        if session.options !== session.settings.usual { session.choose(session.settings.usual) }
        // Not before: releasing what the run held may have changed a setting, or decoded something.
        let (memory, version) = (session.settings.memory, session.settings.version)
        memory._withUnsafeGuaranteedRef {
            if $0.keeps(version, $0.decodings.count) { $0.decodings.append(session) } else { session.finish() }
        }
    }

    /// Puts other options in force. Tells the Codable half if the names have changed, since its plans depend on them.
    private func choose(_ options: DecodingOptions) {
        let state = context.state
        let names = state.pointee.options.namesVariant
        state.pointee.options = options
        guard names == nil || names != options.namesVariant, let codable = state.pointee.codable else { return }
        codable.half.beginDecoding(codable.memory, options.namesVariant)
    }

    /// Ends the run permanently.
    private func finish() {
        if let codable = context.state.pointee.codable { codable.half.finishDecoding(codable.memory) }
        context.state.pointee.scratch.free()
    }

    deinit {
        finish()
        let state = context.state
        if let codable = state.pointee.codable { codable.half.destroyDecoding(codable.memory) }
        state.pointee.companion.deinitialize(count: 1)
        state.pointee.companion.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Why the run failed, even if it made a value.
    package var exhaustion: (any Error)? {
        let unread = context.state.pointee.held.document.unread
        if unread >= 0 { _ = context.endExhausted(nil, unread) }
        return context.state.pointee.exhaustion
    }
}
