import Foundation
import SmartEngine

/// HandyJSONCompat's messages to developers: printed as `HandyJSONConfiguration.debugMode` allows, and sent to the
/// listeners.
///
///     Log.logError("invalid JSON at line 1 …", of: User.self)     // HandyJSON error: invalid JSON at line 1 …
enum Log {
    /// Receives the lines instead of standard output. A line has no newline at its end.
    static var sink: (@Sendable (String) -> Void)? {
        get { settings.read { $0.sink } }
        set { settings.change { $0.sink = newValue } }
    }

    /// Logs a call that returns nil.
    static func logError(_ message: @autoclosure () -> String, of type: Any.Type? = nil) {
        guard isEnabled(.error) || Diagnostics.isHeard else { return }
        log(.error, SmartMessage(.failure, of: type, text(message), origin: "HandyJSON error:"))
    }

    /// Reports a mistake in the code, which every decode would find again, once per process.
    static func logMistake(_ message: String, of type: Any.Type?, about subject: Diagnostics.Subject? = nil) {
        Diagnostics.mistake(message, of: type, about: subject, origin: "HandyJSON error:") { print(.error, $0) }
    }

    static func logDebug(_ message: @autoclosure () -> String, of type: Any.Type? = nil) {
        guard isEnabled(.debug) else { return }
        log(.debug, SmartMessage(.debug, of: type, text(message), origin: "HandyJSON debug:"))
    }

    static func logVerbose(_ message: @autoclosure () -> String, of type: Any.Type? = nil) {
        guard isEnabled(.verbose) else { return }
        log(.verbose, SmartMessage(.verbose, of: type, text(message), origin: "HandyJSON verbose:"))
    }

    /// Whether a message of this kind would be printed: check once before a loop that would log each property.
    static func isEnabled(_ kind: DebugMode) -> Bool {
        HandyJSONConfiguration.debugMode.rawValue <= kind.rawValue
    }

    /// The text, made outside the lock, as it may run the user's `description`.
    private static func text(_ message: () -> String) -> String {
        willRunUserCode()
        return message()
    }

    private static func log(_ kind: DebugMode, _ message: SmartMessage) {
        Diagnostics.tell(message)
        print(kind, message)
    }

    private static func print(_ kind: DebugMode, _ message: SmartMessage) {
        guard isEnabled(kind) else { return }
        if let sink { sink("\(message)") } else { Swift.print(message) }
    }
}
