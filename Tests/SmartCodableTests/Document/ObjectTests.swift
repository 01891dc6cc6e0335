@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

/// Kind and value of every node in one line; members in the order of their names, as dictionaries have none.
func outline(_ view: NodeView) -> String {
    switch view.kind {
    case .null, .true, .false: return "\(view.kind)"
    case .int, .uint, .double: return "\(view.kind) \(view.numberText)"
    case .string: return "\"\(view.string)\""
    case .foreign: return "foreign \(view.foreign.map { "\(type(of: $0))" } ?? "nothing")"
    case .array: return "[" + view.childIndices.map { outline(view.memory.view($0)) }.joined(separator: ", ") + "]"
    case .object:
        let members = view.childIndices.map { "\(view.memory.view($0 - 1).string): \(outline(view.memory.view($0)))" }
        return "{" + members.sorted().joined(separator: ", ") + "}"
    }
}

/// A value made anew for every run, and what the document has to say about it.
struct ObjectRow: Sendable, CustomTestStringConvertible {
    let what: String
    let expected: String
    let make: @Sendable () -> Any

    init(_ what: String, _ expected: String, _ make: @escaping @Sendable () -> Any) {
        self.what = what
        self.expected = expected
        self.make = make
    }

    var testDescription: String { what }
}

/// An object that is no JSON, like a view.
private final class Widget {}

private struct Point { var x = 1, y = 2 }

private enum Direction: String { case north }

@Suite("Object")
struct ObjectTests {
    @Test("is indexed as the same nodes as a text", arguments: scalars + numbers + containers + foreign)
    func nodes(_ row: ObjectRow) throws {
        let document = try Document(object: row.make())
        #expect(document.checkInvariants())
        let found = document.withRoot { outline($0) }
        #expect(found == row.expected, "input \(row.what), expected \(row.expected), found \(found)")
        // One level further in, the same.
        let inArray = try Document(object: [row.make()])
        #expect(inArray.withRoot { outline($0) } == "[\(row.expected)]")
        let inMember = try Document(object: ["m": row.make()])
        #expect(inMember.withRoot { outline($0) } == "{m: \(row.expected)}")
        // A Swift dictionary with other keys becomes an NSDictionary there, whose keys are left out.
        if row.what == Self.tableWithoutNames { return }
        let inFoundation = try Document(object: NSDictionary(object: row.make(), forKey: "m" as NSString))
        #expect(inFoundation.checkInvariants())
        #expect(inFoundation.withRoot { outline($0) } == "{m: \(row.expected)}", "\(row.what) in an NSDictionary")
    }

    private static let tableWithoutNames = "a type of dictionary without names"

    static let scalars: [ObjectRow] = [
        .init("String", "\"text\"") { "text" },
        .init("empty String", "\"\"") { "" },
        .init("long String", "\"\(String(repeating: "中", count: 500))\"") { String(repeating: "中", count: 500) },
        .init("Substring", "\"ell\"") { "hello".dropFirst().prefix(3) },
        .init("NSString", "\"text\"") { NSString(string: "text") },
        .init("NSMutableString", "\"text\"") { NSMutableString(string: "text") },
        .init("String that looks escaped", "\"a\\n\\u0041\"") { "a\\n\\u0041" },
        .init("true", "true") { true },
        .init("false", "false") { false },
        .init("NSNumber true", "true") { NSNumber(value: true) },
        .init("NSNumber false", "false") { NSNumber(value: false) },
        .init("NSNull", "null") { NSNull() },
        .init("nil", "null") { Int?.none as Any },
        .init("some", "int 5") { Int?.some(5) as Any },
        .init("some of some", "int 5") { Int??.some(.some(5)) as Any },
        .init("some of nil", "null") { Int??.some(.none) as Any },
        .init("Any? of Any?", "\"x\"") { Any??.some(.some("x")) as Any },
        .init("nil String", "null") { String?.none as Any },
        .init("optional array", "[int 1]") { [Int]?.some([1]) as Any },
        .init("optional dictionary", "{a: int 1}") { [String: Int]?.some(["a": 1]) as Any },
        .init("optional of Any holding nil", "null") { Any?.some(Int?.none as Any) as Any },
    ]

