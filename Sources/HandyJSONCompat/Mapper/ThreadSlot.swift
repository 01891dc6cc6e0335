/// A pointer of each thread's own, nil at first.
struct ThreadSlot: Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        self.key = key
    }

    var pointer: UnsafeMutableRawPointer? {
        @inline(__always) get { pthread_getspecific(key) }
        @inline(__always) nonmutating set { pthread_setspecific(key, newValue) }
    }
}
