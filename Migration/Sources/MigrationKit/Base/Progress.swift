import Foundation

/// A line that is rewritten while a run takes longer than a second: `Reading 1200 of 5000 files`.
public final class Progress: @unchecked Sendable {
    private let lock = NSLock()
    private let write: (String) -> Void
    private let now: () -> TimeInterval
    private var start: TimeInterval
    private var lastShown: TimeInterval = 0
    private var hasShown = false
    private let interval: TimeInterval

    public init(
        now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }, write: @escaping (String) -> Void,
        interval: TimeInterval = 0.2
    ) {
        self.now = now
        self.interval = interval
        self.write = write
        start = now()
    }

    /// Shows nothing, ever.
    public static let silent = Progress(write: { _ in })

    /// Shows the state once a second has passed, then once per interval.
    public func report(_ verb: String, _ done: Int, of total: Int) {
        lock.lock()
        defer { lock.unlock() }
        let time = now()
        guard time - start > 1, time - lastShown > interval else { return }
        lastShown = time
        hasShown = true
        write("\r\u{1B}[K\(verb) \(done) of \(total) files")
    }

    /// Takes the line away.
    public func finish() {
        lock.lock()
        defer { lock.unlock() }
        if hasShown { write("\r\u{1B}[K") }
        hasShown = false
        start = now()
    }
}
