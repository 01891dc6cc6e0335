/// A `mapping(mapper:)` function.
struct MappingFact: Sendable {
    /// From the first modifier to the closing brace.
    let range: ByteRange
    let nameOffset: Int
    let modifiers: Set<String>
    let indent: String
    let callsSuper: Bool
    let entries: [MappingEntry]
    /// Comments that belong to no entry.
    let comments: [String]
    /// What is more than a plain list of entries.
    var obstacles: [Obstacle]

    struct Obstacle: Sendable {
        let offset: Int
        let text: String
    }

    var isEmpty: Bool { entries.isEmpty && obstacles.isEmpty && !callsSuper }
}
