// Memory: a session owns its state; contexts point to it unowned. No pointer into storage that can grow lives across
// user code.

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
        let options = options ?? (rules == nil ? settings.nativeOptions : settings.optionsInDerived) ?? settings.usual
        if options !== session.options { session.choose(options) }
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
        if !session.settings.keeps(session.options) { session.choose(session.settings.usual) }
        // Not before: releasing what the run held may have changed a setting, or decoded something.
        let (memory, version) = (session.settings.memory, session.settings.version)
        memory._withUnsafeGuaranteedRef {
            if $0.keeps(version, $0.decodings.count) { $0.decodings.append(session) } else { session.finish() }
        }
    }

    /// Puts other options in force. Tells the Codable half if the names have changed, since its plans depend on them.
    @inline(never)
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

/// The state of a decode, one for each run, accessed by pointer and never copied.
@usableFromInline package struct DecodingState: ~Copyable {
    // The document that is read.

    @usableFromInline var held = HeldDocument.nothing
    /// The objects that have names of their own in this call (`.exactMap`), in the document that the run began with;
    /// nil if there are none.
    package var exactNames: ExactNames?
    /// The path that was requested last.
    var knownPath: KnownPath?
    /// The objects that are read as dictionaries, by document; only where names are converted.
    var dictionaries: [ObjectIdentifier: Set<Int>]?
    /// The model to be updated by the next native model that is decoded.
    package var original: UnsafeRawPointer?

    // The rules in force.

    @usableFromInline package var rules: Unmanaged<ConversionRules>
    /// The options in force: the call's, or those of the model that is being decoded.
    package var options: DecodingOptions
    /// The call's options, once a model has had its own in force.
    package private(set) var callOptions: DecodingOptions?
    /// The options of models that have their own, by model.
    private var ofModels = [ObjectIdentifier: DecodingOptions]()
    /// The conversions of the model that is being decoded.
    package var conversions: [SmartConversion] = []
    /// Whether this is a run-time derived model's own reading, and not a Codable coder's.
    package var isDerived = false

    // The report, and failures.

    /// The log of the run; nil if nobody listens.
    @usableFromInline package var log: RepairLog?
    /// The position in the log after its last change by this run; whether the log ends with the run.
    var logged = (until: RepairLog.Position.start, isOwn: false)
    /// Why the last failed `init(from:)` failed.
    @usableFromInline package var lastError: (any Error)?
    /// The element that made the last failed collection fail.
    @usableFromInline package var failedElement: (index: Int, type: Any.Type)?
    /// Why the run failed: its document is nested too deeply for this thread's stack.
    @usableFromInline package var exhaustion: (any Error)?

    // Memory for all values of the run.

    @usableFromInline package let session: Unmanaged<DecodingSession>
    @usableFromInline package var stack = StackSpace()
    /// Memory for values that are passed from a codec to a return value.
    @usableFromInline package var scratch = ScratchStack()
    /// The run's memory for Codable values; nil if the Codable half is not linked.
    package let codable = CodableRun.ofDecode()
    /// The run's memory for run-time models.
    let companion: UnsafeMutablePointer<RunCompanion> = .makeEmpty()

    /// The memory of the document being read.
    @inlinable package var memory: DocumentMemory {
        @inline(__always) get { held.memory }
    }

    @_optimize(size) init(_ options: DecodingOptions, _ session: DecodingSession) {
        self.session = .passUnretained(session)
        self.options = options
        rules = .passUnretained(options.rules)
    }

    /// Puts a model's own options in force, or the call's if it has none. Returns the previous ones, to be restored.
    @_optimize(size) package mutating func exchange(_ own: Set<SmartDecodingOption>, of type: Any.Type)
        -> DecodingOptions
    {
        let outer = options
        let call = callOptions ?? outer
        callOptions = call
        if own.isEmpty {
            options = call
        } else if let known = ofModels[ObjectIdentifier(type)] {
            options = known
        } else {
            options = call.with(own)
            ofModels[ObjectIdentifier(type)] = options
        }
        return outer
    }

    /// Releases everything that belongs to the call.
    @_optimize(speed)
    mutating func reset() {
        if let codable { codable.half.restDecoding(codable.memory) }
        if callOptions != nil { callOptions = nil }
        if !ofModels.isEmpty { ofModels = [:] }
        held = .nothing
        if exactNames != nil { exactNames = nil }
        if knownPath != nil { knownPath = nil }
        if dictionaries != nil { dictionaries = nil }
        if log != nil { (log, logged.until) = (nil, .start) }
        if exhaustion != nil { exhaustion = nil }
        scratch.reset()
        original = nil
        if lastError != nil { lastError = nil }
        if failedElement != nil { failedElement = nil }
        if !conversions.isEmpty { conversions = [] }
    }
}

