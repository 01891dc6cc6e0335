import Foundation

/// The field `from` is read for the key `to`, in every object.
///
///     Visit.deserialize(from: #"{"d":3}"#, options: [.key(.globalMap([SmartGlobalMap(from: "d", to: "day")]))])
public struct SmartGlobalMap: Sendable, Hashable {
    package let from: String
    package let to: String

    /// A map for all objects.
    ///
    /// - Parameters:
    ///   - from: the name in the JSON.
    ///   - to: the coding key.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}
