import Foundation

/// The one door for what the libraries have to say apart from repairs.
///
/// A message goes to all who listen: `SmartSentinel.onMessage`, `HandyJSONConfiguration.onLog`, and a mistake also to those
/// who take log texts. Printed is what HandyJSON's print level lets through; SmartCodable's own messages are printed on
/// standard error where messages have no listener, but of a call that gives nil the caller knows already.
package enum Diagnostics {
    /// What is said once of a type, where making the text costs too much to compare texts.
    package enum Subject: Hashable, Sendable {
        /// It cannot be filled from JSON.
        case refused
        /// It cannot be written as JSON.
        case refusedWriting
        /// It is changed without telling its observers.
        case unobserved
        /// Its `CodingKeys` are not sure to be in the program.
        case levelKeys
        case text(String)
    }

    private struct Topic: Hashable {
        let type: ObjectIdentifier?
        let subject: Subject
    }

    private struct State {
        /// In the order in which they came.
        var handlers: [(id: Int, handle: @Sendable (SmartMessage) -> Void)] = []
        var said = RareTable<Topic, Bool>()
    }

    private static let state = Guarded(State())
    /// More mistakes than these are not said.
    private static let maximumTopics = 1000
    private static let origin = "[SmartCodable]"

    /// Whether anybody listens to messages.
    package static var isHeard: Bool { state.read { !$0.handlers.isEmpty } }

    /// Calls `handler` with all messages until `ignore` is called with the same number, or `listen`, which replaces it.
    package static func listen(_ id: Int, _ handler: @escaping @Sendable (SmartMessage) -> Void) {
        state.change {
            if let known = $0.handlers.firstIndex(where: { $0.id == id }) {
                $0.handlers[known].handle = handler
            } else {
                $0.handlers.append((id, handler))
            }
        }
    }

    package static func ignore(_ id: Int) { state.change { $0.handlers.removeAll { $0.id == id } } }

    /// Hands a message to the listeners; false without any.
    @discardableResult
    package static func tell(_ message: SmartMessage) -> Bool {
        let handlers = state.read { $0.handlers }
        guard !handlers.isEmpty else { return false }
        willRunUserCode()
        for handler in handlers { handler.handle(message) }
        return true
    }

    /// A mistake in the code, which is said once in the process: once of a type for each subject, else once for each text.
    /// `print`: where it goes besides the listeners; nil for standard error where there are none.
    package static func mistake(
        _ text: @autoclosure () -> String, of type: Any.Type?, about subject: Subject? = nil,
        origin: String = Diagnostics.origin, print: ((SmartMessage) -> Void)? = nil
    ) {
        let made = subject == nil ? text() : nil
        let topic = Topic(
            type: made == nil ? type.map { ObjectIdentifier($0) } : nil, subject: subject ?? .text(made ?? ""))
        guard isFirst(topic) else { return }
        let message = SmartMessage(.mistake, of: type, made ?? text(), origin: origin)
        say(message, print)
        SmartSentinel.tellLogListeners(message.description)
    }

    /// A native call whose JSON lacks a value that could not be written, which the caller does not see.
    @inline(never)
    package static func lacks(_ text: String, of type: Any.Type) {
        say(SmartMessage(.failure, of: type, text, origin: origin), nil)
    }

    /// A native call that gives nothing: told to those who listen, and not printed, as the caller sees that there is nothing.
    @inline(never)
    package static func failed(_ text: @autoclosure () -> String, of type: Any.Type) {
        guard isHeard else { return }
        tell(SmartMessage(.failure, of: type, text(), origin: origin))
    }

    package static func failed(_ error: any Error, of type: Any.Type) { failed(Quotation.describe(error), of: type) }

    private static func say(_ message: SmartMessage, _ print: ((SmartMessage) -> Void)?) {
        willRunUserCode()
        let isTold = tell(message)
        if let print { return print(message) }
        if !isTold { writeToStandardError("\(message)\n") }
    }

    private static func isFirst(_ topic: Topic) -> Bool {
        state.update {
            guard $0.said.count < maximumTopics, $0.said[topic] == nil else { return false }
            $0.said[topic] = true
            return true
        }
    }

    /// Whether this text has been said, for tests.
    package static func hasSaid(_ text: String) -> Bool {
        state.read { $0.said[Topic(type: nil, subject: .text(text))] != nil }
    }

    private static func writeToStandardError(_ text: String) {
        guard #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) else {
            return FileHandle.standardError.write(Data(text.utf8))
        }
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
