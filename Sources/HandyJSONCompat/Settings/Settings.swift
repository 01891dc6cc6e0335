import SmartEngine

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
