import HandyJSONCompat

// Settings, as they stand in application delegates.

final class AppDelegate {
    func configure(isRelease: Bool) {
        HandyJSONConfiguration.debugMode = .none
        if !isRelease {
            HandyJSONConfiguration.debugMode = .verbose
        }
        HandyJSONConfiguration.deserializeOptions = .caseInsensitive
        HandyJSONConfiguration.deserializeOptions = [.caseInsensitive]
        HandyJSONConfiguration.deserializeOptions.insert(.caseInsensitive)
        HandyJSONConfiguration.deserializeOptions = .defaultOptions
        HandyJSONConfiguration.deserializeOptions = []
    }

    var mode: DebugMode {
        get { return HandyJSONConfiguration.debugMode }
        set { HandyJSONConfiguration.debugMode = newValue }
    }

    func withoutLogs<T>(_ body: () throws -> T) rethrows -> T {
        let mode = HandyJSONConfiguration.debugMode
        HandyJSONConfiguration.debugMode = DebugMode.none
        defer { HandyJSONConfiguration.debugMode = mode }
        return try body()
    }

    func name(of mode: DebugMode) -> String {
        switch mode {
        case .verbose: return "verbose"
        case .debug: return "debug"
        case .error: return "error"
        case .none: return "none"
        }
    }
}

// The settings hold for the process, in which other tests run: so they are read here, and set to what they are.
let configurationChecks: [Check] = [
    Check("modes by name and number", "verbose debug error none 2") {
        let delegate = AppDelegate()
        let modes = (0...3).compactMap { DebugMode(rawValue: $0) }
        return modes.map { delegate.name(of: $0) }.joined(separator: " ") + " \(DebugMode.error.rawValue)"
    },
    Check("options are a set", "true false 1") {
        let options: DeserializeOptions = [.caseInsensitive, .defaultOptions]
        return "\(options.contains(.caseInsensitive)) \(DeserializeOptions.defaultOptions.contains(.caseInsensitive)) "
            + "\(DeserializeOptions(rawValue: 1 << 0).rawValue)"
    },
    Check("settings are read and written", true) {
        let delegate = AppDelegate()
        delegate.mode = HandyJSONConfiguration.debugMode
        HandyJSONConfiguration.deserializeOptions = HandyJSONConfiguration.deserializeOptions
        return delegate.mode == HandyJSONConfiguration.debugMode
    },
]
