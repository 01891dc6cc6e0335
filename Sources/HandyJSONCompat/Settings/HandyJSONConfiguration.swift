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
