extension SmartCaseDefaultable {
    public static var defaultCase: Self? { nil }

    /// The case for what has no other.
    static var fallback: Self? { (defaultCase as? Self) ?? allCases.first }

    public init(from decoder: any Decoder) throws {
        if let raw = try? Self.rawValue(from: decoder), let known = Self(rawValue: raw) {
            self = known
        } else if let fallback = Self.fallback {
            self = fallback
        } else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(Self.self) has no cases."))
        }
    }

    /// Converted at once: what fails here becomes the default case, and is not read again.
    private static func rawValue(from decoder: any Decoder) throws -> RawValue {
        if let engine = decoder as? EngineDecoder { return try engine.decodeValue(RawValue.self, at: engine.index) }
        return try decoder.singleValueContainer().decode(RawValue.self)
    }
}
