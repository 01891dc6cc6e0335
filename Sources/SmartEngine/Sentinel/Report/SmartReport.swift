import Foundation

/// What one decode repaired.
///
///     let (visits, report) = SmartSentinel.record { [Visit].deserialize(from: #"[{"day":"3"},{"day":"n/a"}]"#) }
///     print(report)
///     // [0].day: Visit.day expects Int, found string "3": converted
///     // [1].day: Visit.day expects Int, found string "n/a": kept the initial value
///
/// See <doc:Diagnostics>.
public struct SmartReport: Sendable, CustomStringConvertible {
    /// The repairs in order, at most `SmartSentinel.detailLimit` of them.
    public let repairs: [SmartRepair]
    /// The number of all repairs, including those beyond the limit.
    public let totalCount: Int

    /// Whether nothing was repaired.
    public var isEmpty: Bool { totalCount == 0 }

    /// A line for each repair, and how many more there were.
    @_documentation(visibility: internal)
    @_optimize(size) public var description: String {
        if isEmpty { return RepairSentences.nothing }
        let more = totalCount - repairs.count
        return repairs.map(\.description).joined(separator: "\n") + (more > 0 ? "\n" + RepairSentences.more(more) : "")
    }
}
