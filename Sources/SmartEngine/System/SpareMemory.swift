// Memory: what a thread keeps is touched by that thread only, and freed with it. No user code runs while an address
// is in use.

/// A block of memory for a document's bytes or nodes.
package struct MemoryBlock {
    let start: UnsafeMutableRawPointer
    /// The size in bytes.
    let size: Int

    package func bound<T>(to type: T.Type) -> UnsafeMutablePointer<T> { start.assumingMemoryBound(to: type) }

    fileprivate func free() { start.deallocate() }
}

/// Blocks that a thread keeps for its next documents: most are small, and there is always a next one. They are freed
/// with the pooled runs (`ThreadMemory`). Larger ones are not kept.
///
/// Debug builds keep none, so that AddressSanitizer sees reads of a freed document; nor do builds with
/// `-DSMARTCODABLE_SANITIZED`. ThreadSanitizer does not know that reference counting orders threads. If another thread
/// has read a block, and this one got it back with the last reference, that looks like a race.
package enum SpareMemory {
    /// Two for a document, and two for a nested decode.
    private static let maximumCount = 4
    private static let maximumSize = 32 * 1024
    private static let minimumSize = 2048

    private final class Blocks {
        let kept = UnsafeMutablePointer<MemoryBlock>.allocate(capacity: SpareMemory.maximumCount)
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)

        init() { count.initialize(to: 0) }

        deinit {
            empty()
            kept.deallocate()
            count.deallocate()
        }

        /// Takes the last block that is large enough.
        @inline(__always)
        func take(_ size: Int) -> MemoryBlock? {
            let last = count.pointee &- 1
            guard last >= 0, kept[last].size >= size else { return nil }
            count.pointee = last
            return kept[last]
        }

        /// Takes the last two blocks, if they are large enough.
        @inline(__always)
        func take(_ first: Int, _ second: Int) -> (MemoryBlock, MemoryBlock)? {
            let last = count.pointee &- 2
            guard last >= 0, kept[last].size >= first, kept[last &+ 1].size >= second else { return nil }
            count.pointee = last
            return (kept[last], kept[last &+ 1])
        }

        /// Keeps a block, if there is room for it.
        func keep(_ block: MemoryBlock) -> Bool {
            let number = count.pointee
            guard number < SpareMemory.maximumCount else { return false }
            kept[number] = block
            count.pointee = number &+ 1
            return true
        }

        func keep(_ first: MemoryBlock, _ second: MemoryBlock) -> Bool {
            let number = count.pointee
            guard number &+ 1 < SpareMemory.maximumCount else { return false }
            kept[number] = first
            kept[number &+ 1] = second
            count.pointee = number &+ 2
            return true
        }

        func empty() {
            while count.pointee > 0 {
                count.pointee &-= 1
                kept[count.pointee].free()
            }
        }
    }

    private static let own = ThreadObject { Blocks() }

    /// A block of at least `size` bytes, aligned for types of up to 16 bytes. Uninitialised.
    package static func take(_ size: Int) -> MemoryBlock {
        #if !DEBUG && !SMARTCODABLE_SANITIZED
        if size <= maximumSize, let block = own.reference._withUnsafeGuaranteedRef({ $0.take(size) }) { return block }
        let size = size <= maximumSize ? max(size, minimumSize) : size
        #endif
        return MemoryBlock(start: .allocate(byteCount: size, alignment: 16), size: size)
    }

    /// Both blocks of a document, of at least these sizes, aligned for types of up to 16 bytes. Uninitialised.
    static func take(_ first: Int, _ second: Int) -> (MemoryBlock, MemoryBlock) {
        #if !DEBUG && !SMARTCODABLE_SANITIZED
        if first <= maximumSize, second <= maximumSize,
            let blocks = own.reference._withUnsafeGuaranteedRef({ $0.take(first, second) })
        {
            return blocks
        }
        #endif
        return (take(first), take(second))
    }

    /// Gives a block back, on any thread.
    static func giveBack(_ block: MemoryBlock) {
        #if !DEBUG && !SMARTCODABLE_SANITIZED
        if keep(block) { return }
        #endif
        block.free()
    }

    /// Whether the present thread keeps the block.
    static func keep(_ block: MemoryBlock) -> Bool {
        block.size <= maximumSize && own.reference._withUnsafeGuaranteedRef { $0.keep(block) }
    }

    /// Gives both blocks of a document back, on any thread.
    package static func giveBack(_ first: MemoryBlock, _ second: MemoryBlock) {
        #if !DEBUG && !SMARTCODABLE_SANITIZED
        if first.size <= maximumSize, second.size <= maximumSize,
            own.reference._withUnsafeGuaranteedRef({ $0.keep(first, second) })
        {
            return
        }
        #endif
        giveBack(first)
        giveBack(second)
    }

    /// Frees the blocks of the present thread.
    static func empty() { own.value.empty() }

    /// The number of blocks that the present thread keeps, for tests.
    static var count: Int { own.value.count.pointee }
}
