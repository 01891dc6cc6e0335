// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

// The engine finds this half by a conformance. From a static archive a linker takes only the objects that something
// refers to. So each native model refers to this one, by a requirement with its default here, and the coders and
// wrappers do so, too.
extension SmartDecodable {
    /// For the engine: makes a static linker keep this half.
    public static var _codableHalf: Any.Type { LinkedCodableHalf.self }
}

extension SmartEncodable {
    /// For the engine: makes a static linker keep this half.
    public static var _codableHalf: Any.Type { LinkedCodableHalf.self }
}

extension SmartDecodable where Self: SmartEncodable {
    /// For the engine: makes a static linker keep this half.
    public static var _codableHalf: Any.Type { LinkedCodableHalf.self }
}

extension LinkedCodableHalf {
    /// Refers to this file, so that a static linker keeps it.
    @inline(never) @_optimize(none)
    static func link() {}
}

/// Native models for descriptions of models.
package enum NativeModels {
    /// Makes sure that the engine knows of native models.
    package static func link() { LinkedCodableHalf.link() }

    /// Whether the codec is a native model's.
    package static func has(_ codec: Codec) -> Bool { codec is NativeModelCodec }

    /// The plan of a native model, or of a plain Codable type, in the run.
    package static func plan(of type: Any.Type, _ session: DecodingSession) -> NativePlan {
        session.context.plan(for: type).takeUnretainedValue()
    }
}

extension LinkedCodableHalf: CodableHalf {
    package static func makeBuilder(
        _ registry: CodecRegistry, isDerived: Bool, known: (any _SmartCoded.Type)?
    ) -> CodecBuilder { CodecChoice(for: registry, isDerived: isDerived, known: known) }

    package static func makeDecoding() -> UnsafeMutableRawPointer {
        let run = UnsafeMutablePointer<NativeScratch>.allocate(capacity: 1)
        run.initialize(to: NativeScratch())
        return UnsafeMutableRawPointer(run)
    }

    package static func beginDecoding(_ run: UnsafeMutableRawPointer, _ variant: Int?) {
        run.assumingMemoryBound(to: NativeScratch.self).pointee.types.begin(variant)
    }

    @_optimize(speed)
    package static func restDecoding(_ run: UnsafeMutableRawPointer) {
        run.assumingMemoryBound(to: NativeScratch.self).pointee.reset()
    }
    package static func finishDecoding(_ run: UnsafeMutableRawPointer) {
        run.assumingMemoryBound(to: NativeScratch.self).pointee.giveBack()
    }

    package static func destroyDecoding(_ run: UnsafeMutableRawPointer) {
        run.assumingMemoryBound(to: NativeScratch.self).pointee.types.free()
        run.assumingMemoryBound(to: NativeScratch.self).deinitialize(count: 1)
        run.deallocate()
    }

    package static func withDecoder(
        _ index: Int, _ type: Any.Type, _ context: DecodingContext,
        _ body: (any Decoder) throws -> Void
    ) -> Bool { context.withDecoder(index, type) { try body($0) } }

    package static func makeEncoding(_ variant: Int?) -> UnsafeMutableRawPointer {
        let run = UnsafeMutablePointer<EncodingPlans>.allocate(capacity: 1)
        run.initialize(to: EncodingPlans(variant))
        return UnsafeMutableRawPointer(run)
    }

    package static func beginEncoding(_ run: UnsafeMutableRawPointer, _ variant: Int?) {
        run.assumingMemoryBound(to: EncodingPlans.self).pointee.types.begin(variant)
    }

    package static func restEncoding(_ run: UnsafeMutableRawPointer) {
        let plans = run.assumingMemoryBound(to: EncodingPlans.self)
        if !plans.pointee.seen.isEmpty { plans.pointee.seen.removeAll() }
        plans.pointee.types.rest()
    }
    package static func finishEncoding(_ run: UnsafeMutableRawPointer) {
        run.assumingMemoryBound(to: EncodingPlans.self).pointee.types.removeAll()
    }

