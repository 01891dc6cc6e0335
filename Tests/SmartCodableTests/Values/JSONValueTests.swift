import Foundation
import SmartCodable
import Testing

private struct Holder: SmartCodable {
    var value: JSONValue = .null
    var table: [String: JSONValue] = [:]
    var list: [JSONValue]? = nil
}

private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    var texts: [String] { lock.withLock { all } }
    func hear(_ text: String) { lock.withLock { all.append(text) } }
}

@Suite("JSONValue") struct JSONValueTests {
    @Test func fieldsAndElementsAreSet() {
        var tree: JSONValue = ["user": ["tags": ["a", "b"], "age": 7], "none": nil]
        tree["user"]?["tags"]?[0] = "new"
        tree["user"]?["name"] = "Ann"
        tree["user"]?["age"] = nil
        tree["none"]?["id"] = 1
        tree["missing"]?["id"] = 1
        #expect(tree == ["user": ["tags": ["new", "b"], "name": "Ann"], "none": ["id": 1]])
        tree["user"]?["tags"]?[0] = nil
        tree["user"]?["name"] = .null
        tree["none"]?["id"]?["deep"] = nil
        #expect(tree == ["user": ["tags": ["b"], "name": nil], "none": ["id": 1]])
    }

    @Test func whatHasNoSuchPlaceStays() {
        let heard = Heard()
        let listener = SmartSentinel.onMessage { if $0.model == "JSONValue" { heard.hear($0.text) } }
        defer { withExtendedLifetime(listener) {} }
        var tree: JSONValue = ["list": [1], "text": "a"]
        let before = tree
        tree["text"]?["x-ray"] = 1
        tree["list"]?["field"] = 1
        tree["list"]?[7] = 1
        tree["list"]?[-1] = nil
        tree["text"]?[0] = nil
        #expect(tree == before)
        for place in ["'x-ray'", "'field'", "element 7"] {
            #expect(heard.texts.contains { $0.contains(place) }, "\(heard.texts)")
        }
        #expect(tree["text"]?["x"]?["y"] == nil && tree["list"]?[7]?[0] == nil)
    }

    /// Else each of a thousand changes would copy a thousand elements.
    @Test func editsCopyNothing() {
        var tree: JSONValue = ["page": ["list": .array((0..<1_000).map { ["id": .int($0)] })]]
        func place() -> UnsafeRawPointer? {
            tree["page"]?["list"]?.arrayValue?.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        }
        let before = place()
        for index in 0..<1_000 { tree["page"]?["list"]?[index]?["id"] = .int(-index) }
        #expect(before != nil && place() == before)
        #expect(tree["page"]?["list"]?[999]?["id"] == -999)
    }

    /// Objects of one list have the same names.
    @Test func hashesTakeAllValues() {
        let records = (0..<100).map { JSONValue.dict(["id": .int($0), "inner": .array([.array([.int($0)])])]) }
        #expect(Set(records.map { $0.hashValue }).count == 100)
        let nested = (0..<100).map { JSONValue.array([.dict(["a": .dict(["b": .int($0)])])]) }
        #expect(Set(nested.map { $0.hashValue }).count == 100)
        #expect(Set(records + records).count == 100)
    }

    /// By Foundation's coders, too, whose decoder gives the digits as a Decimal: a cast rounds its NSDecimalNumber.
    @Test(arguments: ["18446744073709551615", "12345678901234567890123", "9007199254740993", "0.5", "true"])
    func valuesOfAnyKeepTheirDigits(_ text: String) throws {
        struct Record: Codable {
            @SmartAny var value: Any?
            @SmartAny var table: [String: Any]
        }
        let json = #"{"value":\#(text),"table":{"a":\#(text)}}"#
        let record = try JSONDecoder().decode(Record.self, from: Data(json.utf8))
        let expected = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        #expect(record.value.flatMap { JSONValue($0) } == expected)
        #expect(JSONValue(record.table) == ["a": expected])
    }

