import Foundation
import GRDB
import SmartCodable
import Testing

struct Bookmark: SmartCodable, FetchableRecord, PersistableRecord {
    var id = 0
    var title = ""
    var tags: [String] = []
    @SmartAny var extra: [String: Any] = [:]
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.title <--- "page_title"] }
}

func store(_ json: String, in queue: DatabaseQueue) throws -> [Bookmark] {
    let bookmarks = try [Bookmark].decode(from: json)
    return try queue.write { database in
        for bookmark in bookmarks { try bookmark.insert(database) }
        return try Bookmark.fetchAll(database)
    }
}

/// The GRDB blocks of Migration/Guide/Databases.md, verbatim, and what they promise.
@Suite struct DatabasesGuideTests {
    @Test func aModelIsTheRecord() throws {
        let queue = try database("bookmark", ("id", .integer), ("title", .text), ("tags", .jsonText), ("extra", .jsonText))
        let stored = try store(#"[{"id":"7","page_title":"Tea","tags":["a","b"],"extra":{"hot":true}}]"#, in: queue)
        let bookmark = try #require(stored.first)
        #expect(bookmark.id == 7 && bookmark.title == "Tea" && bookmark.tags == ["a", "b"])
        #expect(bookmark.extra["hot"] as? Bool == true)
        let row = try #require(try queue.read { try Row.fetchOne($0, sql: "SELECT title, tags FROM bookmark") })
        #expect(row["title"] == "Tea" && row["tags"] == #"["a","b"]"#)
    }
}
