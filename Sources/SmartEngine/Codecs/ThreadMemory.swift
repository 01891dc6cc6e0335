/// A thread's memory from one call to the next, with which a small document costs little more than its values.
///
/// Runs are pooled only when nothing else refers to them, a few for nested calls, and until a setting of the process
/// changes.
///
/// Only valid on the thread, for a call: it refers to what the thread owns without reference counting.
package struct ThreadMemory {
    private struct State {
        var version = 0
        var decodings: [DecodingSession] = []
        var encodings: [EncodingSession] = []
    }

    private final class Owner {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

        init() { state.initialize(to: State()) }

        deinit {
            state.deinitialize(count: 1)
            state.deallocate()
        }
    }

    private static let own = ThreadObject { Owner() }
    private static let maximumCount = 4
    private let state: UnsafeMutablePointer<State>

    /// The present thread's memory, for the present settings.
    package static func current(_ settings: ThreadSettings) -> ThreadMemory {
        let memory = present
        if memory.state.pointee.version != settings.version { memory.forget(settings.version) }
        return memory
    }

    /// The present thread's memory without a check of the settings, for tests.
    static var present: ThreadMemory { own.reference._withUnsafeGuaranteedRef { ThreadMemory(state: $0.state) } }

    /// The pooled runs, for tests.
    var resting: (decodings: [DecodingSession], encodings: [EncodingSession]) {
        (state.pointee.decodings, state.pointee.encodings)
    }

    /// Releases the pooled runs, and the blocks for documents.
    @inline(never)
    private func forget(_ version: Int) {
        state.pointee.version = version
        do {
            let runs = (state.pointee.decodings, state.pointee.encodings)
            state.pointee.decodings = []
            state.pointee.encodings = []
            withExtendedLifetime(runs) {}
        }
        SpareMemory.empty()
    }

    func takeDecoding() -> DecodingSession? { state.pointee.decodings.popLast() }
    func takeEncoding() -> EncodingSession? { state.pointee.encodings.popLast() }

    /// Whether there is room for one more idle run, made for settings that still hold.
    func keepsDecoding(_ version: Int) -> Bool {
        version == state.pointee.version && state.pointee.decodings.count < ThreadMemory.maximumCount
    }
    func keepsEncoding(_ version: Int) -> Bool {
        version == state.pointee.version && state.pointee.encodings.count < ThreadMemory.maximumCount
    }

    func keep(_ session: DecodingSession) { state.pointee.decodings.append(session) }
    func keep(_ session: EncodingSession) { state.pointee.encodings.append(session) }
}
