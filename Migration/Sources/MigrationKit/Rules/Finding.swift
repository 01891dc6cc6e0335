/// A place where a rule applies.
public struct Finding: Sendable, Hashable {
    public let rule: Rule
    public let path: String
    public let position: Position
    public let module: String
    /// The model it belongs to, with its outer types.
    public let type: String?
    /// What was found: `var count: Int8`.
    public let subject: String
}
