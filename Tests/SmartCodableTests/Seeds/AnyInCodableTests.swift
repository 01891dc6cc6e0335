import Foundation
import SmartCodable
import Testing

/// The examples of the article on Codable and Dictionary<String, Any>. The library has the article's extensions of the
/// coding containers; each example runs with Foundation's coders and with the engine's.
@Suite("Codable and Dictionary<String, Any> (article)")
struct AnyInCodableTests {
    private static let json = """
        {
             "int": 1234,
             "string": "测试",
             "double": 10.0002232,
             "ext": {
                 "intExt": 456,
                 "stringExt": "扩展",
                 "doubleExt": 456.001
             }
        }
        """
    /// The same, compact and sorted.
    private static let sorted =
        #"{"double":10.0002232,"ext":{"doubleExt":456.001,"intExt":456,"stringExt":"扩展"},"int":1234,"string":"测试"}"#

    enum Coder: String, CaseIterable {
        case foundation, engine

        func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
            switch self {
            case .foundation: return try JSONDecoder().decode(type, from: Data(json.utf8))
            case .engine: return try SmartJSONDecoder().decode(type, from: Data(json.utf8))
            }
        }

        /// Sorted, so that the texts are comparable.
        func encode<T: Encodable>(_ value: T) throws -> String {
            switch self {
            case .foundation:
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            case .engine:
                let encoder = SmartJSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            }
        }
    }

    @Test("Foreword: a struct for the extension", arguments: Coder.allCases)
    func entities(_ coder: Coder) throws {
        struct TestCodable: Codable {
            let int: Int
            let string: String
            let double: Double
            let ext: Ext
        }

        struct Ext: Codable {
            let intExt: Int
            let stringExt: String
            let doubleExt: Double
        }
        let entity = try coder.decode(TestCodable.self, Self.json)
        #expect(entity.int == 1234)
        #expect(entity.string == "测试")
        #expect(entity.double == 10.0002232)
        #expect(entity.ext.intExt == 456)
        #expect(entity.ext.stringExt == "扩展")
        #expect(entity.ext.doubleExt == 456.001)
        #expect(try coder.encode(entity) == Self.sorted)
    }

    @Test("Why Any cannot be decoded: the struct that does not compile, with @SmartAny", arguments: Coder.allCases)
    func synthesised(_ coder: Coder) throws {
        struct TestCodable: Codable {
            let int: Int
            let string: String
            let double: Double
            @SmartAny var ext: [String: Any]
        }
        let entity = try coder.decode(TestCodable.self, Self.json)
        #expect(entity.int == 1234)
        expectExtension(entity.ext)
        #expect(try coder.encode(entity) == Self.sorted)
    }

    @Test("Why Any cannot be decoded: a SmartCodable model with @SmartAny")
    func model() throws {
        struct TestCodable: SmartCodable {
            var int = 0
            var string = ""
            var double = 0.0
            @SmartAny var ext: [String: Any] = [:]
        }
        let entity = try #require(TestCodable.deserialize(from: Self.json))
        expectExtension(entity.ext)
        let expected = try JSONSerialization.jsonObject(with: Data(Self.json.utf8)) as? NSDictionary
        #expect(entity.toDictionary() as NSDictionary? == expected)
    }

    @Test("Use: text to entity and entity to text", arguments: Coder.allCases)
    func handWritten(_ coder: Coder) throws {
        struct A: Codable {
            let int: Int
            let string: String
            let double: Double

            enum Key: String, CodingKey {
                case int
                case string
                case double
            }

            func encode(to encoder: Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(int, forKey: .int)
                try container.encode(string, forKey: .string)
                try container.encode(double, forKey: .double)
            }

            init(from decoder: Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                self.int = try container.decode(Int.self, forKey: .int)
                self.string = try container.decode(String.self, forKey: .string)
                self.double = try container.decode(Double.self, forKey: .double)
            }
        }
        let json = """
            {
                 "int": 1234,
                 "string": "测试",
                 "double": 10.0002232
            }
            """
        let a = try coder.decode(A.self, json)
        #expect(a.int == 1234)
        #expect(a.string == "测试")
        #expect(a.double == 10.0002232)
        #expect(try coder.encode(a) == #"{"double":10.0002232,"int":1234,"string":"测试"}"#)
    }

    private enum Key: String, CodingKey {
        case int
        case string
        case double
    }

    private struct JSONCodingKeys: CodingKey {
        var stringValue: String

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        var intValue: Int?

        init?(intValue: Int) {
            self.init(stringValue: "\(intValue)")
            self.intValue = intValue
        }
    }

    private struct KeyReader: Decodable {
        let known: [String]
        let all: [String]
        let values: [String: Any]

        init(from decoder: any Decoder) throws {
            known = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
            let container = try decoder.container(keyedBy: JSONCodingKeys.self)
            all = container.allKeys.map(\.stringValue)
            values = try container.decode([String: Any].self)
        }
    }

    @Test("All keys of the dictionary: an enum gives its cases, a struct every key", arguments: Coder.allCases)
    func allKeys(_ coder: Coder) throws {
        let reader = try coder.decode(KeyReader.self, Self.json)
        #expect(reader.known.sorted() == ["double", "int", "string"])
        #expect(reader.all.sorted() == ["double", "ext", "int", "string"])
        #expect(reader.values["int"] as? Int == 1234)
        #expect(reader.values["string"] as? String == "测试")
        #expect(reader.values["double"] as? Double == 10.0002232)
        expectExtension(reader.values["ext"] as? [String: Any] ?? [:])
    }

    private class TestCodable: NSObject, Codable {
        let int: Int
        let string: String
        let double: Double
        let ext: [String: Any]

        enum Key: String, CodingKey {
            case int
            case string
            case double
            case ext
        }

        func encode(to encoder: Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(int, forKey: .int)
            try container.encode(string, forKey: .string)
            try container.encode(double, forKey: .double)
            try container.encode(ext, forKey: .ext)
        }

        required init(from decoder: Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            self.int = try container.decode(Int.self, forKey: .int)
            self.string = try container.decode(String.self, forKey: .string)
            self.double = try container.decode(Double.self, forKey: .double)
            self.ext = try container.decode(Dictionary<String, Any>.self, forKey: .ext)
        }
    }

    @Test("Decoding a [String: Any] dictionary: the extension, both ways", arguments: Coder.allCases)
    func dictionary(_ coder: Coder) throws {
        let entity = try coder.decode(TestCodable.self, Self.json)
        #expect(entity.int == 1234)
        #expect(entity.string == "测试")
        #expect(entity.double == 10.0002232)
        expectExtension(entity.ext)
        #expect(try coder.encode(entity) == Self.sorted)
    }

    private func expectExtension(_ ext: [String: Any], _ location: SourceLocation = #_sourceLocation) {
        #expect(ext.count == 3, sourceLocation: location)
        #expect(ext["intExt"] as? Int == 456, sourceLocation: location)
        #expect(ext["stringExt"] as? String == "扩展", sourceLocation: location)
        #expect(ext["doubleExt"] as? Double == 456.001, sourceLocation: location)
    }

    /// What the article's extension has besides: optionals, arrays, unkeyed containers.
    private struct Everything: Codable {
        enum Key: String, CodingKey { case list, missing, missingList, rows, found, foundList }

        let list: [Any]
        let missing: [String: Any]?
        let missingList: [Any]?
        let found: [String: Any]?
        let foundList: [Any]?
        let rows: [[String: Any]]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            list = try container.decode([Any].self, forKey: .list)
            missing = try container.decodeIfPresent([String: Any].self, forKey: .missing)
            missingList = try container.decodeIfPresent([Any].self, forKey: .missingList)
            found = try container.decodeIfPresent([String: Any].self, forKey: .found)
            foundList = try container.decodeIfPresent([Any].self, forKey: .foundList)
            var unkeyed = try container.nestedUnkeyedContainer(forKey: .rows)
            var rows: [[String: Any]] = []
            while !unkeyed.isAtEnd { rows.append(try unkeyed.decode([String: Any].self)) }
            self.rows = rows
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(list, forKey: .list)
            try container.encodeIfPresent(missing, forKey: .missing)
            try container.encodeIfPresent(missingList, forKey: .missingList)
            try container.encodeIfPresent(found, forKey: .found)
            try container.encodeIfPresent(foundList, forKey: .foundList)
            var unkeyed = container.nestedUnkeyedContainer(forKey: .rows)
            for row in rows { try unkeyed.encode(row) }
        }
    }

    @Test("Extending Codable: arrays, optionals and unkeyed containers, both ways", arguments: Coder.allCases)
    func containers(_ coder: Coder) throws {
        let text =
            #"{"found":{"a":true},"foundList":[null],"list":[true,1,2.5,"text",{"k":1},[1,"2"]],"rows":[{"x":1},{"y":[1,{"z":"z"}]}]}"#
        let value = try coder.decode(Everything.self, text)
        #expect(value.list.count == 6)
        #expect(value.list.first as? Bool == true)
        #expect(value.list[1] as? Double == 1)
        #expect(value.list[2] as? Double == 2.5)
        #expect(value.list[3] as? String == "text")
        #expect(value.list[4] as? [String: Int] == ["k": 1])
        #expect((value.list[5] as? [Any])?.last as? String == "2")
        #expect(value.missing == nil)
        #expect(value.missingList == nil)
        #expect(value.found?["a"] as? Bool == true)
        #expect(value.rows.count == 2)
        #expect(((value.rows[1]["y"] as? [Any])?.last as? [String: Any])?["z"] as? String == "z")
        #expect(try coder.encode(value) == text, "true is written as true, 1 as 1")
    }

    private struct Anything: Encodable {
        let value: Any
        enum Key: CodingKey { case table, list }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(["k": value], forKey: .table)
            try container.encode([value], forKey: .list)
        }
    }

    @Test("Extending Codable: nil is null, and what is no JSON value is refused", arguments: Coder.allCases)
    func unusualValues(_ coder: Coder) throws {
        let nothing: Any? = nil
        #expect(try coder.encode(Anything(value: nothing as Any)) == #"{"list":[null],"table":{"k":null}}"#)
        let error = thrownError(EncodingError.self) { try coder.encode(Anything(value: NSObject())) }
        guard case .invalidValue? = error else {
            Issue.record("expected invalidValue, found \(String(describing: error))")
            return
        }
    }
}
