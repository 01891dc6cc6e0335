/// A conversion to one type that the built-in rules do not have.
///
///     SmartConversion(to: Bool.self) { json in json.doubleValue.map { $0 != 0 } }
///
/// It is asked for values that the built-in rules refuse, never for those they take. It counts as a conversion in
/// reports.
public struct SmartConversion: Sendable {
    let type: ObjectIdentifier
    let convert: @Sendable (JSONValue) -> Any?

    /// - Parameters:
    ///   - type: the type of the properties that ask, without their optional.
    ///   - convert: gives nil for values that it does not know either; the next conversion is asked then. Called on the
    ///     thread of the decode.
    public init<Target>(to type: Target.Type, _ convert: @escaping @Sendable (JSONValue) -> Target?) {
        self.type = ObjectIdentifier(type)
        self.convert = { convert($0) }
    }
}

/// A model with conversions of its own, for all its properties of a type.
///
///     struct Switches: SmartCodable, SmartConverting {
///         var level: Double?
///         static func conversions() -> [SmartConversion] {
///             [SmartConversion(to: Double.self) { json in json.boolValue.map { $0 ? 1 : 0 } }]
///         }
///     }
///
/// A property of type `Double?`, or an array of Doubles, asks for Double. Conversions for all models are
/// `SmartCodableOptions.conversions`.
public protocol SmartConverting: _SmartCoded {
    /// In the order in which they are asked. The answer is kept, so it must be the same every time.
    static func conversions() -> [SmartConversion]
}
