import Foundation

/// An assumption of a fast path about the system it runs on, where a wrong one would be silent or fatal.
///
/// Each assumption is tried once, when it is first needed, with values whose result is known. If it does not hold, the
/// process takes the slower way (`-DSMARTCODABLE_PORTABLE` takes it everywhere), or refuses models (`reflection`).
/// Listeners are notified with the next call: a probe runs inside a decode, where no user code may run. The table of
/// assumptions is Sources/Assumptions.md.
package enum RuntimeProbe: String, CaseIterable, Sendable {
    /// A String of up to 15 bytes lies in its two words (`SmallString`).
    case smallStrings
    /// An Any is three words and its type (`ObjectIndexer`).
    case anyWords
    /// An object whose class is known is one pointer, whatever its class cluster makes of it (`ObjectIndexer`).
    case objectClasses
    /// An array's storage has its count where it is expected (`ArrayMemory`).
    case arrays
    /// The runtime's reflection functions describe a known struct and a known class (`RuntimeReflection`).
    case reflection
    /// The runtime's functions note an access, and end it (`ExclusiveAccess`).
    case exclusiveAccess

    private struct State {
        var failed: [RuntimeProbe] = []
        var told = 0
    }

    private static let state = Guarded(State())

    /// Tries the assumption. To be called once for each, for a `static let`.
    package func holds(_ attempt: () -> Bool) -> Bool {
        if !isTurnedAround, attempt() { return true }
        RuntimeProbe.state.update { $0.failed.append(self) }
        SettingsChange.announce()
        return false
    }

    /// The probes that failed since the last call.
    package static func takeUntold() -> [RuntimeProbe] {
        state.update { state in
            guard state.told < state.failed.count else { return [] }
            defer { state.told = state.failed.count }
            return Array(state.failed[state.told...])
        }
    }

    /// Whether a test has turned the result around, in debug builds: `SMARTCODABLE_FAIL_PROBE=smallStrings,arrays`, or
    /// `all` that have a slower way.
    private var isTurnedAround: Bool {
        #if DEBUG
        guard let names = getenv("SMARTCODABLE_FAIL_PROBE").map({ String(cString: $0) }) else { return false }
        // Without the functions models are refused: there is no other way that gives the same.
        return names == "all" && self != .reflection || names.split(separator: ",").contains { $0 == rawValue }
        #else
        return false
        #endif
    }
}
