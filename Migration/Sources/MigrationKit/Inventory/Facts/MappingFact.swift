/// A `mapping(mapper:)` function.
struct MappingFact: Sendable {
    /// From the first modifier to the closing brace.
    let range: ByteRange
    let nameOffset: Int
    let modifiers: Set<String>
    let indent: String
    let callsSuper: Bool
    /// Nothing is mapped before the call, so that what is mapped overrules it.
    let superComesFirst: Bool
    /// As they are written.
    let lines: [MappingLine]
    /// Statements about variables of its own, which its entries use.
    let locals: [MappingLocal]
    /// What counts, one for each property: `ModelGraph` makes it of the lines.
    private(set) var entries: [MappingEntry] = []
    /// Lines that another one of the same property overrules: HandyJSON keeps the last, and an exclusion always counts.
    private(set) var overruled: [MappingEntry] = []
    /// Comments that belong to no entry.
    private(set) var comments: [String]
    /// What is more than a plain list of entries.
    var obstacles: [Obstacle] = []
    /// Conditions on properties of the model's own, answered as they are for an instance that was just made.
    private(set) var assumptions: [Assumption] = []

    struct Obstacle: Sendable {
        let offset: Int
        let text: String
        /// What to write instead; nil where nothing more is known than the rule's advice.
        var advice: String?
        /// The statement, and the code that can stand in its place if the advice is followed.
        var range: ByteRange?
        var replacement: String?
    }

    struct Assumption: Sendable {
        let offset: Int
        let text: String
        let answer: Bool
    }

    init(
        range: ByteRange, nameOffset: Int, modifiers: Set<String>, indent: String, callsSuper: Bool,
        superComesFirst: Bool, lines: [MappingLine], locals: [MappingLocal], comments: [String]
    ) {
        self.range = range
        self.nameOffset = nameOffset
        self.modifiers = modifiers
        self.indent = indent
        self.callsSuper = callsSuper
        self.superComesFirst = superComesFirst
        self.lines = lines
        self.locals = locals
        self.comments = comments
    }

    var isEmpty: Bool { entries.isEmpty && obstacles.isEmpty && !callsSuper }

    /// Makes entries of the lines, in their order, as HandyJSON does when it runs them.
    mutating func resolve(_ resolution: MappingResolution) {
        var resolution = resolution
        resolution.run(lines)
        resolution.check(locals)
        entries = resolution.entries
        overruled = resolution.overruled
        assumptions = resolution.assumptions
        comments += resolution.comments
        obstacles += resolution.obstacles
        obstacles.sort { $0.offset < $1.offset }
    }
}
