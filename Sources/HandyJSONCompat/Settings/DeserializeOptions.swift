/// How names in the JSON are matched with properties.
///
///     HandyJSONConfiguration.deserializeOptions = .caseInsensitive
public struct DeserializeOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Property names, mapped names and keys are compared in lower case.
    public static let caseInsensitive = DeserializeOptions(rawValue: 1 << 0)
    /// Names are compared exactly.
    public static let defaultOptions: DeserializeOptions = []
}