    static let numbers: [ObjectRow] = [
        .init("Int", "int 1") { 1 },
        .init("Int 0", "int 0") { 0 },
        .init("Int.max", "int 9223372036854775807") { Int64.max },
        .init("Int.min", "int -9223372036854775808") { Int64.min },
        .init("Int8", "int -128") { Int8.min },
        .init("Int16", "int -32768") { Int16.min },
        .init("Int32", "int -2147483648") { Int32.min },
        .init("Int64", "int -1") { Int64(-1) },
        .init("UInt8", "int 255") { UInt8.max },
        .init("UInt16", "int 65535") { UInt16.max },
        .init("UInt32", "int 4294967295") { UInt32.max },
        .init("UInt64", "uint 18446744073709551615") { UInt64.max },
        .init("small UInt64", "int 1") { UInt64(1) },
        .init("UInt", "int 7") { UInt(7) },
        .init("UInt64 above Int64", "uint 9223372036854775808") { UInt64(1) << 63 },
        .init("UInt.max", "uint \(UInt.max)") { UInt.max },
        .init("Int8 1 is no Bool", "int 1") { Int8(1) },
        .init("UInt8 0 is no Bool", "int 0") { UInt8(0) },
        .init("Double", "double 0.1") { 0.1 },
        .init("whole Double", "double 2.0") { 2.0 },
        .init("-0.0", "double -0.0") { -0.0 },
        .init("NaN", "double nan") { Double.nan },
        .init("infinity", "double inf") { Double.infinity },
        .init("Float", "double 0.5") { Float(0.5) },
        .init("CGFloat", "double 1.5") { CGFloat(1.5) },
        .init("NSNumber Int", "int 1") { NSNumber(value: 1) },
        .init("NSNumber Int 0", "int 0") { NSNumber(value: 0) },
        .init("NSNumber Int8", "int 1") { NSNumber(value: Int8(1)) },
        .init("NSNumber UInt8", "int 255") { NSNumber(value: UInt8.max) },
        .init("NSNumber Int16", "int -2") { NSNumber(value: Int16(-2)) },
        .init("NSNumber UInt16", "int 65535") { NSNumber(value: UInt16.max) },
        .init("NSNumber Int32", "int -2147483648") { NSNumber(value: Int32.min) },
        .init("NSNumber UInt32", "int 4294967295") { NSNumber(value: UInt32.max) },
        .init("NSNumber Int64", "int -9223372036854775808") { NSNumber(value: Int64.min) },
        .init("NSNumber UInt64", "uint 18446744073709551615") { NSNumber(value: UInt64.max) },
        .init("NSNumber UInt", "int 3") { NSNumber(value: UInt(3)) },
        .init("NSNumber Double", "double 0.1") { NSNumber(value: 0.1) },
        .init("NSNumber whole Double", "double 2.0") { NSNumber(value: 2.0) },
        .init("NSNumber Float", "double 0.25") { NSNumber(value: Float(0.25)) },
        .init("NSNumber of a Bool", "true") { true as NSNumber },
        .init("NSNumber literal", "int 1") { 1 as NSNumber },
        .init("Decimal", "double 0.1") { Decimal(string: "0.1") ?? 0 },
        .init("whole Decimal", "int 100") { Decimal(100) },
        .init("negative Decimal", "double -1.5") { Decimal(string: "-1.5") ?? 0 },
        .init("NSDecimalNumber", "double 12.34") { NSDecimalNumber(string: "12.34") },
        .init("long Decimal", "double 3.14159265358979323846264338327950288419") {
            Decimal(string: "3.14159265358979323846264338327950288419") ?? 0
        },
        .init("NSDecimalNumber.notANumber", "double NaN") { NSDecimalNumber.notANumber },
        .init("NSDecimalNumber.zero", "int 0") { NSDecimalNumber.zero },
        .init("Decimal of 19 digits", "int -1234567890123456789") { Decimal(string: "-1234567890123456789") ?? 0 },
        .init("Decimal 2^63", "uint 9223372036854775808") { Decimal(string: "9223372036854775808") ?? 0 },
        .init("Decimal 2^64", "double 18446744073709551616") { Decimal(string: "18446744073709551616") ?? 0 },
        .init("Decimal 9007199254740993", "int 9007199254740993") { NSDecimalNumber(string: "9007199254740993") },
        .init("Decimal Int64.min", "int -9223372036854775808") { NSDecimalNumber(string: "-9223372036854775808") },
        .init("Decimal UInt64.max", "uint 18446744073709551615") { NSDecimalNumber(string: "18446744073709551615") },
        .init("NSNumber Int8.max", "int 127") { NSNumber(value: Int8.max) },
        .init("Decimal in powers of ten", "int 5000000000000000000") {
            Decimal(5) * Decimal(sign: .plus, exponent: 18, significand: 1)
        },
    ]

