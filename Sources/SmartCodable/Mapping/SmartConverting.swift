@_spi(Engine) import SmartEngine

/// A model with conversions of its own, for all its properties of a type.
///
///     struct Switches: SmartCodable, SmartConverting {
///         var level: Double?
///         static func conversions() -> [SmartConversion] {
///             [SmartConversion(to: Double.self) { json in json.boolValue.map { $0 ? 1 : 0 } }]
///         }
///     }
///
/// A property of type `Double?` and an array of Doubles use the conversions to Double. Conversions for all models are
/// `SmartCodableOptions.conversions`.
public protocol SmartConverting: _SmartExtended {
    /// The conversions in the order in which they are tried. Called once per model, so it must return the same every
    /// time.
    ///
    /// - Returns: The conversions.
    static func conversions() -> [SmartConversion]
}
