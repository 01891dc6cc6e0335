import Foundation

/// Diagnostics: what did not fit in the data, and what is wrong in models.
///
///     SmartSentinel.debugMode = .verbose                      // print what did not fit
///     SmartSentinel.onLogGenerated { text in upload(text) }   // or send it somewhere
///     SmartSentinel.onReport { report in … }                  // or have it as values
///
/// Messages other than repairs (a mistake in a model, a call that returned nil) go to `onMessage`. Without a listener a
/// decode costs one check.
public enum SmartSentinel {
    /// The name of a report in a file that imports HandyJSONCompat alone.
    public typealias Report = SmartReport
    /// The name of a report's entry in a file that imports HandyJSONCompat alone.
    public typealias Repair = SmartRepair
    /// The name of a message in a file that imports HandyJSONCompat alone.
    public typealias Message = SmartMessage

    /// What is printed, and what handlers receive.
    public enum Level: Int, Sendable {
        /// Nothing is printed. Handlers are called as with `verbose`.
        case none
        /// Everything that was repaired.
        case verbose
        /// Only values of another type than the model's, not missing keys and nulls.
        case alert
    }

    /// Limits of what a listener receives.
    public struct Limits: Sendable, Hashable {
        /// Repairs described one by one; further ones are counted. At least 1, whatever is set. A text has 200 at most.
        public var repairs: Int { didSet { repairs = max(1, repairs) } }
        /// One in this many decodes that repaired something is reported. At least 1, whatever is set.
        public var oneIn: Int { didSet { oneIn = max(1, oneIn) } }

        /// Limits of at least 1 each: smaller numbers count as 1.
        ///
        /// - Parameters:
        ///   - repairs: Repairs described one by one.
        ///   - oneIn: One in this many decodes that repaired something is reported.
        public init(repairs: Int = SmartSentinel.detailLimit, oneIn: Int = 1) {
            self.repairs = max(1, repairs)
            self.oneIn = max(1, oneIn)
        }
    }

    /// Repairs described one by one in the report of `record`, and to a listener without limits.
    public static let detailLimit = 10_000

    /// The default is `.none`. Thread-safe.
    public static var debugMode: Level {
        get { state.read { $0.level } }
        set { state.change { $0.level = newValue } }
    }

    /// Calls `handler` with the text of every log, on the thread of the decode, until the listener is cancelled. There
    /// is a log of a decode that repaired something, of one that failed, and of a mistake in a model. It has the lines
    /// of the report.
    ///
    /// - Parameters:
    ///   - limits: Limits of what it receives.
    ///   - handler: Called on any thread that decodes, possibly on several at once.
    /// - Returns: An object that ends the calls. If you discard it, the listener stays.
    @discardableResult
    public static func onLogGenerated(limits: Limits = Limits(), _ handler: @escaping @Sendable (String) -> Void)
        -> Listener
    {
        add(Listening(limits: limits, log: handler))
    }

    /// Calls `handler` with the report of every decode that repaired something, or refused a model, on the thread of
    /// the decode, until the listener is cancelled. It does so for a decode that fails in the end, too.
    ///
    /// - Parameters:
    ///   - limits: Limits of what it receives.
    ///   - handler: Called on any thread that decodes, possibly on several at once.
    /// - Returns: An object that ends the calls. If you discard it, the listener stays.
    @discardableResult
    public static func onReport(limits: Limits = Limits(), _ handler: @escaping @Sendable (SmartReport) -> Void)
        -> Listener
    {
        add(Listening(limits: limits, report: handler))
    }

    /// A handler that is being called.
    public struct Listener: Sendable {
        fileprivate let id: Int

        /// Ends the calls. A decode on another thread may still be making one.
        @_optimize(size) public func cancel() {
            state.change { $0.listeners.removeAll { $0.id == id } }
        }
    }

    /// Calls `handler` with the libraries' messages apart from repairs, until the listener is cancelled: mistakes in
    /// models, and calls that returned nil (`SmartMessage.Kind`). On the thread where they occur.
    ///
    ///     SmartSentinel.onMessage { message in crashReporter.log("\(message)") }
    ///
    /// While there is such a listener, SmartCodable prints no messages of its own. What HandyJSONCompat prints is set
    /// by `HandyJSONConfiguration.debugMode` alone.
    ///
    /// - Parameter handler: Called on any thread, possibly on several at once.
    /// - Returns: An object that ends the calls. If you discard it, the listener stays.
    @discardableResult
    public static func onMessage(_ handler: @escaping @Sendable (SmartMessage) -> Void) -> Listener {
        add(Listening(message: handler))
    }

    /// Receives a decoded value, and what decodes it once more by other rules.
    package typealias Comparison = @Sendable (_ value: Any, _ decode: (SmartRules) -> Any?) -> Void

