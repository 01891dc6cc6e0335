import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of README.md, verbatim (`CodeBlockTests` compares them), and what they promise.
@Suite struct ReadmeTests {
    @Test func handyJSONModels() throws {
        class BaseResponse<T: HandyJSON>: HandyJSON {
            var code = -1
            var message: String?
            var data: T?
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.message <-- ["msg", "message"]
            }
        }

        struct User: HandyJSON {
            var id = 0
            var name: String?
            var tags: [String] = []
        }

        let text = #"{"code":"0","msg":"ok","data":{"id":"7","name":"Ann","tags":["a",1,null]}}"#
        let response = BaseResponse<User>.deserialize(from: text)
        // code 0, message "ok", data: id 7, name "Ann", tags ["a", "1"]

        #expect(response?.code == 0)
        #expect(response?.message == "ok")
        #expect(response?.data?.id == 7)
        #expect(response?.data?.name == "Ann")
        #expect(response?.data?.tags == ["a", "1"])
    }

    @Test func nativeModels() throws {
        struct Item: SmartCodable {
            var id = 0
            var title = ""
            var price = 9.5
            @SmartAny var extra: [String: Any] = [:]

            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- ["item_id", "id"], CodingKeys.title <--- "info.title"]
            }
        }

        let json = #"[{"item_id":"7","info":{"title":"Tea"},"price":"n/a","extra":{"hot":true}}]"#
        let (items, report) = SmartSentinel.record { [Item].deserialize(from: json) }
        // id 7, title "Tea", price 9.5, extra ["hot": true]
        print(report)
        // [0].item_id: Item.id expects Int, found string "7": converted
        // [0].price: Item.price expects Double, found string "n/a": kept the initial value

        let item = try #require(items?.first)
        #expect(item.id == 7)
        #expect(item.title == "Tea")
        #expect(item.price == 9.5)
        #expect(item.extra["hot"] as? Bool == true)
        try expectShown(report, on: "README.md")
    }

    /// What README.md shows of `audit` is what the tool prints for a fixture app of its tests.
    @Test func whatAuditPrints() throws {
        let snapshot = try CodeBlockTests.text(of: "Migration/Tests/MigrationKitTests/Snapshots/SwiftPM-audit.table")
        let shown = try CodeBlockTests.text(of: "README.md").components(separatedBy: "\n```\n")
        #expect(shown.contains { $0.count > 400 && snapshot.hasPrefix($0 + "\n") })
    }
}
