import Foundation
import SmartCodable
import Testing

/// The examples of the SmartCodable 5 README, section 5 "Special support", and its tables of supported types and
/// adaptations.
@Suite("SmartCodable 5 README: special support")
struct SmartCodable5SpecialSupportTests {
    @Test("5.1 Smart Stringified JSON Parsing: a model and an array of models in strings")
    func stringifiedJSON() throws {
        struct Model: SmartCodable {
            var hobby: Hobby?
            var hobbys: [Hobby]?
        }

        struct Hobby: SmartCodable {
            var name: String = ""
        }

        let dict: [String: Any] = [
            "hobby": "{\"name\":\"sleep1\"}",
            "hobbys": "[{\"name\":\"sleep2\"}]",
        ]

        let model = try #require(Model.deserialize(from: dict))
        #expect(model.hobby?.name == "sleep1")
        #expect(model.hobbys?.map(\.name) == ["sleep2"])
    }

    @Test("5.1 Recursive Mapping: mappingForKey holds inside strings, and strings inside strings")
    func stringifiedJSONWithMapping() {
        struct Model: SmartCodable {
            var hobby: Hobby?
        }

        struct Hobby: SmartCodable {
            var name: String = ""
            var place: Place?
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "hobby_name"] }
        }

        struct Place: SmartCodable {
            var city: String = ""
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.city <--- "place_city"] }
        }

        let dict = ["hobby": #"{"hobby_name":"sleep1","place":"{\"place_city\":\"Bonn\"}"}"#]
        let model = Model.deserialize(from: dict)
        #expect(model?.hobby?.name == "sleep1")
        #expect(model?.hobby?.place?.city == "Bonn")
    }

    @Test("5.2 Compatibility: converted, nil, and the initial value")
    func compatibility() {
        let dict = [
            "number1": "123",
            "number2": "Mccc",
            "number3": "Mccc",
        ]

        struct Model: SmartCodable, Equatable {
            var number1: Int?
            var number2: Int?
            var number3: Int = 1
        }

        #expect(Model.deserialize(from: dict) == Model(number1: 123, number2: nil, number3: 1))
    }

    @Test("5.4 The Enum: a raw value, and an unknown one")
    func rawValueEnum() {
        struct Student: SmartCodable {
            var name: String = ""
            var sex: Sex = .man

            enum Sex: String, SmartCaseDefaultable {
                case man = "man"
                case woman = "woman"
            }
        }
        let model = Student.deserialize(from: #"{"name":"Lisa","sex":"woman"}"#)
        #expect(model?.name == "Lisa")
        #expect(model?.sex == .woman)
        #expect(Student.deserialize(from: #"{"name":"Lisa","sex":"unknown"}"#)?.sex == .man)
    }

    private struct Person: SmartCodable {
        var sex: Sex = .man
        static func mappingForValue() -> [SmartValueTransformer]? {
            [
                CodingKeys.sex <--- RelationEnumTranformer()
            ]
        }
    }

    private enum Sex: SmartAssociatedEnumerable, Equatable {
        case man
        case women
        case other(String)
    }

    private struct RelationEnumTranformer: ValueTransformable {
        typealias Object = Sex
        typealias JSON = String

        func transformToJSON(_ value: Sex?) -> String? {
            switch value {
            case .man: return "man"
            case .women: return "women"
            case .other(let text): return text
            case nil: return nil
            }
        }

        func transformFromJSON(_ value: Any?) -> Sex? {
            switch value as? String {
            case "man": return .man
            case "women": return .women
            case let text?: return .other(text)
            case nil: return nil
            }
        }
    }

    @Test(
        "5.4 Decoding of associative value enum: by a transformer, both ways",
        arguments: [("man", .man), ("women", .women), ("diverse", .other("diverse"))]
            as [(String, SmartCodable5SpecialSupportTests.Sex)])
    private func associatedEnum(_ text: String, _ expected: Sex) {
        let person = Person.deserialize(from: ["sex": text])
        #expect(person?.sex == expected)
        #expect(person?.toDictionary()?["sex"] as? String == text)
    }

    @Test("5.4 Decoding of associative value enum: the initial value where the transformer gives nothing")
    func associatedEnumWithoutValue() {
        #expect(Person.deserialize(from: ["sex": 5])?.sex == .man)
    }

    @Test("5.5 Update Existing Model: age alone")
    func updateExistingModel() throws {
        struct Model: SmartCodable, Equatable {
            var name: String = ""
            var age: Int = 0
        }

        let dic1: [String: Any] = [
            "name": "mccc",
            "age": 10,
        ]
        let dic2: [String: Any] = [
            "age": 200
        ]
        var model = try #require(Model.deserialize(from: dic1))
        SmartUpdater.update(&model, from: dic2)
        #expect(model == Model(name: "mccc", age: 200))
    }

    @Test("5.5 Update Existing Model: any data structure, nested models and arrays")
    func updateNestedModel() throws {
        struct Inner: SmartCodable, Equatable {
            var a = 0
            var b = 0
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.b <--- "inner_b"] }
        }
        struct Model: SmartCodable, Equatable {
            var name = ""
            var inner = Inner()
            var list: [Inner] = []
        }
        var model = try #require(
            Model.deserialize(from: #"{"name":"mccc","inner":{"a":1,"inner_b":2},"list":[{"a":1}]}"#))
        SmartUpdater.update(&model, from: #"{"inner":{"a":10},"list":[{"a":3},{"inner_b":4}]}"#)
        #expect(model == Model(name: "mccc", inner: Inner(a: 10, b: 2), list: [Inner(a: 3, b: 0), Inner(a: 0, b: 4)]))
    }

    @Test(
        "Supported Types: integers, floating point, Bool, String, Foundation types, enums, collections, nested models")
    func supportedTypes() {
        struct Nested: Codable, Equatable { var x: Int }
        enum Kind: String, Codable { case a, b }
        struct Model: SmartCodable {
            var int = 0
            var int8: Int8 = 0
            var int64: Int64 = 0
            var uint: UInt = 0
            var uint8: UInt8 = 0
            var uint64: UInt64 = 0
            var float: Float = 0
            var double = 0.0
            var cgFloat: CGFloat = 0
            var flag = false
            var text = ""
            var url: URL?
            var date: Date?
            var data: Data?
            var kind = Kind.a
            var table: [String: Int] = [:]
            var list: [String] = []
            var nested: Nested?
        }
        let json = """
            {"int":-1,"int8":-128,"int64":9223372036854775807,"uint":1,"uint8":255,"uint64":18446744073709551615,"float":1.5,"double":0.1,"cgFloat":2.5,
             "flag":true,"text":12,"url":"https://example.com","date":1700000000,"data":"aGVsbG8=","kind":"b","table":{"k":1},"list":["a"],"nested":{"x":1}}
            """
        let model = Model.deserialize(from: json)
        #expect(model?.int == -1)
        #expect(model?.int8 == .min)
        #expect(model?.int64 == .max)
        #expect(model?.uint == 1)
        #expect(model?.uint8 == .max)
        #expect(model?.uint64 == .max)
        #expect(model?.float == 1.5)
        #expect(model?.double == 0.1)
        #expect(model?.cgFloat == 2.5)
        #expect(model?.flag == true)
        #expect(model?.text == "12")
        #expect(model?.url == URL(string: "https://example.com"))
        #expect(model?.date == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(model?.data == Data("hello".utf8))
        #expect(model?.kind == .b)
        #expect(model?.table == ["k": 1])
        #expect(model?.list == ["a"])
        #expect(model?.nested == Nested(x: 1))
    }

    @Test("Supported Types: Bool accepts true, 1 and \"true\"", arguments: ["true", "1", #""true""#])
    func boolForms(_ json: String) {
        struct Model: SmartCodable { var flag = false }
        #expect(Model.deserialize(from: "{\"flag\":\(json)}")?.flag == true)
    }
}
