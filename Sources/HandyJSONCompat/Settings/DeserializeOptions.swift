/// How names in the JSON are matched with properties.
public struct DeserializeOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Property names, mapped names and keys compare lowercased.
    public static let caseInsensitive = DeserializeOptions(rawValue: 1 << 0)
    public static let defaultOptions: DeserializeOptions = []
}
