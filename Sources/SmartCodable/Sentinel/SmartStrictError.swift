import Foundation

/// Thrown by a decode with the option `.strict` where something had to be repaired.
public struct SmartStrictError: Error, CustomStringConvertible {
    /// What was repaired.
    public let report: SmartReport

    public var description: String { "The data does not fit the model:\n\(report)" }
}
