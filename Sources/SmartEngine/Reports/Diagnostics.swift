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

/// Handles the repairs of one decode: where they are recorded, and who is notified.
package struct SentinelWatch {
    package let log: RepairLog
    private let settings: SmartSentinel.State?
    private let isStrict: Bool
    private let logContext: (header: String, footer: String)?

    /// Most decodes have no listener: then no state is copied, and the silent log, which all threads share, is not
    /// touched.
    package static func isNeeded(_ options: DecodingOptions, _ settings: ThreadSettings) -> Bool {
        settings.isWatched || options.choices.isStrict
    }

    /// `prints`: whether the repairs are also printed, so that there must be a log.
    @_optimize(size) package init(_ options: DecodingOptions, isWatched: Bool, prints: Bool) {
        isStrict = options.choices.isStrict
        logContext = options.choices.logContext
        settings = SmartSentinel.state.read { $0.isLogging ? $0 : nil }
        if isWatched, let recorder = SmartSentinel.recorder {
            let limit = max(recorder.limit, settings?.repairLimit ?? 0)
            log = RepairLog(isListening: true, limit: limit, recorder: recorder)
        } else if let settings {
            log = RepairLog(isListening: true, limit: settings.repairLimit)
        } else {
            log = isStrict || prints ? RepairLog(isListening: true) : .silent
        }
    }

    /// Throws what the option `.strict` forbids. `counterpart`: what JSONDecoder throws instead.
    @_optimize(size)
    package func finish(_ type: Any.Type, _ counterpart: () -> (any Error)? = { nil }) throws {
        guard log.isListening else { return }
        defer { log.finish() }
        let isSerious = log.seriousCount > 0
        guard hasRepairs else { return }
        if let settings { tell(type, settings) }
        if isStrict, isSerious {
            throw SmartStrictError(report: log.report(.serious), counterpart: counterpart())
        }
    }

    private var hasRepairs: Bool { log.seriousCount > 0 || log.count > 0 }

    /// Ends a decode without a value. Earlier repairs are still reported, and so is a model that is refused.
    @_optimize(size)
    package func fail(_ type: Any.Type, _ error: any Error) {
        guard log.isListening else { return }
        defer { log.finish() }
        if let settings { tell(type, settings, error) }
    }

    /// Notifies the listeners. `error`: why there is no value.
    @_optimize(size)
    private func tell(_ type: Any.Type, _ settings: SmartSentinel.State, _ error: (any Error)? = nil) {
        willRunUserCode()
        let failure = error.flatMap { isReported($0) ? nil : Quotation.describe($0) }
        if settings.level != .none, let text = text(type, failure, settings) { print(text) }
        ThreadSettings.telling {
            for (id, listening) in settings.listeners where SmartSentinel.isListening(id) {
                guard listening.takeTurn() else { continue }
                let limit = listening.limits.repairs
                if hasRepairs, let handler = listening.report {
                    var report = log.reportForListener(limit: limit)
                    handler(report)
                    report.settleIfKept()
                }
                if let handler = listening.log, let text = text(type, failure, settings, limit) { handler(text) }
            }
        }
    }

    /// Whether the only entry repeats the error (see `RepairLog.noteRefusal`).
    private func isReported(_ error: any Error) -> Bool {
        log.count == 1 && (error as? DecodingError)?.context?.underlyingError is RefusedModel
    }

    /// The log text of the decode.
    ///
    ///     ================================  [Smart Sentinel]  ================================
    ///     Array<Order> 👈🏻 👀
    ///        [0].id: Order.id expects Int, found string "7": converted
    ///        [0].customer.name: Customer.name expects String, found nothing: kept the initial value
    ///     ====================================================================================
    @_optimize(size) private func text(
        _ type: Any.Type, _ failure: String?, _ settings: SmartSentinel.State, _ limit: Int = .max
    ) -> String? {
        let report = log.report(settings.level == .alert ? .mismatches : .all, limit: min(limit, 200))
        let told = [failure, report.isEmpty ? nil : "\(report)"].compactMap { $0 }.joined(separator: "\n")
        if told.isEmpty { return nil }
        let ruler = String(repeating: "=", count: 32)
        let lines = [
            "\(ruler)  [Smart Sentinel]  \(ruler)", logContext?.header ?? "", "\(type) 👈🏻 👀",
            "   " + told.replacingOccurrences(of: "\n", with: "\n   "), logContext?.footer ?? "",
            String(repeating: "=", count: 84),
        ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
