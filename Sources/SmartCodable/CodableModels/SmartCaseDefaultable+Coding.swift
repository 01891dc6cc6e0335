extension SmartCaseDefaultable {
    /// None is chosen.
    public static var defaultCase: Self? { nil }

    /// The case for what has no other; nil where the type declares none.
    static var fallback: Self? { defaultCase as? Self }

    /// Throws, where no `defaultCase` is declared, `DecodingError.dataCorrupted` for an unknown raw value, and what the
    /// decoder throws for a value of another type.
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
        self.init { builder, _ in RawValueCodec<T>(builder.codec(for: T.RawValue.self)) { T._makeCase($0, $1, $2) } }
    }

    /// Of an enum that is coded by its raw value, unless it converts itself.
    package init<T: RawRepresentable>(
        plainRaw _: T.Type, _ conversion: ValueConversion<T>, makeCase: @escaping _RuntimeRawSource.CaseMaking
    ) {
        self.init { builder, _ in PlainRawValueCodec<T>(builder.codec(for: T.RawValue.self), makeCase, conversion) }
    }
}
