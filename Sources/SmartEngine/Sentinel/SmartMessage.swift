/// A message of the libraries to an app's developers, apart from the repairs of one payload.
///
///     SmartSentinel.onMessage { message in crashReporter.log("\(message)") }
public struct SmartMessage: Sendable, Hashable, CustomStringConvertible {
    /// What a message is about.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A mistake in the code, not in the data: a mapping without effect, a model that cannot be filled. Every call
        /// would find it again, so it is reported once per process.
        case mistake
        /// A call that gave nil or false for a source that is not nil: the text is not JSON, the designated path does
        /// not exist, the value has no JSON. Also a call whose JSON lacks a value that failed: its `encode(to:)` threw,
        /// or it is a model that is refused. Reported each time; calls that throw have the error instead.
        case failure
        /// A line that HandyJSONCompat prints with `HandyJSONConfiguration.debugMode` of `.debug`.
        case debug
        /// A line that HandyJSONCompat prints with `HandyJSONConfiguration.debugMode` of `.verbose`.
        case verbose
    }

    /// The kind of the message.
    public let kind: Kind
    /// The name of the type concerned; empty if there is none.
    public let model: String
    /// The text, in English. It quotes the payload as far as `SmartSentinel.quotes` allows. If an app's own code threw
    /// an error, the text only has the error's type, unless values may be quoted.
    public let text: String
    private let origin: String

    package init(_ kind: Kind, of type: Any.Type?, _ text: String, origin: String) {
        self.kind = kind
        model = type.map { "\($0)" } ?? ""
        self.text = text
        self.origin = origin
    }

    /// The line that is printed: the library's name, and the text.
    @_documentation(visibility: internal)
    public var description: String { "\(origin) \(text)" }
}