    @Test(
        "Numbers are exact, and are written as they came",
        arguments: [
            ("0", JSONValue.int(0)), ("-7", .int(-7)), ("9223372036854775807", .int(.max)),
            ("18446744073709551615", .number("18446744073709551615")),
            ("123456789012345678901234567890", .number("123456789012345678901234567890")), ("1.5", .double(1.5)),
            ("1.0", .int(1)), ("1e3", .int(1000)), ("1E+2", .int(100)), ("744e16", .int(7_440_000_000_000_000_000)),
            ("0.00001", .double(1e-5)), ("1.5e-7", .double(1.5e-7)), ("-0", .double(-0.0)), ("0.0", .int(0)),
            ("-917001e10", .int(-9_170_010_000_000_000)), ("123456789012345e3", .int(123_456_789_012_345_000)),
            ("-0.0", .double(-0.0)), ("1e300", .double(1e300)),
            ("9223372036854775808.0", .number("9223372036854775808.0")),
            ("0.1", .double(0.1)), ("0.1234567890123456789", .number("0.1234567890123456789")),
            ("9007199254740993.5", .number("9007199254740993.5")),
            ("1e400", .number("1e400")),
            ("100000000000000000000", .number("100000000000000000000")), ("1e20", .double(1e20)),
            ("-120000000000000000000", .number("-120000000000000000000")), ("3.141592653589793", .double(Double.pi)),
        ])
    func numbers(json: String, expected: JSONValue) throws {
        let holder = try #require(Holder.deserialize(from: "{\"value\":\(json)}"))
        #expect(holder.value == expected)
        let again = try #require(Holder.deserialize(from: holder.toJSONString()))
        #expect(again.value == expected && again.value.hashValue == expected.hashValue)
        #expect(again.value.intValue == expected.intValue && again.value.doubleValue == expected.doubleValue)
        #expect(again.value.description == json && holder.toJSONString() == "{\"value\":\(json),\"table\":{}}")
    }

    @Test("A number's text is no part of its value: not for ==, the properties, casts and other coders")
    func numberTexts() throws {
        let value = try SmartJSONDecoder().decode([JSONValue].self, from: "[1.0,1e2,1.50,1]")
        guard case .number("1.0") = value[0], case .int(1) = value[3] else {
            Issue.record("1.0 and 1 are \(value)")
            return
        }
        #expect(value == [1, 100, 1.5, 1.0] && Set(value) == [1, 100, 1.5])
        #expect(value != [1, 100, 1.5, 2.0] && value[2] != 1 && value[0] != 1.5)
        #expect(value.map(\.intValue) == [1, 100, nil, 1] && value.map(\.doubleValue) == [1, 100, 1.5, 1])
        #expect(value[1].decimalValue == 100 && value[0].boolValue == nil && value[0].stringValue == nil)
        #expect(value[0].peel as? Int == 1 && value[1].peel as? Int == 100 && value[2].peel as? Double == 1.5)
        #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == "[1,100,1.5,1]")
        let list = try PropertyListEncoder().encode(value)
        #expect(try PropertyListDecoder().decode([Double].self, from: list) == [1, 100, 1.5, 1])
        #expect(try JSONDecoder().decode([JSONValue].self, from: Data("[1.0,1e2,1.50,1]".utf8)) == value)
    }

