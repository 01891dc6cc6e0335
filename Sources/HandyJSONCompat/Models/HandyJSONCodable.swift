import SmartCodable

/// A HandyJSON model that is Codable too, without any code: its `init(from:)` and `encode(to:)` go through the
/// properties found at run time.
///
///     struct Settings: HandyJSONCodable { var theme = "dark"; var size = 12 }
///     let settings = try JSONDecoder().decode(Settings.self, from: data)
///
/// For JSONDecoder, UserDefaults, databases, or as a plain property of a native model. Mappings, transforms and
/// HandyJSON's conversions hold there as well. Not in HandyJSON. A model that declares Codable itself keeps the coding
/// that the compiler makes for it.
public protocol HandyJSONCodable: HandyJSON, Codable {}

extension HandyJSONCodable {
    public init(from decoder: any Decoder) throws {
        self.init()
        try RuntimeCoding.fill(&self, from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try RuntimeCoding.write(self, to: encoder)
    }
}
