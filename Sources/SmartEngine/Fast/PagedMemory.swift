import Foundation

/// Memory of very large documents, which goes back to the system in pieces while the document is being decoded.
enum PagedMemory {
    /// Smaller blocks come from the heap, which keeps them for the next document. In bytes.
    static let least = 16 * 1024 * 1024

    #if os(Windows) || os(WASI)
    static func allocate(_ size: Int) -> MemoryBlock? { nil }
    static func free(_ block: MemoryBlock) {}
    static func discard(_ start: UnsafeMutableRawPointer, _ count: Int) {}
    #else
    /// A block of an even size. Nil where the system has none.
    static func allocate(_ size: Int) -> MemoryBlock? {
        let size = size + size & 1
        let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        // MAP_FAILED is -1.
        guard let start, Int(bitPattern: start) != -1 else { return nil }
        return MemoryBlock(start: start, size: size)
    }

    static func free(_ block: MemoryBlock) { munmap(block.start, block.size) }

    /// Gives whole pages back. Reading them is still allowed, but what was in them is lost.
    static func discard(_ start: UnsafeMutableRawPointer, _ count: Int) {
        #if canImport(Darwin)
        // Unlike MADV_FREE, the process no longer counts as using them.
        madvise(start, count, MADV_FREE_REUSABLE)
        #else
        madvise(start, count, Int32(MADV_DONTNEED))
        #endif
    }

    /// In bytes, a power of two.
    static let pageSize = Int(getpagesize())
    #endif
}
