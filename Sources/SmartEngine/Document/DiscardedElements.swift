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
        self.text = DiscardedElements.discard(from: text, to: DiscardedElements.text(of: child, memory))
        self.nodes = DiscardedElements.discard(from: nodes, to: UnsafeRawPointer(memory.nodes + child))
    }

    private static func text(of index: Int, _ memory: DocumentMemory) -> UnsafeRawPointer {
        UnsafeRawPointer(memory.bytes + Int(memory.node(index).offset))
    }

    /// Discards the pages between the two, and returns where the next call continues.
    private static func discard(from start: UnsafeRawPointer, to end: UnsafeRawPointer) -> UnsafeRawPointer {
        #if os(Windows) || os(WASI)
        return start
        #else
        let mask = UInt(PagedMemory.pageSize - 1)
        guard let first = UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: start) + mask) & ~mask),
            let last = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: end) & ~mask)
        else { return start }
        if last > first { PagedMemory.discard(first, last - first) }
        return UnsafeRawPointer(max(first, last))
        #endif
    }
}