    static let containers: [ObjectRow] = [
        .init("[String: Any]", "{a: int 1, b: \"x\", c: null}") { ["a": 1, "b": "x", "c": NSNull()] as [String: Any] },
        .init("[:]", "{}") { [String: Any]() },
        .init("[]", "[]") { [Any]() },
        .init("[Any]", "[int 1, \"a\", true, double 1.5, null, []]") {
            [1, "a", true, 1.5, NSNull(), [Any]()] as [Any]
        },
        .init("NSDictionary", "{a: int 1, b: [int 2]}") { ["a": 1, "b": [2]] as NSDictionary },
        .init("NSArray", "[int 1, \"a\", true]") { [1, "a", true] as NSArray },
        .init("NSMutableDictionary", "{a: int 1}") { NSMutableDictionary(dictionary: ["a": 1]) },
        .init("NSMutableArray", "[int 1]") { NSMutableArray(array: [1]) },
        .init("empty NSDictionary", "{}") { NSDictionary() },
        .init("empty NSArray", "[]") { NSArray() },
        .init("[Int]", "[int 1, int 2]") { [1, 2] },
        .init("[String]", "[\"a\", \"b\"]") { ["a", "b"] },
        .init("[Double]", "[double 0.5]") { [0.5] },
        .init("[Bool]", "[true, false]") { [true, false] },
        .init("[Int?]", "[int 1, null]") { [1, nil] as [Int?] },
        .init("[Any?]", "[null, \"x\"]") { [nil, "x"] as [Any?] },
        .init("[[Int]]", "[[int 1], []]") { [[1], []] as [[Int]] },
        .init("Set", "[\"a\"]") { Set(["a"]) },
        .init("[String: Int]", "{a: int 1}") { ["a": 1] },
        .init("[String: String]", "{a: \"b\"}") { ["a": "b"] },
        .init("[String: Any?]", "{a: null, b: int 1}") { ["a": nil, "b": 1] as [String: Any?] },
        .init("[String: [Int]]", "{a: [int 1]}") { ["a": [1]] },
        .init("[[String: Any]]", "[{a: int 1}]") { [["a": 1]] as [[String: Any]] },
        .init("[String: [String: Double]]", "{a: {b: double 0.5}}") { ["a": ["b": 0.5]] },
        .init("[NSNumber]", "[int 1, true]") { [NSNumber(value: 1), NSNumber(value: true)] },
        .init("[AnyHashable: Any]", "{a: int 1}") { ["a": 1] as [AnyHashable: Any] },
        .init("[AnyHashable: Any] with other keys", "{a: int 1}") { ["a": 1, 2: 2] as [AnyHashable: Any] },
        .init("[NSString: NSObject]", "{a: int 1}") { ["a" as NSString: NSNumber(value: 1)] as [NSString: NSObject] },
        .init("names of every kind", "{: int 0, a\"b: int 1, 中: int 2}") { ["": 0, "a\"b": 1, "中": 2] },
        .init("key that is no string", "{a: int 1}") {
            NSDictionary(dictionary: ["a": 1, 2: "two"] as [AnyHashable: Any])
        },
        .init("only keys that are no strings", "{}") { NSDictionary(dictionary: [1: 1, 2: 2]) },
        .init("nested", "{a: {b: [{c: [null, {d: int 1}]}]}}") {
            ["a": ["b": [["c": [NSNull(), ["d": 1]]]]]] as [String: Any]
        },
    ]

    static let foreign: [ObjectRow] = [
        .init("Date", "foreign Date") { Date(timeIntervalSince1970: 0) },
        .init("URL", "foreign URL") { URL(fileURLWithPath: "/") },
        .init("Data", "foreign Data") { Data([1]) },
        .init("an object", "foreign Widget") { Widget() },
        .init("a struct", "foreign Point") { Point() },
        .init("an enum", "foreign Direction") { Direction.north },
        .init("Character", "foreign Character") { Character("a") },
        .init(tableWithoutNames, "foreign Dictionary<Int, String>") { [1: "a"] },
        .init("optional Date", "foreign Date") { Date?.some(Date(timeIntervalSince1970: 0)) as Any },
        .init("among others", "[int 1, foreign Widget, \"a\"]") { [1, Widget(), "a"] as [Any] },
        .init("UUID", "foreign UUID") { UUID() },
    ]

