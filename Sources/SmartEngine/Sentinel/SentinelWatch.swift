import Foundation

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
