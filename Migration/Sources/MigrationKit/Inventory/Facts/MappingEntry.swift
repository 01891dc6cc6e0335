/// One line of a mapping: a property with its names and its transform, or an exclusion.
struct MappingEntry: Sendable {
    let property: String
    let spelling: String
    let offset: Int
    let kind: Kind
    /// Comments in front of it, and behind it on the line.
    let leadingComments: [String]
    let trailingComment: String?

    enum Kind: Sendable {
        case exclude
        case map(names: [String], nameText: String?, transform: TransformText?)
        /// Names that are constants: `ModelGraph` looks up their texts, and nothing after it sees this.
        case constants(NamesByConstant)
    }

    var names: [String] {
        if case .map(let names, _, _) = kind { return names }
        return []
    }

    var transform: TransformText? {
        if case .map(_, _, let transform) = kind { return transform }
        return nil
    }

    var isExclusion: Bool {
        if case .exclude = kind { return true }
        return false
    }

    var comments: [String] { leadingComments + [trailingComment].compactMap { $0 } }

    func preceded(by comments: [String]) -> MappingEntry {
        MappingEntry(
            property: property, spelling: spelling, offset: offset, kind: kind,
            leadingComments: comments + leadingComments, trailingComment: trailingComment)
    }

    var withoutComments: MappingEntry {
        MappingEntry(
            property: property, spelling: spelling, offset: offset, kind: kind, leadingComments: [],
            trailingComment: nil)
    }

    func with(_ kind: Kind) -> MappingEntry {
        MappingEntry(
            property: property, spelling: spelling, offset: offset, kind: kind, leadingComments: leadingComments,
            trailingComment: trailingComment)
    }
}

/// `Names.id` or `["id", Names.other]` in the place of a name.
struct NamesByConstant: Sendable {
    enum Name: Sendable {
        case text(String)
        case constant(String)
    }

    let names: [Name]
    /// The same as it is written.
    let nameText: String
    let transform: TransformText?
    /// The expression as a transform, which it is when it is no constant.
    let otherwise: TransformText?
}
