@_spi(Engine) import SmartEngine

extension SmartCaseDefaultable {
    /// Decodes the raw value; `defaultCase` where the value is unknown or of another type.
    ///
    /// - Throws: Where no `defaultCase` is declared, `DecodingError.dataCorrupted` for an unknown raw value, and what
    ///   the decoder throws for a value of another type.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        do {
            let raw = try Self.rawValue(from: decoder)
            guard let known = Self(rawValue: raw) else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: decoder.codingPath,
                        debugDescription: "\(Self.self) has no case \(Quotation.bare("\(raw)"))."))
            }
            self = known
        } catch {
            guard let fallback = Self.fallback else { throw error }
            self = fallback
        }
    }

    /// Converted at once: what fails here becomes the default case, without a second reading.
    private static func rawValue(from decoder: any Decoder) throws -> RawValue {
        if let engine = decoder as? EngineDecoder { return try engine.decodeValue(RawValue.self, at: engine.index) }
        return try decoder.singleValueContainer().decode(RawValue.self)
    }
}
