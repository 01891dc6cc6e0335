import Foundation

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