    package static func destroyEncoding(_ run: UnsafeMutableRawPointer) {
        run.assumingMemoryBound(to: EncodingPlans.self).pointee.types.free()
        run.assumingMemoryBound(to: EncodingPlans.self).deinitialize(count: 1)
        run.deallocate()
    }

    package static func write<T: Encodable>(_ value: T, _ context: EncodingContext) -> Bool {
        context.writeEncodable(value)
    }

    package static func plain<T: Encodable>(_ value: T, _ context: EncodingContext) -> Any? {
        context.plainEncodable(value)
    }

    package static func key(of encoder: Unmanaged<AnyObject>) -> (any CodingKey)? {
        EngineEncoder.inProgress(encoder).currentKey
    }

    package static func convert(
        _ name: String, by strategy: SmartKeyDecodingStrategy, in path: [any CodingKey]
    ) -> String {
        strategy.convert(name, in: path)
    }

    package static func isConfigured(_ property: StoredProperty, in instance: UnsafeRawPointer) -> Bool {
        WrapperConfiguration.of(property, in: instance)?.isAboutCoding == true
    }

    package static func codec(of model: NativeModel) -> Codec { NativeModelCodec(model) }

    package static func withValue(
        of decoder: any Decoder, _ body: (_ index: Int, _ context: DecodingContext) throws -> Void
    ) throws -> Bool {
        guard let decoder = decoder as? EngineDecoder else { return false }
        try decoder.reading { try body(decoder.index, decoder.context) }
        return true
    }

    package static func encode<T>(_ value: T, to encoder: any Encoder) throws -> Bool {
        guard let encoder = encoder as? EngineEncoder else { return false }
        try encoder.encodeDynamic(value)
        return true
    }

    package static func writeText(to encoder: any Encoder, _ body: (inout JSONByteWriter) -> Void) -> Bool {
        guard let encoder = encoder as? EngineEncoder else { return false }
        encoder.writeInPlace(body)
        return true
    }
}

extension EngineEncoder {
    /// The encoder of a frame.
    static func inProgress(_ encoder: Unmanaged<AnyObject>) -> EngineEncoder {
        unsafeDowncast(encoder.takeUnretainedValue(), to: EngineEncoder.self)
    }
}

/// Which codec a type has. A type of the engine's families says so itself (`_SmartCoded`); other types are only checked
/// for Decodable and Encodable.
package final class CodecChoice: CodecBuilder {
    init(for registry: CodecRegistry, isDerived: Bool, known: (any _SmartCoded.Type)?) {
        super.init(registry, isDerived: isDerived, known: known)
    }

    package override func make<T>(_ type: T.Type) -> Codec {
        if let codec = makeCoded(type) { return codec }
        guard RuntimeReflection.isNominal(type) else { return makeUnknown(type) }
        if isDerived, let codec = makeOther(type) { return codec }
        return codable(type) ?? makeUnknown(type)
    }

    package override func makeCodable(_ type: Any.Type) -> Codec { codable(type) ?? super.makeCodable(type) }

    private func codable(_ type: Any.Type) -> Codec? {
        if let decodable = type as? any Decodable.Type { return makeDecodable(decodable) }
        return (type as? any Encodable.Type).map { makeEncodable($0) }
    }

    /// The codec of a property of a run-time derived model. Nil for a user's Codable type, which is coded as such; the
    /// system's Codable types are left alone, except those with a codec of their own.
    private func makeOther<T>(_ type: T.Type) -> Codec? {
        guard type is any Decodable.Type || type is any Encodable.Type else { return makeUnknown(type) }
        return SystemTypes.areLeftAlone(type) ? CastingCodec<T>(general: codec(for: type, isDerived: false)) : nil
    }

    private func makeDecodable<T: Decodable>(_ type: T.Type) -> Codec { DecodableCodec<T>() }
    private func makeEncodable<T: Encodable>(_ type: T.Type) -> Codec { EncodableCodec<T>() }
}
