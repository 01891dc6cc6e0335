/// Stage 3: HandyJSON models become native.
public struct Adoption: Sendable {
    public var selection: Selection
    /// Also rewrite what changes the meaning for some payloads.
    public var isUnsafe = false
    /// Take subclasses along, in whatever module they are.
    public var includesSubclasses = false
    /// Make models SmartDirectCodable where that is possible.
    public var makesDirect = false

    public init(selection: Selection = Selection()) { self.selection = selection }
}
