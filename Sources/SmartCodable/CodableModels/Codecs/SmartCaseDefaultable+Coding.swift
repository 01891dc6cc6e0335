@_spi(Engine) import SmartEngine

extension SmartCaseDefaultable {
    /// Decodes the raw value; `defaultCase` where the value is unknown or of another type.
    ///
    /// - Throws: Where no `defaultCase` is declared, `DecodingError.dataCorrupted` for an unknown raw value, and what
    ///   the decoder throws for a value of another type.
    @_documentation(visibility: internal)
    @_optimize(size) public init(from decoder: any Decoder) throws {
        do {
            let raw = try decoder.singleValueContainer().decode(RawValue.self)
            guard let known = Self(rawValue: raw) else {
                throw DecodingError.corrupted(
                    "\(Self.self) has no case \(Quotation.bare("\(raw)")).", at: decoder.codingPath)
            }
            self = known
        } catch {
            guard let fallback = Self.fallback else { throw error }
            self = fallback
        }
    }
}