    /// The spellings of one number each. As text of its own, from JSON, and as an Int and a Double if these hold it.
    @Test("Numbers are equal if their values are, and then have one hash") func equality() throws {
        let numbers = [
            ["0", "0.0", "-0", "-0.0", "0e5"], ["1", "1.0", "10e-1", "0.1e1"], ["1.5", "1.50", "15e-1"],
            ["100", "1e2", "1E+2"],
            ["100000000000000000000", "1e20", "1E+20", "100000000000000000000.0"],
            ["9007199254740992", "9007199254740992.0"],
            ["9007199254740993", "9007199254740993.0", "900719925474099300e-2"], ["9007199254740993.5"],
            ["9223372036854775807", "9223372036854775807.0"], ["-9223372036854775808", "-9223372036854775808.0"],
            ["9223372036854775808", "9223372036854775808.0"], ["123456789012345e3", "123456789012345000"],
            ["12345678901234567890", "12345678901234567890.0", "1.234567890123456789e19"], ["1e23"],
            ["0.1234567890123456789", "0.12345678901234567890"], ["1e400"], ["1e500"], ["1e-400"], ["5e-324"],
            ["1e-500"],
            ["99999999999999991611392"], ["1.0000000000000000000000000000000000000001"],
        ]
        let values = try numbers.enumerated().flatMap { number, texts in
            try texts.flatMap { text -> [(Int, JSONValue)] in
                var all = try [.number(text)] + SmartJSONDecoder().decode([JSONValue].self, from: "[\(text)]")
                if let int = Int(text) { all.append(.int(int)) }
                let isExact = !text.contains("e-") && text.count < 17
                if isExact, let double = Double(text), double.magnitude < 0x1p53 { all.append(.double(double)) }
                return all.map { (number, $0) }
            }
        }
        for (number, value) in values {
            for (other, second) in values {
                #expect((value == second) == (number == other), "\(value) and \(second)")
                if number == other { #expect(value.hashValue == second.hashValue && value.intValue == second.intValue) }
            }
        }
        #expect(JSONValue.number("9007199254740993.0").intValue == 9_007_199_254_740_993)
        for text in ["nonsense", "", "0x1F", "0xA", "0x1p60", "nan", "inf"] {
            #expect(!values.contains { $0.1 == .number(text) } && JSONValue.number(text).intValue == nil, "\(text)")
        }
    }

    @Test("Any value, in and out, by this and by Foundation's coders") func codable() throws {
        let json = #"{"a":[1,1.5,true,null,"x",{"b":[]}],"n":18446744073709551615}"#
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
        #expect(value["a"]?[0] == 1)
        #expect(value["a"]?[1] == 1.5)
        #expect(value["a"]?[2] == true)
        #expect(value["a"]?[3]?.isNull == true)
        #expect(value["a"]?[4] == "x")
        #expect(value["a"]?[5] == ["b": []])
        #expect(value["a"]?[9] == nil)
        #expect(value["n"] == .number("18446744073709551615"))
        #expect(try value == SmartJSONDecoder().decode(JSONValue.self, from: json))
        #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
        #expect(try SmartJSONDecoder().decode(JSONValue.self, from: SmartJSONEncoder().encode(value)) == value)
        #expect(value.description == #"{"a":[1,1.5,true,null,"x",{"b":[]}],"n":18446744073709551615}"#)
    }

    @Test(
        "A number is the same value by this and by Foundation's decoder",
        arguments: ["1", "1.0", "1e3", "744e16", "917001e10", "-2.5e1", "9007199254740992.0", "1e300", "0.1"])
    func sameNumber(text: String) throws {
        let expected = try JSONDecoder().decode([JSONValue].self, from: Data("[\(text)]".utf8))
        #expect(try SmartJSONDecoder().decode([JSONValue].self, from: "[\(text)]") == expected)
        // Written and read again it is the same as well.
        #expect(try SmartJSONDecoder().decode([JSONValue].self, from: SmartJSONEncoder().encode(expected)) == expected)
    }

    @Test("A number keeps the zeros of its fraction, which Foundation's decoder does not give") func zeros() throws {
        let value = try SmartJSONDecoder().decode([JSONValue].self, from: "[1.50]")
        #expect(value == [.number("1.50")] && value.peel as? [Double] == [1.5] && value.description == "[1.50]")
        #expect(try JSONDecoder().decode([JSONValue].self, from: Data("[1.50]".utf8)) == [1.5])
        // Of a whole number beyond 64 bits, too, which is the same Double.
        let whole = try SmartJSONDecoder().decode([JSONValue].self, from: "[100000000000000000000]")
        #expect(whole.description == "[100000000000000000000]" && whole.peel as? [Double] == [1e20])
        #expect(whole[0].doubleValue == 1e20 && whole[0].decimalValue == Decimal(string: "100000000000000000000"))
    }

    @Test("Peeling gives plain values") func peel() {
        let value: JSONValue = ["a": 1, "b": [true, 2.5, "x", nil], "c": .number("12345678901234567890")]
        let plain = value.peel as? [String: Any]
        #expect(plain?["a"] as? Int == 1)
        let list = plain?["b"] as? [Any]
        #expect(list?[0] as? Bool == true)
        #expect(list?[1] as? Double == 2.5)
        #expect(list?[3] is NSNull)
        #expect((plain?["c"] as? NSDecimalNumber)?.stringValue == "12345678901234567890")
        #expect(JSONValue(plain ?? [:]) == value)
        #expect(JSONValue(Date()) == nil)
    }

    @Test("Accessors") func accessors() {
        #expect(JSONValue.double(2).intValue == 2)
        #expect(JSONValue.double(2.5).intValue == nil)
        #expect(JSONValue.int(2).doubleValue == 2)
        #expect(JSONValue.number("0.1234567890123456789").decimalValue == Decimal(string: "0.1234567890123456789"))
        #expect(JSONValue.string("a").stringValue == "a")
        #expect(JSONValue.string("a").boolValue == nil)
    }

    @Test("A number made of nonsense is written as null") func nonsense() {
        #expect(Holder(value: .number("nonsense")).toJSONString() == #"{"value":null,"table":{}}"#)
        #expect(Holder(value: .number("1]")).toJSONString() == #"{"value":null,"table":{}}"#)
    }
}
