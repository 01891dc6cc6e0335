import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of README.md, verbatim (`CodeBlockTests` compares them), and what they promise.
@Suite struct ReadmeTests {
    @Test func handyJSONModels() throws {
        class User: HandyJSON {
            var id = 0
            var name: String?
            var tags: [String] = []
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.name <-- ["nick", "name"]
            }
        }

        let user = User.deserialize(from: #"{"id":"7","nick":"Ann","tags":["a",1,null]}"#)
        // id 7, name "Ann", tags ["a", "1"]

        #expect(user?.id == 7)
        #expect(user?.name == "Ann")
        #expect(user?.tags == ["a", "1"])
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
