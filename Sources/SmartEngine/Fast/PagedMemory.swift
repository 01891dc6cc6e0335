import Foundation

/// Memory of very large documents, which goes back to the system in pieces while the document is being decoded.
enum PagedMemory {
    /// Smaller blocks come from the heap, which keeps them for the next document. In bytes.
    static let least = 16 * 1024 * 1024

    #if os(Windows) || os(WASI)
    static func allocate(_ size: Int) -> MemoryBlock? { nil }
    static func free(_ block: MemoryBlock) {}
    static func discard(from start: UnsafeRawPointer, to end: UnsafeRawPointer) -> UnsafeRawPointer { start }
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

    /// Gives the whole pages between the two back, and returns where the next call continues. Reading them is still
    /// allowed, but what was in them is lost.
    static func discard(from start: UnsafeRawPointer, to end: UnsafeRawPointer) -> UnsafeRawPointer {
        let mask = UInt(pageSize - 1)
        guard let first = UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: start) + mask) & ~mask),
            let last = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: end) & ~mask)
        else { return start }
        guard last > first else { return UnsafeRawPointer(first) }
        #if canImport(Darwin)
        // Unlike MADV_FREE, the process no longer counts as using them.
        madvise(first, last - first, MADV_FREE_REUSABLE)
        #else
        madvise(first, last - first, Int32(MADV_DONTNEED))
        #endif
        return UnsafeRawPointer(last)
    }

    /// In bytes, a power of two.
    private static let pageSize = Int(getpagesize())
    #endif
}
