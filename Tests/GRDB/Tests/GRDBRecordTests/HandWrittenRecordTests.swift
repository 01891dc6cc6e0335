import Foundation
import GRDB
import SmartCodable
import Testing

/// A record whose `[String: Any]` and `[Any]` are coded by hand, and which is a record, a Codable type and a SmartCodable model by the same two functions.
struct Article: SmartCodable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "article"

    var id = 0
    var title = ""
    var ext: [String: Any] = [:]
    var tags: [Any] = []
    var note: [String: Any]?
    var links: [Any]?

    enum CodingKeys: String, CodingKey { case id, title, ext, tags, note, links }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        ext = try container.decode([String: Any].self, forKey: .ext)
        tags = try container.decode([Any].self, forKey: .tags)
        note = try container.decodeIfPresent([String: Any].self, forKey: .note)
        links = try container.decodeIfPresent([Any].self, forKey: .links)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(ext, forKey: .ext)
        try container.encode(tags, forKey: .tags)
        try container.encodeIfPresent(note, forKey: .note)
        try container.encodeIfPresent(links, forKey: .links)
    }

    static func database() throws -> DatabaseQueue {
        try GRDBRecordTests.database(
            databaseTableName, ("id", .integer), ("title", .text), ("ext", .jsonText), ("tags", .jsonText), ("note", .jsonText), ("links", .jsonText))
    }

    static func full() -> Article {
        var article = Article()
        article.id = 1
        article.title = "Grüße"
        article.ext = everyKindOfJSON
        article.tags = everyKindOfElement
        article.note = ["a": ["b": NSNull()]]
        article.links = []
        return article
    }

    func expectSame(as other: Article, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(id == other.id && title == other.title, sourceLocation: sourceLocation)
        #expect(isSame(ext, other.ext), "\(ext)", sourceLocation: sourceLocation)
        #expect(isSame(tags, other.tags), "\(tags)", sourceLocation: sourceLocation)
        #expect(isSame(note, other.note), "\(note as Any)", sourceLocation: sourceLocation)
        #expect(isSame(links, other.links), "\(links as Any)", sourceLocation: sourceLocation)
    }
}

@Suite struct HandWrittenRecordTests {
    @Test(arguments: Fetching.allCases)
    func recordsComeBack(_ fetching: Fetching) throws {
        let queue = try Article.database()
        try queue.roundTrip(Article.full(), fetching).expectSame(as: .full())
    }

    @Test(arguments: Fetching.allCases)
    func nilColumnsComeBack(_ fetching: Fetching) throws {
        let queue = try Article.database()
        var article = Article.full()
        article.note = nil
        article.links = nil
        try queue.roundTrip(article, fetching).expectSame(as: article)
        #expect(try queue.stored("note", of: "article").isNull)
        #expect(try queue.stored("links", of: "article").isNull)
    }

    @Test(arguments: Fetching.allCases)
    func emptyContainersComeBack(_ fetching: Fetching) throws {
        let queue = try Article.database()
        var article = Article()
        article.note = [:]
        try queue.roundTrip(article, fetching).expectSame(as: article)
    }

    /// SQLite's JSON functions can work with the columns.
    @Test func columnsAreJSONText() throws {
        let queue = try Article.database()
        try queue.write { db in
            try Article.full().insert(db)
            #expect(try String.fetchOne(db, sql: "SELECT typeof(ext) || typeof(tags) FROM article") == "texttext")
            #expect(try Int.fetchOne(db, sql: "SELECT json_extract(ext, '$.nested.deep.deeper[1][0]') FROM article") == 2)
            #expect(try String.fetchOne(db, sql: "SELECT json_type(ext, '$.yes') FROM article") == "true")
            #expect(try String.fetchOne(db, sql: "SELECT json_type(tags, '$[0]') FROM article") == "integer")
        }
    }

