@_spi(Engine) import SmartEngine

extension SmartAssociatedEnumerable {
    /// By default an enum has no default case.
    public static var defaultCase: Self? { nil }

    /// By default nothing is written.
    public func encodeValue() -> (any Encodable)? { nil }

    static var fallback: Self? { defaultCase as? Self }

    /// Only the transformer can read the value: without one the property keeps its initial value, and with other
    /// decoders the value is `defaultCase`.
    ///
    /// - Throws: `DecodingError.dataCorrupted`, with the engine's decoder and where there is no `defaultCase`.
    @_documentation(visibility: internal)
    @_optimize(size) public init(from decoder: any Decoder) throws {
        guard !(decoder is EngineDecoder), let fallback = Self.fallback else {
            throw DecodingError.corrupted(
                "\(Self.self) is read by a transformer; name one in mappingForValue().", at: decoder.codingPath,
                OwnText())
        }
        self = fallback
    }

    /// Without a transformer this writes `encodeValue()`; where that is nil, the value is left out.
    ///
    /// - Throws: What the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        if let value = encodeValue() { return try value.encode(to: encoder) }
        if let engine = encoder as? EngineEncoder { return engine.skip() }
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
