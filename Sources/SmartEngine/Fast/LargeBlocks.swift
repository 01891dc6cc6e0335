/// Blocks that the process keeps for its next documents of more than 32 KB (`SpareMemory`), and for texts that are being
/// written (`JSONByteWriter`): two of at most 512 KB.
/// An allocator may give blocks of that size back to the system; a new one then costs a fault for each of its pages.
struct LargeBlocks: Sendable {
    static let shared = LargeBlocks()
    /// Text and nodes of one document. One pair for all threads, of which there may be many.
    static let maximumCount = 2
    /// Of a block, in bytes.
    static let maximumSize = 512 * 1024

    /// The smallest first.
    private let kept = Guarded<[MemoryBlock]>([])

    /// The smallest that is large enough.
    @inline(never)
    func take(_ size: Int) -> MemoryBlock? {
        guard size <= LargeBlocks.maximumSize else { return nil }
        return kept.update { kept in kept.firstIndex { $0.size >= size }.map { kept.remove(at: $0) } }
    }

    /// Keeps a block, and returns the one to be freed: the smallest of too many, or the block itself.
    @inline(never)
    func keep(_ block: MemoryBlock) -> MemoryBlock? {
        guard block.size <= LargeBlocks.maximumSize else { return block }
        return kept.update { kept in
            kept.insert(block, at: kept.firstIndex { $0.size >= block.size } ?? kept.count)
            return kept.count > LargeBlocks.maximumCount ? kept.removeFirst() : nil
        }
    }

    /// Takes all of them out.
    func removeAll() -> [MemoryBlock] {
        kept.update { kept in
            defer { kept = [] }
            return kept
        }
    }
}
