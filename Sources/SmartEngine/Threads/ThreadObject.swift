import Foundation

/// One object per thread, made at the thread's first access, and released when the thread ends.
///
/// A process has a limited number of keys for such objects (1,024 on Linux, 512 on Apple's systems), which Foundation
/// uses as well. If none is left, a table with a lock keeps the objects; those of ended threads go to the threads that
/// get their numbers.
package struct ThreadObject<Object: AnyObject>: Sendable {
    private let key: pthread_key_t
    private let hasKey: Bool
    // Not a dictionary: the first use of a kind of key has its conformance looked up among all of the process.
    private let withoutKey = Guarded<[(thread: UInt, object: Object)]>([])
    private let make: @Sendable () -> Object

    package init(_ make: @escaping @Sendable () -> Object) {
        var key = pthread_key_t()
        // The pointer is an optional on Linux only.
        hasKey = pthread_key_create(&key) { release($0) } == 0
        self.key = key
        self.make = make
    }

    package var value: Object {
        @inline(__always) get { reference.takeUnretainedValue() }
    }

    /// The object without reference counting: it lives as long as the thread.
    package var reference: Unmanaged<Object> {
        @inline(__always) get {
            if hasKey, let known = pthread_getspecific(key) { return Unmanaged.fromOpaque(known) }
            return begin()
        }
    }

    @inline(never)
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

/// Unique among the running threads.
func currentThreadNumber() -> UInt {
    // A number on some systems, a pointer on others.
    withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
}
