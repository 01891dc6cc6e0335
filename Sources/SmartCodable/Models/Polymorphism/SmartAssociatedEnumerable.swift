@_spi(Engine) import SmartEngine

/// An enum with associated values, whose property is decoded by a transformer of `mappingForValue`.
///
///     enum Sex: SmartAssociatedEnumerable {
///         static var defaultCase: Sex { .man }        // optional
///         case man, woman, other(String)
///     }
///
/// If the transformer returns nil, the property keeps its initial value; without one, it becomes `defaultCase`. See
/// `SmartPolymorphicEnum` for enums whose case a field of the object chooses.
public protocol SmartAssociatedEnumerable: Codable {
    /// `Self` or `Self?`; declaring a `defaultCase` chooses it.
    associatedtype DefaultCase
    /// The value where neither the transformer nor the property has one; nil if there is none.
    static var defaultCase: DefaultCase { get }
    /// The value that is written without a transformer; nil leaves the property out.
    ///
    /// - Returns: The value that is written; nil: none.
    func encodeValue() -> (any Encodable)?
}

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
