import Foundation

/// For tests in a process of their own that must not hang: ends the process when the time is over.
enum Watchdog {
    static func start(seconds: TimeInterval = 60) {
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: seconds)
            FileHandle.standardError.write(Data("The process hangs.\n".utf8))
            exit(70)
        }
    }

    /// Ends the process unless `condition` holds.
    static func require(_ condition: Bool, _ message: @autoclosure () -> String) {
        guard !condition else { return }
        FileHandle.standardError.write(Data("\(message())\n".utf8))
        exit(71)
    }
}

/// A value that threads share.
final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }

    func change<R>(_ body: (inout Value) -> R) -> R { lock.withLock { body(&stored) } }
}
