// Messages and process-wide options for an app without a second import. Reports and messages are nested in
// SmartSentinel (`SmartSentinel.Report`): names at the top level may be the app's own.
@_exported import enum SmartEngine.SmartCodableOptions
@_exported import enum SmartEngine.SmartSentinel
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

/// The least serious kind of message that is printed.
///
///     HandyJSONConfiguration.debugMode = .verbose
public enum DebugMode: Int, Sendable {
    /// Everything.
    case verbose = 0
    /// Hints: properties that no JSON can fill.
    case debug = 1
    /// Errors: a mapping without effect, invalid JSON.
    case error = 2
    /// Nothing is printed.
    case none = 3
}

extension DebugMode {
    init(_ kind: SmartMessage.Kind) {
        switch kind {
        case .mistake, .failure: self = .error
        case .debug: self = .debug
        case .verbose: self = .verbose
        }
    }
}

/// How names in the JSON are matched with properties.
///
///     HandyJSONConfiguration.deserializeOptions = .caseInsensitive
public struct DeserializeOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Property names, mapped names and keys are compared in lower case.
    public static let caseInsensitive = DeserializeOptions(rawValue: 1 << 0)
    /// Names are compared exactly.
    public static let defaultOptions: DeserializeOptions = []
}

/// The settings that HandyJSONConfiguration and the log read and change.
struct Settings {
    var debugMode = DebugMode.error
    var deserializeOptions = DeserializeOptions(rawValue: 0)
    var onLog: (@Sendable (DebugMode, String) -> Void)?
    /// The listener that calls `onLog`.
    var listener: SmartSentinel.Listener?
    var sink: (@Sendable (String) -> Void)?
}

let settings = SharedSettings(Settings())
