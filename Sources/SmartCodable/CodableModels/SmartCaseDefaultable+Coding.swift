extension SmartCaseDefaultable {
    /// None is chosen: the first case counts.
    public static var defaultCase: Self? { nil }

    /// The case for what has no other.
    static var fallback: Self? { (defaultCase as? Self) ?? allCases.first }

    /// Throws `DecodingError.dataCorrupted` only for an enum without cases.
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

extension SmartCaseDefaultable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension SmartCaseDefaultable where Self: SmartDecodable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension SmartCaseDefaultable where Self: SmartDecodable & _SmartExtended {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension _Coding {
    /// Of an enum that is coded by its raw value.
    public init<T: SmartCaseDefaultable>(defaultable type: T.Type) {
        self.init { builder, _ in RawValueCodec<T>(builder.codec(for: T.RawValue.self), type) }
    }

    /// Of an enum that is coded by its raw value, unless it converts itself.
    public init<T: RawRepresentable & _RuntimeRawValue & _RuntimeCustomValue>(plainRaw type: T.Type) {
        self.init { builder, _ in PlainRawValueCodec<T>(builder.codec(for: T.RawValue.self), type) }
    }
}
