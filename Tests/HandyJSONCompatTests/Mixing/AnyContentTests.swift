import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

private enum Suit: String { case hearts }
private enum Level: Int { case high = 3 }
private struct Tag: RawRepresentable { let rawValue: String }
private enum Bare { case one }
private struct Endless: RawRepresentable {
    init() {}
    init?(rawValue: Endless) { self = rawValue }
    var rawValue: Endless { self }
}

private struct Kept: HandyJSON {
    var any: Any?
    var list: [Any] = []
    var table: [String: Any] = [:]
}

private struct NativeKept: SmartCodable {
    @SmartAny var any: Any? = nil
    @SmartAny var list: [Any] = []
    @SmartAny var table: [String: Any] = [:]
}

private struct Renamed: SmartCodable {
    @SmartKey("x") @SmartAny var list: [Any] = []
}

/// Values in Any are written whatever class they came as; what JSON cannot hold is reported, and native lists keep its place.
@Suite struct AnyContentTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let value: @Sendable () -> Any
        let text: String

        init(_ name: String, _ text: String, _ value: @escaping @Sendable () -> Any) {
            (testDescription, self.text, self.value) = (name, text, value)
        }
    }

    static let rows = [
        Row("NSDate", "9") { NSDate(timeIntervalSince1970: 9) },
        Row("NSData", #""AQ==""#) { NSData(data: Data([1])) },
        Row("NSURL", #""http:\/\/a""#) { NSURL(string: "http://a") ?? NSURL(fileURLWithPath: "") },
        Row("NSUUID", #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#) {
            NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? NSUUID()
        },
        Row("Date", "0") { Date(timeIntervalSince1970: 0) },
        Row("URL", #""http:\/\/a""#) { URL(string: "http://a") ?? URL(fileURLWithPath: "") },
        Row("Data", #""AQI=""#) { Data([1, 2]) },
        Row("Decimal", "1.1") { Decimal(string: "1.1") ?? 0 },
        Row("NSSet", "[1]") { NSSet(object: 1) },
        Row("NSOrderedSet", "[2,1]") { NSOrderedSet(array: [2, 1]) },
        Row("objects in an NSDictionary", #"{"k":[0]}"#) {
            NSDictionary(object: NSSet(object: NSDate(timeIntervalSince1970: 0)), forKey: "k" as NSString)
        },
        Row("Character", #""c""#) { Character("c") },
        Row("NSString", #""s""#) { NSString(string: "s") },
        Row("Substring", #""a""#) { "a,b".prefix(1) },
        Row("Substrings", #"["a","b"]"#) { "a,b".split(separator: ",") },
        Row("ArraySlice", "[2,3]") { [1, 2, 3].dropFirst() },
        Row("an enum's text", #""hearts""#) { Suit.hearts },
        Row("an enum's number", "3") { Level.high },
        Row("a struct's raw value", #""t""#) { Tag(rawValue: "t") },
        Row("enums in a list", #"["hearts"]"#) { [Suit.hearts] },
    ]

    @Test(arguments: rows) func isWritten(_ row: Row) throws {
        let (value, text) = (row.value(), row.text)
        let all = #"{"any":\#(text),"list":[\#(text)],"table":{"k":\#(text)}}"#
        var (compat, compatText): (Kept, String?) = (Kept(any: value, list: [value], table: ["k": value]), nil)
        let (_, report) = SmartSentinel.record { compatText = compat.toJSONString() }
        #expect(compatText == all)
        var native = NativeKept()
        (native.any, native.list, native.table) = (value, [value], ["k": value])
        var nativeText: String?
        let (_, nativeReport) = SmartSentinel.record { nativeText = native.toJSONString() }
        #expect(nativeText == all)
        #expect(report.isEmpty && nativeReport.isEmpty)
        let list = try JSONSerialization.data(withJSONObject: ["list": try #require(compat.toJSON()?["list"])])
        #expect(String(decoding: list, as: UTF8.self) == #"{"list":[\#(text)]}"#)
        let plain = try JSONSerialization.data(
            withJSONObject: try #require(native.toDictionary()), options: [.sortedKeys])
        #expect(String(decoding: plain, as: UTF8.self) == all)
        // Another encoder writes the same, by whatever strategy.
        let encoder = JSONEncoder()
        (encoder.outputFormatting, encoder.dateEncodingStrategy) = (.sortedKeys, .iso8601)
        #expect(String(decoding: try encoder.encode(native), as: UTF8.self) == all)
        compat.any = nil
        #expect(compat.toJSON()?["table"] as? NSDictionary == native.toDictionary()?["table"] as? NSDictionary)
    }

    @Test("what JSON cannot hold keeps its place in native lists, and is reported") func places() {
        let values: [Any] = [1, Bare.one, 3, Double.nan, Endless(), [Bare.one, 4], ["k": Bare.one]]
        var native = NativeKept()
        native.list = values
        native.any = [1, Optional<Int>.none, 3] as [Int?]
        var text: String?
        let (_, report) = SmartSentinel.record { text = native.toJSONString() }
        #expect(text == #"{"any":[1,null,3],"list":[1,null,3,null,null,[null,4],{}],"table":{}}"#)
        #expect(
            report.repairs.map { "\($0.model).\($0.property) \($0.action)" }
                == Array(repeating: "NativeKept.list leftOut", count: 5))
        var renamed = Renamed()
        renamed.list = [Bare.one]
        let (_, renamedReport) = SmartSentinel.record { renamed.toJSONString() }
        #expect(renamedReport.repairs.map(\.found) == ["Bare"])
        // In HandyJSON's models the others move up, as recorded.
        let compat = Kept(list: values, table: ["k": Bare.one])
        let (_, compatReport) = SmartSentinel.record { text = compat.toJSONString() }
        #expect(text == #"{"list":[1,3,[4],{}],"table":{}}"#)
        #expect(
            compatReport.repairs.map { "\($0.property) \($0.action)" }
                == Array(repeating: "list leftOut", count: 5) + ["table leftOut"])
        let (_, plainReport) = SmartSentinel.record { compat.toJSON() }
        // A dictionary holds the NaN.
        #expect(
            plainReport.repairs.map { "\($0.property) \($0.action)" }
                == Array(repeating: "list leftOut", count: 4) + ["table leftOut"])
    }

    @Test("a property itself is reported once") func property() {
        var native = NativeKept()
        native.any = { 1 }
        let (_, report) = SmartSentinel.record { native.toJSONString() }
        #expect(report.repairs.map { "\($0.property) \($0.action)" } == ["any leftOut"])
        let (_, compatReport) = SmartSentinel.record { Kept(any: Bare.one).toJSONString() }
        #expect(compatReport.repairs.map { "\($0.property) \($0.action)" } == ["any leftOut"])
        #expect(compatReport.repairs.map(\.found) == ["Bare"])
        // Nil, in an Any too, and what is handed over.
        native.any = Int?.none as Any
        let (_, nothing) = SmartSentinel.record {
            (
                NativeKept().toJSONString(), Kept().toJSONString(), Kept(any: Bare.one).toJSON(),
                native.toJSONString(), Kept(any: Int?.none as Any).toJSONString()
            )
        }
        #expect(nothing.isEmpty)
    }

    @Test("a property of such a class is written, and handed over as itself") func properties() {
        let model = Objects(
            date: NSDate(timeIntervalSince1970: 9), url: NSURL(string: "http://a"), data: NSData(data: Data([1])),
            set: NSSet(object: 1))
        let (text, report) = SmartSentinel.record { model.toJSONString() }
        #expect(text == #"{"date":9,"url":"http:\/\/a","data":"AQ==","set":[1]}"#)
        #expect(report.isEmpty)
        let plain = model.toJSON()
        #expect(plain?["date"] as? NSDate == model.date && plain?["set"] as? NSSet == model.set)
        #expect(plain?["url"] as? NSURL == model.url && plain?["data"] as? NSData == model.data)
        var native = NativeObjects()
        (native.url, native.set) = (model.url, model.set)
        #expect(native.toJSONString() == #"{"url":"http:\/\/a","set":[1]}"#)
        let dictionary = native.toDictionary()
        #expect(dictionary?["url"] as? String == "http://a" && dictionary?["set"] as? [Int] == [1])
    }
}

private struct NativeObjects: SmartCodable {
    @SmartAny var url: NSURL?
    @SmartAny var set: NSSet?
}

private struct Objects: HandyJSON {
    var date: NSDate?
    var url: NSURL?
    var data: NSData?
    var set: NSSet?
}

private struct Containers: HandyJSON {
    var table: NSDictionary?
    var mutableTable: NSMutableDictionary?
    var list: NSArray?
    var mutableList: NSMutableArray?
    var object: AnyObject?
}

private struct Item: HandyJSON {
    var id = 0
    var name = ""
    var at: Date?
    var inner: Any?
    var list: [Any] = []
}

/// NSDictionary and NSArray are read by their own objects: nothing below is made a Swift value on the way.
@Suite struct FoundationSourceTests {
    @Test func objectsStayThemselves() throws {
        let inner = NSMutableDictionary(dictionary: ["k" as NSString: NSMutableDictionary()])
        let first = NSMutableDictionary()
        let list = NSMutableArray(array: [first, NSDate(timeIntervalSince1970: 2)])
        let source = NSMutableDictionary()
        source["id" as NSString] = NSNumber(value: 4)
        source["name" as NSString] = NSMutableString(string: "n")
        source["at" as NSString] = NSDate(timeIntervalSince1970: 9)
        source["inner" as NSString] = inner
        source["list" as NSString] = list
        source[NSNumber(value: 5)] = "no name"
        let items = try #require([Item].deserialize(from: NSArray(object: source)))
        let item = try #require(items.compactMap { $0 }.first)
        #expect(item.id == 4 && item.name == "n" && item.at == Date(timeIntervalSince1970: 9))
        #expect(item.inner as AnyObject === inner)
        #expect(item.list.first as AnyObject === first)
        #expect(item.list.last as? Date == Date(timeIntervalSince1970: 2))
    }

    @Test("an object of the property's type is taken as it is") func propertiesTakeThem() throws {
        let (table, list) = (NSMutableDictionary(dictionary: ["k": 1]), NSMutableArray(array: [1]))
        let source: NSDictionary = [
            "table": table, "mutableTable": table, "list": list, "mutableList": list, "object": table,
        ]
        let model = try #require(Containers.deserialize(from: source))
        #expect(model.table === table && model.mutableTable === table && model.object === table)
        #expect(model.list === list && model.mutableList === list)
        let others = Containers.deserialize(from: ["mutableTable": NSDictionary(dictionary: ["k": 1])])
        #expect(others?.mutableTable == ["k": 1])
    }
}
