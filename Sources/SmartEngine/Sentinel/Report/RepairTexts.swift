/// Makes the texts of repairs. What neighbours share is made once: a type's name, which the runtime takes long to make, and
/// the beginning of a path.
struct RepairTexts: ~Copyable {
    private let quotes = SmartSentinel.quotes
    private let types: TypeList
    private var names: [String?]
    private var document = Document.nothing
    private var finder = PathFinder(.nothing)
    /// The finders of other documents.
    private var finders = RareTable<ObjectIdentifier, PathFinder>()
    /// The path that was found last, and where the text of each step ends; first that of the string that contained the
    /// document.
    private var path = PathText()
    private var marks: [PathText.Mark] = []

    init(_ types: TypeList) {
        self.types = types
        names = Array(repeating: nil, count: types.count)
    }

    mutating func repair(_ entry: RepairLog.Entry) -> SmartRepair {
        let value = DocumentMemory(entry.document).view(entry.index)
        move(to: entry.index, in: entry.document)
        return SmartRepair(
            model: entry.model.map { name($0) } ?? "", property: entry.property,
            path: entry.missing.map { path(with: $0, isElement: value.kind == .array) } ?? path.string,
            expected: name(entry.expected), found: entry.missing == nil ? value.summary(quotes) : "nothing",
            action: entry.action, reason: entry.reason, remains: entry.remains)
    }

    private mutating func name(_ place: TypeList.Place) -> String {
        if let name = names[place] { return name }
        let name = TypeNaming.name(types[place].type)
        names[place] = name
        return name
    }

    /// The path and the names of what is missing there. `isElement`: where an array is, its elements are what is missing.
    private mutating func path(with missing: [String], isElement: Bool) -> String {
        let end = path.mark
        for (place, name) in missing.enumerated() {
            let element = isElement && place == 0 ? ExactInteger.int(name) : nil
            path.append(element.map { .element($0) } ?? .member(name))
        }
        defer { path.mark = end }
        return path.string
    }

    private mutating func move(to index: Int, in document: Document) {
        if self.document !== document { turn(to: document) }
        let shared = min(finder.move(to: index), marks.count - 1)
        while marks.count > shared + 1 { marks.removeLast() }
        path.mark = marks[shared]
        for place in shared..<finder.depth {
            let level = finder[place]
            if level.child == level.value {
                path.append(element: level.position)
            } else {
                finder.memory.view(level.child).withUTF8 { path.append(member: $0) }
            }
            marks.append(path.mark)
        }
    }

    private mutating func turn(to document: Document) {
        if let origin = document.origin { move(to: origin.index, in: origin.outer) } else { path.mark = (0, false) }
        marks = [path.mark]
        finders[ObjectIdentifier(self.document)] = finder
        finder = finders[ObjectIdentifier(document)] ?? PathFinder(document)
        finders[ObjectIdentifier(document)] = nil
        self.document = document
    }
}
