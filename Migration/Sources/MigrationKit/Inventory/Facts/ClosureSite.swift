/// Where a closure stands: the call it is an argument of.
struct ClosureSite: Sendable, Hashable {
    /// What the function is called on; nil for a function without anything before it.
    let base: ValueShape?
    let function: String
    /// The closure's argument label; nil for a trailing closure without one.
    let label: String?
    let isTrailing: Bool
    let parameterCount: Int
}
