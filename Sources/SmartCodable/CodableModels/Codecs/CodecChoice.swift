@_spi(Engine) import SmartEngine

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
