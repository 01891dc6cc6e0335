/// The coding path that was asked for last in a document. Most are asked for in their order, many again and again (by
/// an `init(from:)` that tries one type after the other), so the next one begins where the last one left its way.
struct KnownPath {
    let document: Document
    private let memory: DocumentMemory
    private var finder: PathFinder
    /// The values on the way, the root first, and their ends.
    private var values: [(index: Int, end: Int)]
    /// What leads to them, and the same as keys, names as they stand; one less.
    private var route: [PathStep] = []
    private(set) var keys: [any CodingKey] = []

    /// The containers on the way, each with what leads on from it.
    var steps: Zip2Sequence<[(index: Int, end: Int)], [PathStep]> { zip(values, route) }

    init(_ document: Document) {
        self.document = document
        memory = DocumentMemory(document)
        finder = PathFinder(memory)
        values = [(0, .max)]
    }

    /// Goes to a value, or to a member's name.
    mutating func move(to target: Int) {
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
