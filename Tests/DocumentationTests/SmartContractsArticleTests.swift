import Foundation
import SmartCodable
import SmartContracts
import Testing

/// The code blocks of SmartContracts.md, verbatim, and what they promise.
@Suite struct SmartContractsArticleTests {
    @Test func schemas() {
        struct Order: SmartCodable {
            @SmartKey("order_id", "id") var id: Int?
            var state = State.open
            var tags: [String] = []

            enum State: String, SmartCaseDefaultable { case open, paid }
        }

        let schema = SmartSchema(of: Order.self)
        print(schema.text)
        // {
        //   "$schema": "https://json-schema.org/draft/2020-12/schema",
        //   "title": "Order",
        //   "$ref": "#/$defs/Order",
        //   "$defs": {
        //     "Order": {
        //       "type": "object",
        //       …

        let beginning = """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "Order",
              "$ref": "#/$defs/Order",
              "$defs": {
                "Order": {
                  "type": "object",

            """
        #expect(schema.text.hasPrefix(beginning))
    }

    private struct Order: SmartCodable {
        @SmartKey("order_id", "id") var id: Int?
        var state = State.open
        var tags: [String] = []

        enum State: String, SmartCaseDefaultable { case open, paid }
    }

    @Test func files() throws {
        func write() throws {
            let folder = URL(fileURLWithPath: "Contracts")
            try SmartSchema.write([Order.self, [Order].self], to: folder)
            // Contracts/Order.schema.json, Contracts/Array_Order_.schema.json
        }

        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Contracts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // Compiled only: it would write into the working directory.
        _ = write
        try SmartSchema.write([Order.self, [Order].self], to: folder)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                == ["Array_Order_.schema.json", "Order.schema.json"])
    }
}