    /// Short strings are copied, others shared; classes of numbers are remembered.
    @Test("strings of any length, and numbers of all classes in any order")
    func mixtures() throws {
        let texts = ["a", "é", "中", "😀"].flatMap { letter in (0...20).map { String(repeating: letter, count: $0) } }
        let numbers: [Any] = [
            NSNumber(value: 1), NSNumber(value: true), NSDecimalNumber(string: "2.5"), NSNumber(value: 0.5), 3, false,
            4.5,
            NSNumber(value: false), NSDecimalNumber(string: "7"), NSNumber(value: Int8(5)), NSNumber(value: UInt64.max),
        ]
        let expected = [
            "int 1", "true", "double 2.5", "double 0.5", "int 3", "false", "double 4.5", "false", "int 7", "int 5",
            "uint 18446744073709551615",
        ]
        var random = SeededNumbers(seed: 5)
        for _ in 0..<20 {
            let order = numbers.indices.shuffled(using: &random)
            let object: [Any] = order.map { numbers[$0] } + texts.map { ["text": $0, $0: 1] as [String: Any] }
            let document = try Document(object: object)
            #expect(document.checkInvariants())
            document.withRoot { root in
                for (place, number) in order.enumerated() {
                    #expect(root.element(place).map { outline($0) } == expected[number])
                }
                for (place, text) in texts.enumerated() {
                    let element = root.element(numbers.count + place)
                    #expect(element?.member("text")?.string == text)
                    #expect(element?.member("text")?.withUTF8 { Array($0) } == Array(text.utf8))
                    #expect(element?.member(text)?.node.int64 == 1)
                }
            }
        }
    }

    @Test("foreign values stay the same instances")
    func identity() throws {
        let widget = Widget()
        let document = try Document(object: ["w": widget, "list": [widget, 1]] as [String: Any])
        document.withRoot { root in
            #expect(root.member("w")?.foreign as? Widget === widget)
            let value = FoundationValue.make(root) as? [String: Any]
            #expect(value?["w"] as? Widget === widget)
            #expect((value?["list"] as? [Any])?.first as? Widget === widget)
            #expect(root.member("list")?.element(1)?.foreign == nil)
        }
    }

    @Test(
        "a plist is indexed, dates and data ride along",
        arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func plist(format: PropertyListSerialization.PropertyListFormat) throws {
        let original: [String: Any] = [
            "int": 1, "real": 1.5, "true": true, "text": "x", "list": [1, "a", [String: Any]()] as [Any],
            "map": ["k": ["n": -5]], "date": Date(timeIntervalSince1970: 0), "data": Data([1]),
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: original, format: format, options: 0)
        let document = try Document(object: PropertyListSerialization.propertyList(from: data, format: nil))
        #expect(document.checkInvariants())
        let found = document.withRoot { outline($0) }
        #expect(
            found
                == "{data: foreign Data, date: foreign Date, int: int 1, list: [int 1, \"a\", {}], map: {k: {n: int -5}}, real: double 1.5, text: \"x\", true: true}"
        )
    }

    @Test(
        "what JSONSerialization read is indexed as the text would be",
        arguments: [
            #"{"a":[1,-2,0.5,true,false,null,"x",{},[]],"b":{"c":18446744073709551615}}"#,
            "[0,1,2,127,128,255,256,65535,65536,4294967295,4294967296,9223372036854775807,9223372036854775808]",
            "[-1,-128,-129,-32768,-32769,-2147483648,-2147483649,-9223372036854775808]",
            #"{"é":"中","\u0000":"😀","":""}"#, "[1.5,1e10,1e-10]",
        ])
    func jsonObject(text: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let found = try Document(object: object).withRoot { outline($0) }
        let expected = try Document(text: text).withRoot { root in
            outline(root).replacingOccurrences(of: "1e10", with: "10000000000.0")
        }
        #expect(found == expected, "input \(text), expected \(expected), found \(found)")
    }

