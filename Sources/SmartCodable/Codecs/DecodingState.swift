import Foundation

struct DecodingState {
    var memory: DocumentMemory
    var rules: Unmanaged<ConversionRules>
    /// The native rules of this call.
    let smartRules: Unmanaged<ConversionRules>
    var session: Unmanaged<DecodingSession>
    var isListening: Bool
    /// Whether the process has conversions of its own.
    let hasConversions: Bool
    /// Whether the call has names for the objects at a path.
    var hasExactNames = false
    /// Whether member names become coding keys of other names.
    let convertsNames: Bool
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
}
