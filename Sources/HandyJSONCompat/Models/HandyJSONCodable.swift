import SmartEngine

/// A HandyJSON model that is Codable too, without any code: its `init(from:)` and `encode(to:)` go through the
/// properties found at run time.
///
///     struct Settings: HandyJSONCodable { var theme = "dark"; var size = 12 }
///     let settings = try JSONDecoder().decode(Settings.self, from: data)
///
/// It is for JSONDecoder, UserDefaults, databases, or as a plain property of a native model. Mappings, transforms and
/// HandyJSON's conversions hold there as well. Not in HandyJSON. It is meant for models that are not Codable yet. In a
/// model that is, it replaces the compiler's coding, CodingKeys included. A one-time warning says so where the keys can
/// be found, as in debug builds (`HandyJSONConfiguration.onLog`).
public protocol HandyJSONCodable: HandyJSON, Codable {}

extension HandyJSONCodable {
    /// Decodes from any decoder, by the properties found at run time. A value that does not fit a property keeps the
    /// initial one.
    ///
    /// - Throws: `DecodingError` where the value is not an object, and what the decoder throws.
    public init(from decoder: any Decoder) throws {
        ReplacedCoding.check(Self.self)
        self.init()
        try RuntimeCoding.fill(&self, from: decoder)
    }

    /// Encodes to any encoder, by the properties found at run time.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        ReplacedCoding.check(Self.self)
        try RuntimeCoding.write(self, to: encoder)
    }
}