    /// Has the decodes of native models compared, for `SmartMigration`; the number ends it.
    package static func addComparison(_ compare: @escaping Comparison) -> Int {
        state.change {
            $0.lastListener += 1
            $0.comparisons.append(($0.lastListener, compare))
            return $0.lastListener
        }
    }

    package static func removeComparison(_ id: Int) { state.change { $0.comparisons.removeAll { $0.id == id } } }

    package static func compare(_ value: Any, _ decode: (SmartRules) -> Any?) {
        for (_, compare) in state.read({ $0.comparisons }) { compare(value, decode) }
    }

    private static func add(_ listening: Listening) -> Listener {
        state.change {
            $0.lastListener += 1
            $0.listeners.append(($0.lastListener, listening))
            return Listener(id: $0.lastListener)
        }
    }

    /// The log that records the decodes of this task, or of this thread.
    static var recorder: RepairLog? { Recorder.current }

    /// Runs `body` and reports every repair of the decodes in it, nested calls included.
    ///
    ///     let (user, report) = SmartSentinel.record { User.deserialize(from: json) }
    ///     print(report)
    ///
    /// Only decodes on the same task (or thread) are seen. Recording costs time for every repair, nothing for what
    /// fits. It keeps the texts of at most `detailLimit` repairs, however many decodes there are, and no payload.
    ///
    /// - Parameter body: Decodes.
    /// - Returns: What `body` returns, and the repairs.
    /// - Throws: What `body` throws; the repairs are lost then.
    @_optimize(size) public static func record<R>(_ body: () throws -> R) rethrows -> (value: R, report: SmartReport) {
        let log = RepairLog(isListening: true)
        state.change { $0.recordings += 1 }
        defer { state.change { $0.recordings -= 1 } }
        let value = try Recorder.use(log, during: body)
        return (value, log.report())
    }

    /// Runs `body`, which may suspend, and reports every repair of the decodes in it and in its child tasks.
    ///
    ///     let (page, report) = try await SmartSentinel.record {
    ///         let (data, _) = try await URLSession.shared.data(from: url)
    ///         return Page.deserialize(from: data)
    ///     }
    ///
    /// Decodes of other tasks and of detached tasks are not recorded.
    ///
    /// - Parameters:
    ///   - isolation: The caller's actor, on which `body` runs; leave it out.
    ///   - body: Decodes, and may suspend.
    /// - Returns: What `body` returns, and the repairs.
    /// - Throws: What `body` throws; the repairs are lost then.
    public static func record<R>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
    ) async rethrows -> (value: R, report: SmartReport) {
        let log = RepairLog(isListening: true)
        state.change { $0.recordings += 1 }
        defer { state.change { $0.recordings -= 1 } }
        let value = try await Recorder.use(log, isolation: isolation, during: body)
        return (value, log.report())
    }

    /// A listener and its limits.
    struct Listening {
        var limits = Limits()
        var log: (@Sendable (String) -> Void)?
        var report: (@Sendable (SmartReport) -> Void)?
        var message: (@Sendable (SmartMessage) -> Void)?
        /// The number of decodes that repaired something. It is not in the State, since threads read copies of that
        /// during counting.
        private let decodes = Guarded(0)

        /// Whether it is this decode's turn to be reported.
        func takeTurn() -> Bool {
            decodes.update {
                $0 &+= 1
                return ($0 &- 1) % limits.oneIn == 0
            }
        }
    }

    struct State {
        var level = Level.none
        var quotes = Quotes.usual
        /// The listeners in the order in which they came.
        var listeners: [(id: Int, listening: Listening)] = []
        var lastListener = 0
        var recordings = 0
        var comparisons: [(id: Int, compare: Comparison)] = []
        var printsDetails = false

        var isLogging: Bool {
            level != .none || !listeners.isEmpty && listeners.contains { $0.listening.message == nil }
        }
        /// The highest limit of any listener.
        var repairLimit: Int { listeners.reduce(detailLimit) { max($0, $1.listening.limits.repairs) } }
    }

    static let state = SharedSettings(State())

    /// Whether HandyJSON models print what they repair.
    package static var printsDetails: Bool {
        get { state.read { $0.printsDetails } }
        set { state.change { $0.printsDetails = newValue } }
    }

    /// Whether the listener has not been cancelled.
    static func isListening(_ listener: Int) -> Bool { state.read { $0.listeners.contains { $0.id == listener } } }
}

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

/// The log that records what a task decodes.
enum Recorder {
    @TaskLocal static var current: RepairLog?

    static func use<R>(_ log: RepairLog, during body: () throws -> R) rethrows -> R {
        try $current.withValue(log) { try body() }
    }

    static func use<R>(
        _ log: RepairLog, isolation: isolated (any Actor)?, during body: () async throws -> R
    ) async rethrows -> R {
        try await $current.withValue(log, operation: body, isolation: isolation)
    }
}
