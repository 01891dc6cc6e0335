import Foundation

/// A value that a lock protects; the only lock of the libraries.
///
///     static let state = Guarded(State())
///     state.change { $0.listeners[id] = nil }
///
/// The rule: while it is held **no code of the user's runs and no object of the user's is released**, since a
/// deinitialiser is user code too. Either could re-enter the same lock, or wait for a thread that does. `change` keeps
/// the previous value until the lock is free, so that removing a listener or replacing conversions is safe; callers of
/// `update` are responsible for that. Debug builds know which threads hold a lock, and stop before user code runs on
/// them (`willRunUserCode`).
@usableFromInline package final class Guarded<Value>: @unchecked Sendable {
    // The system's: Foundation's lock is four blocks of memory on Linux.
    @usableFromInline let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    // The lock replaces the check: re-entering deadlocks, in any build.
    @usableFromInline @exclusivity(unchecked) var value: Value

    package init(_ value: Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// The result of `body` for the value.
    @inlinable @inline(__always)
    package func read<R>(_ body: (Value) -> R) -> R {
        hold()
        defer { free() }
        return body(value)
    }

    /// Changes the value. The previous one is released when the lock is free. A collection in the value is copied when
    /// it changes: for values that change rarely, or are small.
    package func change<R>(_ body: (inout Value) -> R) -> R {
        hold()
        let earlier = value
        defer { withExtendedLifetime(earlier) {} }
        defer { free() }
        return body(&value)
    }

    /// Changes the value in place. It must not release user objects: removed values are returned, for the caller to
    /// release.
    @usableFromInline
    package func update<R>(_ body: (inout Value) -> R) -> R {
        hold()
        defer { free() }
        return body(&value)
    }

    /// Stores another value, and returns the earlier one.
    func exchange(_ other: Value) -> Value {
        hold()
        let earlier = value
        value = other
        free()
        return earlier
    }

    /// A part of the value that is made when it is first needed, without the lock. If two threads make it, both get
    /// what the first one made. The place is two functions, since the runtime would take 27,000 instructions for a key
    /// path with an argument, each time.
    @inlinable
    package func made<Part>(
        _ find: (Value) -> Part?, keep: (inout Value, Part) -> Void, _ make: () throws -> Part
    ) rethrows -> Part {
        if let known = read(find) { return known }
        let made = try make()
        return update {
            if let first = find($0) { return first }
            keep(&$0, made)
            return made
        }
    }

    @inlinable
    func hold() {
        pthread_mutex_lock(lock)
        // Inside an assertion, so that release builds count nothing.
        assert(HeldLocks.add(1))
    }

    @inlinable
    func free() {
        assert(HeldLocks.add(-1))
        pthread_mutex_unlock(lock)
    }
}

/// Locks that coders share, by their address. Most coders are made for one call, and a lock of its own takes longer to make
/// than the settings of a coder take to read. No other lock is taken under one of these.
package enum CoderLocks {
    // Not by a range: in debug builds the first coder of a process would search all conformances.
    private static let all = {
        var all: [Unmanaged<Guarded<Void>>] = []
        while all.count < 16 { all.append(.passRetained(Guarded(()))) }
        return all
    }()

    package static func of(_ coder: AnyObject) -> Unmanaged<Guarded<Void>> {
        all[Int(bitPattern: ObjectIdentifier(coder)) >> 5 & 15]
    }

    /// Runs `body` under the lock. What it returns is released without the lock.
    package static func hold(for coder: AnyObject, _ body: () -> AnyObject?) {
        _ = of(coder).takeUnretainedValue().update { _ in body() }
    }
}

/// How many locks the present thread holds, in debug builds.
@usableFromInline
enum HeldLocks {
    private static let slot = ThreadSlot()

    /// Counts locks that are taken or released. True, for use in assertions.
    @usableFromInline
    static func add(_ number: Int) -> Bool {
        // Without this cell the slot itself takes a lock; then nothing is counted.
        guard let cell = slot.cellWithoutLock else { return true }
        cell.pointee = UnsafeMutableRawPointer(bitPattern: Int(bitPattern: cell.pointee) + number)
        return true
    }

    @usableFromInline
    static var areNone: Bool { slot.cellWithoutLock?.pointee == nil }
}

/// Called before user code runs. Debug builds stop if the thread holds a lock of the libraries; release builds do
/// nothing.
@inlinable
package func willRunUserCode() {
    assert(HeldLocks.areNone, "User code is about to run on a thread that holds a lock of the library.")
}
