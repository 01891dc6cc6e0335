// Memory: what a thread keeps is touched by that thread only, and freed with it. No user code runs while an address
// is in use.

import Foundation

/// The free space of a thread's stack. Recursion that follows the data checks it before it descends: secondary threads
/// of iOS have 512 KB.
///
///     top    ────  where the thread began
///     here   ────  the address of a local variable
///     floor  ────  below it nothing new is begun: the reserve is for what a level does besides going deeper
///     end    ────  the guard page
///
/// A run keeps the bounds of its thread, so that a check is one subtraction and one comparison.
@usableFromInline package struct StackSpace {
    @usableFromInline package var floor: UInt = 0
    /// Bytes between the floor and the top. 0 before the first check on a thread.
    @usableFromInline package var extent: UInt = 0

    /// The bytes that are kept free: for user code, date formatters, freeing what was made.
    static let reserve: UInt = 48 * 1024

    /// Whether one more level may begin. O(1).
    @inlinable package mutating func isEnough() -> Bool {
        let here = StackSpace.here
        return here &- floor < extent || ask(here)
    }

    /// Finds the bounds the first time on a thread, and decides when the floor is reached.
    @usableFromInline package mutating func ask(_ here: UInt) -> Bool {
        let bounds = StackSpace.bounds()
        // A stack that is not the thread's own (a coroutine's, a sanitizer's): its bounds are unknown.
        guard here >= bounds.end, here < bounds.top else { return true }
        floor = bounds.end &+ min(StackSpace.reserve, (bounds.top &- bounds.end) / 4)
        extent = bounds.top &- floor
        return here >= floor
    }

    /// Whether one more level may begin, without a run that keeps the bounds.
    package static var hasRoom: Bool {
        var stack = StackSpace()
        return stack.ask(here)
    }

    /// The size of the present thread's stack in bytes.
    package static var size: Int {
        let bounds = StackSpace.bounds()
        return Int(bounds.top &- bounds.end)
    }

    @inlinable package static var here: UInt {
        get {
            var local: UInt8 = 0
            return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        }
    }

    private struct Bounds {
        let end: UInt
        let top: UInt
    }

    #if canImport(Darwin)
    private static func bounds() -> Bounds {
        let thread = pthread_self()
        let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
        return Bounds(end: top &- UInt(pthread_get_stacksize_np(thread)), top: top)
    }
    #else
    /// The bounds of the thread's stack. Cached for each thread: for the main thread glibc reads /proc/self/maps.
    private static func bounds() -> Bounds {
        // The system may have no key left.
        guard let key else { return find() }
        if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Bounds.self).pointee }
        let place = UnsafeMutablePointer<Bounds>.allocate(capacity: 1)
        let bounds = find()
        place.initialize(to: bounds)
        if pthread_setspecific(key, place) != 0 { place.deallocate() }
        return bounds
    }

    private static func find() -> Bounds {
        var attributes = pthread_attr_t()
        guard attributesOfThread(pthread_self(), &attributes) == 0 else { return Bounds(end: 0, top: 0) }
        defer { pthread_attr_destroy(&attributes) }
        var end: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_attr_getstack(&attributes, &end, &size) == 0 else { return Bounds(end: 0, top: 0) }
        let first = UInt(bitPattern: end)
        return Bounds(end: first, top: first &+ UInt(size))
    }

    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key) { $0?.deallocate() } == 0 ? key : nil
    }()
    #endif
}

#if !canImport(Darwin)
/// A GNU extension (musl and Android have it too), which the platform's module map leaves out.
@_silgen_name("pthread_getattr_np")
private func attributesOfThread(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif
