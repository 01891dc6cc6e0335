@testable import HandyJSONCompat
import Foundation
import TestSupport
import Testing

@Suite("Configuration")
struct ConfigurationTests {
    @Test("names and raw values are HandyJSON's")
    func values() {
        #expect([DebugMode.verbose, .debug, .error, .none].map(\.rawValue) == [0, 1, 2, 3])
        #expect(DebugMode(rawValue: 4) == nil)
        #expect(DeserializeOptions.caseInsensitive.rawValue == 1)
        #expect(DeserializeOptions.defaultOptions.isEmpty)
        #expect(DeserializeOptions([.caseInsensitive]).contains(.caseInsensitive))
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    // In a process of their own: other tests rely on the defaults while these run.
    @Test("starts with errors only and exact names")
    func defaults() async {
        await #expect(processExitsWith: .success) {
            #expect(HandyJSONConfiguration.debugMode == .error)
            #expect(HandyJSONConfiguration.deserializeOptions == .defaultOptions)
        }
    }

    @Test("keeps what is set")
    func setting() async {
        await #expect(processExitsWith: .success) {
            HandyJSONConfiguration.debugMode = .none
            HandyJSONConfiguration.deserializeOptions = .caseInsensitive
            #expect(HandyJSONConfiguration.debugMode == .none)
            #expect(HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive))
            HandyJSONConfiguration.deserializeOptions.remove(.caseInsensitive)
            #expect(HandyJSONConfiguration.deserializeOptions.isEmpty)
        }
    }

    @Test("a handler replaces the one before it, and nil ends it")
    func handlers() async {
        await #expect(processExitsWith: .success) {
            struct User: HandyJSON { var id = 0 }
            HandyJSONConfiguration.debugMode = .none
            let heard = Shared<[String]>([])
            func decode() -> [String] {
                heard.value = []
                _ = User.deserialize(from: "no JSON")
                return heard.value
            }
            #expect(HandyJSONConfiguration.onLog == nil && decode().isEmpty)
            HandyJSONConfiguration.onLog = { _, _ in heard.change { $0.append("a") } }
            #expect(decode() == ["a"])
            HandyJSONConfiguration.onLog = { _, _ in heard.change { $0.append("b") } }
            #expect(decode() == ["b"])
            HandyJSONConfiguration.onLog = nil
            #expect(decode().isEmpty)
            HandyJSONConfiguration.onLog = { _, _ in heard.change { $0.append("c") } }
            #expect(decode() == ["c"])
        }
    }

    @Test("can be used from many threads at once")
    func threads() async {
        await #expect(processExitsWith: .success) {
            HandyJSONConfiguration.debugMode = .none
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for turn in 0..<2_000 {
                    if (turn + thread) % 3 == 0 {
                        HandyJSONConfiguration.deserializeOptions = turn % 2 == 0 ? .caseInsensitive : []
                    } else {
                        _ = HandyJSONConfiguration.deserializeOptions
                    }
                    Log.sink = { _ in }
                    Log.logError("not printed")
                }
            }
            #expect(HandyJSONConfiguration.debugMode == .none)
        }
    }
    #endif
}

@Suite("Log")
struct LogTests {
    @Test(
        "prints what the mode lets through",
        arguments: [
            (.verbose, ["HandyJSON error: e", "HandyJSON debug: d", "HandyJSON verbose: v"]),
            (.debug, ["HandyJSON error: e", "HandyJSON debug: d"]),
            (.error, ["HandyJSON error: e"]),
            (.none, []),
        ] as [(DebugMode, [String])])
    func modes(mode: DebugMode, expected: [String]) {
        let lines = loggedLines(debugMode: mode) {
            Log.logError("e")
            Log.logDebug("d")
            Log.logVerbose("v")
        }
        #expect(lines == expected)
    }

    @Test("a line that is not printed is not built either")
    func lazyMessage() {
        var built: [String] = []
        func message(_ text: String) -> String {
            built.append(text)
            return text
        }
        _ = loggedLines(debugMode: .debug) {
            Log.logVerbose(message("v"))
            Log.logDebug(message("d"))
            #expect(Log.isEnabled(.error) && Log.isEnabled(.debug) && !Log.isEnabled(.verbose))
        }
        #expect(built == ["d"])
    }

    @Test("a message may log and read the settings itself")
    func nested() {
        func message() -> String {
            Log.logError("inner")
            return "outer \(HandyJSONConfiguration.debugMode)"
        }
        #expect(loggedLines { Log.logError(message()) } == ["HandyJSON error: inner", "HandyJSON error: outer error"])
    }

    @Test("the sink is put back afterwards")
    func restored() {
        #expect(loggedLines { Log.logError("a") } == ["HandyJSON error: a"])
        #expect(loggedLines {} == [])
    }
}

private let capture = NSRecursiveLock()

/// What `body` logs on this thread. One capture at a time; lines that other tests log meanwhile on other threads are
/// not taken for its own.
func loggedLines(debugMode: DebugMode = .error, of body: () throws -> Void) rethrows -> [String] {
    final class Lines: @unchecked Sendable {
        let lock = NSLock()
        var texts: [String] = []
    }
    capture.lock()
    defer { capture.unlock() }

    let lines = Lines()
    nonisolated(unsafe) let thread = Thread.current
    let before = (sink: Log.sink, mode: HandyJSONConfiguration.debugMode)
    defer { (Log.sink, HandyJSONConfiguration.debugMode) = before }

    Log.sink = { line in
        guard Thread.current === thread else { return before.sink?(line) ?? print(line) }
        lines.lock.withLock { lines.texts.append(line) }
    }
    HandyJSONConfiguration.debugMode = debugMode
    try body()
    return lines.lock.withLock { lines.texts }
}
