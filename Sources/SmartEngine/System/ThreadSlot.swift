// Memory: what a thread keeps is touched by that thread only, and freed with it. No user code runs while an address
// is in use.

import Foundation

/// One pointer per thread, nil at first. If the system has no key left, or no memory for a thread's value, a table
/// keeps it, as for `ThreadObject`.
@usableFromInline package struct ThreadSlot: Sendable {
    /// The storage of a thread's pointer, from its first access to the end of the thread: made once, so that nothing
    /// can fail later.
    @usableFromInline package typealias Cell = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    @usableFromInline let key: pthread_key_t
    @usableFromInline let hasKey: Bool
    private let store: @convention(c) @Sendable (pthread_key_t, UnsafeRawPointer?) -> Int32
    // Not in a dictionary: see `ThreadObject`.
    private let withoutKey = Guarded<[(thread: UInt, cell: Cell)]>([])

    package init() { self.init(storingBy: { pthread_setspecific($0, $1) }) }

    /// Makes a slot in which storing fails, for tests.
    init(storingBy store: @escaping @convention(c) @Sendable (pthread_key_t, UnsafeRawPointer?) -> Int32) {
        var key = pthread_key_t()
        // The pointer is an optional on Linux only.
        hasKey = pthread_key_create(&key) { deallocate($0) } == 0
        self.key = key
        self.store = store
    }

    @inlinable
    package var pointer: UnsafeMutableRawPointer? {
        get { cell.pointee }
        nonmutating set { cell.pointee = newValue }
    }

    @inlinable
    package var cell: Cell { known ?? findCell() }

    /// The thread's storage; nil before its first access, and if the table keeps it.
    @inlinable
    var known: Cell? {
        get {
            hasKey ? pthread_getspecific(key)?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self) : nil
        }
    }

    @usableFromInline
    func findCell() -> Cell {
        let thread = currentThreadNumber()
        let kept = withoutKey.read { all in all.firstIndex { $0.thread == thread }.map { all[$0].cell } }
        let cell = kept ?? ThreadSlot.makeCell()
        if hasKey, store(key, cell) == 0 {
            if kept != nil { withoutKey.update { $0.removeAll { $0.thread == thread } } }
        } else if kept == nil {
            withoutKey.update { $0.append((thread, cell)) }
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

/// One object per thread, made at the thread's first access, and released when the thread ends.
///
/// A process has a limited number of keys for such objects (1,024 on Linux, 512 on Apple's systems), which Foundation
/// uses as well. If none is left, a table with a lock keeps the objects; those of ended threads go to the threads that
/// get their numbers.
package struct ThreadObject<Object: AnyObject>: Sendable {
    private let key: pthread_key_t
    private let hasKey: Bool
    // The objects are not in a dictionary: the first use of a kind of key has its conformance looked up among all of
    // the process.
    private let withoutKey = Guarded<[(thread: UInt, object: Object)]>([])
    private let make: @Sendable () -> Object

    package init(_ make: @escaping @Sendable () -> Object) {
        var key = pthread_key_t()
        // The pointer is an optional on Linux only.
        hasKey = pthread_key_create(&key) { release($0) } == 0
        self.key = key
        self.make = make
    }

    package var value: Object { reference.takeUnretainedValue() }

    /// The object without reference counting: it lives as long as the thread.
    package var reference: Unmanaged<Object> {
        get {
            if hasKey, let known = pthread_getspecific(key) { return Unmanaged.fromOpaque(known) }
            return begin()
        }
    }

    private func begin() -> Unmanaged<Object> {
        if hasKey {
            let object = Unmanaged.passRetained(make())
            // Fails if there is no memory for it.
            if pthread_setspecific(key, object.toOpaque()) == 0 { return object }
            object.release()
        }
        let thread = currentThreadNumber()
        if let known = withoutKey.read({ $0.first { $0.thread == thread } }) {
            return Unmanaged.passUnretained(known.object)
        }
        let object = make()
        withoutKey.update { $0.append((thread, object)) }
        return Unmanaged.passUnretained(object)
    }
}

private func release(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
}

/// A number for the present thread, unique among the running ones.
func currentThreadNumber() -> UInt {
    // A number on some systems, a pointer on others.
    withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
}
