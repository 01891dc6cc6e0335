import Foundation

/// Thrown by a decode with the option `.strict` where something had to be repaired.
///
///     do {
///         _ = try Visit.decode(from: #"{"day":"3"}"#, options: [.strict])
///     } catch let error as SmartStrictError {
///         print(error.report)   // day: Visit.day expects Int, found string "3": converted
///     }
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
