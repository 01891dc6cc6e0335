import Foundation
import SmartCodable

/// Settings for all HandyJSON models of the process. Names and defaults as in HandyJSON 5.0.4.
///
///     HandyJSONConfiguration.deserializeOptions = .caseInsensitive
///     HandyJSONConfiguration.debugMode = .none
///
/// Safe to read and set from any thread.
public struct HandyJSONConfiguration {
    /// Which messages are printed; `.error` at first.
    public static var debugMode: DebugMode {
        get { settings.read { $0.debugMode } }
        set { settings.change { $0.debugMode = newValue } }
    }

    /// How names in the JSON are matched; `.defaultOptions` at first.
    public static var deserializeOptions: DeserializeOptions {
        get { settings.read { $0.deserializeOptions } }
        set { settings.change { $0.deserializeOptions = newValue } }
    }
}

/// The least serious kind of message that is still printed.
public enum DebugMode: Int, Sendable {
    /// Everything.
    case verbose = 0
    /// What is worth knowing: properties that no JSON can fill.
    case debug = 1
    /// What is wrong: a mapping without effect, JSON that is none.
    case error = 2
    /// Nothing.
    case none = 3
}

/// How names in the JSON are matched with properties.
public struct DeserializeOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Property names, mapped names and keys compare lowercased.
    public static let caseInsensitive = DeserializeOptions(rawValue: 1 << 0)
    /// Names compare as they are.
    public static let defaultOptions: DeserializeOptions = []
}

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

private struct Settings {
    var debugMode = DebugMode.error
    var deserializeOptions = DeserializeOptions.defaultOptions
    var sink: (@Sendable (String) -> Void)?
}

private let settings = Guarded(Settings())
