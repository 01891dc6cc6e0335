import Foundation

/// One pointer per thread, nil at first. If the system has no key left, or no memory for a thread's value, a table
/// keeps it, as for `ThreadObject`.
package struct ThreadSlot: Sendable {
    /// The storage of a thread's pointer, from its first access to the end of the thread: made once, so that nothing
    /// can fail later.
    package typealias Cell = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    @usableFromInline let key: pthread_key_t
    @usableFromInline let hasKey: Bool
    private let store: @convention(c) @Sendable (pthread_key_t, UnsafeRawPointer?) -> Int32
    private let withoutKey = Guarded(RareTable<UInt, UInt>())

    package init() { self.init(storingBy: { pthread_setspecific($0, $1) }) }

    /// For tests, in which storing fails.
    init(storingBy store: @escaping @convention(c) @Sendable (pthread_key_t, UnsafeRawPointer?) -> Int32) {
        var key = pthread_key_t()
        // The pointer is an optional on Linux only.
        hasKey = pthread_key_create(&key) { deallocate($0) } == 0
        self.key = key
        self.store = store
    }

    @inlinable
    package var pointer: UnsafeMutableRawPointer? {
        @inline(__always) get { cell.pointee }
        @inline(__always) nonmutating set { cell.pointee = newValue }
    }

    @inlinable
    package var cell: Cell {
        @inline(__always) get { known ?? findCell() }
    }

    /// Nil before the thread's first access, and where the table keeps it.
    @inlinable
    var known: Cell? {
        @inline(__always) get {
            hasKey ? pthread_getspecific(key)?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self) : nil
        }
    }

    @usableFromInline @inline(never)
    func findCell() -> Cell {
        let thread = currentThreadNumber()
        let kept = withoutKey.read { $0[thread] }.flatMap { Cell(bitPattern: $0) }
        let cell = kept ?? ThreadSlot.makeCell()
        if hasKey, store(key, cell) == 0 {
            if kept != nil { withoutKey.update { $0[thread] = nil } }
        } else if kept == nil {
            withoutKey.update { $0[thread] = UInt(bitPattern: cell) }
        }
        return cell
    }

    /// The thread's pointer without a lock, for `HeldLocks`: nil where there is no key, or no memory for a value.
    var cellWithoutLock: Cell? {
        guard hasKey else { return nil }
        if let known { return known }
        let cell = ThreadSlot.makeCell()
        if store(key, cell) == 0 { return cell }
        deallocate(cell)
        return nil
    }

    private static func makeCell() -> Cell {
        let cell = Cell.allocate(capacity: 1)
        cell.initialize(to: nil)
        return cell
    }
}

private func deallocate(_ pointer: UnsafeMutableRawPointer?) { pointer?.deallocate() }
