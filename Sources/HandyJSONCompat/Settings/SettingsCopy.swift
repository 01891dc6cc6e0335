import SmartEngine

/// One thread's copy of the settings.
final class SettingsCopy {
    private static let own = ThreadObject { SettingsCopy() }
    private var version = -1
    private var debugMode = DebugMode.none

    /// The thread's, for a call that has just fetched `threadSettings`.
    static func current(_ threadSettings: ThreadSettings) -> SettingsCopy {
        let copy = own.value
        if copy.version != threadSettings.version { copy.renew(threadSettings.version) }
        return copy
    }

    @inline(never)
    private func renew(_ version: Int) {
        self.version = version
        debugMode = settings.read { $0.debugMode }
    }

    /// As `Log.isEnabled`.
    func isEnabled(_ kind: DebugMode) -> Bool { debugMode.rawValue <= kind.rawValue }
}
