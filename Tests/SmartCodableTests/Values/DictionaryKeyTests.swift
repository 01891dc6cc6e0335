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

    @Test("The list that JSONEncoder writes is read, and the coders write it")
    func list() throws {
        #expect(Bag.deserialize(from: #"{"long":[5,1]}"#)?.long == [5: 1])
        let text = try SmartJSONEncoder().encode([Int64(5): 1])
        #expect(String(decoding: text, as: UTF8.self) == "[5,1]")
        #expect(try SmartJSONDecoder().decode([Int64: Int].self, from: text) == [5: 1])
    }
}
