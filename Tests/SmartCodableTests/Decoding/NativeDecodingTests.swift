import Foundation
import SmartCodable
import TestSupport
import Testing

private enum Color: String, SmartCaseDefaultable { case red, green }

private struct Everything: SmartCodable, Equatable {
    var bool = true
    var int = 42
    var small: Int8 = 4
    var unsigned: UInt64 = 42
    var double = 4.25
    var float: Float = 4.5
    var string = "initial"
    var optional: String? = "optional"
    var date = Date(timeIntervalSince1970: 42)
    var url = URL(string: "http://initial")
    var data = Data([1])
    var decimal = Decimal(42)
    var list = [4, 2]
    var texts = ["a"]
    var table = ["k": 1]
    var set: Set<Int> = [4]
    var color = Color.green
    var child = Child()
    var maybe: Child?
    var children: [Child] = []
    var byName: [String: Child] = [:]
    var nested = [[1]]
}

private struct Child: SmartCodable, Equatable {
    var name = "child"
    var age = 7
}

/// A property, the JSON value it is given, and what that does to the initial model.
private struct Row: Sendable, CustomTestStringConvertible {
    let key: String
    let json: String
    let change: @Sendable (inout Everything) -> Void

    init(_ key: String, _ json: String, _ change: @escaping @Sendable (inout Everything) -> Void) {
        self.key = key
        self.json = json
        self.change = change
    }

    var testDescription: String { "\(key): \(json)" }
}

@Suite struct NativeDecodingTests {
    private static let rows: [Row] = [
        Row("bool", "1") { $0.bool = true }, Row("bool", "\"no\"") { $0.bool = false }, Row("bool", "2") { _ in },
        Row("bool", "null") { _ in },
        Row("int", "\"17\"") { $0.int = 17 }, Row("int", "12.0") { $0.int = 12 },
        Row("int", "\"12.0\"") { $0.int = 12 }, Row("int", "12.5") { _ in },
        Row("int", "\"x\"") { _ in }, Row("int", "[]") { _ in }, Row("int", "1e400") { _ in },
        Row("int", "9223372036854775808") { _ in },
        Row("small", "127") { $0.small = 127 }, Row("small", "128") { _ in },
        Row("small", "\"-128\"") { $0.small = -128 },
        Row("unsigned", "18446744073709551615") { $0.unsigned = .max }, Row("unsigned", "-1") { _ in },
        Row("double", "1") { $0.double = 1 }, Row("double", "\"0.5\"") { $0.double = 0.5 },
        Row("double", "true") { _ in }, Row("double", "1e400") { _ in },
        Row("float", "0.1") { $0.float = 0.1 }, Row("float", "1e300") { _ in },
        Row("string", "12345678901234567890123") { $0.string = "12345678901234567890123" },
        Row("string", "1.50") { $0.string = "1.50" },
        Row("string", "true") { $0.string = "true" }, Row("string", "{}") { _ in },
        Row("string", "\"\\u4e2d\\n\"") { $0.string = "中\n" },
        Row("optional", "null") { $0.optional = nil }, Row("optional", "[1]") { $0.optional = nil },
        Row("optional", "5") { $0.optional = "5" },
        Row("date", "1700000000") { $0.date = Date(timeIntervalSince1970: 1_700_000_000) },
        Row("date", "\"2023-11-14T22:13:20Z\"") { $0.date = Date(timeIntervalSince1970: 1_700_000_000) },
        Row("date", "\"soon\"") { _ in },
        Row("url", "\"https://a.b/c\"") { $0.url = URL(string: "https://a.b/c") },
        Row("data", "\"AQID\"") { $0.data = Data([1, 2, 3]) }, Row("data", "\"%\"") { _ in },
        Row("decimal", "0.1234567890123456789012345") {
            $0.decimal = Decimal(string: "0.1234567890123456789012345") ?? 0
        },
        Row("list", "[1,\"2\",3.0]") { $0.list = [1, 2, 3] }, Row("list", "[1,\"x\"]") { $0.list = [1] },
        Row("list", "\"[7]\"") { $0.list = [7] }, Row("list", "[]") { $0.list = [] },
        Row("texts", "[1,true]") { $0.texts = ["1", "true"] }, Row("table", "{\"a\":\"5\"}") { $0.table = ["a": 5] },
        Row("set", "[1,1,2]") { $0.set = [1, 2] },
        Row("color", "\"red\"") { $0.color = .red }, Row("color", "\"blue\"") { _ in }, Row("color", "5") { _ in },
        Row("child", "{\"age\":\"8\"}") { $0.child.age = 8 }, Row("child", "5") { _ in }, Row("child", "null") { _ in },
        Row("child", "\"{\\\"name\\\":\\\"in text\\\"}\"") { $0.child.name = "in text" },
        Row("maybe", "{}") { $0.maybe = Child() }, Row("maybe", "5") { $0.maybe = nil },
        Row("children", "[{\"age\":1},{\"name\":null}]") { $0.children = [Child(name: "child", age: 1), Child()] },
        Row("children", "[null,{\"age\":1},5]") { $0.children = [Child(name: "child", age: 1)] },
        Row("byName", "{\"x\":{\"age\":1},\"y\":null}") { $0.byName = ["x": Child(name: "child", age: 1)] },
        Row("nested", "[[1,2],[]]") { $0.nested = [[1, 2], []] },
    ]

