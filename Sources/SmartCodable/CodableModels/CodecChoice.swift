import Foundation

extension CodecRegistry {
    package static let shared = CodecRegistry { CodecChoice($0, isDerived: $1, known: $2) }
}

/// Which codec a type has. A type of the engine's families says it itself (`_SmartCoded`); of others it is asked
/// whether they are Decodable, and nothing more.
final class CodecChoice: CodecBuilder {
    override func make<T>(_ type: T.Type) -> Codec {
        // Functions, tuples, metatypes and existential types conform to nothing.
        guard RuntimeReflection.isNominal(type) else { return makeUnknown(type) }
        if let coded = asCoded(type), let codec = make(coded) { return codec }
        if isDerived, let codec = makeOther(type) { return codec }
        if let codable = codable(type) { return codable }
        if let wide = type as? any FixedWidthInteger.Type, wide.bitWidth > 64 { return makeWide(wide) }
        return UnknownCodec<T>()
    }

    override func makeCodable(_ type: Any.Type) -> Codec { codable(type) ?? super.makeCodable(type) }

    private func codable(_ type: Any.Type) -> Codec? {
        if let decodable = type as? any Decodable.Type { return makeDecodable(decodable) }
        return (type as? any Encodable.Type).map { makeEncodable($0) }
    }

    /// Nil: a type that is coded as any other, such as a dictionary with keys that are no text.
    private func make(_ type: any _SmartCoded.Type) -> Codec? {
        type._coding.makeCodec(self, type) ?? type._conversion?.makeCodec(type)
    }

    /// For a run-time derived model. Nil for a user's Codable type, which is coded as such; of the system's only those
    /// are that everybody wants to have coded.
    private func makeOther<T>(_ type: T.Type) -> Codec? {
        guard type is any Decodable.Type || type is any Encodable.Type else { return makeUnknown(type) }
        return SystemTypes.areLeftAlone(type) ? CastingCodec<T>(general: codec(for: type, isDerived: false)) : nil
    }

    private func makeUnknown<T>(_ type: T.Type) -> Codec {
        isDerived ? CastingCodec<T>(general: nil) : UnknownCodec<T>()
    }

    private func makeWide<T: FixedWidthInteger>(_ type: T.Type) -> Codec { WideIntegerCodec<T>() }
    private func makeDecodable<T: Decodable>(_ type: T.Type) -> Codec { DecodableCodec<T>() }
    private func makeEncodable<T: Encodable>(_ type: T.Type) -> Codec { EncodableCodec<T>() }
}
