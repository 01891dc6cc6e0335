import Foundation

/// What the engine has to say about the data it was given.
public enum SmartSentinel {
    /// Repairs described in detail per report; further ones are counted.
    public static let detailLimit = 10_000

    @TaskLocal static var recorder: RepairLog?

    /// Whether any `record` is running anywhere: the only thing asked while nobody listens.
    static var isRecording: Bool { RecordingCount.shared.isAboveZero }

    /// Runs `body` and reports every repair of the decodes in it, nested calls included.
    ///
    ///     let (user, report) = SmartSentinel.record { User.deserialize(from: json) }
    ///     print(report)
    ///
    /// Only decodes on the same task (or thread) are seen. Recording costs time for every repair, nothing for what fits.
    public static func record<R>(_ body: () throws -> R) rethrows -> (value: R, report: SmartReport) {
        let log = RepairLog(isListening: true)
        RecordingCount.shared.add(1)
        defer { RecordingCount.shared.add(-1) }
        let value = try $recorder.withValue(log) { try body() }
        return (value, log.report())
    }

    /// A message that must not be missed: something in the code (not in the data) keeps a model from working.
    package static func warn(_ message: String) {
        FileHandle.standardError.write(Data("[SmartCodable] \(message)\n".utf8))
    }
}

private final class RecordingCount: @unchecked Sendable {
    static let shared = RecordingCount()
    private let lock = NSLock()
    private var count = 0

    var isAboveZero: Bool {
        lock.lock()
        defer { lock.unlock() }
        return count > 0
    }

    func add(_ change: Int) {
        lock.lock()
        count += change
        lock.unlock()
    }
}
