import SmartEngine

/// One thread's copy of the settings.
final class SettingsCopy {
    private static let own = ThreadObject { SettingsCopy() }
    private var version = -1
    private var debugMode = DebugMode.none

    /// As `Log.isEnabled`, for a call that has just fetched `threadSettings`.
    static func isEnabled(_ kind: DebugMode, _ threadSettings: ThreadSettings) -> Bool {
        own.reference._withUnsafeGuaranteedRef { copy in
            if copy.version != threadSettings.version { copy.renew(threadSettings.version) }
            return copy.debugMode.rawValue <= kind.rawValue
        }
    }

    @inline(never)
    private func renew(_ version: Int) {
        self.version = version
        debugMode = settings.read { $0.debugMode }
    }
}
