import Foundation

/// An object of each thread's own, made when the thread first asks, and let go when the thread ends.
package struct ThreadObject<Object: AnyObject>: Sendable {
    private let key: pthread_key_t
    private let make: @Sendable () -> Object

    package init(_ make: @escaping @Sendable () -> Object) {
        var key = pthread_key_t()
        // The pointer is an optional on Linux only.
        pthread_key_create(&key) { letGo(of: $0) }
        self.key = key
        self.make = make
    }

    package var value: Object {
        @inline(__always) get { reference.takeUnretainedValue() }
    }

    /// The object without a count of references: it is there as long as the thread is.
    package var reference: Unmanaged<Object> {
        @inline(__always) get {
            if let known = pthread_getspecific(key) { return Unmanaged.fromOpaque(known) }
            return begin()
        }
    }

    @inline(never)
    private func begin() -> Unmanaged<Object> {
        let object = Unmanaged.passRetained(make())
        pthread_setspecific(key, object.toOpaque())
        return object
    }
}

private func letGo(of pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
}
