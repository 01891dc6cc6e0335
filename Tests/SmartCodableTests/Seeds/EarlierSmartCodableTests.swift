import Foundation
import SmartCodable
import Testing

/// The examples of the SmartCodable 4 README: entry points, callback, enums and Any. Names as they are now:
/// `deserialize(from:)`, `JSONValue` for the enum `SmartAny`.
@Suite("SmartCodable 4 README: decoding")
struct EarlierSmartCodableTests {
    @Test("Parsing efficiency: the airport that is measured")
    func airports() throws {
        struct Airport: SmartCodable {
            var name = ""
            var iata = ""
            var icao = ""
            var coordinates: [Double] = []
            var runways: [Runway] = []

            struct Runway: SmartCodable, Equatable {
                var direction = ""
                var distance = 0
                var surface = Surface.unknown
            }

            enum Surface: String, SmartCaseDefaultable { case rigid, flexible, gravel, unknown }
        }
        let json = """
            [
                {
                    "name": "Anaa Airport",
                    "iata": "AAA",
                    "icao": "NTGA",
                    "coordinates": [-145.51222222222222, -17.348888888888887],
                    "runways": [
                        {
                            "direction": "14L/32R",
                            "distance": 1502,
                            "surface": "flexible"
                        }
                    ]
                }
            ]
            """
        let airport = try #require([Airport].deserialize(from: json)?.first)
        #expect([airport.name, airport.iata, airport.icao] == ["Anaa Airport", "AAA", "NTGA"])
        #expect(airport.coordinates == [-145.51222222222222, -17.348888888888887])
        #expect(airport.runways == [Airport.Runway(direction: "14L/32R", distance: 1502, surface: .flexible)])
    }

    private struct Model: SmartCodable {
        var name: String = ""
    }

    @Test("Decoding a dictionary: xiaoming")
    func dictionary() {
        let dict: [String: String] = ["name": "xiaoming"]
        #expect(Model.deserialize(from: dict)?.name == "xiaoming")
    }

    @Test("Decoding an array: two dictionaries")
    func array() {
        let dict: [String: String] = ["name": "xiaoming"]
        let arr = [dict, dict]
        #expect([Model].deserialize(from: arr)?.map(\.name) == ["xiaoming", "xiaoming"])
    }

    @Test("Serialization and deserialization: dictionary → model → dictionary and text → model")
    func roundTrip() throws {
        struct JsonToModel: SmartCodable, Equatable {
            var name: String = ""
            var age: Int = 0
            var tags: [String] = []
        }
        let dict: [String: Any] = ["name": "xiaoming", "age": 20, "tags": ["a", "b"]]
        let xiaoMing = try #require(JsonToModel.deserialize(from: dict))
        let studentDict = xiaoMing.toDictionary() ?? [:]
        #expect(studentDict as NSDictionary == dict as NSDictionary)

        let json1 = xiaoMing.toJSONString(prettyPrint: true) ?? ""
        #expect(json1.contains("\n"))
        let xiaoMing2 = try #require(JsonToModel.deserialize(from: json1))
        #expect(xiaoMing2 == xiaoMing)
    }

    private class Described: SmartDecodable {
        var name: String = ""
        var age: Int = 0
        var desc: String = ""
        required init() {}

        func didFinishMapping() {
            if name.isEmpty {
                desc = "\(age)岁的" + "人"
            } else {
                desc = "\(age)岁的" + name
            }
        }
    }

    @Test("The callback after decoding: a description from name and age")
    func didFinishMapping() {
        #expect(Described.deserialize(from: ["name": "小明", "age": 10])?.desc == "10岁的小明")
        #expect(Described.deserialize(from: ["age": 10])?.desc == "10岁的人")
    }

    private struct CompatibleEnum: SmartCodable {
        init() {}
        var enumTest: TestEnum = .a

        enum TestEnum: String, SmartCaseDefaultable {
            static let defaultCase: TestEnum = .a

            case a
            case b
            case hello = "c"
        }
    }

