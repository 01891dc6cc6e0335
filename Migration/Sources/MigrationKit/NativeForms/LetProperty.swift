/// HandyJSON writes `let` properties from JSON. Natively one with a value is never read, and no wrapper can stand before
/// it: it becomes a `var`, and is read as before.
struct LetProperty {
    let node: ModelGraph.Node
    let property: PropertyFact

    /// Whether it has to become a `var`. `needsWrapper`: an attribute such as `@SmartAny` stands before it natively.
    static func becomesVar(_ property: PropertyFact, isRoot: Bool, needsWrapper: Bool) -> Bool {
        property.isLet && !property.isWeak && isRoot && (property.initialValue != nil || needsWrapper)
    }

    /// Why it cannot; nil where it can.
    var obstacle: (reason: String, suggestion: String)? {
        let parts = [node.fact] + node.extensions.map(\.fact)
        let protocols = parts.flatMap { $0.inheritance.map { HandyJSONNames.unqualified($0.name) } }
        if node.fact.kind == .class, protocols.contains(where: { $0.hasSuffix("Sendable") }) {
            return ("\(property.name) is a let of a Sendable class", "make it var, or computed")
        }
        if property.modifiers.contains("nonisolated") {
            return ("\(property.name) is a nonisolated let", "make it var, or computed")
        }
        // The initialiser that the compiler writes takes what is a var, and is as private as that.
        let isHidden = property.modifiers.contains("private") || property.modifiers.contains("fileprivate")
        let hasMemberwise = node.fact.kind == .struct && node.fact.initializers.isEmpty
        let others = node.stored.filter { !($0.isLet && $0.initialValue != nil) }
        if isHidden, property.initialValue != nil, hasMemberwise,
            !others.isEmpty, !others.contains(where: { $0.modifiers.contains("private") })
        {
            return (
                "\(property.name) is a private let, and as a var it would make the memberwise initialiser private",
                "make it var, or computed"
            )
        }
        return nil
    }
}
