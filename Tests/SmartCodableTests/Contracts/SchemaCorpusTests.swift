import SmartCodable
import SmartContracts
import TestSupport
import Testing

@Suite("Schemas of native models") struct SchemaCorpusTests {
    @Test("The schemas of both kinds are the same", arguments: DirectPair.all)
    func kinds(_ pair: DirectPair) {
        #expect(Set(pair.models.map { SmartSchema(of: $0).text }).count == 1)
    }

    /// Models that read more than a schema can say: names in several spellings, a closure that decodes other members.
    private static let saysLess: Set = ["Snake", "Demanding"]
    private static let described = DirectPair.all.filter { !saysLess.contains($0.testDescription) }

    /// See Tests/Schemas.
    @Test(
        "Schemas are written for a validator",
        arguments: described)
    func payloads(_ pair: DirectPair) throws {
        let payloads: [String] = (UInt64(1)...60).map { seed in
            var payloads = DirectPayloads(seed: seed)
            return seed == 1 ? "{}" : payloads.object()
        }
        for model in pair.models {
            func read<M: SmartCodable>(_: M.Type, _ text: String) -> [String] {
                let (model, report) = SmartSentinel.record { M.deserialize(from: text) }
                return report.repairs.filter(\.isOfSchema).map(\.description) + (model == nil ? ["no model"] : [])
            }
            try SchemaCorpus.write(
                model: String(reflecting: model), schema: SmartSchema(of: model).text, payloads: payloads
            ) { read(model, $0) }
        }
    }
}

extension SmartRepair {
    /// Whether a schema does not allow the value: an optional may be missing or null.
    fileprivate var isOfSchema: Bool { (action != .missing && action != .null) || !expected.hasSuffix("?") }
}