    @Test(
        "Decoding enums: the raw value, or defaultCase",
        arguments: [(#""b""#, .b), (#""c""#, .hello), (#""hello""#, .a), ("5", .a), ("null", .a)]
            as [(String, EarlierSmartCodableTests.CompatibleEnum.TestEnum)])
    private func enums(_ json: String, _ expected: CompatibleEnum.TestEnum) {
        #expect(CompatibleEnum.deserialize(from: "{\"enumTest\":\(json)}")?.enumTest == expected, "\(json)")
    }

    @Test("Decoding Any, the official solution: a struct for the dictionaries")
    func anyAsStruct() throws {
        struct Block: Codable {
            let message: String
            let index: Int
            let transactions: [Transaction]
            let proof: String
            let previous_hash: String
        }

        struct Transaction: Codable, Equatable {
            let amount: Int
            let recipient: String
            let sender: String
        }
        let json = """
            {"message":"new","index":"2","transactions":[{"amount":"3","recipient":"Ann","sender":"Bob"}],"proof":100,"previous_hash":"abc"}
            """
        // Plain Codable types: the engine's decoder converts what JSONDecoder refuses.
        let block = try SmartJSONDecoder().decode(Block.self, from: json)
        #expect(block.message == "new")
        #expect(block.index == 2)
        #expect(block.transactions == [Transaction(amount: 3, recipient: "Ann", sender: "Bob")])
        #expect(block.proof == "100")
        #expect(block.previous_hash == "abc")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Block.self, from: Data(json.utf8)) }
    }

    private struct AboutAny<T: Codable>: SmartCodable {
        init() {}

        var dict1: [String: T] = [:]
        var dict2: [String: T] = [:]
    }

    @Test("Decoding Any with generics: dictionaries of T")
    func anyAsGeneric() {
        let dict: [String: Any] = ["dict1": ["a": "1"], "dict2": ["b": "2"]]
        let one = AboutAny<String>.deserialize(from: dict)
        #expect(one?.dict1 == ["a": "1"])
        #expect(one?.dict2 == ["b": "2"])
        #expect(AboutAny<Int>.deserialize(from: dict)?.dict2 == ["b": 2])
    }

    private struct AnyModel: SmartCodable {
        var name: JSONValue?
        var age: JSONValue = .int(0)
        var dict: [String: JSONValue] = [:]
        var arr: [JSONValue] = []
    }

    private var anyDict: [String: Any] {
        let inDict =
            [
                "key1": 1,
                "key2": "two",
                "key3": ["key": "1"],
                "key4": [1, 2.2],
            ] as [String: Any]

        let arr = [inDict]

        return [
            "name": "xiao ming",
            "age": 20,
            "dict": inDict,
            "arr": arr,
        ] as [String: Any]
    }

    @Test("Decoding Any as SmartAny, now JSONValue: the values with their kinds")
    func anyAsValue() throws {
        let model = try #require(AnyModel.deserialize(from: anyDict))
        #expect(model.name == JSONValue.string("xiao ming"))
        #expect(model.age == JSONValue.int(20))
        let dict = [
            "key1": JSONValue.int(1),
            "key2": JSONValue.string("two"),
            "key3": JSONValue.dict(["key": JSONValue.string("1")]),
            "key4": JSONValue.array([JSONValue.int(1), JSONValue.double(2.2)]),
        ]
        #expect(model.dict == dict)
        #expect(model.arr == [JSONValue.dict(dict)])
    }

    @Test("Decoding Any as SmartAny, now JSONValue: peel gives the plain values")
    func peel() throws {
        let model = try #require(AnyModel.deserialize(from: anyDict))
        #expect(model.name?.peel as? String == "xiao ming")
        #expect(model.age.peel as? Int == 20)
        #expect(model.dict.peel["key1"] as? Int == 1)
        #expect(model.dict.peel["key2"] as? String == "two")
        #expect(model.dict.peel["key3"] as? [String: String] == ["key": "1"])
        #expect((model.dict.peel["key4"] as? [Any])?.first as? Int == 1)
        #expect((model.dict.peel["key4"] as? [Any])?.last as? Double == 2.2)
        #expect(model.arr.peel.count == 1)
        #expect((model.arr.peel.first as? [String: Any])?["key2"] as? String == "two")
    }
}
