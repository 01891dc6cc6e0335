import Foundation
import SmartCodable
import Testing

/// Dictionaries whose keys are neither text nor an enum.
@Suite("Keys of dictionaries that a text stands for")
struct DictionaryKeyTests {
    struct Bag: SmartCodable, Equatable {
        var ids: [UUID: Int] = [:]
        var long: [Int64: Int] = [:]
        var small: [UInt8: [Int]] = [:]
        var flags: [Bool: Int] = [:]
        var rates: [Double: Int] = [:]
    }

    static let texts = [
        #"{"ids":{"E621E1F8-C36C-495A-93FC-0C247A3E6E5F":1}}"#, #"{"long":{"-12345678901":1}}"#,
        #"{"small":{"7":[1]}}"#,
        #"{"flags":{"true":1}}"#, #"{"rates":{"1.5":1}}"#,
    ]

    @Test("They are read from an object without a line, and written as they came", arguments: texts)
    func object(text: String) throws {
        let (bag, report) = SmartSentinel.record { Bag.deserialize(from: text) }
        #expect(report.repairs.allSatisfy { $0.action == .missing } && bag != Bag())
        let name = try #require(text.dropFirst(2).split(separator: "\"").first)
        #expect(bag?.toJSONString()?.contains(text.dropFirst().dropLast()) == true, "\(name)")
        #expect(Bag.deserialize(from: bag?.toJSONString()) == bag)
        #expect(Bag.deserialize(from: bag?.toDictionary()) == bag)
    }

