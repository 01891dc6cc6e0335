/// Something that the libraries have to tell an app's developers, apart from the repairs of one payload.
///
///     SmartSentinel.onMessage { message in crashReporter.log("\(message)") }
public struct SmartMessage: Sendable, Hashable, CustomStringConvertible {
    /// What a message is about.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A mistake in the code, not in the data: a mapping without effect, a model that cannot be filled. Every call would
        /// find it again, so it is said once in the process.
        case mistake
        /// A call that gave nil or false for a source that is not nil: the text is not JSON, nothing is at the designated
        /// path, the value has no JSON. And one whose JSON lacks a value that failed: its `encode(to:)` threw, or it is a
        /// model that is refused. Each time; of the calls that throw, the error says so instead.
        case failure
        /// A line that HandyJSONCompat prints with `HandyJSONConfiguration.debugMode` of `.debug`.
        case debug
        /// A line that HandyJSONCompat prints with `HandyJSONConfiguration.debugMode` of `.verbose`.
        case verbose
    }

    /// What it is about.
    public let kind: Kind
    /// The name of the type that it is about; empty where it is about none.
    public let model: String
    /// What there is to say, in English. It quotes what a server sent as far as `SmartSentinel.quotes` allows; of what an
    /// app's own code threw it has the type only, unless values may be quoted.
    public let text: String
    private let origin: String

    package init(_ kind: Kind, of type: Any.Type?, _ text: String, origin: String) {
        self.kind = kind
        model = type.map { "\($0)" } ?? ""
        self.text = text
        self.origin = origin
    }

    /// The line that is printed: the text, and which library says it.
    public var description: String { "\(origin) \(text)" }
}
