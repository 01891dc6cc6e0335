/// A coder that is recycled for the next value of its type, within a run and in the thread's next one, unless user code
/// keeps it or its container.
protocol ReusableCoder: AnyObject {
    /// Ends the value (see `CoderLife.close`).
    func close() -> Bool
    /// Called when user code kept the coder, or a container of it, which may then outlive the run.
    func leaveRun()
    /// Releases what belongs to the value.
    func releaseValue()
    /// Whether an idle coder may be kept for the thread's next run: it must not have grown with the data.
    var isReusable: Bool { get }
}

extension ReusableCoder {
    /// Ends the value of a coder. Returns whether it is free for another: user code kept neither it nor its container.
    ///
    /// Both are checked once, before anything of the user's is released: another thread, or a deinitialiser, may
    /// release what was kept at any moment, and an encoder that has left its output must not write another value.
    @inline(__always)
    static func end(_ coder: inout Self) -> Bool {
        let isFree = coder.close() && isKnownUniquelyReferenced(&coder)
        if !isFree { coder.leaveRun() }
        coder.releaseValue()
        return isFree
    }
}

/// Coders of one type that are free for reuse. Accessed by pointer, since they change with every object: without
/// reference counting and exclusivity checks. The owner must free them.
struct IdleCoders<Coder: ReusableCoder> {
    struct Waiting {
        /// Not in the array: all that a type needs which does not contain itself.
        var next: Coder?
        var others: [Coder] = []
    }

    private let waiting: UnsafeMutablePointer<Waiting>
    /// The number that is kept from one run to the next.
    private static var kept: Int { 2 }

    init() {
        waiting = .allocate(capacity: 1)
        waiting.initialize(to: Waiting())
    }

    @inline(__always)
    func take() -> Coder? { waiting.pointee.next.take() ?? waiting.pointee.others.popLast() }

    @inline(__always)
    func add(_ coder: Coder) {
        if waiting.pointee.next == nil { waiting.pointee.next = coder } else { waiting.pointee.others.append(coder) }
    }

    func removeAll() { replace(with: []) }

    /// Keeps what the next run can use.
    func tidy() {
        let next = waiting.pointee.next
        let others = waiting.pointee.others
        guard others.count >= IdleCoders.kept || next?.isReusable == false || !others.allSatisfy({ $0.isReusable })
        else {
            return
        }
        let all = (next.map { [$0] } ?? []) + others
        replace(with: all.prefix(IdleCoders.kept).filter { $0.isReusable })
    }

    /// Removed coders are released outside of any access.
    private func replace(with coders: [Coder]) {
        let before = waiting.pointee
        waiting.pointee = Waiting(others: coders)
        withExtendedLifetime(before) {}
    }

    func free() {
        waiting.deinitialize(count: 1)
        waiting.deallocate()
    }
}
