/// The coding path that was asked for last in a document. Most are asked for in their order, many again and again (by
/// an `init(from:)` that tries one type after the other), so the next one begins where the last one left its way.
struct KnownPath {
    let document: Document
    private let memory: DocumentMemory
    private var finder: PathFinder
    /// The values on the way, the root first, and their ends.
    private var values: [(index: Int, end: Int)]
    /// The keys that lead to them; one less.
    private(set) var keys: [any CodingKey] = []

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
            keys.removeLast()
        }
        while let current = values.last?.index, current != target, let next = finder.step(from: current, to: target) {
            keys.append(EngineKey(next.step))
            values.append((next.value, memory.after(next.value)))
            if next.child == target { return }
        }
    }
}
