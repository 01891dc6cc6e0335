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
    private let coders: UnsafeMutablePointer<[Coder]>
    /// The number that is kept from one run to the next.
    private static var kept: Int { 2 }

    init() {
        coders = .allocate(capacity: 1)
        coders.initialize(to: [])
    }

    @inline(__always)
    func take() -> Coder? { coders.pointee.popLast() }

    @inline(__always)
    func add(_ coder: Coder) { coders.pointee.append(coder) }

    func removeAll() { replace(with: []) }

    /// Keeps what the next run can use.
    func tidy() {
        guard coders.pointee.count > IdleCoders.kept || !coders.pointee.allSatisfy(\.isReusable) else { return }
        replace(with: coders.pointee.prefix(IdleCoders.kept).filter(\.isReusable))
    }

    /// Removed coders are released outside of any access.
    private func replace(with coders: [Coder]) {
        let before = self.coders.pointee
        self.coders.pointee = coders
        withExtendedLifetime(before) {}
    }

    func free() {
        coders.deinitialize(count: 1)
        coders.deallocate()
    }
}
