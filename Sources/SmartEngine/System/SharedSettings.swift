import Foundation

/// Settings of the process, which threads keep copies of.
///
/// Otherwise a call would take a lock that all threads share, for each kind of settings. The owner of a copy checks its
/// thread's `SettingsChange` at the beginning of a call.
package final class SharedSettings<Value>: Sendable {
    private let guarded: Guarded<Value>

    package init(_ value: Value) { guarded = Guarded(value) }

    package func read<R>(_ body: (Value) -> R) -> R { guarded.read(body) }

    /// Changes the settings; every thread's next call sees the change.
    package func change<R>(_ body: (inout Value) -> R) -> R {
        defer { SettingsChange.announce() }
        return guarded.change(body)
    }
}

/// Whether settings of the process changed since one thread looked at them. Its lock is hardly contended: only that
/// thread takes it, and a thread that changes a setting.
package final class SettingsChange: Sendable {
    private let happened = Guarded(true)
    private static let all = Guarded(All())

    private struct All {
        var threads: [Unmanaged<SettingsChange>] = []
        var version = 0
    }

    package init() { SettingsChange.all.update { $0.threads.append(.passUnretained(self)) } }

    deinit {
        SettingsChange.all.update { all in
            all.threads.removeAll { $0._withUnsafeGuaranteedRef { $0 === self } }
        }
    }

    /// The number of changes so far: a setting read after this is at least as new.
    package static var version: Int { all.read { $0.version } }

    /// Whether settings changed since the last call; true the first time.
    package func isNew() -> Bool {
        happened.exchange(false)
    }

    /// Every thread's next call makes its copies anew.
    static func announce() {
        all.update { all in
            all.version += 1
            for change in all.threads { change._withUnsafeGuaranteedRef { $0.happened.update { $0 = true } } }
        }
    }
}
