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
            @SmartKey("item_id", "id") var id = 0
            @SmartKey("info.title") var title = ""
            var price = 9.5
        }

        let json = #"[{"item_id":"7","info":{"title":"Tea"},"price":"n/a"},null]"#
        let (items, report) = SmartSentinel.record { [Item].deserialize(from: json) }
        print(report)       // one item: id 7, title "Tea", price 9.5
        // [0].item_id: Item.id expects Int, found string "7": converted
        // [0].price: Item.price expects Double, found string "n/a": kept the initial value
        // [1]: Item, found null: left out

        let item = try #require(items?.first)
        #expect(items?.count == 1)
        #expect(item.id == 7)
        #expect(item.title == "Tea")
        #expect(item.price == 9.5)
        try expectShown(report, on: "README.md")
    }
}
