/// A `mapping(mapper:)` function.
struct MappingFact: Sendable {
    /// From the first modifier to the closing brace.
    let range: ByteRange
    let nameOffset: Int
    let modifiers: Set<String>
    let indent: String
    let callsSuper: Bool
    private(set) var entries: [MappingEntry]
    /// Comments that belong to no entry.
    let comments: [String]
    /// What is more than a plain list of entries.
    var obstacles: [Obstacle]

    struct Obstacle: Sendable {
        let offset: Int
        let text: String
    }

    var isEmpty: Bool { entries.isEmpty && obstacles.isEmpty && !callsSuper }

    /// Puts in the texts of names that are constants. What none is found for is no plain list of entries any more.
    mutating func resolveConstants(_ text: (String) -> String?) {
        var result: [MappingEntry] = []
        for entry in entries {
            guard case .constants(let constants) = entry.kind else {
                result.append(entry)
                continue
            }
            let names = constants.names.compactMap { name in
                switch name {
                case .text(let text): return text
                case .constant(let path): return text(path)
                }
            }
            if names.count == constants.names.count {
                let kind = MappingEntry.Kind.map(
                    names: names, nameText: constants.nameText, transform: constants.transform)
                result.append(entry.with(kind))
            } else if let transform = constants.otherwise {
                result.append(entry.with(.map(names: [], nameText: nil, transform: transform)))
            } else {
                obstacles.append(.init(offset: entry.offset, text: "\(entry.spelling) <-- \(constants.nameText)"))
            }
        }
        entries = result
    }
}