    /// One property given one JSON value; the others stay.
    @Test(arguments: NativeDecodingTests.rows) private func oneValue(_ row: Row) throws {
        var expected = Everything()
        row.change(&expected)
        let json = row.json
        let text = "{\"\(row.key)\":\(json)}"
        #expect(Everything.deserialize(from: text) == expected, "\(text)")
        #expect(Everything.deserialize(from: Data(text.utf8)) == expected, "\(text) as data")
        #expect(
            [Everything].deserialize(from: "[\(text),\(text)]") == [expected, expected],
            "\(text) twice, the second by what the first has taught")
        // JSONSerialization refuses 1e400, and does not keep the last zero of 1.50.
        guard !json.contains("1e400"), json != "1.50" else { return }
        if let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] {
            #expect(Everything.deserialize(from: object) == expected, "\(text) as a dictionary")
        }
    }

    @Test func membersMayComeInAnyOrderAndNumber() {
        let forwards = (0..<3).map { "{\"name\":\"n\($0)\",\"age\":\($0)}" }
        let backwards = (0..<3).map { "{\"x\":[{}],\"age\":\($0),\"more\":{\"name\":1},\"name\":\"n\($0)\"}" }
        let expected = (0..<3).map { Child(name: "n\($0)", age: $0) }
        #expect([Child].deserialize(from: "[\((forwards + backwards).joined(separator: ","))]") == expected + expected)
    }

    @Test func theLastOfEqualNamesWins() {
        #expect([Child].deserialize(from: #"[{"age":1,"age":2},{"age":3,"name":"x","age":4}]"#)?.map(\.age) == [2, 4])
    }

    @Test func namesWithEscapesAreTheSameNames() {
        #expect([Child].deserialize(from: #"[{"\u0061ge":1},{"a\u0067e":2}]"#)?.map(\.age) == [1, 2])
    }

    @Test(
        arguments: [
            ("data.user", 1), (".data..user.", 1), ("data.list.1", 3), ("data.missing", nil), ("data.list.9", nil),
            ("data.n", nil),
        ] as [(String, Int?)])
    func designatedPaths(_ path: String, _ age: Int?) {
        let json = #"{"data":{"user":{"age":1},"list":[{"age":2},{"age":3}],"n":5}}"#
        #expect(Child.deserialize(from: json, designatedPath: path)?.age == age)
    }

    @Test func didFinishMappingRunsOncePerModel() {
        struct Counted: SmartCodable {
            var name = ""
            var finished = 0
            enum CodingKeys: CodingKey { case name }
            mutating func didFinishMapping() { finished += 1 }
        }
        #expect([Counted].deserialize(from: #"[{"name":"a"},{}]"#)?.map(\.finished) == [1, 1])
        #expect(Counted.deserialize(from: "{}")?.finished == 1)
    }

    @Test func referenceTypedInitialValuesAreNotShared() {
        final class Box: Codable { var value = 0 }
        struct Holder: SmartCodable { var box = Box() }
        let holders = [Holder].deserialize(from: "[{},{},{\"box\":5}]") ?? []
        #expect(holders.count == 3)
        #expect(Set(holders.map { ObjectIdentifier($0.box) }).count == 3)
    }

    @Test func badInputIsNilOrAnErrorWithItsPlace() {
        #expect(Child.deserialize(from: nil as String?) == nil)
        #expect(Child.deserialize(from: "") == nil)
        #expect(Child.deserialize(from: "[]") == nil)
        #expect(Child.deserialize(from: Data([0xFF])) == nil)
        #expect([Child].deserialize(from: "{}") == nil)
        let error = thrownError(JSONSyntaxError.self) { try Child.decode(from: "{\n \"age\":1,\n}") }
        #expect(error?.description == "invalid JSON at line 2, column 9: a trailing comma")
        #expect(throws: DecodingError.self) { try Child.decode(from: "{}", designatedPath: "a") }
        #expect(throws: DecodingError.self) { try Child.decode(from: "[]") }
    }

    @Test func snakeCaseAndOtherKeyStrategies() {
        struct Names: SmartCodable, Equatable {
            var userName = ""
            var Title = ""
        }
        #expect(Names.deserialize(from: #"{"user_name":"a"}"#, options: [.key(.fromSnakeCase)])?.userName == "a")
        #expect(Names.deserialize(from: #"{"UserName":"a"}"#, options: [.key(.firstLetterLower)])?.userName == "a")
        #expect(Names.deserialize(from: #"{"title":"a"}"#, options: [.key(.firstLetterUpper)])?.Title == "a")
    }

    @Test func mappedKeysAndValues() throws {
        struct Mapped: SmartCodable, Equatable {
            var id = 0
            var name = "initial"
            var first = ""
            var date = Date(timeIntervalSince1970: 0)
            static func mappingForKey() -> [SmartKeyTransformer]? {
                [
                    CodingKeys.id <--- ["user_id", "uid"], CodingKeys.name <--- "sub.name",
                    CodingKeys.first <--- "list.0.name",
                ]
            }
            static func mappingForValue() -> [SmartValueTransformer]? {
                [
                    CodingKeys.date
                        <--- FastTransformer<Date, Int>(
                            fromJSON: { $0.map { Date(timeIntervalSince1970: Double($0) / 1000) } }, toJSON: { _ in 5 })
                ]
            }
        }
        let json = #"{"user_id":null,"uid":"7","id":9,"sub":{"name":"n"},"list":[{"name":"f"}],"date":2000}"#
        let model = try #require(Mapped.deserialize(from: json))
        #expect(model == Mapped(id: 7, name: "n", first: "f", date: Date(timeIntervalSince1970: 2)))
        #expect(model.toJSONString() == #"{"id":7,"name":"n","first":"f","date":5}"#)
        #expect(Mapped.deserialize(from: #"{"sub.name":"literal"}"#)?.name == "literal")
        #expect(Mapped.deserialize(from: #"{"id":9}"#)?.id == 0)
    }
}
