import Foundation
import GRDB
import SmartCodable
import Testing

/// What the database holds as text, and what is to come back from it.
var everyKindOfJSON: [String: Any] {
    [
        "nested": ["deep": ["deeper": [1, [2, ["x": "y"]]] as [Any]]], "list": [1, "two", 3.5, false, NSNull(), ["four": 4]] as [Any], "int": 42, "negative": -7,
        "double": 10.0002232, "large": 9_007_199_254_740_993, "unsigned": UInt64.max, "yes": true, "no": false, "one": 1, "zero": 0, "null": NSNull(),
        "text": "quote \" slash / backslash \\ line\nend", "unicode": "测试 é 👩‍👩‍👧 \u{2028}", "empty": [String: Any](), "emptyList": [Any](), "": "no name",
        "number in text": "12", "JSON in text": #"{"a":[1]}"#,
    ]
}

var everyKindOfElement: [Any] {
    [1, -2, 3.25, "four", "测试", true, false, NSNull(), [5, ["six": 6]] as [Any], ["seven": [7]], [Any](), UInt64.max]
}

/// Plain values, compared as JSON.
func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return JSONValue(a) == JSONValue(b)
}

/// A database in memory with one table.
func database(_ table: String, _ columns: (String, Database.ColumnType?)...) throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write { db in
        try db.create(table: table) { definition in
            for (name, type) in columns { definition.column(name, type) }
        }
    }
    return queue
}

/// The ways a row reaches a record: from a statement that is being stepped through, whose values SQLite converts to any type asked for, and from a row that was
/// copied, whose values know their type.
enum Fetching: CaseIterable {
    case fetchOne, fetchAll, cursor, copiedRow, adaptedRow

    func first<Record: FetchableRecord & TableRecord>(_ type: Record.Type, in db: Database) throws -> Record {
        let request = "SELECT * FROM \(Record.databaseTableName)"
        switch self {
        case .fetchOne: return try #require(try Record.fetchOne(db, sql: request))
        case .fetchAll: return try #require(try Record.fetchAll(db).first)
        case .cursor: return try #require(try Record.fetchCursor(db, sql: request).next())
        case .copiedRow: return try Record(row: try #require(try Row.fetchOne(db, sql: request)))
        case .adaptedRow: return try #require(try Record.fetchOne(db, sql: "SELECT 0, * FROM \(Record.databaseTableName)", adapter: SuffixRowAdapter(fromIndex: 1)))
        }
    }
}

extension DatabaseQueue {
    /// Inserts a record and fetches it.
    func roundTrip<Record: FetchableRecord & PersistableRecord>(_ record: Record, _ fetching: Fetching) throws -> Record {
        try write { db in
            try record.insert(db)
            return try fetching.first(Record.self, in: db)
        }
    }

    /// What a column of the only row holds.
    func stored(_ column: String, of table: String) throws -> DatabaseValue {
        try read { db in try #require(try DatabaseValue.fetchOne(db, sql: "SELECT \"\(column)\" FROM \(table)")) }
    }
}
