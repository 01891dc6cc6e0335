import Foundation

/// Thrown by a decode with the option `.strict` where something had to be repaired.
public struct SmartStrictError: Error, CustomStringConvertible {
    /// What was repaired.
    public let report: SmartReport

    /// A sentence, and the report below it.
    public var description: String { "\(RepairSentences.doesNotFit)\n\(report)" }
}

extension SmartStrictError: LocalizedError {
    /// The same as `description`, for `localizedDescription`. In English in every locale.
    public var errorDescription: String? { description }
}
