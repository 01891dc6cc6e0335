import Foundation

/// Recursion over plain values, which runs no code of the user's: where this thread's stack runs out, another thread
/// continues with a stack of its own while this one waits.
@usableFromInline package enum DeepWork {
    /// Reserved for the levels between two checks, and for what they call.
    @inlinable static var room: Int { 48 * 1024 }
    private static let stackSize = 1024 * 1024

    /// One level of the recursion. O(1) besides `body`.
    @inline(__always)
    @inlinable package static func descend<R>(_ body: () -> R) -> R {
        guard let remaining = StackSpace.remaining, remaining < room else { return body() }
        return continueOnNewThread(body)
    }

    // One function for all types: values this deep are rare.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline static func continueOnNewThread<R>(_ body: () -> R) -> R {
        let place = UnsafeMutablePointer<R>.allocate(capacity: 1)
        defer { place.deallocate() }
        return withoutActuallyEscaping(body) { body in
            let work = Work { place.initialize(to: body()) }
            // At the process's limit of threads or memory the remaining stack may suffice: a deeper level tries again.
            if start(work) || isNearItsEnd && startInTime(work) {
                work.wait()
                return place.move()
            }
            guard !isNearItsEnd else {
                // In release builds as well: the alternative is a stack overflow somewhere in the value.
                fatalError("A value is too deep for this thread's stack, and no other thread can be made.")
            }
            return body()
        }
    }

    private static var isNearItsEnd: Bool { StackSpace.remaining.map { $0 < room / 4 } ?? false }

    /// As `start`. A limit of threads may be reached only for a moment, so this retries for half a second.
    private static func startInTime(_ work: Work) -> Bool {
        for _ in 0..<10 {
            usleep(50_000)
            if start(work) { return true }
        }
        return false
    }

    /// Whether a thread runs it.
    private static func start(_ work: Work) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, detached)
        let reference = Unmanaged.passRetained(work).toOpaque()
        if make(&attributes, reference) == 0 { return true }
        Unmanaged<Work>.fromOpaque(reference).release()
        return false
    }

    private static let detached = Int32(PTHREAD_CREATE_DETACHED)

    #if canImport(Darwin)
    private static func make(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) -> Int32 {
        var thread: pthread_t?
        return pthread_create(
            &thread, &attributes,
            { work in
                Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
                return nil
            }, work)
    }
    #else
    private static func make(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) -> Int32 {
        var thread = pthread_t()
        return pthread_create(
            &thread, &attributes,
            { work in
                if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
                return nil
            }, work)
    }
    #endif

    /// One piece of work. The two threads take turns, so nothing needs a lock.
    private final class Work: @unchecked Sendable {
        private var body: (() -> Void)?
        private let isDone = DispatchSemaphore(value: 0)

        init(_ body: @escaping () -> Void) { self.body = body }

        func run() {
            perform()
            isDone.signal()
        }

        /// Releases `body` as well: the thread may outlive its owner.
        private func perform() {
            body?()
            body = nil
        }

        func wait() { isDone.wait() }
    }
}
