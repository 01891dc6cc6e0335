/// The engine's requirements of the half that codes through Codable: native models, wrappers, plain Codable types. An
/// app that has HandyJSON models only does not link it.
///
/// `LinkedCodableHalf` conforms to it where it is linked.
package protocol CodableHalf: Sendable {
    static func makeBuilder(_ registry: CodecRegistry, isDerived: Bool, known: (any _SmartCoded.Type)?) -> CodecBuilder

    /// Allocates what a decode keeps for Codable values, to be freed with `destroyDecoding`.
    static func makeDecoding() -> UnsafeMutableRawPointer
    /// Prepares for names of another variant than before.
    static func beginDecoding(_ run: UnsafeMutableRawPointer, _ variant: Int?)
    /// Ends the run, ready for the next one.
    static func restDecoding(_ run: UnsafeMutableRawPointer)
    /// Ends the run permanently: user code kept a decoder of it.
    static func finishDecoding(_ run: UnsafeMutableRawPointer)
    static func destroyDecoding(_ run: UnsafeMutableRawPointer)
    /// Runs `body` on a decoder for the value at `index`. False when it threw; the error is kept.
    static func withDecoder(
        _ index: Int, _ type: Any.Type, _ context: DecodingContext,
        _ body: (any Decoder) throws -> Void
    ) -> Bool

    /// Finds the objects that the call's exact maps apply to, walking from `start`. O(document).
    static func find(_ maps: [SmartExactMap], in session: DecodingSession, from start: Int)
    static func codec(of model: NativeModel) -> Codec
    /// A member's name as a coding key, in the object at `path`.
    static func convert(_ name: String, by strategy: SmartKeyDecodingStrategy, in path: [any CodingKey]) -> String
    /// Whether a property's wrappers configure how a native model codes it, which has no effect elsewhere.
    static func isConfigured(_ property: StoredProperty, in instance: UnsafeRawPointer) -> Bool
    /// Calls `body` with the position of an engine decoder. False, without a call, for other decoders.
    static func withValue(
        of decoder: any Decoder, _ body: (_ index: Int, _ context: DecodingContext) throws -> Void
    ) throws -> Bool
    /// Writes a value of any type by its codec. False for an encoder that is not the engine's.
    static func encode<T>(_ value: T, to encoder: any Encoder) throws -> Bool
    /// Writes a value as text. False for an encoder that is not the engine's.
    static func writeText(to encoder: any Encoder, _ body: (inout JSONByteWriter) -> Void) -> Bool

    /// Allocates what an encode keeps for Codable values, to be freed with `destroyEncoding`. The variant: that of the
    /// encode's names, here and in `beginEncoding`.
    static func makeEncoding(_ variant: Int?) -> UnsafeMutableRawPointer
    static func beginEncoding(_ run: UnsafeMutableRawPointer, _ variant: Int?)
    static func restEncoding(_ run: UnsafeMutableRawPointer)
    static func finishEncoding(_ run: UnsafeMutableRawPointer)
    static func destroyEncoding(_ run: UnsafeMutableRawPointer)
    /// Writes a value by its own `encode(to:)`. False, with nothing written, when that failed or skipped the value.
    static func write<T: Encodable>(_ value: T, _ context: EncodingContext) -> Bool
    /// A value as Foundation values, by its own `encode(to:)`; nil if that failed or skipped the value.
    static func plain<T: Encodable>(_ value: T, _ context: EncodingContext) -> Any?
    /// The key that an encoder is writing.
    static func key(of encoder: Unmanaged<AnyObject>) -> (any CodingKey)?
}

/// A run's memory for Codable values, with the half that knows its type.
package struct CodableRun {
    let half: any CodableHalf.Type
    package let memory: UnsafeMutableRawPointer

    /// The memory of a decode; nil if the half is not linked.
    static func ofDecode() -> CodableRun? {
        LinkedCodableHalf.current.map { CodableRun(half: $0, memory: $0.makeDecoding()) }
    }

    /// The memory of an encode; nil if the half is not linked.
    static func ofEncode(_ variant: Int?) -> CodableRun? {
        LinkedCodableHalf.current.map { CodableRun(half: $0, memory: $0.makeEncoding(variant)) }
    }
}

package enum LinkedCodableHalf: Sendable {
    /// The half, found by one look-up per process; nil if it is not linked.
    package static let current = half(LinkedCodableHalf.self)

    /// A separate function, so that the optimiser does not assume that this module's conformances are the only ones.
    @inline(never) @_optimize(none)
    private static func half(_ type: Any.Type) -> (any CodableHalf.Type)? { type as? any CodableHalf.Type }
}
