import Foundation
import GRDB
import SmartCodable
import Testing

/// A record with the compiler's coding.
struct Page: SmartCodable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "page"

    var id = 0
    @SmartAny var extra: [String: Any] = [:]
    @SmartAny var list: [Any] = []
    @SmartAny var any: Any?
    @SmartAny var maybe: [String: Any]?
    @SmartAny var maybeList: [Any]?
    var value: JSONValue = .null
    var members: [String: JSONValue] = [:]
    var optional: JSONValue?
    var optionalMembers: [String: JSONValue]?

    static func database() throws -> DatabaseQueue {
        // Without types, as SQLite allows: every value is stored as it is given.
        try GRDBRecordTests.database(
            databaseTableName, ("id", .integer), ("extra", .jsonText), ("list", .jsonText), ("any", nil), ("maybe", .jsonText), ("maybeList", .jsonText),
            ("value", nil), ("members", .jsonText), ("optional", nil), ("optionalMembers", .jsonText))
    }
}

/// Values of a column of any type, and what is stored for them.
struct ColumnValue: CustomTestStringConvertible, Sendable {
    let value: JSONValue
    let storage: String
    var testDescription: String { value.description }
}

@Suite struct AnyWrapperRecordTests {
    @Test(arguments: Fetching.allCases)
    func containersComeBack(_ fetching: Fetching) throws {
        var page = Page()
        page.extra = everyKindOfJSON
        page.list = everyKindOfElement
        page.maybe = ["a": 1]
        page.maybeList = [["b": NSNull()]]
        page.members = ["a": 1, "b": [true, nil, "c"], "d": ["e": 2.5]]
        page.optionalMembers = [:]
        let fetched = try Page.database().roundTrip(page, fetching)
        #expect(isSame(fetched.extra, everyKindOfJSON), "\(fetched.extra)")
        #expect(isSame(fetched.list, everyKindOfElement), "\(fetched.list)")
        #expect(isSame(fetched.maybe, ["a": 1]))
        #expect(isSame(fetched.maybeList, [["b": NSNull()]]))
        #expect(fetched.members == page.members)
        #expect(fetched.optionalMembers == [:])
        #expect(fetched.any == nil && fetched.value == .null && fetched.optional == nil)
    }

    @Test(arguments: Fetching.allCases)
    func nilComesBack(_ fetching: Fetching) throws {
        let queue = try Page.database()
        let fetched = try queue.roundTrip(Page(), fetching)
        #expect(fetched.extra.isEmpty && fetched.list.isEmpty && fetched.members.isEmpty)
        #expect(fetched.any == nil)
        #expect(fetched.maybe == nil && fetched.maybeList == nil)
        #expect(fetched.optional == nil && fetched.optionalMembers == nil && fetched.value == .null)
        for column in ["any", "maybe", "maybeList", "value", "optional", "optionalMembers"] {
            #expect(try queue.stored(column, of: "page").isNull, "\(column)")
        }
    }

    static let values: [ColumnValue] = [
        ColumnValue(value: 5, storage: "integer"), ColumnValue(value: 1, storage: "integer"), ColumnValue(value: 0, storage: "integer"),
        ColumnValue(value: .int(.max), storage: "integer"), ColumnValue(value: .int(.min), storage: "integer"), ColumnValue(value: 2.5, storage: "real"),
        ColumnValue(value: -0.125, storage: "real"), ColumnValue(value: 1e300, storage: "real"), ColumnValue(value: "hello", storage: "text"),
        ColumnValue(value: "测试 👩‍👩‍👧", storage: "text"), ColumnValue(value: "", storage: "text"), ColumnValue(value: "2 apples", storage: "text"),
        ColumnValue(value: "{oops", storage: "text"), ColumnValue(value: [1, "a", nil], storage: "text"),
        ColumnValue(value: ["a": ["b": [true, 1.5]]], storage: "text"), ColumnValue(value: [], storage: "text"), ColumnValue(value: [:], storage: "text"),
    ]

