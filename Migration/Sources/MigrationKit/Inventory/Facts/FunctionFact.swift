struct FunctionFact: Sendable {
    let name: String
    let labels: [String]
    let range: ByteRange
    let nameOffset: Int
    let modifiers: Set<String>
    let result: TypeShape
    let isEmpty: Bool
    /// Calls `super.<name>`.
    let callsSuper: Bool
    let parameters: [Parameter]

    struct Parameter: Sendable, Hashable {
        /// Nil for `_`.
        let label: String?
        let shape: TypeShape
    }
}
