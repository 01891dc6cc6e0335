/// A statement of a mapping.
indirect enum MappingLine: Sendable {
    case entry(MappingEntry)
    case condition(MappingCondition)
    case obstacle(MappingFact.Obstacle)
}

/// `if … { … } else { … }` in a mapping, or `guard … else { return }` before the rest of it.
struct MappingCondition: Sendable {
    let offset: Int
    /// Without `if`.
    let text: String
    let expression: ConditionExpression
    let then: [MappingLine]
    let otherwise: [MappingLine]
    /// What is said of it where it has no native form.
    let obstacle: MappingFact.Obstacle
}

/// A statement of a mapping about variables of its own: `let formatter = DateFormatter()`.
struct MappingLocal: Sendable {
    let offset: Int
    let text: String
    /// The variable that it declares; nil for `formatter.dateFormat = "yyyy"`.
    let name: String?
    /// The names in it that stand alone.
    let references: Set<String>
}

extension MappingLine {
    /// Comments in lines that never run.
    var comments: [String] {
        switch self {
        case .entry(let entry): return entry.comments
        case .condition(let condition): return (condition.then + condition.otherwise).flatMap(\.comments)
        case .obstacle: return []
        }
    }
}
