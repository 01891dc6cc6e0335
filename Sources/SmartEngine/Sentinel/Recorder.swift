import Foundation

/// The log that records what a task decodes; on systems without tasks, what a thread decodes.
enum Recorder {
    static var current: RepairLog? {
        guard #available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *) else {
            return ofThread
        }
        return OfTask.log
    }

    static var ofThread: RepairLog? {
        slot.pointer.map { Unmanaged<RepairLog>.fromOpaque($0).takeUnretainedValue() }
    }

    static func use<R>(_ log: RepairLog, during body: () throws -> R) rethrows -> R {
        guard #available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *) else {
            return try useOnThread(log, during: body)
        }
        return try OfTask.$log.withValue(log) { try body() }
    }

    @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
    static func use<R>(
        _ log: RepairLog, isolation: isolated (any Actor)?, during body: () async throws -> R
    ) async rethrows -> R {
        try await OfTask.$log.withValue(log, operation: body, isolation: isolation)
    }

    /// The caller retains it while the thread uses it.
    static func useOnThread<R>(_ log: RepairLog, during body: () throws -> R) rethrows -> R {
        let outer = slot.pointer
        slot.pointer = Unmanaged.passUnretained(log).toOpaque()
        defer { slot.pointer = outer }
        return try withExtendedLifetime(log) { try body() }
    }

    private static let slot = ThreadSlot()

    @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
    private enum OfTask {
        @TaskLocal static var log: RepairLog?
    }
}
