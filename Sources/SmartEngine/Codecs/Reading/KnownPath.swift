/// The coding path that was requested last in a document. Most are requested in document order, many repeatedly (by an
/// `init(from:)` that tries one type after the other), so the next one starts where the last one diverges.
struct KnownPath {
    let document: Document
    private let memory: DocumentMemory
    private let finder: PathFinder
    /// The values on the path, the root first, and their ends.
    private var values: [(index: Int, end: Int)]
    /// The steps to the values, and the same steps as keys with unconverted names; one less than the values.
    private var route: [PathStep] = []
    private(set) var keys: [any CodingKey] = []

    /// The containers on the path, each with the step that leads on from it.
    var steps: Zip2Sequence<[(index: Int, end: Int)], [PathStep]> { zip(values, route) }

    init(_ document: Document) {
        self.document = document
        memory = DocumentMemory(document)
        finder = PathFinder(memory)
        values = [(0, .max)]
    }

    /// Moves to a value, or to a member's name.
    @_optimize(size) mutating func move(to target: Int) {
        let root = finder.root(of: target)
        if values.first?.index != root {
            values = [(root, .max)]
            route = []
            keys = []
        }
        while values.count > 1, let last = values.last, target < last.index || target >= last.end {
            values.removeLast()
            route.removeLast()
            keys.removeLast()
        }
        while let current = values.last?.index, current != target, let next = finder.step(from: current, to: target) {
            route.append(next.step)
            keys.append(EngineKey(next.step))
            values.append((next.value, memory.after(next.value)))
            if next.child == target { return }
        }
    }
}
