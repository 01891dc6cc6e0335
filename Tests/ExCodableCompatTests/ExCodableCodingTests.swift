import ExCodableCompat
import Foundation
import SmartCodable
import Testing

private struct TestManualEncodingDecoding: Equatable {
    let int: Int
    let string: String
}

extension TestManualEncodingDecoding: Codable {
    enum Keys: CodingKey {
        case int, string
    }

    init(from decoder: any Decoder) throws {
        int = decoder[Keys.int] ?? 0
        string = decoder[Keys.string] ?? ""
    }

    func encode(to encoder: any Encoder) throws {
        encoder[Keys.int] = int
        encoder[Keys.string] = string
    }
}

/// The examples of the ExCodable 1.0 README: hand-written coding, classes, inferred types and global conversions.
@Suite("ExCodable 1.0 README: coding")
struct ExCodableCodingTests {
    @Test("7. Hand-written coding with subscripts: by the engine's and by Foundation's coders")
    func subscripts() throws {
        let model = TestManualEncodingDecoding(int: 200, string: "OK")
        let data = Data(#"{"int":200,"string":"OK"}"#.utf8)
        #expect(try SmartJSONDecoder().decode(TestManualEncodingDecoding.self, from: data) == model)
        #expect(try JSONDecoder().decode(TestManualEncodingDecoding.self, from: data) == model)
        let empty = TestManualEncodingDecoding(int: 0, string: "")
        #expect(try SmartJSONDecoder().decode(TestManualEncodingDecoding.self, from: "{}") == empty)
        #expect(try JSONDecoder().decode(TestManualEncodingDecoding.self, from: Data("{}".utf8)) == empty)

        #expect(try SmartJSONEncoder().encode(model) == data)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try encoder.encode(model) == data)
    }

    private class TestClass: SmartCodable {
        @SmartKey private(set)
            var int: Int = 0
        @SmartKey private(set)
            var string: String? = nil

        required init() {}
        init(int: Int, string: String?) {
            (self.int, self.string) = (int, string)
        }
    }

    /// A convenience initializer: with a designated one of its own, Swift would ask the subclass for `init(from:)`.
    private class TestSubclass: TestClass {
        @SmartKey private(set)
            var bool: Bool = false

        convenience init(int: Int, string: String, bool: Bool) {
            self.init(int: int, string: string)
            self.bool = bool
        }
    }

    @Test("9. Classes and subclasses: both levels, both ways")
    func classes() throws {
        let json = #"{"int":200,"string":"OK","bool":true}"#
        let object = try json.decoded() as TestClass
        #expect(object.int == 200)
        #expect(object.string == "OK")
        #expect(try TestClass(int: 200, string: "OK").encoded() as String == #"{"int":200,"string":"OK"}"#)

        let copy = try json.decoded() as TestSubclass
        #expect(copy.int == 200)
        #expect(copy.string == "OK")
        #expect(copy.bool == true)
        #expect(try TestSubclass(int: 200, string: "OK", bool: true).encoded() as String == json)
    }

    /// The README's initializers as they are, and the one that Swift asks for besides.
    private class TestSubclassWithInitializers: TestClass {
        @SmartKey private(set)
            var bool: Bool = false

        required init() { super.init() }
        required init(int: Int, string: String, bool: Bool) {
            self.bool = bool
            super.init(int: int, string: string)
        }
        required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
    }

    @Test("9. Classes and subclasses: with required initializers")
    func classesWithInitializers() throws {
        let json = #"{"int":200,"string":"OK","bool":true}"#
        let copy = try json.decoded() as TestSubclassWithInitializers
        #expect(copy.int == 200)
        #expect(copy.string == "OK")
        #expect(copy.bool == true)
        #expect(try TestSubclassWithInitializers(int: 200, string: "OK", bool: true).encoded() as String == json)
    }

    private struct TestStruct: SmartCodable, Equatable {
        @SmartKey private(set)
            var int: Int = 0
        @SmartKey private(set)
            var string: String? = nil
    }

    @Test("10. Inferred types: model from data, dictionary from model, copy from dictionary")
    func inferredTypes() throws {
        // the usual way
        let json = Data(#"{"int":200,"string":"OK"}"#.utf8)
        let model = try TestStruct.decoded(from: json)
        #expect(model.int == 200)
        #expect(model.string == "OK")

        // inferred
        let dict = try model.encoded() as [String: Any]
        let copy = try dict.decoded() as TestStruct
        #expect(copy == model)
        #expect(dict["int"] as? Int == 200)
        #expect(dict["string"] as? String == "OK")
        #expect(try json.decoded() as TestStruct == model)
    }
}

/// Conversions for the process: one test after the other.
@Suite("ExCodable 1.0 README: global conversions", .serialized)
struct ExCodableGlobalConversionTests {
    private struct TestCustomGlobalTypeConverter: SmartCodable, Equatable {
        @SmartKey private(set)
            var boolFromDouble: Bool? = nil
    }

    /// True in this suite's decodes: the conversion leaves those of other tests, which run meanwhile, alone.
    @TaskLocal private static var isAsked = false

    @Test(
        "6 D. Conversions for all models: Bool from Double",
        arguments: [("1.5", true), ("0.0", false), ("200.25", true)])
    func globalConversions(_ json: String, _ expected: Bool) {
        let before = SmartCodableOptions.conversions
        defer { SmartCodableOptions.conversions = before }
        SmartCodableOptions.conversions =
            before + [
                // decode Bool from Double
                SmartConversion(to: Bool.self) { json in Self.isAsked ? json.doubleValue.map { $0 != 0 } : nil }
            ]
        let text = "{\"boolFromDouble\":\(json)}"
        let found = Self.$isAsked.withValue(true) {
            TestCustomGlobalTypeConverter.deserialize(from: text)?.boolFromDouble
        }
        #expect(found == expected, "\(text)")
    }
}
