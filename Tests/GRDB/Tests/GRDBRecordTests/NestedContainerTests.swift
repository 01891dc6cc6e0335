import Foundation
import GRDB
import SmartCodable
import Testing

private struct AnyName: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// Coding of `[String: Any]` as it is usually shown: by nested containers, which a row's decoder and a record's encoder do not have.
private struct ByNestedContainers: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "conflict"
    var ext: [String: Int] = [:]

    enum CodingKeys: String, CodingKey { case ext }

    init() {}

    init(from decoder: any Decoder) throws {
        let nested = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(keyedBy: AnyName.self, forKey: .ext)
        for key in nested.allKeys { ext[key.stringValue] = try nested.decode(Int.self, forKey: key) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var nested = container.nestedContainer(keyedBy: AnyName.self, forKey: .ext)
        for (name, value) in ext { try nested.encode(value, forKey: AnyName(stringValue: name)) }
    }
}

/// The same with our container methods.
private struct ByContainerMethods: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "conflict"
    var ext: [String: Any] = [:]

    enum CodingKeys: String, CodingKey { case ext }

    init(ext: [String: Any]) { self.ext = ext }

    init(from decoder: any Decoder) throws {
        ext = try decoder.container(keyedBy: CodingKeys.self).decode([String: Any].self, forKey: .ext)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ext, forKey: .ext)
    }
}

@Suite struct NestedContainerTests {
    private static func database() throws -> DatabaseQueue {
        let queue = try GRDBRecordTests.database("conflict", ("ext", .text))
        try queue.write { try $0.execute(sql: "INSERT INTO conflict VALUES ('{\"int\":1234}')") }
        return queue
    }

    @Test(arguments: Fetching.allCases)
    func aRowHasNoNestedContainers(_ fetching: Fetching) throws {
        _ = try Self.database().read { db in
            #expect(throws: DecodingError.self) { try fetching.first(ByNestedContainers.self, in: db) }
        }
    }

    @Test func aRecordsEncoderEndsTheProcessForThem() async {
        await #expect(processExitsWith: .failure) {
            try DatabaseQueue().write { try ByNestedContainers().insert($0) }
        }
    }

    @Test(arguments: Fetching.allCases)
    func ourMethodsDoWithoutThem(_ fetching: Fetching) throws {
        let queue = try Self.database()
        try queue.write { db in
            #expect(isSame(try fetching.first(ByContainerMethods.self, in: db).ext, ["int": 1234]))
            try db.execute(sql: "DELETE FROM conflict")
        }
        #expect(isSame(try queue.roundTrip(ByContainerMethods(ext: everyKindOfJSON), fetching).ext, everyKindOfJSON))
    }

    /// JSON inside a JSON column is decoded by GRDB's JSONDecoder, ours as the record's.
    @Test(arguments: Fetching.allCases)
    func insideAJSONColumn(_ fetching: Fetching) throws {
        struct Outer: Codable, FetchableRecord, PersistableRecord {
            static let databaseTableName = "outer"
            var inner: ByContainerMethods
            var list: [ByContainerMethods]
        }
        let queue = try GRDBRecordTests.database("outer", ("inner", .text), ("list", .text))
        let some = ByContainerMethods(ext: everyKindOfJSON)
        let fetched = try queue.roundTrip(Outer(inner: some, list: [some, some]), fetching)
        #expect(isSame(fetched.inner.ext, everyKindOfJSON))
        #expect(fetched.list.count == 2 && fetched.list.allSatisfy { isSame($0.ext, everyKindOfJSON) })
    }
}