    @Test(arguments: values, Fetching.allCases)
    func anyColumnsComeBack(_ column: ColumnValue, _ fetching: Fetching) throws {
        var page = Page()
        page.any = column.value.peel
        let queue = try Page.database()
        let fetched = try queue.roundTrip(page, fetching)
        #expect(isSame(fetched.any, column.value.peel), "\(fetched.any as Any)")
        #expect(try queue.read { try String.fetchOne($0, sql: "SELECT typeof(any) FROM page") } == column.storage)
    }

    @Test(arguments: values, Fetching.allCases)
    func jsonValueColumnsComeBack(_ column: ColumnValue, _ fetching: Fetching) throws {
        var page = Page()
        page.value = column.value
        page.optional = column.value
        let queue = try Page.database()
        let fetched = try queue.roundTrip(page, fetching)
        #expect(fetched.value == column.value)
        #expect(fetched.optional == column.value)
        #expect(try queue.read { try String.fetchOne($0, sql: "SELECT typeof(value) FROM page") } == column.storage)
    }

    /// SQLite has no booleans: 1 and 0 come back, as for GRDB itself.
    @Test(arguments: [true, false], Fetching.allCases)
    func booleansAreNumbers(_ flag: Bool, _ fetching: Fetching) throws {
        var page = Page()
        page.any = flag
        page.value = .bool(flag)
        let fetched = try Page.database().roundTrip(page, fetching)
        #expect(fetched.any as? Bool == flag)
        #expect(fetched.any as? Int == (flag ? 1 : 0))
        #expect(fetched.value == .int(flag ? 1 : 0))
    }

    /// Inside JSON text they are booleans.
    @Test(arguments: Fetching.allCases)
    func booleansInsideStayBooleans(_ fetching: Fetching) throws {
        var page = Page()
        page.extra = ["yes": true, "one": 1]
        let fetched = try Page.database().roundTrip(page, fetching)
        #expect(JSONValue(fetched.extra) == ["yes": true, "one": 1])
        #expect(fetched.extra["one"] as? Double == 1)
    }

    @Test func jsonCodersWorkAsWell() throws {
        var page = Page()
        page.extra = everyKindOfJSON
        page.list = everyKindOfElement
        page.any = "5"
        page.value = #"{"text":1}"#
        page.maybe = ["a": [NSNull(), true] as [Any]]
        page.maybeList = [1, "a"]
        page.members = ["true": true, "one": 1]
        let data = try JSONEncoder().encode(page)
        for copy in [try JSONDecoder().decode(Page.self, from: data), try SmartJSONDecoder().decode(Page.self, from: data), try Page.decode(from: data)] {
            #expect(isSame(copy.extra, page.extra))
            #expect(isSame(copy.list, page.list))
            #expect(copy.any as? String == "5")
            #expect(copy.value == #"{"text":1}"#)
            #expect(copy.members == page.members)
            #expect(isSame(copy.maybe, page.maybe))
            #expect(isSame(copy.maybeList, page.maybeList))
        }
        let nulls = #"{"id":1,"extra":{},"list":[],"any":null,"maybe":null,"maybeList":null,"value":null,"members":{},"optional":null}"#
        let empty = try JSONDecoder().decode(Page.self, from: Data(nulls.utf8))
        #expect(empty.any == nil)
        #expect(empty.maybe == nil && empty.maybeList == nil && empty.value == .null && empty.optional == nil)
    }

    @Test(arguments: Fetching.allCases)
    func fromServerToDatabaseAndBack(_ fetching: Fetching) throws {
        let text = #"{"id":1,"extra":{"a":[1,true,null,"x"]},"list":[{}],"any":{"k":1.5},"value":[1],"members":{"m":{"n":null}}}"#
        let model = try #require(Page.deserialize(from: text))
        let fetched = try Page.database().roundTrip(model, fetching)
        #expect(isSame(fetched.toDictionary(), model.toDictionary()), "\(fetched.toJSONString() ?? "")")
    }
}
