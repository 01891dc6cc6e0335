/// A statement in an `init`, as far as it can be moved into another initialiser.
enum InitStatement: Sendable {
    case superInit
    /// `names`: what stands on the right.
    case assignment(property: String, text: String, names: Set<String>)
    /// `fatalError(…)`, all that Xcode writes for an initialiser that is required.
    case trap(String)
    case other
}
