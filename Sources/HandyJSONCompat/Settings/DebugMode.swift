import SmartEngine

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
