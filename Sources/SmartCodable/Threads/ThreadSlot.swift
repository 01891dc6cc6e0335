import Foundation

/// A pointer of each thread's own, nil at first. Where the system has no key left, a table keeps it, as for
/// `ThreadObject`.
package struct ThreadSlot: Sendable {
    @usableFromInline let key: pthread_key_t
    @usableFromInline let hasKey: Bool
    private let withoutKey = Guarded(RareTable<UInt, UInt>())

    package init() {
        var key = pthread_key_t()
        hasKey = pthread_key_create(&key, nil) == 0
        self.key = key
    }

    @inlinable
    package var pointer: UnsafeMutableRawPointer? {
        @inline(__always) get { hasKey ? pthread_getspecific(key) : kept }
        @inline(__always) nonmutating set { if hasKey { pthread_setspecific(key, newValue) } else { kept = newValue } }
    }

    @usableFromInline
    var kept: UnsafeMutableRawPointer? {
        @inline(never) get {
            UnsafeMutableRawPointer(bitPattern: withoutKey.read { $0[currentThreadNumber()] } ?? 0)
        }
        @inline(never) nonmutating set {
            withoutKey.update { $0[currentThreadNumber()] = newValue.map { UInt(bitPattern: $0) } }
        }
    }
}
