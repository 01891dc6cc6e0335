import Foundation

/// The field `from` is read for the key `to`, in the objects at `path`: field names with dots between them, "" for
/// the root.
///
///     let map = SmartExactMap(path: "", from: "d", to: "day")
///     Visit.deserialize(from: #"{"d":3}"#, options: [.key(.exactMap([map]))])   // day is 3
///
/// Arrays on the way are not steps of the path; the rule applies to all their elements.
public struct SmartExactMap: Sendable, Hashable {
    package let path: String
    package let from: String
    package let to: String

    /// A map for the objects at a path.
    ///
    /// - Parameters:
    ///   - path: the path to the objects, with dots between its steps; "" is the root.
    ///   - from: the name in the JSON.
    ///   - to: the coding key.
    public init(path: String, from: String, to: String) {
        self.path = path
        self.from = from
        self.to = to
    }
}
