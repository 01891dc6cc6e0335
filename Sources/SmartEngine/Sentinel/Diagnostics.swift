import Foundation

/// The one channel for the libraries' messages, apart from repairs.
///
/// A message goes to all listeners: `SmartSentinel.onMessage`, `HandyJSONConfiguration.onLog`, and a mistake also to
/// listeners of log texts. HandyJSON's print level decides what HandyJSONCompat prints. SmartCodable's own messages are
/// printed on standard error if messages have no listener. Messages of calls that return nil are not, since the caller
/// notices the nil anyway.
package enum Diagnostics {
    /// The mistakes that are reported once per type, where comparing texts would cost too much.
    package enum Subject: Hashable, Sendable {
        /// The type cannot be filled from JSON.
        case refused
        /// The type cannot be written as JSON.
        case refusedWriting
        /// The type's objects are changed without notifying their observers.
        case unobserved
        /// The type's `CodingKeys` may be missing in an optimised program.
        case levelKeys
        case text(String)
    }

    private struct Topic: Hashable {
        let type: ObjectIdentifier?
        let subject: Subject
    }

    private static let said = Guarded(RareTable<Topic, Bool>())
    /// Further mistakes are not reported.
    private static let maximumTopics = 1000
    private static let origin = "[SmartCodable]"

    /// Whether messages have a listener.
    package static var isHeard: Bool {
        SmartSentinel.state.read { $0.listeners.contains { $0.listening.message != nil } }
    }

    /// Hands a message to the listeners of messages, and a mistake also to those of log texts. False if there is no
    /// listener of messages.
    @discardableResult
    @_optimize(size) package static func tell(_ message: SmartMessage) -> Bool {
        let listeners = SmartSentinel.state.read { $0.listeners }
        guard !listeners.isEmpty else { return false }
        willRunUserCode()
        let isTold = ThreadSettings.telling {
            for (_, listening) in listeners {
                listening.message?(message)
                if message.kind == .mistake { listening.log?(message.description) }
            }
        }
        return isTold && listeners.contains { $0.listening.message != nil }
    }

    /// Reports a mistake in the code, once per process: once per type and subject, else once for each text. `print`:
    /// where it goes besides the listeners; nil for standard error where there are none.
    @_optimize(size) package static func mistake(
        _ text: @autoclosure () -> String, of type: Any.Type?, about subject: Subject? = nil,
        origin: String = Diagnostics.origin, print: ((SmartMessage) -> Void)? = nil
    ) {
        let made = subject == nil ? text() : nil
        let topic = Topic(
            type: made == nil ? type.map { ObjectIdentifier($0) } : nil, subject: subject ?? .text(made ?? ""))
        guard isFirst(topic) else { return }
        let message = SmartMessage(.mistake, of: type, made ?? text(), origin: origin)
        say(message, print)
    }

    /// Reports a native call whose JSON lacks a value that could not be written, which the caller does not see.
    package static func lacks(_ text: String, of type: Any.Type) {
        say(SmartMessage(.failure, of: type, text, origin: origin), nil)
    }

    /// Reports a native call that returns nil to the listeners; it is not printed, since the caller sees the nil.
    package static func failed(_ text: @autoclosure () -> String, of type: Any.Type) {
        guard isHeard else { return }
        tell(SmartMessage(.failure, of: type, text(), origin: origin))
    }

    /// Tells of the probes that failed since the last call. A probe fails inside a run, where no user code may run.
    @_optimize(size) package static func tellOfFailedProbes() {
        let failed = RuntimeProbe.takeUntold()
        for index in failed.indices {
            let probe = failed[index]
            let effect = probe == .reflection ? "models are refused" : "a slower path is used"
            mistake(
                "the check '\(probe.rawValue)' of this system failed; \(effect). Please report it with the "
                    + "text of SmartSentinel.checkRuntime(), of the library SmartMigration.", of: nil)
        }
    }

    private static func say(_ message: SmartMessage, _ print: ((SmartMessage) -> Void)?) {
        willRunUserCode()
        let isTold = tell(message)
        if let print { return print(message) }
        if !isTold { writeToStandardError("\(message)\n") }
    }

    private static func isFirst(_ topic: Topic) -> Bool {
        said.update {
            guard $0.count < maximumTopics, $0[topic] == nil else { return false }
            $0[topic] = true
            return true
        }
    }

    /// Whether this text was reported, for tests.
    package static func hasSaid(_ text: String) -> Bool {
        said.read { $0[Topic(type: nil, subject: .text(text))] != nil }
    }

    private static func writeToStandardError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
