import Foundation

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
