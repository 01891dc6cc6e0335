/// The elements of an array that a document no longer has: those before `child`, which is the one at `position`.
final class DiscardedElements {
    let array: Int
    private(set) var child: Int
    private(set) var position = 0
    /// How far text and nodes are discarded.
    private var text: UnsafeRawPointer?
    private var nodes: UnsafeRawPointer?

    init(_ array: Int) {
        self.array = array
        child = array + 1
    }

    /// Discards those before a later one.
    func extend(to later: Int, _ memory: DocumentMemory) {
        let text = self.text ?? DiscardedElements.text(of: child, memory)
        let nodes = self.nodes ?? UnsafeRawPointer(memory.nodes + child)
        while child < later {
            child = memory.after(child)
            position += 1
        }
        self.text = PagedMemory.discard(from: text, to: DiscardedElements.text(of: child, memory))
        self.nodes = PagedMemory.discard(from: nodes, to: UnsafeRawPointer(memory.nodes + child))
    }

    private static func text(of index: Int, _ memory: DocumentMemory) -> UnsafeRawPointer {
        UnsafeRawPointer(memory.bytes + Int(memory.node(index).offset))
    }
}