    @Test("A name that is no key is left out, with its own line")
    func badName() {
        let (bag, report) = SmartSentinel.record {
            Bag.deserialize(from: #"{"ids":{"x":1},"small":{"256":[1],"1":[1,"x"]},"flags":{"yes":1,"false":2}}"#)
        }
        #expect(bag?.ids == [:] && bag?.small == [1: [1]] && bag?.flags == [false: 2])
        let dropped = report.repairs.filter { $0.action == .dropped }.map(\.path).sorted()
        #expect(dropped == ["flags.yes", "ids.x", "small.1[1]", "small.256"])
    }

    @Test("A line about a key says that it is the key")
    func badKey() {
        let lines = SmartSentinel.record { Bag.deserialize(from: #"{"rates":{"x":1,"1":2}}"#) }.1.repairs.map(
            \.description)
        #expect(lines.contains(#"rates.x: Bag.rates expects Double, found string "x": left out"#))
    }

    @Test("Of two names of one key the last is taken, and the other has a line; equal names are those of any object")
    func sameKey() throws {
        let text = #"{"rates":{"1":1,"2":5,"1.0":2},"flags":{"true":1,"true":2}}"#
        let (bag, report) = SmartSentinel.record { Bag.deserialize(from: text) }
        #expect(bag?.rates == [1: 2, 2: 5] && bag?.flags == [true: 2])
        #expect(
            report.repairs.filter { $0.action != .missing }.map(\.description) == [
                "rates.1: Bag.rates expects Int, found number 1: left out ('1.0' is the same key)"
            ])
        #expect(throws: (any Error).self) { try Bag.decode(from: text, options: [.strict]) }
    }

    enum Size: String, Codable { case small, large }

    enum Level: Int, Codable { case low = 1, high }

    struct Former: SmartCodable, HandyJSONRules {
        var sizes: [Size: Int] = [:]
        var levels: [Level: [Bool]]?
    }

    @Test("By HandyJSON's rules an object is read as well, as it is written") func handyJSONRules() throws {
        let text = #"{"sizes":{"small":1},"levels":{"2":[true]}}"#
        let (model, report) = SmartSentinel.record { Former.deserialize(from: text) }
        #expect(model?.sizes == [.small: 1] && model?.levels == [.high: [true]] && report.isEmpty)
        let again = Former.deserialize(from: model?.toJSONString())
        #expect(again?.sizes == model?.sizes && again?.levels == model?.levels)
    }

    struct Plain: Codable, Equatable {
        var sizes: [Size: Int] = [:]
        var ids: [UUID: Int] = [:]
        var long: [Int64: [Size: Int]] = [:]
    }

    enum Card: Codable, Equatable { case sizes([Size: Int]) }

    struct Box: Codable, Equatable {
        var sizes: [Size: Int]

        init(_ sizes: [Size: Int]) { self.sizes = sizes }
        init(from decoder: any Decoder) throws {
            sizes = try decoder.singleValueContainer().decode([Size: Int].self)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(sizes)
        }
    }

    struct Shop: SmartCodable, Equatable {
        var plain: Plain?
        var card: Card?
        var box: Box?
        var all: [Plain] = []
        @SmartFlat var flat = Plain()
    }

    struct DirectShop: SmartDirectCodable, Equatable {
        var plain: Plain?
        var box: Box?
    }

    class Base: SmartCodable { required init() {} }
    final class Derived: Base { var plain: Plain? }

    static let plain = Plain(sizes: [.small: 1], ids: [UUID(): 2], long: [5: [.large: 3]])

    @Test(
        "A plain Codable type in a model is read from what the model writes, without a line",
        arguments: [[], [.strictCollections], [.lossyCollections], [.strict]] as [Set<SmartDecodingOption>])
    func plainInModel(options: Set<SmartDecodingOption>) throws {
        let plain = DictionaryKeyTests.plain
        let shop = Shop(plain: plain, card: .sizes([.small: 1]), box: Box([.large: 2]), all: [plain], flat: plain)
        try expectSame(shop, options)
        try expectSame(DirectShop(plain: plain, box: Box([.small: 3])), options)
        let derived = Derived()
        derived.plain = plain
        #expect(Derived.deserialize(from: derived.toJSONString(), options: options)?.plain == plain)
        #expect(Derived.deserialize(from: derived.toDictionary(), options: options)?.plain == plain)
    }

    private func expectSame<Model: SmartCodable & Equatable>(
        _ model: Model, _ options: Set<SmartDecodingOption>
    ) throws {
        let text = try #require(model.toJSONString())
        let (read, report) = SmartSentinel.record { Model.deserialize(from: text, options: options) }
        #expect(read == model && report.isEmpty, "\(text) \(report)")
        #expect(Model.deserialize(from: model.toDictionary(), options: options) == model)
        var updated = model
        #expect(SmartUpdater.update(&updated, from: text, options: options) && updated == model)
    }

    @Test("There the list is read too; the coders read and write only that")
    func plainAsList() throws {
        let list = #"{"sizes":["small",1],"ids":[],"long":[]}"#
        #expect(Shop.deserialize(from: #"{"plain":\#(list)}"#)?.plain?.sizes == [.small: 1])
        let text = try SmartJSONEncoder().encode(DictionaryKeyTests.plain)
        #expect(try SmartJSONDecoder().decode(Plain.self, from: text) == DictionaryKeyTests.plain)
        #expect(try JSONDecoder().decode(Plain.self, from: text) == DictionaryKeyTests.plain)
        #expect(throws: DecodingError.self) {
            try SmartJSONDecoder().decode(Plain.self, from: #"{"sizes":{"small":1},"ids":[],"long":[]}"#)
        }
    }

    @Test("The list that JSONEncoder writes is read, and the coders write it")
    func list() throws {
        #expect(Bag.deserialize(from: #"{"long":[5,1]}"#)?.long == [5: 1])
        let text = try SmartJSONEncoder().encode([Int64(5): 1])
        #expect(String(decoding: text, as: UTF8.self) == "[5,1]")
        #expect(try SmartJSONDecoder().decode([Int64: Int].self, from: text) == [5: 1])
    }

    struct Numbers: SmartCodable {
        var flags: [Int: Bool] = [:]
    }

    @Test(
        "A closure for names converts no keys of a dictionary, which are data",
        arguments: [[], [.strictCollections], [.strict]] as [[SmartDecodingOption]])
    func closure(options: [SmartDecodingOption]) {
        let words = SmartKeyDecodingStrategy.custom { path in
            FreeKey(stringValue: (path.last?.stringValue ?? "").replacingOccurrences(of: "-", with: ""))
        }
        let numbers = Numbers.deserialize(
            from: #"{"fl-ags":{"-7":true,"7":false}}"#, options: Set(options + [.key(words)]))
        #expect(numbers?.flags == [-7: true, 7: false])
    }
}
