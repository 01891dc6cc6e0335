import Foundation
import SmartCodable
import Testing

/// The code blocks of Guide/StartingFresh.md, verbatim and in one place, since each builds on those before; and what they
/// promise.
@Suite struct StartingFreshPageTests {
    static let page = "Guide/StartingFresh.md"

    @Test func theModelLayer() throws {
        struct Response<T: Codable>: SmartCodable {
            var code = -1
            var message = ""
            var data: T?
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.message <--- ["msg", "message"]] }
        }

        struct Page<T: Codable>: SmartCodable {
            var list: [T] = []
            @SmartKey("has_more") var hasMore = false
        }

        struct Article: SmartCodable {
            var id = 0
            var title = "untitled"
            var likes = 0
            var author = Author()
            @SmartDate var published: Date?
        }

        struct Author: SmartCodable {
            var name = "anonymous"
        }

        let json = #"""
            {"code":"0","msg":"ok","data":{"has_more":1,"list":[
            {"id":"7","title":"Tea","likes":null,"author":{"name":"Ann"},"published":1706933106},null]}}
            """#
        let response = Response<Page<Article>>.deserialize(from: json)
        // code 0, hasMore true, one article: id 7, title "Tea", likes 0, by Ann
        let list = try #require(response?.data?.list)
        #expect(response?.code == 0 && response?.message == "ok" && response?.data?.hasMore == true)
        #expect(list.map(\.id) == [7] && list.map(\.title) == ["Tea"] && list.map(\.likes) == [0])
        #expect(list.map(\.author.name) == ["Ann"])
        #expect(list.first?.published == Date(timeIntervalSince1970: 1_706_933_106))

        let (_, report) = SmartSentinel.record { Response<Page<Article>>.deserialize(from: json) }
        for repair in report.repairs where repair.action != .converted { print(repair) }
        // data.list[0].likes: Article.likes expects Int, found null: kept the initial value
        // data.list[1]: Page<Article>.list expects Article, found null: left out
        try expectShown(
            report.repairs.filter { $0.action != .converted }.map { "\($0)" }.joined(separator: "\n"), on: Self.page)
        #expect(throws: SmartStrictError.self) {
            try Response<Page<Article>>.decode(from: json, options: [.strict])
        }
        #expect(throws: JSONSyntaxError.self) { try Response<Page<Article>>.decode(from: "<html>") }

        struct Shop: SmartCodable {
            var shopName = ""
            var openUntil = 18
            static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase)] }
        }

        let shop = Shop.deserialize(from: #"{"shop_name":"Tea & Co","open_until":"20"}"#)
        // shopName "Tea & Co", openUntil 20
        #expect(shop?.shopName == "Tea & Co" && shop?.openUntil == 20)

        struct Banner: SmartCodable {
            var image: URL?
        }

        enum Card: SmartPolymorphicEnum {
            case article(Article), banner(Banner), unknown(JSONValue)

            static func variants() -> SmartVariants {
                SmartVariants(
                    by: "type", [SmartVariant("article", Card.article), SmartVariant("banner", Card.banner)],
                    otherwise: Card.unknown)
            }
        }

        struct Home: SmartCodable {
            var cards: [Card] = []
        }

        let home = Home.deserialize(from: #"{"cards":[{"type":"article","id":1},{"type":"live","room":9}]}"#)
        // an article, and an unknown card whose JSON says room 9
        guard case .article(let first)? = home?.cards.first, case .unknown(let other)? = home?.cards.last else {
            Issue.record("\(String(describing: home))")
            return
        }
        #expect(first.id == 1 && other["room"]?.intValue == 9)

        struct Times: SmartCodable {
            @SmartDate var created: Date?
            @SmartDate var updated: Date?
            @SmartDate var published: Date?
            @SmartDate var expires: Date?
            @SmartDate(.milliseconds) var synced: Date?
        }

        let times = Times.deserialize(
            from: #"""
                {"created":1706933106,"updated":"1706933106000","published":"2024-02-03T04:05:06Z",
                "expires":"2024-02-03 04:05:06 +0000","synced":"Sat, 03 Feb 2024 04:05:06 GMT"}
                """#)
        let sent = times?.toJSONString()
        // {"created":1706933106,"updated":"1706933106000","published":"2024-02-03T04:05:06Z","expires":"2024-02-03 04:05:06 +0000","synced":1706933106000}
        let date = Date(timeIntervalSince1970: 1_706_933_106)
        #expect(times.map { [$0.created, $0.updated, $0.published, $0.expires, $0.synced] } == Array(repeating: date, count: 5))
        try expectShown(try #require(sent), on: Self.page)

        enum Status: String, SmartCaseDefaultable {
            case draft, live, unknown
            static var defaultCase: Status { .unknown }
        }

        struct Post: SmartCodable {
            var status = Status.unknown
            var history: [Status] = []
        }

        let post = Post.deserialize(from: #"{"status":"archived","history":["live","archived"]}"#)
        // status .unknown, its initial value; history [.live, .unknown], the default case
        #expect(post?.status == .unknown && post?.history == [.live, .unknown])

        var article = Article(id: 7, title: "Tea", likes: 3, author: Author(name: "Ann"))
        SmartUpdater.update(&article, from: #"{"likes":"4","author":{"name":"Ann Lee"}}"#)
        // likes 4, author "Ann Lee"; id and title as before
        #expect(article.likes == 4 && article.author.name == "Ann Lee" && article.id == 7 && article.title == "Tea")

        let articles = [Article].deserialize(from: #"{"data":{"list":[{"id":1},{"id":"2"}]}}"#, designatedPath: "data.list")
        let body = Author(name: "Ann").toJSONString()
        // two articles; {"name":"Ann"}
        #expect(articles?.map(\.id) == [1, 2] && body == #"{"name":"Ann"}"#)
    }
}
