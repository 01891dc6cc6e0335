import Foundation

/// One run of the engine over one document. Not shared between threads.
///
///     var session = DecodingSession.begin(document)
///     defer { DecodingSession.end(&session) }
package final class DecodingSession {
    // Unchecked: nothing that is called while one of these is in use comes back here.
    @exclusivity(unchecked) private(set) var document: Document
    private var ownsLog = false
    /// The objects of one document that have names of their own in this call (`.exactMap`).
    var exactNames: [Int: [SmartExactMap]] = [:] {
        didSet { state.pointee.hasExactNames = !exactNames.isEmpty }
    }
    var exactDocument: UnsafePointer<UInt8>?
    private let state: UnsafeMutablePointer<DecodingState>
    /// Of the settings that it was made for.
    private let version: Int

    /// Whether this is a run-time derived model's own reading, and not a Codable coder's.
    var isDerived: Bool { state.pointee.isDerived }
    var options: DecodingOptions { state.pointee.options }
    var log: RepairLog { state.pointee.log }
    var lossyRules: ConversionRules {
        if let made = state.pointee.lossyRules { return made }
        let rules = state.pointee.nativeRules.lossy()
        state.pointee.lossyRules = rules
        return rules
    }

    private init(_ document: Document, _ settings: ThreadSettings) {
        self.document = document
        version = settings.version
        let native = UnsafeMutablePointer<NativeScratch>.allocate(capacity: 1)
        native.initialize(to: NativeScratch())
        state = .allocate(capacity: 1)
        state.initialize(
            to: DecodingState(
                memory: DocumentMemory(document), options: settings.usual, session: Unmanaged.passUnretained(self),
                native: native, companion: .makeEmpty()))
    }

    /// A run, to be ended with `end`: one that this thread has kept, or a new one.
    ///
    /// `rules`: of the value at the top; nil for the native ones. `options`: nil for those of the process. `log`: nil
    /// for the one of the `SmartSentinel.record` around. `isCoder`: for a Codable coder. `isExact`: nothing is converted
    /// by the native rules; with options.
    package static func begin(
        _ document: Document, rules: ConversionRules? = nil, options: DecodingOptions? = nil, log: RepairLog? = nil,
        isCoder: Bool = false, isExact: Bool = false, _ settings: ThreadSettings = .current
    ) -> DecodingSession {
        let kept = ThreadMemory.current(settings).takeDecoding()
        let session = kept ?? DecodingSession(document, settings)
        let state = session.state
        if kept != nil {
            session.document = document
            state.pointee.memory = DocumentMemory(document)
            state.pointee.topBytes = state.pointee.memory.bytes
        }
        let isNative = rules == nil
        if let options = options
            ?? (isNative ? settings.nativeOptions : settings.hasConversions ? settings.options : nil)
        {
            state.pointee.choose(options)
            if isExact { state.pointee.becomeExact() }
            session.context.native.pointee.begin(options)
        }
        session.ownsLog = log == nil
        let log = log ?? RepairLog.ofDecode(settings)
        if log.isListening {
            state.pointee.log = log
            state.pointee.isListening = true
        }
        state.pointee.isDerived = rules != nil && !isCoder
        state.pointee.rules =
            rules.map { Unmanaged.passUnretained($0) }
            ?? (state.pointee.options.isCoder ? state.pointee.plainRules : state.pointee.smartRules)
        return session
    }

    /// Ends a run: it is kept for the thread's next one, unless it is still referenced elsewhere, such as by a decoder that
    /// user code kept.
    package static func end(_ session: inout DecodingSession) {
        let state = session.state
        if session.ownsLog, state.pointee.isListening { session.log.finish() }
        session.context.native.pointee.restIdleDecoders()
        let memory = ThreadMemory.present
        guard isKnownUniquelyReferenced(&session) else { return session.context.native.pointee.giveBack() }
        session.rest()
        // Not before: what the run had may have changed a setting when it was released, or decoded something.
        guard memory.keepsDecoding(session.version) else { return session.context.native.pointee.giveBack() }
        memory.keep(session)
    }

    /// Lets go of all that was the run's.
    private func rest() {
        document = .nothing
        exactDocument = nil
        if state.pointee.hasExactNames { exactNames = [:] }
        if knownPath != nil { knownPath = nil }
        if !dictionaries.isEmpty { dictionaries = [:] }
        if let large = largeRoom {
            large.deallocate()
            largeRoom = nil
        }
        context.native.pointee.rest()
        context.companion.pointee.endRun()
        state.pointee.rest()
        context.native.pointee.begin(state.pointee.options)
    }

    deinit {
        largeRoom?.deallocate()
        context.native.pointee.giveBack()
        state.pointee.native.deinitialize(count: 1)
        state.pointee.native.deallocate()
        state.pointee.companion.deinitialize(count: 1)
        state.pointee.companion.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }
    /// Memory for the value of the run, until it ends.
    func room(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
        if let room = context.native.pointee.push(size: size, alignment: alignment) { return room }
        let large = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
        largeRoom?.deallocate()
        largeRoom = large
        return large
    }

    /// For a value that is too large for the scratch memory.
    private var largeRoom: UnsafeMutableRawPointer?

    package var context: DecodingContext { DecodingContext(state: state) }

    /// The objects that are read as dictionaries, by document; only where names are converted.
    @exclusivity(unchecked) private var dictionaries: [ObjectIdentifier: Set<Int>] = [:]

    @inline(never)
    func noteDictionary(_ index: Int) {
        dictionaries[ObjectIdentifier(document), default: []].insert(index)
    }

    func isDictionary(_ index: Int, in memory: DocumentMemory) -> Bool {
        dictionaries[ObjectIdentifier(memory.document.takeUnretainedValue())]?.contains(index) ?? false
    }

    @exclusivity(unchecked) private var knownPath: KnownPath?

    /// The way to a value. What the next one has in common with the last costs a copy.
    func path(to index: Int, in memory: DocumentMemory) -> KnownPath {
        let document = memory.document.takeUnretainedValue()
        var path = knownPath.flatMap { $0.document === document ? $0 : nil } ?? KnownPath(document)
        // Let go of here, so that it is changed in place.
        knownPath = nil
        path.move(to: index)
        knownPath = path
        return path
    }

    /// Why the run has no result, whatever it made.
    package var exhaustion: (any Error)? { state.pointee.exhaustion }

    /// Lets `body` read a document of this run again, for a decoder that was kept.
    func withRestoredDocument<R>(_ earlier: Document, _ body: () throws -> R) rethrows -> R {
        let outer = document
        let outerMemory = state.pointee.memory
        document = earlier
        state.pointee.memory = DocumentMemory(earlier)
        defer {
            document = outer
            state.pointee.memory = outerMemory
        }
        return try body()
    }

    /// Lets `body` read another document (JSON inside a string) in the same run. Nil when such documents nest too
    /// deeply.
    func withDocument<R>(_ inner: Document, at index: Int, _ body: () throws -> R?) rethrows -> R? {
        guard state.pointee.depth < 64 else { return nil }
        let outer = document
        let outerMemory = state.pointee.memory
        inner.isFound(in: outer, at: index)
        document = inner
        state.pointee.memory = DocumentMemory(inner)
        state.pointee.depth += 1
        defer {
            document = outer
            state.pointee.memory = outerMemory
            state.pointee.depth -= 1
        }
        return try withExtendedLifetime(inner) { try body() }
    }
}
