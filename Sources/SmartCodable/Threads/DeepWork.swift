import Foundation

/// Recursion over plain values, which runs no code of the user's: where this thread's stack comes to its end, another
/// thread goes on with a stack of its own, and is waited for.
enum DeepWork {
    /// Left for the levels between two questions, and for what they call.
    private static let room = 48 * 1024
    private static let stackSize = 1024 * 1024

    /// One level of the recursion. O(1) besides `body`.
    @inline(__always)
    static func level<R>(_ body: () -> R) -> R {
        guard let remaining = StackSpace.remaining, remaining < room else { return body() }
        return goOn(body)
    }

    @inline(never)
    private static func goOn<R>(_ body: () -> R) -> R {
        let place = UnsafeMutablePointer<R>.allocate(capacity: 1)
        defer { place.deallocate() }
        withoutActuallyEscaping(body) { body in
            let work = Work(body, place)
            let thread = Thread { work.run() }
            thread.stackSize = stackSize
            thread.start()
            work.wait()
        }
        return place.move()
    }

    /// One piece of work. The two threads take turns, so nothing is guarded.
    private final class Work<R>: @unchecked Sendable {
        private var body: (() -> R)?
        private let place: UnsafeMutablePointer<R>
        private let isDone = DispatchSemaphore(value: 0)

        init(_ body: @escaping () -> R, _ place: UnsafeMutablePointer<R>) {
            self.body = body
            self.place = place
        }

        func run() {
            perform()
            isDone.signal()
        }

        /// Lets go of `body` as well: the thread may last longer than that is there.
        private func perform() {
            if let body { place.initialize(to: body()) }
            body = nil
        }

        func wait() { isDone.wait() }
    }
}
