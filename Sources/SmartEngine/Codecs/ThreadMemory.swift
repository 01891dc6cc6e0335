/// What a thread keeps from one call to the next, so that a small document costs little more than its values.
///
/// Runs are pooled only when nothing else refers to them, a few for nested calls, and until a setting of the process
/// changes.
///
/// Without reference counting: it lives as long as the thread, and is only used in its calls.
package final class ThreadMemory {
    // Of one thread: without checks of exclusivity.
    @exclusivity(unchecked) private var settings: ThreadSettings?
    /// The pooled runs.
    @exclusivity(unchecked) var decodings: [DecodingSession] = []
    @exclusivity(unchecked) var encodings: [EncodingSession] = []

    private static let own = ThreadObject { ThreadMemory() }
    private static let maximumCount = 4

    /// The thread's, for the settings as they are.
    package static func current(_ settings: ThreadSettings) -> Unmanaged<ThreadMemory> {
        let memory = own.reference
        memory._withUnsafeGuaranteedRef { if $0.settings !== settings { $0.forget(settings) } }
        return memory
    }

    /// The thread's, without a check of the settings, for tests.
    static var present: ThreadMemory { own.value }

    /// Releases the pooled runs, and the blocks for documents.
    @inline(never)
    private func forget(_ settings: ThreadSettings) {
        self.settings = settings
        do {
            let runs = (decodings, encodings)
            decodings = []
            encodings = []
            withExtendedLifetime(runs) {}
        }
        SpareMemory.empty()
    }

    /// Whether there is room for one more idle run than `count`, made for settings that still hold.
    @inline(__always)
    func keeps(_ settings: ThreadSettings, _ count: Int) -> Bool {
        settings === self.settings && count < ThreadMemory.maximumCount
    }
}
