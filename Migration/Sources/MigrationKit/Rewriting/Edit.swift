/// A change of a range of bytes, made for a rule.
public struct Edit: Sendable, Equatable {
    public let range: ByteRange
    public let replacement: String
    public let rule: String

    public init(_ range: ByteRange, _ replacement: String, rule: String) {
        self.range = range
        self.replacement = replacement
        self.rule = rule
    }
}
