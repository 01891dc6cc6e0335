import ExCodableCompat
import Foundation
import SmartCodable
import Testing

/// The examples of the ExCodable 1.0 README: keys and conversions at the property. `@ExCodable` is `@SmartKey`,
/// `ExAutoCodable` is `SmartCodable`.
@Suite("ExCodable 1.0 README: properties")
struct ExCodableTests {
    @Test(
        "Main features: one key, and candidates of which one is nested",
        arguments: [
            (#"{"int":200,"string":"OK"}"#, "OK"), (#"{"int":200,"s":"OK"}"#, "OK"),
            (#"{"int":200,"nested":{"nested":{"string":"OK"}}}"#, "OK"),
            (#"{"int":200,"string":"first","s":"second","nested":{"nested":{"string":"third"}}}"#, "first"),
            (#"{"int":200}"#, nil),
        ] as [(String, String?)])
    func mainFeatures(_ json: String, _ expected: String?) {
        struct TestExCodable: SmartCodable {
            @SmartKey
            var int: Int = 0
            @SmartKey("string", "s", "nested.nested.string")
            var string: String? = nil
        }
        let model = TestExCodable.deserialize(from: json)
        #expect(model?.int == 200, "\(json)")
        #expect(model?.string == expected, "\(json)")
        #expect(model?.toDictionary()?["string"] as? String == expected, "the first key is written")
    }

    @Test("1. ExCodable: private(set) properties with initial values")
    func properties() {
        struct TestStruct: SmartCodable {
            @SmartKey private(set)
                var int: Int = 0
            @SmartKey("string") private(set)
                var string: String? = nil
        }
        let model = TestStruct.deserialize(from: #"{"int":200,"string":"OK"}"#)
        #expect(model?.int == 200)
        #expect(model?.string == "OK")
        #expect(model?.toJSONString() == #"{"int":200,"string":"OK"}"#)
        let empty = TestStruct.deserialize(from: "{}")
        #expect(empty?.int == 0)
        #expect(empty != nil && empty?.string == nil)
    }

    @Test("2. Several candidate keys: string, str or s", arguments: ["string", "str", "s"])
    func alternativeKeys(_ key: String) {
        struct TestAlternativeKeys: SmartCodable {
            @SmartKey("string", "str", "s") private(set)
                var string: String! = nil
        }
        let model = TestAlternativeKeys.deserialize(from: [key: "OK"])
        #expect(model?.string == "OK")
        #expect(model?.toJSONString() == #"{"string":"OK"}"#)
    }

    @Test("3. Nested keys: nested.nested.string, both ways")
    func nestedKeys() {
        struct TestNestedKeys: SmartCodable {
            @SmartKey("nested.nested.string") private(set)
                var string: String! = nil
        }
        let json = #"{"nested":{"nested":{"string":"OK"}}}"#
        let model = TestNestedKeys.deserialize(from: json)
        #expect(model?.string == "OK")
        #expect(model?.toJSONString() == json)
    }

    private enum TestEnum: Int, Codable {
        case zero = 0, one = 1
    }

    private struct TestStructWithEnum: SmartCodable {
        @SmartKey private(set)
            var `enum` = TestEnum.zero
    }

    @Test(
        "4. Enums with raw values: the number",
        arguments: [("1", .one), ("0", .zero), ("2", .zero)] as [(String, ExCodableTests.TestEnum)])
    private func enums(_ json: String, _ expected: TestEnum) {
        let model = TestStructWithEnum.deserialize(from: "{\"enum\":\(json)}")
        #expect(model?.enum == expected, "\(json)")
        #expect(model?.toJSONString() == "{\"enum\":\(expected.rawValue)}")
    }

    @Test(
        "5. Custom encode and decode: negative numbers become 0",
        arguments: [("200", 200), ("0", 0), ("-100", 0), ("null", 0)])
    func manualEncodeDecode(_ json: String, _ expected: Int) {
        struct TestManualEncodeDecode: SmartCodable {
            @SmartKey(
                encode: { encoder, value in
                    encoder["int"] = value <= 0 ? 0 : value
                },
                decode: { decoder in
                    if let int: Int = decoder["int"], int > 0 {
                        return int
                    }
                    return 0
                }) private(set)
                var int: Int = 0

            init() {}
            init(int: Int) { self.int = int }
        }
        #expect(TestManualEncodeDecode.deserialize(from: "{\"int\":\(json)}")?.int == expected)
        #expect(TestManualEncodeDecode(int: Int(json) ?? 0).toJSONString() == "{\"int\":\(expected)}")
    }

    @Test("6. Automatic conversions: numbers and texts, nested optionals, raw values")
    func automaticConversions() {
        struct Model: SmartCodable {
            @SmartKey private(set)
                var int: Int??? = nil
            @SmartKey private(set)
                var string: String?? = nil
            @SmartKey private(set)
                var bool: Bool = false
            @SmartKey private(set)
                var double: Double = 0
            @SmartKey private(set)
                var `enum`: TestEnum = .zero
        }
        let model = Model.deserialize(from: #"{"int":"200","string":404,"bool":1,"double":"1.5","enum":"1"}"#)
        #expect(model?.int == 200)
        #expect(model?.string == "404")
        #expect(model?.bool == true)
        #expect(model?.double == 1.5)
        #expect(model?.enum == .one)
    }

    /// Every type that the document lists, from the same member.
    private struct AllTypes: SmartCodable, SmartConverting {
        @SmartKey("v") var bool: Bool? = nil
        @SmartKey("v") var int: Int? = nil
        @SmartKey("v") var int8: Int8? = nil
        @SmartKey("v") var int16: Int16? = nil
        @SmartKey("v") var int32: Int32? = nil
        @SmartKey("v") var int64: Int64? = nil
        @SmartKey("v") var uint: UInt? = nil
        @SmartKey("v") var uint8: UInt8? = nil
        @SmartKey("v") var uint16: UInt16? = nil
        @SmartKey("v") var uint32: UInt32? = nil
        @SmartKey("v") var uint64: UInt64? = nil
        @SmartKey("v") var double: Double? = nil
        @SmartKey("v") var float: Float? = nil
        @SmartKey("v") var string: String? = nil
        static func conversions() -> [SmartConversion] { SmartConversion.exCodable }

        var integers: [Int?] {
            [
                int, int8.map { Int($0) }, int16.map { Int($0) }, int32.map { Int($0) }, int64.map { Int($0) },
                uint.map { Int($0) }, uint8.map { Int($0) }, uint16.map { Int($0) }, uint32.map { Int($0) },
                uint64.map { Int($0) },
            ]
        }
    }

    struct Conversion: Sendable {
        let json: String
        let bool: Bool?
        let integer: Int?
        let float: Double?
        let string: String?
    }

    @Test(
        "6. Type conversions: from each kind of value to each type of the list",
        arguments: [
            Conversion(json: "true", bool: true, integer: 1, float: nil, string: "true"),
            Conversion(json: "false", bool: false, integer: 0, float: nil, string: "false"),
            Conversion(json: "123", bool: true, integer: 123, float: 123, string: "123"),
            Conversion(json: "0", bool: false, integer: 0, float: 0, string: "0"),
            Conversion(json: "12.5", bool: true, integer: 12, float: 12.5, string: "12.5"),
            Conversion(json: #""123""#, bool: true, integer: 123, float: 123, string: "123"),
            Conversion(json: #""yes""#, bool: true, integer: nil, float: nil, string: "yes"),
            Conversion(json: #""abc""#, bool: nil, integer: nil, float: nil, string: "abc"),
            Conversion(json: "[]", bool: nil, integer: nil, float: nil, string: nil),
            Conversion(json: "null", bool: nil, integer: nil, float: nil, string: nil),
        ])
    func typeConversions(_ row: Conversion) throws {
        let model = try AllTypes.decode(from: "{\"v\":\(row.json)}")
        #expect(model.bool == row.bool)
        for (place, integer) in model.integers.enumerated() { #expect(integer == row.integer, "\(place)") }
        // The document has no Bool among what becomes a float.
        #expect(model.double == row.float)
        #expect(model.float.map { Double($0) } == row.float)
        #expect(model.string == row.string)
    }

    @Test("6 B. A conversion of one property: the length of a text")
    func customDecode() {
        struct TestCustomEncodeDecode: SmartCodable {
            @SmartKey(decode: { decoder in
                if let string: String = decoder["string"] {
                    return string.count
                }
                return 0
            }) private(set)
                var int: Int = 0
        }
        #expect(TestCustomEncodeDecode.deserialize(from: #"{"string":"Hello"}"#)?.int == 5)
        #expect(TestCustomEncodeDecode.deserialize(from: "{}")?.int == 0)
    }

    /// `floatFromBool` is a Float here, so that the second conversion has its property.
    private struct TestCustomTypeConverter: SmartCodable, SmartConverting {
        @SmartKey private(set)
            var doubleFromBool: Double? = nil
        @SmartKey private(set)
            var floatFromBool: Float? = nil

        static func conversions() -> [SmartConversion] {
            [
                // decode Double from Bool
                SmartConversion(to: Double.self) { json in json.boolValue.map { $0 ? 1.0 : 0.0 } },
                // decode Float from Bool
                SmartConversion(to: Float.self) { json in json.boolValue.map { $0 ? 1.0 : 0.0 } },
            ]
        }
    }

    @Test("6 C. Conversions of a model: Double and Float from Bool")
    func modelConversions() {
        let model = TestCustomTypeConverter.deserialize(from: #"{"doubleFromBool":true,"floatFromBool":false}"#)
        #expect(model?.doubleFromBool == 1)
        #expect(model?.floatFromBool == 0)

        struct Other: SmartCodable { var double = 5.0 }
        #expect(Other.deserialize(from: #"{"double":true}"#)?.double == 5, "only this model has them")
    }

    @Test("8. Errors: bad properties keep their initial values, bad JSON throws")
    func tolerance() throws {
        struct Model: SmartCodable {
            @SmartKey private(set)
                var int: Int = 1
            @SmartKey private(set)
                var string: String = "initial"
            @SmartKey private(set)
                var double: Double = 2
        }
        let model = try #"{"int":[],"string":null}"#.decoded() as Model
        #expect(model.int == 1)
        #expect(model.string == "initial")
        #expect(model.double == 2)
        #expect(throws: (any Error).self) { try #"{"int":1"#.decoded() as Model }
    }

    private struct TestNonnullAndThrows: SmartCodable {
        @SmartKey(nonnull: true, throws: true)
        var int: Int! = 0
    }

    @Test(
        "8. Errors: nonnull and throws end the decode",
        arguments: ["{}", #"{"int":null}"#, #"{"int":[]}"#, #"{"int":"text"}"#])
    func nonnullAndThrows(_ json: String) throws {
        #expect(throws: (any Error).self, "\(json)") { try json.decoded() as TestNonnullAndThrows }
        let model = try #"{"int":200}"#.decoded() as TestNonnullAndThrows
        #expect(model.int == 200)
    }

    @Test("8. Errors: nonnull and throws end the encode")
    func nonnullAndThrowsWhenEncoding() throws {
        var model = TestNonnullAndThrows()
        model.int = 200
        #expect(try model.encoded() as String == #"{"int":200}"#)
        model.int = nil
        let empty = model
        #expect(throws: (any Error).self) { try empty.encoded() as Data }
    }

    @Test("Upgrading, the new syntax: a nested key before three plain ones")
    func upgraded() {
        struct TestExCodable: SmartCodable {
            @SmartKey private(set)
                var int: Int = 0
            @SmartKey("nested.nested.string", "string", "str", "s") private(set)
                var string: String? = nil
        }
        let json = #"{"int":200,"nested":{"nested":{"string":"OK"}},"string":"other"}"#
        let model = TestExCodable.deserialize(from: json)
        #expect(model?.int == 200)
        #expect(model?.string == "OK")
        #expect(TestExCodable.deserialize(from: ["str": "OK"])?.string == "OK")
        #expect(model?.toJSONString() == #"{"int":200,"nested":{"nested":{"string":"OK"}}}"#)
    }
}
