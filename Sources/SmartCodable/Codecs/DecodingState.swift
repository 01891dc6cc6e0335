import Foundation

struct DecodingState {
    var memory: DocumentMemory
    /// Of the document that the run began with.
    var topBytes: UnsafePointer<UInt8>
    private(set) var options: DecodingOptions
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
    /// Ordinals of plans whose layout was verified in this run, each in the place of its low bits; a collision only
    /// asks again.
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
        nativeRules = .smart(options)
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

    private mutating func take(_ options: DecodingOptions) {
        self.options = options
        nativeRules = .smart(options)
        smartRules = Unmanaged.passUnretained(nativeRules)
        plainRules = Unmanaged.passUnretained(nativeRules.plain ?? nativeRules)
        lossyRules = nil
        hasConversions = !options.conversions.isEmpty
        convertsNames = options.key.convertsNames
    }

    /// Lets go of what was the run's. What was learned of types stays.
    mutating func rest() {
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
