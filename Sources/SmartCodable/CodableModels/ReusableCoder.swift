/// A coder that is recycled for the next value of its type, within a run and in the thread's next one, unless user code
/// keeps it or its container.
protocol ReusableCoder: AnyObject {
    associatedtype Plan: AnyObject
    /// The next coder in a list of idle ones.
    var next: Self? { get set }
    /// Ends the value. False if user code has kept the coder's container (see `CoderLife.close`).
    func close() -> Bool
    /// Called when user code kept the coder, or a container of it, which may then outlive the run.
    func leaveRun()
    /// Releases what belongs to the value.
    func releaseValue()
}

extension ReusableCoder {
    /// Ends the value of a coder. Returns whether it is free for another: user code kept neither it nor its container.
    ///
    /// Both are checked once, before anything of the user's is released: another thread, or a deinitialiser, may
    /// release what was kept at any moment. An encoder that has left its output must not write another value.
    @inline(__always)
    static func end(_ coder: inout Self) -> Bool {
        let isFree = coder.close() && isKnownUniquelyReferenced(&coder)
        if !isFree { coder.leaveRun() }
        coder.releaseValue()
        return isFree
    }
}
