import Foundation

/// One for each run, behind a pointer; there are no copies.
struct DecodingState: ~Copyable {
    var memory: DocumentMemory
    /// Of the document that the run began with.
    var topBytes: UnsafePointer<UInt8>
    private(set) var options: DecodingOptions
    /// What the call has in force, while a model's own choices are.
    private var callChoices: Choices?
    /// What is in force in models with choices of their own, by the ordinal of their plan's model.
    private var ownChoices: [ObjectIdentifier: Choices] = [:]
    /// Whether the options are not those of the process.
    private var hasOwnOptions = false
    /// The native rules of this call.
    private(set) var nativeRules: ConversionRules
    /// As above, without ownership.
    private(set) var smartRules: Unmanaged<ConversionRules>
    /// The same for plain Codable types.
    private(set) var plainRules: Unmanaged<ConversionRules>
    /// The same, but collections leave out what cannot convert; made when it is asked for.
    var lossyRules: ConversionRules?
    var rules: Unmanaged<ConversionRules>
    let session: Unmanaged<DecodingSession>
    var log = RepairLog.silent
    var isListening = false
    /// Whether this is a run-time derived model's own reading, and not a Codable coder's.
    var isDerived = false
    /// Whether the process has conversions of its own.
    private(set) var hasConversions: Bool
    /// Whether the call has names for the objects at a path.
    var hasExactNames = false
    /// Whether member names become coding keys of other names.
    private(set) var convertsNames: Bool
    /// Nested models and documents in progress; bounds the recursion through strings that hold JSON that hold strings …
    var depth = 0
    var stack = StackSpace()
    /// Why the run has no result at all: its document is nested too deeply for this thread's stack.
    var exhaustion: (any Error)?
    let native: UnsafeMutablePointer<NativeScratch>
    let companion: UnsafeMutablePointer<RunCompanion>
    /// Ordinals of plans whose layout was verified in this run, a direct-mapped cache by their low bits; a collision just
    /// recomputes.
    var verified = SIMD16<UInt32>(repeating: 0)
    /// How types convert whose conversion may be their own: their codec's ordinal twice, plus one where it is; as
    /// `verified`.
    var conversions = SIMD16<UInt32>(repeating: 0)

    init(
        memory: DocumentMemory, options: DecodingOptions, session: Unmanaged<DecodingSession>,
        native: UnsafeMutablePointer<NativeScratch>, companion: UnsafeMutablePointer<RunCompanion>
    ) {
        self.memory = memory
        topBytes = memory.bytes
        self.options = options
        self.session = session
        self.native = native
        self.companion = companion
        nativeRules = options.rules
        smartRules = Unmanaged.passUnretained(nativeRules)
        plainRules = Unmanaged.passUnretained(nativeRules.plain ?? nativeRules)
        rules = smartRules
        hasConversions = !options.conversions.isEmpty
        convertsNames = options.key.convertsNames
    }

    /// For a call that chooses.
    mutating func choose(_ options: DecodingOptions) {
        take(options)
        hasOwnOptions = true
    }

    /// Nothing is converted by the native rules in this run, whose options are its own.
    mutating func becomeExact() {
        guard hasOwnOptions, let exact = nativeRules.exact else { return }
        nativeRules = exact
        smartRules = Unmanaged.passUnretained(nativeRules)
        plainRules = smartRules
    }

    /// The options in force, with what is made of them.
    struct Choices {
        let options: DecodingOptions
        let rules: ConversionRules
        let lossyRules: ConversionRules?
    }

    private var choices: Choices { Choices(options: options, rules: nativeRules, lossyRules: lossyRules) }

    /// Puts a model's own choices in force, or the call's where it has none. What was in force, to be put back.
    mutating func exchange(_ own: Set<SmartDecodingOption>, of type: Any.Type) -> Choices {
        let outer = choices
        let call = callChoices ?? outer
        if callChoices == nil { callChoices = outer }
        guard !own.isEmpty else {
            putBack(call)
            return outer
        }
        if let known = ownChoices[ObjectIdentifier(type)] {
            putBack(known)
            return outer
        }
        let options = call.options.with(own)
        let rules = options.rules
        let made = Choices(
            options: options, rules: call.rules.isExact ? rules.exact ?? rules : rules, lossyRules: nil)
        ownChoices[ObjectIdentifier(type)] = made
        putBack(made)
        return outer
    }

    /// What models begin with: the call's choices, and what was made of them.
    struct Base {
        fileprivate let call: Choices?
        fileprivate let own: [ObjectIdentifier: Choices]
    }

    /// What is in force is from now on what the models inside begin with. What they began with before, to be put back.
    mutating func inherit() -> Base {
        let base = Base(call: callChoices, own: ownChoices)
        callChoices = choices
        ownChoices = [:]
        return base
    }

    mutating func putBack(_ base: Base) {
        callChoices = base.call
        ownChoices = base.own
    }

    mutating func putBack(_ choices: Choices) {
        options = choices.options
        nativeRules = choices.rules
        smartRules = Unmanaged.passUnretained(nativeRules)
        plainRules =
            nativeRules.isExact ? smartRules : Unmanaged.passUnretained(nativeRules.plain ?? nativeRules)
        lossyRules = choices.lossyRules
        convertsNames = options.key.convertsNames
    }

    private mutating func take(_ options: DecodingOptions) {
        self.options = options
        nativeRules = options.rules
        smartRules = Unmanaged.passUnretained(nativeRules)
        plainRules = Unmanaged.passUnretained(nativeRules.plain ?? nativeRules)
        lossyRules = nil
        hasConversions = !options.conversions.isEmpty
        convertsNames = options.key.convertsNames
    }

    /// Lets go of what was the run's. What was learned of types stays.
    mutating func rest() {
        if callChoices != nil {
            callChoices = nil
            ownChoices = [:]
        }
        memory = DocumentMemory(.nothing)
        if hasOwnOptions {
            take(ThreadSettings.lastSeen.usual)
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
