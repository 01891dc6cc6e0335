import Foundation
import SmartCodable
import TestSupport
import Testing

/// `"solo"` for `[String]`, and other forms that servers send for one thing.
@Suite("One or many")
struct OneOrManyTests {
    enum Kind: String, SmartCaseDefaultable { case a, b }

    struct Item: SmartCodable, Equatable { var id = 0 }

    struct Model: SmartCodable, Equatable {
        var texts: [String] = ["initial"]
        var numbers: [Int] = []
        var set: Set<Int> = []
        var nested: [[Int]] = []
        var items: [Item] = []
        var kinds: [Kind] = []
        var optional: [Double]?
        var dates: [Date] = []
        var table: [String: [Int]] = [:]
        var text = ""
    }

    static let json = """
        {"texts":"solo","numbers":"7","set":1,"nested":3,"items":{"id":1},"kinds":"b","optional":1.5,"dates":60,\
        "table":{"k":4},"text":"t"}
        """

    @Test func oneIsMany() throws {
        let (model, report) = SmartSentinel.record {
            Model.deserialize(from: Self.json, options: [.wrapsSingleValues])
        }
        let found = try #require(model)
        #expect(found.texts == ["solo"] && found.numbers == [7] && found.set == [1] && found.nested == [[3]])
        #expect(found.items == [Item(id: 1)] && found.kinds == [.b] && found.optional == [1.5])
        #expect(found.dates == [Date(timeIntervalSince1970: 60)] && found.table == ["k": [4]] && found.text == "t")
        // Each is told of.
        let paths = Set(report.repairs.filter { $0.action == .converted }.map(\.path))
        #expect(paths == ["texts", "numbers", "set", "nested", "items", "kinds", "optional", "dates", "table.k"])
        #expect(throws: SmartStrictError.self) {
            try Model.decode(from: Self.json, options: [.wrapsSingleValues, .strict])
        }
    }

    enum Role: String, SmartCaseDefaultable {
        case admin, other
        static var defaultCase: Role { .other }
    }

    struct Lists: SmartCodable {
        var roles: [Role] = []
        var set: Set<Role> = []
        var list: ContiguousArray<Int> = []
        static var decodingOptions: Set<SmartDecodingOption> { [.wrapsSingleValues] }
    }

    @Test("Cases that are not known, and contiguous arrays, which leave out bad elements as arrays do")
    func otherLists() {
        let lists = Lists.deserialize(from: #"{"roles":"guest","set":"guest","list":"5"}"#)
        #expect(lists?.roles == [.other] && lists?.set == [.other] && lists?.list == [5])
        #expect(Lists.deserialize(from: #"{"list":[1,"x",2]}"#)?.list == [1, 2])
        #expect(lists?.toJSONString() == #"{"roles":["other"],"set":["other"],"list":[5]}"#)
    }

    @Test("One value that is converted, too, has one line") func oneLine() {
        let (model, report) = SmartSentinel.record { Choosing.deserialize(from: #"{"tags":1}"#) }
        #expect(model?.tags == ["1"])
        #expect(report.repairs.map { "\($0.path) \($0.expected) \($0.action)" } == ["tags [String] converted"])
    }

    @Test func notWithoutTheOption() {
        let model = Model.deserialize(from: Self.json)
        #expect(model?.texts == ["initial"] && model?.items.isEmpty == true && model?.optional == nil)
    }

    @Test func whatIsNoElement() {
        let json = #"{"texts":null,"numbers":"x","items":7,"optional":null}"#
        let model = Model.deserialize(from: json, options: [.wrapsSingleValues])
        #expect(model?.texts == ["initial"] && model?.numbers == [] && model?.items == [] && model?.optional == nil)
        // Arrays, and texts that hold one, are themselves.
        let many = Model.deserialize(from: #"{"texts":["a","b"],"numbers":"[1,2]"}"#, options: [.wrapsSingleValues])
        #expect(many?.texts == ["a", "b"] && many?.numbers == [1, 2])
    }

    struct Choosing: SmartCodable {
        var tags: [String] = []
        static var decodingOptions: Set<SmartDecodingOption> { [.wrapsSingleValues] }
    }

    @Test func aModelAndACoderChoose() throws {
        #expect(Choosing.deserialize(from: #"{"tags":"one"}"#)?.tags == ["one"])
        #expect([Choosing].deserialize(from: #"[{"tags":1}]"#)?.first?.tags == ["1"])
        let decoder = SmartJSONDecoder()
        #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: "1") }
        decoder.options = [.wrapsSingleValues]
        #expect(try decoder.decode([Int].self, from: "1") == [1])
        #expect(try decoder.decode([String: [String]].self, from: #"{"a":"x","b":["y"]}"#) == ["a": ["x"], "b": ["y"]])
        #expect(try decoder.decode([ParityAddress].self, from: #"{"city":"x"}"#) == [ParityAddress(city: "x")])
        // What tries one type after the other gets what it asks for.
        enum Either: Decodable, Equatable {
            case many([Int]), one(Int)
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let many = try? container.decode([Int].self) {
                    self = .many(many)
                } else {
                    self = .one(try container.decode(Int.self))
                }
            }
        }
        #expect(try decoder.decode(Either.self, from: "1") == .one(1))
        #expect(try decoder.decode(Either.self, from: "[1]") == .many([1]))
        #expect([Item].deserialize(from: #"{"id":3}"#, options: [.wrapsSingleValues]) == [Item(id: 3)])
    }

    // MARK: Several raw values of one case

    enum Status: String, SmartCaseDefaultable {
        case paid, open

        /// Replaces what the compiler makes of the cases.
        init?(rawValue: String) {
            switch rawValue.lowercased() {
            case "paid", "done", "settled": self = .paid
            case "open": self = .open
            default: return nil
            }
        }
    }

    enum Answer: Int, Codable {
        case ok = 200, failed = 500

        init?(rawValue: Int) {
            switch rawValue {
            case 200..<300: self = .ok
            case 400..<600: self = .failed
            default: return nil
            }
        }
    }

    struct Order: SmartCodable {
        var status = Status.open
        var answer = Answer.failed
        var all: [Status] = []
    }

    @Test func severalRawValues() throws {
        let json = #"{"status":"DONE","answer":204,"all":["paid","Settled","x","open"]}"#
        let order = try #require(Order.deserialize(from: json))
        #expect(order.status == .paid && order.answer == .ok && order.all == [.paid, .paid, .open])
        #expect(try JSONDecoder().decode([Status].self, from: Data(#"["done"]"#.utf8)) == [.paid])
        #expect(order.toJSONString() == #"{"status":"paid","answer":200,"all":["paid","paid","open"]}"#)
    }

    // MARK: Dictionaries with enums as keys

    enum Size: Int, Codable { case small = 1, large = 2 }

    struct Stock: SmartCodable, Equatable {
        var kinds: [Kind: Int] = [.a: -1]
        var sizes: [Size: String] = [:]
        var nested: [Kind: [Size: Item]] = [:]
    }

    @Test func enumKeys() throws {
        let json = #"{"kinds":{"a":1,"b":"2"},"sizes":{"1":"s","2":"l"},"nested":{"b":{"2":{"id":5}}}}"#
        let stock = try #require(Stock.deserialize(from: json))
        #expect(stock.kinds == [.a: 1, .b: 2] && stock.sizes == [.small: "s", .large: "l"])
        #expect(stock.nested == [.b: [.large: Item(id: 5)]])
        let written = try #require(stock.toJSONString())
        #expect(Stock.deserialize(from: written) == stock && written.contains(#""nested":{"b":{"2":{"id":5}}}"#))
        #expect((stock.toDictionary()?["kinds"] as? [String: Int]) == ["a": 1, "b": 2])
        // What Codable writes is read as well, and written by the coders.
        #expect(Stock.deserialize(from: #"{"kinds":["a",1,"b",2]}"#)?.kinds == [.a: 1, .b: 2])
        #expect(String(decoding: try SmartJSONEncoder().encode([Kind.a: 1]), as: UTF8.self) == #"["a",1]"#)
        #expect(try SmartJSONDecoder().decode([Kind: Int].self, from: #"["a",1]"#) == [.a: 1])
        let (partly, report) = SmartSentinel.record { Stock.deserialize(from: #"{"kinds":{"a":1,"z":2}}"#) }
        #expect(partly?.kinds == [.a: 1] && report.repairs.map(\.path).contains("kinds.z"))
    }

    // MARK: Base64 in URLs

    struct Token: SmartCodable {
        var plain = Data()
        var signed = Data()
        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.signed <--- SmartDataTransformer(usesURLAlphabet: true)]
        }
    }

    @Test func base64URL() throws {
        let bytes = Data([0xFB, 0xFF, 0xFE, 0x01])
        for text in ["-__-AQ", "-__-AQ==", "+//+AQ=="] {
            #expect(Token.deserialize(from: ["signed": text])?.signed == bytes, "\(text)")
        }
        let token = Token(plain: bytes, signed: bytes)
        #expect(token.toJSONString() == #"{"plain":"+\/\/+AQ==","signed":"-__-AQ"}"#)
        for text in ["A", "-/", "-_=", "é", "AQ="] {
            #expect(Token.deserialize(from: ["signed": text])?.signed == Data(), "\(text)")
        }
        // Without the transformer it is not base64: "no" and "-12" would be data.
        #expect(Token.deserialize(from: ["plain": "-__-AQ"])?.plain == Data())
    }
}
