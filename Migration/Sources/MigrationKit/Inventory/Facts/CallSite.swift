/// A call of a function: what it is made on, and with what beside closures.
struct CallSite: Sendable, Hashable {
    /// Nil for a function without anything before it, outside types.
    let base: ValueShape?
    let function: String
    let arguments: [Argument]

    struct Argument: Sendable, Hashable {
        let label: String?
        let value: ValueShape
    }
}
