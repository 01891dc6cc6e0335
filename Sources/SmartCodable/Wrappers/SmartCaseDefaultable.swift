/// A raw-value enum that never fails to decode: an unknown raw value takes the property's initial value, else
/// `defaultCase`, else the first case.
///
///     enum Kind: String, SmartCaseDefaultable {
///         static var defaultCase: Kind { .photo }     // optional
///         case video, photo
///     }
///
/// An optional property becomes nil. In arrays and dictionaries, where no property gives an initial value, it is
/// `defaultCase` or the first case.
public protocol SmartCaseDefaultable: RawRepresentable, Codable, CaseIterable, _RuntimeRawValue
where RawValue: Codable {
    /// `Self` or `Self?`; declaring a `defaultCase` chooses it.
    associatedtype DefaultCase
    /// The case for an unknown raw value where there is no initial value; nil: the first case.
    static var defaultCase: DefaultCase { get }
}

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

/// An enum with associated values, whose property is decoded by a transformer of `mappingForValue`.
///
///     enum Sex: SmartAssociatedEnumerable {
///         static var defaultCase: Sex { .man }        // optional
///         case man, woman, other(String)
///     }
///
/// Where the transformer gives nothing, the property keeps its initial value; where it has none, `defaultCase` counts.
/// See `SmartPolymorphicEnum` for enums that a key in the object chooses the case of.
public protocol SmartAssociatedEnumerable: Codable {
    /// `Self` or `Self?`; declaring a `defaultCase` chooses it.
    associatedtype DefaultCase
    /// The value where neither the transformer nor the property gives one; nil: there is none.
    static var defaultCase: DefaultCase { get }
}

extension SmartAssociatedEnumerable {
    /// None is chosen.
    public static var defaultCase: Self? { nil }

    static var fallback: Self? { defaultCase as? Self }

    /// Only the transformer can read the value: with the engine this fails and the property keeps its initial value;
    /// else it is `defaultCase`.
    public init(from decoder: any Decoder) throws {
        guard !(decoder is EngineDecoder), let fallback = Self.fallback else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "\(Self.self) is read by a transformer; name one in mappingForValue()."))
        }
        self = fallback
    }

    /// Only the transformer can write the value; without one it is left out.
    public func encode(to encoder: any Encoder) throws {
        if let engine = encoder as? EngineEncoder { return engine.skip() }
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
