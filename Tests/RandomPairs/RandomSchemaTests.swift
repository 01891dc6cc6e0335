import HandyJSONCompat
import SmartCodable
import SmartContracts
import TestSupport
import Testing

/// Schemas of the random models, with their payloads.
@Suite struct RandomSchemaTests {
    /// See Tests/Schemas.
    @Test("Schemas are written for a validator", arguments: 0..<200)
    func payloads(number: Int) throws {
        let model = RandomModel.all[number].type
        func read<M: HandyJSON>(_: M.Type, _ text: String) -> [String] {
            let (model, report) = SmartSentinel.record { M.deserialize(from: text) }
            return report.repairs.filter(\.isOfSchema).map(\.description) + (model == nil ? ["no model"] : [])
        }
        try SchemaCorpus.write(
            model: String(reflecting: model), schema: SmartSchema(of: model).text,
            payloads: (RandomPairTests.pairs[number] ?? []).filter { $0.mode == "text" && $0.path.isEmpty }.map(\.json)
        ) { read(model, $0) }
    }
}

extension SmartRepair {
    /// Whether a schema does not allow the value: an optional may be missing or null.
    fileprivate var isOfSchema: Bool { (action != .missing && action != .null) || !expected.hasSuffix("?") }
}
