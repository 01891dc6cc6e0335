/// Where a closure stands: the call it is an argument of.
struct ClosureSite: Sendable, Hashable {
    let call: CallSite
    /// The closure's argument label; nil for a trailing closure without one.
    let label: String?
    let isTrailing: Bool
    /// The labels of the call's other closures.
    let otherLabels: Set<String>
    let parameterCount: Int
}
