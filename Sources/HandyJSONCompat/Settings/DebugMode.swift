/// The least serious kind of message that is still printed.
public enum DebugMode: Int, Sendable {
    case verbose = 0
    case debug = 1
    case error = 2
    case none = 3
}
