import SmartCodable
import Testing

/// The code blocks of SmartCodable.md, the catalogue's first page, verbatim, and what they promise.
@Suite struct SmartCodableArticleTests {
    @Test func models() throws {
        struct User: SmartCodable {
            var id = 0
            var name = "unknown"
            var age: Int?
        }

        let user = User.deserialize(from: #"{"id":"7","age":"a lot"}"#)
        // id 7, name "unknown", age nil

        #expect(user?.id == 7)
        #expect(user?.name == "unknown")
        #expect(user != nil && user?.age == nil)

        let users = [User].deserialize(from: #"{"data":{"list":[{"id":1,"name":"Ann"}]}}"#, designatedPath: "data.list")
        let text = users?.toJSONString()
        // [{"id":1,"name":"Ann"}]

        #expect(users?.map(\.id) == [1])
        #expect(text == #"[{"id":1,"name":"Ann"}]"#)

        struct Response<T: SmartCodable>: SmartCodable {
            var code = 0
            var data: T?
        }

        struct Member: SmartCodable, SmartInitial {
            let id: Int
            let name: String
            static var initial: Member { Member(id: 0, name: "nobody") }
        }

        let response = Response<[Member]>.deserialize(from: #"{"code":200,"data":[{"id":"1"},null]}"#)
        // data: one member, id 1, name "nobody"
        let byName = [String: Member].deserialize(from: #"{"ann":{"id":2}}"#)
        // ["ann": Member(id: 2, name: "nobody")]

        #expect(response?.data?.map { "\($0.id) \($0.name)" } == ["1 nobody"])
        #expect(byName?["ann"].map { "\($0.id) \($0.name)" } == "2 nobody")

        let (ann, report) = try SmartSentinel.record { try User.decode(from: #"{"id":"1","name":"Ann"}"#) }
        print(report)
        // id: User.id expects Int, found string "1": converted

        #expect(ann.id == 1)
        try expectShown(report, on: "Sources/SmartCodable/SmartCodable.docc/SmartCodable.md")
    }
}
