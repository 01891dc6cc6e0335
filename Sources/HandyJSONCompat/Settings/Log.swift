import Foundation
import SmartCodable

/// Prints what a developer should know, as far as `HandyJSONConfiguration.debugMode` lets it.
///
///     Log.logError("User.name: …")     // HandyJSON error: User.name: …
enum Log {
    /// Where the lines go instead of standard output. A line has no newline at its end.
    static var sink: (@Sendable (String) -> Void)? {
        get { settings.read { $0.sink } }
        set { settings.change { $0.sink = newValue } }
    }

    static func logError(_ message: @autoclosure () -> String) {
        log(.error, "error", message)
    }

    /// A mistake in the code, which every decode would find again: said once in the process, and to those who listen to
    /// `SmartSentinel`.
    static func logErrorOnce(_ message: String) {
        SmartSentinel.sayOnce(message) {
            logError(message)
            SmartSentinel.tellListeners("HandyJSON error: \(message)")
        }
    }

    static func logDebug(_ message: @autoclosure () -> String) {
        log(.debug, "debug", message)
    }

    static func logVerbose(_ message: @autoclosure () -> String) {
        log(.verbose, "verbose", message)
    }

    /// Whether a message of this kind would be printed: ask once before a loop that would log each property.
    static func isEnabled(_ kind: DebugMode) -> Bool {
        HandyJSONConfiguration.debugMode.rawValue <= kind.rawValue
    }

    private static func log(_ kind: DebugMode, _ name: String, _ message: () -> String) {
        guard isEnabled(kind) else { return }
        // The message and the sink run outside the lock: they may log or change the settings themselves.
        willRunUserCode()
        let line = "HandyJSON \(name): \(message())"
        if let sink { sink(line) } else { print(line) }
    }
}
