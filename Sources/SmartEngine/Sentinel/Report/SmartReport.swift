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
    public var repairs: [SmartRepair] { texts.repairs }
    /// The number of all repairs, including those beyond the limit.
    public let totalCount: Int
    private var texts: Texts

    /// Whether nothing was repaired.
    public var isEmpty: Bool { totalCount == 0 }

    init(totalCount: Int, repairs: RepairLog.NotedRepairs) {
        self.totalCount = totalCount
        texts = Texts(repairs)
    }

    /// Makes the texts. From then on the report holds nothing of the payload.
    func settle() { _ = texts.repairs }

    /// Makes the texts if somebody has kept the report.
    mutating func settleIfKept() {
        if !isKnownUniquelyReferenced(&texts) { settle() }
    }

    /// The repairs, whose texts are made when they are first read: many listeners only count them.
    private final class Texts: Sendable {
        private enum State {
            case noted(RepairLog.NotedRepairs)
            case made([SmartRepair])
        }

        private let state: Guarded<State>

        init(_ noted: RepairLog.NotedRepairs) { state = Guarded(.noted(noted)) }

        var repairs: [SmartRepair] {
            switch state.read({ $0 }) {
            case .made(let repairs): return repairs
            case .noted(let noted):
                let repairs = noted.repairs
                _ = state.exchange(.made(repairs))
                return repairs
            }
        }
    }

    /// A line for each repair, and how many more there were.
    @_documentation(visibility: internal)
    @_optimize(size) public var description: String {
        if isEmpty { return RepairSentences.nothing }
        let more = totalCount - repairs.count
        return repairs.map(\.description).joined(separator: "\n") + (more > 0 ? "\n" + RepairSentences.more(more) : "")
    }
}