    @Test(arguments: Fetching.allCases)
    func columnsOfOtherProgramsAreRead(_ fetching: Fetching) throws {
        let queue = try Article.database()
        try queue.write { db in
            try db.execute(
                sql: "INSERT INTO article VALUES (1, 't', ?, ?, ?, NULL)",
                arguments: [" { \"a\" : [ 1 , 2.5 ] } ", "[ \"x\" ]", #"{"b":true}"#.data(using: .utf8)])
            let article = try fetching.first(Article.self, in: db)
            #expect(isSame(article.ext, ["a": [1, 2.5] as [Any]]))
            #expect(isSame(article.tags, ["x"]))
            // JSON in a blob.
            #expect(isSame(article.note, ["b": true]))
        }
    }

    @Test(arguments: ["no JSON", "[1]", "{", "12", ""], Fetching.allCases)
    func columnsThatHoldNoObjectAreRefused(_ text: String, _ fetching: Fetching) throws {
        let queue = try Article.database()
        try queue.write { db in
            try db.execute(sql: "INSERT INTO article VALUES (1, 't', ?, '[]', NULL, NULL)", arguments: [text])
            #expect(throws: (any Error).self) { try fetching.first(Article.self, in: db) }
        }
    }

    @Test(arguments: Fetching.allCases)
    func aNullColumnIsRefusedWhereItMustNotBeNull(_ fetching: Fetching) throws {
        let queue = try Article.database()
        try queue.write { db in
            try db.execute(sql: "INSERT INTO article VALUES (1, 't', NULL, '[]', NULL, NULL)")
            #expect(throws: (any Error).self) { try fetching.first(Article.self, in: db) }
        }
    }

    @Test func columnsThatAreNotSelected() throws {
        let queue = try Article.database()
        try queue.write { db in
            try Article.full().insert(db)
            let article = try #require(try Article.fetchOne(db, sql: "SELECT id, title, ext, tags FROM article"))
            #expect(article.note == nil && article.links == nil)
            #expect(throws: (any Error).self) { try Article.fetchOne(db, sql: "SELECT id, title, tags FROM article") }
        }
    }

    @Test func changesAreSeen() throws {
        let queue = try Article.database()
        try queue.write { db in
            var article = Article.full()
            try article.insert(db)
            let original = article
            #expect(article.databaseEquals(original))
            article.ext["int"] = 43
            #expect(!article.databaseEquals(original))
        }
    }

    /// The same two functions with the coders of JSON.
    @Test func jsonCodersWorkAsWell() throws {
        let data = try JSONEncoder().encode(Article.full())
        try JSONDecoder().decode(Article.self, from: data).expectSame(as: .full())
        try SmartJSONDecoder().decode(Article.self, from: data).expectSame(as: .full())
        try SmartJSONDecoder().decode(Article.self, from: SmartJSONEncoder().encode(Article.full())).expectSame(as: .full())
        let model = try #require(Article.deserialize(from: data))
        model.expectSame(as: .full())
        try #require(Article.deserialize(from: model.toJSONString())).expectSame(as: .full())
        try #require(Article.deserialize(from: model.toDictionary())).expectSame(as: .full())
    }

    /// A server's text becomes a row, the row a server's text.
    @Test(arguments: Fetching.allCases)
    func fromServerToDatabaseAndBack(_ fetching: Fetching) throws {
        let text = #"{"id":"7","title":"t","ext":{"intExt":456,"stringExt":"扩展","doubleExt":456.001,"yes":true},"tags":[1,{"a":null}],"note":null}"#
        let model = try #require(Article.deserialize(from: text))
        let fetched = try Article.database().roundTrip(model, fetching)
        let expected = #"{"id":7,"title":"t","ext":{"intExt":456,"stringExt":"扩展","doubleExt":456.001,"yes":true},"tags":[1,{"a":null}]}"#
        let written = try #require(fetched.toJSONString())
        #expect(try JSONDecoder().decode(JSONValue.self, from: Data(written.utf8)) == JSONDecoder().decode(JSONValue.self, from: Data(expected.utf8)), "\(written)")
    }
}
