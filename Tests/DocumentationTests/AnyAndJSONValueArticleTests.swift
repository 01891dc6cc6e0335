import Foundation
import SmartCodable
import Testing

/// The code blocks of AnyAndJSONValue.md, verbatim, and what they promise. What it says of GRDB is tested in the package Tests/GRDB.
@Suite struct AnyAndJSONValueArticleTests {
    @Test func models() {
        struct Event: SmartCodable {
            @SmartAny var payload: [String: Any] = [:]
            @SmartAny var extra: Any?
        }

        let event = Event.deserialize(from: #"{"payload":{"count":1,"hot":true,"tags":["a",null]},"extra":2.5}"#)
        let count = event?.payload["count"] as? Int
        let extra = event?.extra as? Double
        // 1 and 2.5

        #expect(count == 1)
        #expect(extra == 2.5)
        #expect(event?.payload["count"] as? Double == 1)
        #expect((event?.payload["tags"] as? [Any])?.last is NSNull)
        #expect(event.flatMap { $0.toDictionary() }.flatMap { JSONValue($0) } == ["payload": ["count": 1, "hot": true, "tags": ["a", nil]], "extra": 2.5])

        let dense = Event.deserialize(from: #"{"payload":{"a":null,"b":[1,null]}}"#, options: [.leavesOutNulls(true)])
        // ["b": [1]]

        #expect(dense.flatMap { JSONValue($0.payload) } == ["b": [1]])
    }

    @Test func aType() {
        struct Order: SmartCodable {
            var detail: JSONValue = .null
        }

        let order = Order.deserialize(from: #"{"detail":{"price":0.1234567890123456789,"items":[{"id":7}]}}"#)
        let price = order?.detail["price"]?.decimalValue
        let id = order?.detail["items"]?[0]?["id"]?.intValue
        let text = order?.detail.description
        // {"items":[{"id":7}],"price":0.1234567890123456789}

        #expect(price == Decimal(string: "0.1234567890123456789"))
        #expect(id == 7)
        #expect(text == #"{"items":[{"id":7}],"price":0.1234567890123456789}"#)
        #expect(order?.toJSONString()?.contains("0.1234567890123456789") == true)

        let value: JSONValue = ["name": "Tea", "sizes": [1, 2.5, nil]]
        let plain = value.peel as? [String: Any]
        let again = JSONValue(["name": "Tea", "sizes": [1, 2.5, NSNull()]] as [String: Any])

        #expect(plain?["name"] as? String == "Tea")
        #expect((plain?["sizes"] as? [Any])?[1] as? Double == 2.5)
        #expect(again == value)

        var cart: JSONValue = ["items": [["id": 7, "count": 1]], "note": "gift"]
        cart["items"]?[0]?["count"] = 2
        cart["note"] = nil
        // {"items":[{"count":2,"id":7}]}

        #expect(cart.description == #"{"items":[{"count":2,"id":7}]}"#)
    }

    private struct Written: Encodable {
        let value: Any
        enum CodingKeys: CodingKey { case list }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode([value], forKey: .list)
        }
    }

    @Test func handWrittenCode() throws {
        struct Article: Codable {
            var id: Int
            var extra: [String: Any]
            var tags: [Any]?

            enum CodingKeys: CodingKey { case id, extra, tags }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                id = try container.decode(Int.self, forKey: .id)
                extra = try container.decode([String: Any].self, forKey: .extra)
                tags = try container.decodeIfPresent([Any].self, forKey: .tags)
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(id, forKey: .id)
                try container.encode(extra, forKey: .extra)
                try container.encodeIfPresent(tags, forKey: .tags)
            }
        }

        let article = try JSONDecoder().decode(Article.self, from: Data(#"{"id":1,"extra":{"a":[1,true]}}"#.utf8))

        #expect(article.id == 1)
        #expect(JSONValue(article.extra) == ["a": [1, true]])
        #expect(article.tags == nil)
        for data in [try JSONEncoder().encode(article), try SmartJSONEncoder().encode(article)] {
            #expect(try JSONDecoder().decode(JSONValue.self, from: data) == ["id": 1, "extra": ["a": [1, true]]])
        }
        #expect(String(decoding: try JSONEncoder().encode(Written(value: URL(string: "a") as Any)), as: UTF8.self) == #"{"list":["a"]}"#)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Written(value: NSObject())) }
    }

    @Test func rows() throws {
        struct Row: Codable {
            var id = 0
            @SmartAny var extra: [String: Any]
        }

        let row = try JSONDecoder().decode(Row.self, from: Data(#"{"id":1,"extra":"{\"hot\":true}"}"#.utf8))
        // extra ["hot": true]

        #expect(JSONValue(row.extra) == ["hot": true])
    }
}
