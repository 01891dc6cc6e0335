import Foundation
import HandyJSONCompat
import SmartContracts
import Testing

/// The code block of Contract.md, verbatim, and what it promises.
@Suite struct ContractGuideTests {
    @Test func schemasOfHandyJSONModels() throws {
        class Order: HandyJSON {
            var id = 0
            var note: String?
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< id <-- ["order_id", "id"]
            }
        }

        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("Contracts")
        try SmartSchema.write([Order.self], to: folder)
        // Order.schema.json

        defer { try? FileManager.default.removeItem(at: folder) }
        let schema = SmartSchema(of: Order.self)
        #expect(schema.text.contains(#""order_id": {"#) && schema.name == "Order")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.contains("Order.schema.json"))
    }
}
