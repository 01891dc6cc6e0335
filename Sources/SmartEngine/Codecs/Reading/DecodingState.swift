import Foundation

/// One for each run, behind a pointer; there are no copies.
@usableFromInline package struct DecodingState: ~Copyable {
    /// What is read.
    @usableFromInline var held = HeldDocument.nothing
    /// Of the document that the run began with.
    package var topBytes: UnsafePointer<UInt8>
    package private(set) var active: ActiveRules
    /// What the call has in force, while a model's own choices are.
    private var ofCall: ActiveRules?
    /// What is in force in models with choices of their own, by the model.
    private var ofModels: [ObjectIdentifier: ActiveRules] = [:]
    /// Whether the options are not those of the process.
    private(set) var hasOwnOptions = false
    @usableFromInline package var rules: Unmanaged<ConversionRules>
    @usableFromInline package let session: Unmanaged<DecodingSession>
    var log = RepairLog.silent
    @usableFromInline package var isListening = false
    /// Whether this is a run-time derived model's own reading, and not a Codable coder's.
    var isDerived = false
    /// Whether the call has names for the objects at a path.
    package var hasExactNames = false
    /// Nested models and documents in progress; bounds the recursion through strings that hold JSON that hold strings …
    package var depth = 0
    @usableFromInline package var stack = StackSpace()
    /// Why the run has no result at all: its document is nested too deeply for this thread's stack.
    @usableFromInline package var exhaustion: (any Error)?
    /// What the run keeps for Codable values, where their half is linked.
    package let codable = CodableRun.ofDecode()
    let companion: UnsafeMutablePointer<RunCompanion>
    @usableFromInline package let scratch: UnsafeMutablePointer<RunScratch> = .makeEmpty()
    /// Ordinals of plans whose layout was verified in this run, a direct-mapped cache by their low bits; a collision just
    /// recomputes.
    var verified = SIMD16<UInt32>(repeating: 0)
    /// How types convert whose conversion may be their own: their codec's ordinal twice, plus one where it is; as
    /// `verified`.
    var conversions = SIMD16<UInt32>(repeating: 0)

    /// That of the document that is read.
    @inlinable package var memory: DocumentMemory {
        @inline(__always) get { held.memory }
    }

    init(
        options: DecodingOptions, session: Unmanaged<DecodingSession>, companion: UnsafeMutablePointer<RunCompanion>
    ) {
        topBytes = held.memory.bytes
        self.session = session
        self.companion = companion
        active = ActiveRules(options)
        rules = active.smart
    }

    /// For a run over a document.
    @inline(__always)
    mutating func begin(_ document: Document) {
        held = HeldDocument(document)
        topBytes = held.memory.bytes
    }

    /// For a call that chooses. `isExact`: nothing is converted by the native rules in this run.
    mutating func choose(_ options: DecodingOptions, isExact: Bool) {
        active = ActiveRules(options, isExact: isExact)
        hasOwnOptions = true
    }

    mutating func lossyRules() -> ConversionRules { active.lossy() }

    /// Puts a model's own choices in force, or the call's where it has none. What was in force, to be put back.
    package mutating func exchange(_ own: Set<SmartDecodingOption>, of type: Any.Type) -> ActiveRules {
        let outer = active
        let call = ofCall ?? outer
        if ofCall == nil { ofCall = outer }
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

    /// What models begin with: the call's choices, and what was made of them.
    package struct Base {
        fileprivate let ofCall: ActiveRules?
        fileprivate let ofModels: [ObjectIdentifier: ActiveRules]
    }

    /// What is in force is from now on what the models inside begin with. What they began with before, to be put back.
    package mutating func inherit() -> Base {
        let base = Base(ofCall: ofCall, ofModels: ofModels)
        ofCall = active
        ofModels = [:]
        return base
    }

    package mutating func putBack(_ base: Base) {
        ofCall = base.ofCall
        ofModels = base.ofModels
    }

    package mutating func putBack(_ outer: ActiveRules) { active = outer }

    /// Releases what was the run's. What was learned of types stays.
    mutating func rest() {
        if ofCall != nil {
            ofCall = nil
            ofModels = [:]
        }
        held = .nothing
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
    }
}
