import Foundation

/// A pointer of each thread's own, nil at first.
package struct ThreadSlot: Sendable {
    @usableFromInline let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        self.key = key
    }

    @inlinable
    package var pointer: UnsafeMutableRawPointer? {
        @inline(__always) get { pthread_getspecific(key) }
        @inline(__always) nonmutating set { pthread_setspecific(key, newValue) }
    }
}
