import Foundation

/// The state of a decode, one for each run, accessed by pointer and never copied.
@usableFromInline package struct DecodingState: ~Copyable {
    // The document that is read.

    @usableFromInline fileprivate(set) var held = HeldDocument.nothing
    /// The bytes of the document that the run began with.
    private(set) var topBytes: UnsafePointer<UInt8>
    /// The document's objects that have names of their own in this call (`.exactMap`); nil if there are none.
    package var exactNames: RareTable<Int, [SmartExactMap]>?
    /// Documents in strings in progress; bounds the recursion through strings that hold JSON that hold strings …
    fileprivate var depth = 0
    /// The path that was requested last.
    var knownPath: KnownPath?
    /// The objects that are read as dictionaries, by document; only where names are converted.
    var dictionaries: [ObjectIdentifier: Set<Int>] = [:]
    /// The model to be updated by the next native model that is decoded.
    package var original: UnsafeRawPointer?

    // The rules in force.

    @usableFromInline package var rules: Unmanaged<ConversionRules>
    package private(set) var active: ActiveRules
    package private(set) var ofCall: ActiveRules?
    /// The rules of models with options of their own, by model.
    private var ofModels: [ObjectIdentifier: ActiveRules] = [:]
    /// Whether the options are not those of the process.
    private var hasOwnOptions = false
    /// The conversions of the model that is being decoded.
    package var conversions: [SmartConversion] = []
    /// Whether this is a run-time derived model's own reading, and not a Codable coder's.
    var isDerived = false

    // The report, and failures.

    @usableFromInline package var isListening = false
    var log = RepairLog.silent
    /// Whether the log ends with the run.
    var ownsLog = false
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
    /// Ordinals of plans whose layout was verified in this run, a direct-mapped cache by their low bits; a collision
    /// just recomputes.
    var verified = SIMD16<UInt32>(repeating: 0)
    /// Whether types convert themselves: the ordinal of a type's codec, doubled, plus one if it does. A direct-mapped
    /// cache by the ordinals' low bits.
    var convertingTypes = SIMD16<UInt32>(repeating: 0)

    /// The memory of the document being read.
    @inlinable package var memory: DocumentMemory {
        @inline(__always) get { held.memory }
    }

    @_optimize(size) init(_ options: DecodingOptions, _ session: DecodingSession) {
        topBytes = held.memory.bytes
        self.session = .passUnretained(session)
        active = ActiveRules(options)
        rules = active.smart
    }

    /// Begins a run over a document.
    @inline(__always)
    mutating func begin(_ document: Document) {
        held = HeldDocument(document)
        topBytes = held.memory.bytes
    }

    /// Sets the options of the call. `isExact`: nothing is converted by the native rules in this run.
    mutating func choose(_ options: DecodingOptions, isExact: Bool) {
        active = ActiveRules(options, isExact: isExact)
        hasOwnOptions = true
    }

    mutating func lossyRules() -> ConversionRules { active.lossy() }

    /// Puts a model's own options in force, or the call's if it has none. Returns the previous ones, to be restored.
    @_optimize(size) package mutating func exchange(_ own: Set<SmartDecodingOption>, of type: Any.Type) -> ActiveRules {
        let outer = active
        let call = ofCall ?? outer
        ofCall = call
        if own.isEmpty {
            active = call
        } else if let known = ofModels[ObjectIdentifier(type)] {
            active = known
        } else {
            active = ActiveRules(call.options.with(own), isExact: call.isExact)
            ofModels[ObjectIdentifier(type)] = active
        }
        return outer
    }

    package mutating func putBack(_ outer: ActiveRules) { active = outer }

    /// Releases everything that belongs to the run. Knowledge of types stays.
    @_optimize(speed)
    mutating func rest() {
        if ofCall != nil { ofCall = nil }
        if !ofModels.isEmpty { ofModels = [:] }
        held = .nothing
        if exactNames != nil { exactNames = nil }
        if knownPath != nil { knownPath = nil }
        if !dictionaries.isEmpty { dictionaries = [:] }
        if hasOwnOptions {
            active = ActiveRules(ThreadSettings.lastSeen.usual)
            hasOwnOptions = false
        }
        if isListening {
            log = .silent
            isListening = false
        }
        depth = 0
        if exhaustion != nil { exhaustion = nil }
        scratch.rest()
        original = nil
        if lastError != nil { lastError = nil }
        if failedElement != nil { failedElement = nil }
        if !conversions.isEmpty { conversions = [] }
    }
}

extension DecodingContext {
    /// Whether the memory is that of the document that the run began with.
    package func isTop(_ memory: DocumentMemory) -> Bool { memory.bytes == state.pointee.topBytes }

    /// Runs `body` with another document of this run: one in a string, or an earlier one, for a decoder that was kept.
    package func reading<R>(_ document: Document, _ body: () throws -> R) rethrows -> R {
        let outer = state.pointee.held
        state.pointee.held = HeldDocument(document)
        defer { state.pointee.held = outer }
        return try body()
    }

    /// Runs `body` with a document found in the string at `index`. Nil when such documents nest too deeply.
    package func reading<R>(_ inner: Document, inStringAt index: Int, _ body: () -> R?) -> R? {
        guard state.pointee.depth < 64 else { return nil }
        inner.isFound(in: state.pointee.held.document, at: index)
        state.pointee.depth += 1
        defer { state.pointee.depth -= 1 }
        return reading(inner, body)
    }
}
