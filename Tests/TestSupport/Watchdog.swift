import Foundation

/// For tests in a process of their own that must not hang: ends the process when the time is over.
public enum Watchdog {
    public static func start(seconds: TimeInterval = 240) {
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: seconds)
            FileHandle.standardError.write(Data("The process hangs.\n".utf8))
            exit(70)
        }
    }

    /// Ends the process unless `condition` holds.
    public static func require(_ condition: Bool, _ message: @autoclosure () -> String) {
        guard !condition else { return }
        FileHandle.standardError.write(Data("\(message())\n".utf8))
        exit(71)
    }
}
