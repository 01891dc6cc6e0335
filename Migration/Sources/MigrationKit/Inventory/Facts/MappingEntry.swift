/// One line of a mapping: a property with its names and its transform, or an exclusion.
struct MappingEntry: Sendable {
    let property: String
    let spelling: String
    let offset: Int
    private(set) var kind: Kind
    /// Comments in front of it, and behind it on the line.
    private(set) var leadingComments: [String]
    private(set) var trailingComment: String?
    /// The whole statement; nil where it is one of a list.
    var statement: ByteRange?

    init(
        property: String, spelling: String, offset: Int, kind: Kind, leadingComments: [String], trailingComment: String?
    ) {
        self.property = property
        self.spelling = spelling
        self.offset = offset
        self.kind = kind
        self.leadingComments = leadingComments
        self.trailingComment = trailingComment
    }

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
        var result = self
        result.leadingComments = comments + leadingComments
        return result
    }

    var withoutComments: MappingEntry {
        var result = self
        result.leadingComments = []
        result.trailingComment = nil
        return result
    }

    func with(_ kind: Kind) -> MappingEntry {
        var result = self
        result.kind = kind
        return result
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