/// Exact maps by the index of their object.
package final class ExactNames {
    package var byObject = RareTable<Int, [SmartExactMap]>()

    package init() {}
}

extension DecodingContext {
    /// The position in the log. Taken for each value with a listener, without the log's lock.
    package var noted: RepairLog.Position { state.pointee.logged.until }

    /// Changes the log, if there is a listener.
    package func changeLog(_ change: (RepairLog) -> RepairLog.Position) {
        guard let log = state.pointee.log else { return }
        state.pointee.logged.until = change(log)
    }

    /// Removes what this run noted since `position` from the log.
    package func revertLog(to position: RepairLog.Position) {
        if noted != position { changeLog { $0.revert(to: position) } }
    }

    /// Runs `body` with another document of this run: one in a string, or an earlier one, for a decoder that was kept.
    package func reading<R>(_ document: Document, _ body: () throws -> R) rethrows -> R {
        let outer = state.pointee.held
        state.pointee.held = HeldDocument(document)
        defer { state.pointee.held = outer }
        return try body()
    }

    /// Runs `body` with a document found in the string at `index`. Nil when such documents nest too deeply.
    package func reading<R>(_ inner: Document, inStringAt index: Int, _ body: () -> R?) -> R? {
        inner.isFound(in: state.pointee.held.document, at: index)
        return inner.depth > 64 ? nil : reading(inner, body)
    }
}

/// Memory for values that are passed from a codec to a return value: each push is popped, in reverse order, before
/// other code runs. Its owner frees it.
@usableFromInline package struct ScratchStack {
    @usableFromInline package let room = UnsafeMutableRawPointer.allocate(byteCount: ScratchStack.size, alignment: 16)
    /// The bytes in use; `pop` gets this number later.
    @usableFromInline package var mark = 0
    /// 0 when the room has been freed.
    @usableFromInline package var size = ScratchStack.size
    /// Memory that `keep` allocated because there was no room.
    private var large: UnsafeMutableRawPointer?
    /// The size of the room in bytes.
    @usableFromInline package static let size = 16384

    /// Memory for one value of a type, to be given back with `pop` in reverse order; nil when there is no room.
    @inline(__always)
    @inlinable package mutating func push(size: Int, alignment: Int) -> UnsafeMutableRawPointer? {
        let start = (mark &+ alignment &- 1) & ~(alignment &- 1)
        guard alignment <= 16, start &+ size <= self.size else { return nil }
        mark = start &+ size
        return room + start
    }

    @inline(__always)
    @inlinable package mutating func pop(to mark: Int) { self.mark = mark }

    /// Memory for one value, valid until `reset`.
    mutating func keep(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
        if let room = push(size: size, alignment: alignment) { return room }
        freeLarge()
        let made = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
        large = made
        return made
    }

    mutating func reset() {
        mark = 0
        if large != nil { freeLarge() }
    }

    private mutating func freeLarge() {
        guard let large else { return }
        large.deallocate()
        self.large = nil
    }

    /// Frees the memory; `push` fails from then on.
    mutating func free() {
        freeLarge()
        guard size > 0 else { return }
        size = 0
        room.deallocate()
    }
}

/// Memory for one value.
@frozen @usableFromInline package struct ValueRoom {
    @usableFromInline package let start: UnsafeMutableRawPointer
    /// How far the run's own memory was in use; nil if this memory is not part of it.
    @usableFromInline package let mark: Int?

    @inlinable package init(start: UnsafeMutableRawPointer, mark: Int?) {
        self.start = start
        self.mark = mark
    }
}

extension DecodingContext {
    /// Memory for one value, the run's own where there is room, to be given back in reverse order. (A function that
    /// takes a closure would cost generic code a metadata look-up.)
    @inline(__always)
    @inlinable package func room<T>(for type: T.Type) -> ValueRoom {
        let mark = state.pointee.scratch.mark
        let (size, alignment) = (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
        if let start = state.pointee.scratch.push(size: size, alignment: alignment) {
            return ValueRoom(start: start, mark: mark)
        }
        return ValueRoom(start: .allocate(byteCount: size, alignment: alignment), mark: nil)
    }

    @inlinable package func giveBack(_ room: ValueRoom) {
        if let mark = room.mark { state.pointee.scratch.pop(to: mark) } else { room.start.deallocate() }
    }
}