    @Test("a Decimal becomes the nearest Double and keeps its digits")
    func decimals() throws {
        var random = SeededNumbers(seed: 40)
        var mismatches = Mismatches()
        var texts = [
            "0", "0.1", "0.2", "0.3", "1.1", "8.7", "18446744073709551615", "18446744073709551616",
            "99999999999999999999999999999999999999", "1e-127", "9.99e120", "123456789012345678901.5",
        ]
        for _ in 0..<1_000 {
            let digits = random.next() >> UInt64(random.below(60))
            texts.append(
                "\(random.below(2) == 0 ? "-" : "")\(digits)\(random.below(3) == 0 ? "\(random.next())" : "")e\(random.below(120) - 80)"
            )
        }
        for text in texts {
            guard let decimal = Decimal(string: text) else { continue }
            for object in [decimal as Any, NSDecimalNumber(decimal: decimal)] {
                let document = try Document(object: object)
                document.withRoot { root in
                    let exact = decimal.description
                    mismatches.expect(root.numberText, exact, text)
                    mismatches.expect(root.doubleValue, Double(exact) ?? .nan, text)
                    if text.count < 12, !RoundingReferee.accepts(root.doubleValue, for: exact) {
                        mismatches.note("\(text): \(root.doubleValue) is not the nearest")
                    }
                    mismatches.expect((FoundationValue.make(root) as? NSDecimalNumber)?.decimalValue, decimal, text)
                    mismatches.expect(root.compactText, exact, text)
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    struct DepthRow: Sendable, CustomTestStringConvertible {
        let what: String
        let make: @Sendable (Int) -> Any
        var testDescription: String { what }
    }

    // Not in the attribute: Swift 6.0's compiler crashes on closures there.
    private static let depths: [DepthRow] = [
        .init(what: "[Any]") { levels in (1..<levels).reduce([Any]()) { inner, _ in [inner] } },
        .init(what: "[String: Any]") { levels in (1..<levels).reduce([String: Any]()) { inner, _ in ["a": inner] }
        },
        .init(what: "NSArray") { levels in (1..<levels).reduce(NSArray()) { inner, _ in NSArray(object: inner) } },
        .init(what: "NSDictionary") { levels in
            (1..<levels).reduce(NSDictionary()) { inner, _ in NSDictionary(object: inner, forKey: "a" as NSString) }
        },
        .init(what: "[Any?]") { levels in (1..<levels).reduce([Any?]()) { inner, _ in [inner] } },
    ]

    @Test("what is nested too deeply is an error", arguments: depths)
    func depth(_ row: DepthRow) throws {
        #expect(try Document(object: row.make(512)).checkInvariants())
        #expect(try Document(object: row.make(3), options: .init(maximumDepth: 3)).checkInvariants())
        for (levels, limit) in [(513, 512), (2_000, 512), (4, 3), (1, 0)] {
            let error = thrownError(JSONSyntaxError.self) {
                try Document(object: row.make(levels), options: .init(maximumDepth: limit))
            }
            #expect(error?.reason.contains("nested too deeply") == true)
            #expect(error?.description.hasPrefix("invalid JSON: the object is nested") == true)
        }
    }

    // Elsewhere Foundation itself converts the whole subtree on every look into an NSDictionary, and runs out of stack
    // on a cyclic one.
    #if canImport(Darwin)
    @Test("a cyclic object is an error")
    func cycles() {
        let dictionary = NSMutableDictionary()
        dictionary["a"] = 1
        dictionary["self"] = dictionary
        #expect(throws: JSONSyntaxError.self) { try Document(object: dictionary) }
        dictionary.removeAllObjects()
        let array = NSMutableArray()
        array.add(["inner": array] as [String: Any])
        #expect(throws: JSONSyntaxError.self) { try Document(object: array) }
        array.removeAllObjects()
    }
    #endif

    @Test("every Int8 in an NSNumber is a number, every Bool none")
    func narrowNumbers() throws {
        let document = try Document(object: (Int8.min...Int8.max).map { NSNumber(value: $0) })
        document.withRoot { root in
            #expect(root.childIndices.map { root.memory.view($0).node.int64 } == (-128...127).map { Int64($0) })
            #expect(root.childIndices.allSatisfy { root.memory.view($0).kind == .int })
        }
        for value in [true, false] {
            let kinds = [NSNumber(value: value), value as NSNumber, NSNumber(booleanLiteral: value)].map {
                try? Document(object: $0).withRoot { $0.kind }
            }
            #expect(kinds == Array(repeating: value ? .true : .false, count: 3))
        }
    }

    @Test("a large object")
    func large() throws {
        let rows = (0..<5_000).map {
            ["id": $0, "name": "row \($0)", "tags": ["a", "b"], "on": $0 % 2 == 0] as [String: Any]
        }
        let document = try Document(object: rows)
        #expect(document.checkInvariants())
        #expect(document.nodeCount == 1 + 5_000 * (1 + 8 + 2))
        document.withRoot { root in
            #expect(root.element(4_999)?.member("name")?.string == "row 4999")
            #expect((FoundationValue.make(root) as? NSObject)?.isEqual(rows as NSArray) == true)
        }
    }
}
