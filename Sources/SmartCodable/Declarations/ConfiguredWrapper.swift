@_spi(Engine) import SmartEngine

/// A wrapper that configures at the declaration how its property is coded. The engine reads the configuration from the
/// model's initial instance, once.
package protocol ConfiguredWrapper: WrapperStorage {
    var configuration: WrapperConfiguration? { get }
}

/// A wrapper around the members that no other property of the model takes.
protocol UnknownHolder: ConfiguredWrapper {
    init(_ members: [(name: String, value: JSONValue)])
    /// Adds the members of an update.
    mutating func add(_ members: [(name: String, value: JSONValue)])
}
