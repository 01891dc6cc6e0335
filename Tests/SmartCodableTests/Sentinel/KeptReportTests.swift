import SmartCodable
import TestSupport
import Testing

private struct Traveller: SmartCodable { var seat = 0 }

private final class Ticket {
    private let isGone: Shared<Bool>
    init(_ isGone: Shared<Bool>) { self.isGone = isGone }
    deinit { isGone.change { $0 = true } }
}

@Suite("Reports that a listener keeps") struct KeptReportTests {
    @Test("A report that was not read has its texts later, and holds nothing of the payload") func kept() {
        let reports = Shared<[SmartReport]>([])
        let listener = SmartSentinel.onReport { report in reports.change { $0.append(report) } }
        let isGone = Shared(false)
        _ = Traveller.deserialize(from: ["seat": Ticket(isGone)])
        listener.cancel()
        #expect(isGone.value)
        let repairs = reports.value.flatMap(\.repairs).filter { $0.model == "Traveller" }
        #expect(
            repairs.map(\.description)
                == ["seat: Traveller.seat expects Int, found Ticket: kept the initial value"])
    }
}
