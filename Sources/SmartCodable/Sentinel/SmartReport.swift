import Foundation

/// What one decode repaired.
public struct SmartReport: Sendable, CustomStringConvertible {
    /// In the order they were met, at most `SmartSentinel.detailLimit` of them.
    public let repairs: [SmartRepair]
    /// All of them, counted also beyond the limit.
    public let totalCount: Int

    public var isEmpty: Bool { totalCount == 0 }

    public var description: String {
        if isEmpty { return "nothing was repaired" }
        let more = totalCount - repairs.count
        return repairs.map(\.description).joined(separator: "\n") + (more > 0 ? "\n… and \(more) more" : "")
    }
}
