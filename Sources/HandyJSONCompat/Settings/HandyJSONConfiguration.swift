import Foundation
import SmartEngine

/// Settings for all HandyJSON models of the process. Names and defaults as in HandyJSON 5.0.4.
///
///     HandyJSONConfiguration.deserializeOptions = .caseInsensitive
///     HandyJSONConfiguration.debugMode = .none
///
/// Safe to read and set from any thread.
public struct HandyJSONConfiguration {
    /// Which messages are printed; the default is `.error`.
    public static var debugMode: DebugMode {
        get { settings.read { $0.debugMode } }
        set {
            settings.change { $0.debugMode = newValue }
            SmartSentinel.printsDetails = newValue.rawValue <= DebugMode.debug.rawValue
        }
    }

    /// Receives every message, for a service that collects them; nil at first. Called on the thread of the decode or
    /// encode. Setting another handler replaces it.
    ///
    ///     HandyJSONConfiguration.onLog = { kind, line in Crashlytics.crashlytics().log(line) }
    ///
    /// Of kind `.error` it gets every mistake in a model and every call that gave nothing
    /// (`SmartMessage.Kind.failure`), whatever `debugMode` is, of HandyJSON-style and of native models. Of the other
    /// kinds it gets what `debugMode` lets through. What is printed does not change.
    ///
    /// Not in HandyJSON.
    public static var onLog: (@Sendable (DebugMode, String) -> Void)? {
        get { settings.read { $0.onLog } }
        set {
            let listener = newValue.map { handler in
                SmartSentinel.onMessage { message in handler(DebugMode(message.kind), "\(message)") }
            }
            let last = settings.change { settings in
                defer { (settings.onLog, settings.listener) = (newValue, listener) }
                return settings.listener
            }
            last?.cancel()
        }
    }

    /// How names in the JSON are matched; the default is `.defaultOptions`.
    public static var deserializeOptions: DeserializeOptions {
        get { settings.read { $0.deserializeOptions } }
        set { settings.change { $0.deserializeOptions = newValue } }
    }
}
