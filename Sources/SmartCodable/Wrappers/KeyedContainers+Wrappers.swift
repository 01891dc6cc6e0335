@_spi(Engine) import SmartEngine

/// For decoders that throw where a wrapped property's key is missing: an optional is then nil.
@_documentation(visibility: internal)
extension KeyedDecodingContainer {
    /// Decodes a wrapped property, called by a synthesised `init(from:)`. Nil if the key of an optional is missing.
    ///
    /// - Throws: What the decoder throws.
    public func decode<W: Decodable & _SmartWrapper>(_ type: W.Type, forKey key: Key) throws -> W {
        do {
            return try decodeAny(type, key)
        } catch {
            return try whenMissing(type, key, error)
        }
    }

    // A separate function, since naming `W?` is a metadata look-up (Sources/Fast.md).
    @inline(never) @_optimize(size)
    private func whenMissing<W: Decodable & _SmartWrapper>(_ type: W.Type, _ key: Key, _ error: any Error) throws -> W {
        // The engine has tried everything there is.
        if case DecodingError.keyNotFound = error, (try? superDecoder()) is EngineDecoder { throw error }
        guard !contains(key), let nothing = W._whenMissing() else { throw error }
        return nothing
    }

    private func decodeAny<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T { try decode(type, forKey: key) }
}

@_documentation(visibility: internal)
extension KeyedEncodingContainer {
    /// Writes the property only if it `isEncodable`.
    ///
    /// - Throws: What the encoder throws.
    public mutating func encode<V>(_ value: IgnoredKey<V>, forKey key: Key) throws {
        if value.isEncodable { try encodeAny(value, key) }
    }

    /// Writes an ignored property with a name only if it `isEncodable`; a closure that writes the property does so.
    ///
    /// - Throws: What the encoder or the closure throws.
    public mutating func encode<V>(_ value: SmartKey<IgnoredKey<V>>, forKey key: Key) throws {
        if value.wrappedValue.isEncodable || value.options?.encode != nil { try encodeAny(value, key) }
    }

    private mutating func encodeAny<T: Encodable>(_ value: T, _ key: Key) throws { try encode(value, forKey: key) }
}
