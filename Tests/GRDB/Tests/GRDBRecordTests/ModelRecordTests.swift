import Foundation
import GRDB
import SmartCodable
import Testing

enum Kind: String, SmartCaseDefaultable, Sendable {
    static var defaultCase: Kind { .photo }
    case video, photo, text
}

enum Level: Int, SmartCaseDefaultable, Sendable { case low, high }

struct Author: SmartCodable, Equatable {
    var name = ""
    @SmartDate var born: Date?
}

/// A model with what models have, as a record.
struct Post: SmartCodable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "post"

    @SmartKey("post_id", "id") var id = 0
    @SmartKey("meta.title") var title: String? = nil
    @SmartDate var created: Date?
    @SmartDate(.milliseconds) var changed = Date(timeIntervalSince1970: 0)
    @SmartDate(.iso8601) var published: Date?
    var kind = Kind.text
    var level: Level?
    var kinds: [Kind] = []
    var author: Author?
    var authors: [Author] = []
    @SmartCompact.Array var votes: [Int] = []
    var url: URL?
    var plainDate = Date(timeIntervalSince1970: 0)
    @IgnoredKey var onTap: (() -> Void)?
    @IgnoredKey var cache: [String: Int]? = ["initial": 1]

    static func database() throws -> DatabaseQueue {
        try GRDBRecordTests.database(
            databaseTableName, ("id", .integer), ("title", .text), ("created", nil), ("changed", nil), ("published", nil), ("kind", .text),
            ("level", .integer), ("kinds", .jsonText), ("author", .jsonText), ("authors", .jsonText), ("votes", .jsonText), ("url", .text),
            ("plainDate", .datetime))
    }

    static let json = #"""
        {"id":7,"meta":{"title":"News"},"created":"2024-01-31 08:15:00","changed":1706688900123,"published":"2024-01-31T08:15:00Z","kind":"video","level":"1",
         "kinds":["video","other"],"author":{"name":"Ann","born":"1980-02-03"},"authors":[{"name":"Bob"},{"name":5}],"votes":[1,"2","x",null],
         "url":"https://example.com/a?b=c","plainDate":1706688900}
        """#

    func expectSame(as other: Post, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(id == other.id, sourceLocation: sourceLocation)
        #expect(title == other.title, sourceLocation: sourceLocation)
        #expect(created == other.created, sourceLocation: sourceLocation)
        #expect(changed == other.changed, sourceLocation: sourceLocation)
        #expect(published == other.published, sourceLocation: sourceLocation)
        #expect(kind == other.kind && level == other.level && kinds == other.kinds, sourceLocation: sourceLocation)
        #expect(author == other.author && authors == other.authors, sourceLocation: sourceLocation)
        #expect(votes == other.votes, sourceLocation: sourceLocation)
        #expect(url == other.url, sourceLocation: sourceLocation)
        #expect(plainDate == other.plainDate, sourceLocation: sourceLocation)
    }
}

@Suite struct ModelRecordTests {
    @Test(arguments: Fetching.allCases)
    func aModelFromAServerComesBack(_ fetching: Fetching) throws {
        let post = try #require(Post.deserialize(from: Post.json))
        #expect(post.id == 7 && post.title == "News" && post.kind == .video && post.level == .high && post.kinds == [.video, .photo])
        try Post.database().roundTrip(post, fetching).expectSame(as: post)
    }

    @Test(arguments: Fetching.allCases)
    func initialValuesComeBack(_ fetching: Fetching) throws {
        try Post.database().roundTrip(Post(), fetching).expectSame(as: Post())
    }

    /// Columns have the properties' own names, whatever names servers use.
    @Test func keysOfServersAreNoColumns() throws {
        let queue = try Post.database()
        try queue.write { db in
            try #require(Post.deserialize(from: Post.json)).insert(db)
            #expect(try Row.fetchOne(db, sql: "SELECT id, title, kind, level FROM post") == ["id": 7, "title": "News", "kind": "video", "level": 1])
            #expect(try Post.filter(Column("title") == "News").fetchCount(db) == 1)
            #expect(try String.fetchOne(db, sql: "SELECT json_extract(author, '$.name') FROM post") == "Ann")
        }
    }

    /// A date is stored in the form it was read in.
    @Test func datesKeepTheirForm() throws {
        let queue = try Post.database()
        try queue.write { try #require(Post.deserialize(from: Post.json)).insert($0) }
        #expect(try String.fromDatabaseValue(queue.stored("created", of: "post")) == "2024-01-31 08:15:00")
        #expect(try Double.fromDatabaseValue(queue.stored("changed", of: "post")) == 1_706_688_900_123)
        #expect(try String.fromDatabaseValue(queue.stored("published", of: "post")) == "2024-01-31T08:15:00Z")
    }

    @Test(arguments: [
        ("1706688900", 1_706_688_900), ("1706688900000", 1_706_688_900), ("1706688900.5", 1_706_688_900.5), ("'1706688900'", 1_706_688_900),
        ("'2024-01-31T08:15:00Z'", 1_706_688_900), ("'Wed, 31 Jan 2024 08:15:00 GMT'", 1_706_688_900),
    ], Fetching.allCases)
    func datesOfOtherProgramsAreRead(_ column: (sql: String, seconds: Double), _ fetching: Fetching) throws {
        struct Dated: SmartCodable, FetchableRecord, TableRecord {
            static let databaseTableName = "dated"
            @SmartDate var date: Date?
        }
        let queue = try database("dated", ("date", nil))
        try queue.write { db in
            try db.execute(sql: "INSERT INTO dated VALUES (\(column.sql))")
            #expect(try fetching.first(Dated.self, in: db).date == Date(timeIntervalSince1970: column.seconds))
        }
    }

    @Test(arguments: Fetching.allCases)
    func unknownCasesTakeTheirDefault(_ fetching: Fetching) throws {
        let queue = try Post.database()
        try queue.write { db in
            try Post().insert(db)
            try db.execute(sql: "UPDATE post SET kind = 'audio', kinds = '[\"audio\",\"text\"]'")
            let post = try fetching.first(Post.self, in: db)
            #expect(post.kind == .photo)
            #expect(post.kinds == [.photo, .text])
            // No case is made up, and a row's decoder knows no initial value.
            try db.execute(sql: "UPDATE post SET level = 9")
            #expect(throws: DecodingError.self) { try fetching.first(Post.self, in: db) }
        }
    }

    /// Ignored properties have no column; they are nil in a fetched record, there being no initial value to be had.
    @Test(arguments: Fetching.allCases)
    func ignoredPropertiesNeedNoColumn(_ fetching: Fetching) throws {
        var post = Post()
        post.cache = ["x": 1]
        post.onTap = {}
        let fetched = try Post.database().roundTrip(post, fetching)
        #expect(fetched.cache == nil && fetched.onTap == nil)
    }

    /// `SELECT` of some columns: wrapped optionals are nil then, as optionals are.
    @Test(arguments: [false, true])
    func missingColumnsOfOptionals(_ isCopied: Bool) throws {
        struct Part: SmartCodable, FetchableRecord {
            var id = 0
            @SmartDate var date: Date?
            @SmartAny var extra: [String: Any]?
            @SmartAny var any: Any?
            @SmartKey("other") var name: String? = nil
            var value: JSONValue?
        }
        try DatabaseQueue().read { db in
            let request = "SELECT 1 AS id"
            let part = try #require(isCopied ? Row.fetchOne(db, sql: request).map { try Part(row: $0) } : Part.fetchOne(db, sql: request))
            #expect(part.id == 1 && part.date == nil && part.extra == nil && part.any == nil && part.name == nil && part.value == nil)
        }
    }

    @Test(arguments: Fetching.allCases)
    func columnStrategiesApply(_ fetching: Fetching) throws {
        struct Snake: SmartCodable, FetchableRecord, PersistableRecord {
            static let databaseTableName = "snake"
            static let databaseColumnEncodingStrategy = DatabaseColumnEncodingStrategy.convertToSnakeCase
            static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
            var userName = ""
            @SmartAny var userExtra: [String: Any] = [:]
            @SmartDate var userSince: Date?
            @IgnoredKey var userCache: Int?
        }
        var snake = Snake()
        snake.userName = "Ann"
        snake.userExtra = ["someKey": ["otherKey": 1]]
        snake.userSince = Date(timeIntervalSince1970: 1_706_688_900)
        let fetched = try database("snake", ("user_name", .text), ("user_extra", .text), ("user_since", nil)).roundTrip(snake, fetching)
        #expect(fetched.userName == "Ann")
        #expect(isSame(fetched.userExtra, snake.userExtra))
        #expect(fetched.userSince == snake.userSince)
    }

    @Test(arguments: Fetching.allCases)
    func classesWithInheritance(_ fetching: Fetching) throws {
        let dog = Dog()
        dog.name = "Rex"
        dog.traits = ["loud": true]
        dog.owner = "Ann"
        let fetched = try database("dog", ("name", .text), ("traits", .text), ("owner", .text)).roundTrip(dog, fetching)
        #expect(fetched.name == "Rex" && fetched.owner == "Ann")
        #expect(isSame(fetched.traits, ["loud": true]))
    }

    /// SmartUpdater and SQL on one model.
    @Test(arguments: Fetching.allCases)
    func anUpdatedModelIsStored(_ fetching: Fetching) throws {
        let queue = try Post.database()
        var post = try queue.roundTrip(#require(Post.deserialize(from: Post.json)), fetching)
        SmartUpdater.update(&post, from: #"{"meta":{"title":"Old"},"author":{"name":"Cid"},"kind":"text"}"#)
        #expect(post.title == "Old" && post.author?.name == "Cid" && post.author?.born != nil)
        try queue.write { db in
            try db.execute(sql: "DELETE FROM post")
            try post.insert(db)
            try fetching.first(Post.self, in: db).expectSame(as: post)
        }
    }
}

class Animal: SmartCodable {
    var name = ""
    @SmartAny var traits: [String: Any] = [:]
    required init() {}
}

final class Dog: Animal, FetchableRecord, PersistableRecord {
    static let databaseTableName = "dog"
    var owner: String?

    private enum CodingKeys: String, CodingKey { case owner }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        owner = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .owner)
    }

    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(owner, forKey: .owner)
    }
}
