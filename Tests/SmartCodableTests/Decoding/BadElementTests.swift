import Foundation
import SmartCodable
import Testing

private enum Suit: String, SmartCaseDefaultable { case hearts, spades }

private enum Level: Int, SmartCaseDefaultable, CodingKeyRepresentable {
    static var defaultCase: Level { .unknown }
    case low = 1, high, unknown
}

private struct Friend: SmartCodable, Hashable { var age = 0 }

/// Refuses what has no `x`: a plain Codable type with a collection of its own.
private struct Point: Codable, Hashable {
    var x: Int
    var tags: [Int]?
}

/// A model whose `init(from:)` throws.
private struct Strict: SmartCodable, Hashable {
    @SmartKey(throws: true) var id = 0
}

private enum Message: SmartPolymorphicEnum {
    case friend(Friend), ping
    static func variants() -> SmartVariants {
        SmartVariants(by: "kind", [SmartVariant("friend", Message.friend), SmartVariant("ping", value: Message.ping)])
    }
}

private enum Event: SmartPolymorphicEnum {
    case friend(Friend), other(JSONValue)
    static func variants() -> SmartVariants {
        SmartVariants(
            by: "kind", [SmartVariant("friend", Event.friend)], otherwise: SmartVariant("other", Event.other))
    }
}

private class Shape: SmartCodable, SmartPolymorphic {
    var name = ""
    required init() {}
    class func variants() -> SmartVariants {
        SmartVariants(by: "type", ["circle": Circle.self], otherwise: Blob.self)
    }
}
private class Circle: Shape {}
private class Blob: Shape {}

private struct Lists: SmartCodable {
    var ints = [7]
    var nested: [[Int]] = []
    var set: Set<Int> = []
    var table: [String: Int] = [:]
    var numbered: [Int: Int] = [:]
    var levelled: [Level: Int] = [:]
    var bySuit: [Suit: Int] = [:]
    var optionals: [Int?] = []
    var friends: [Friend] = []
    var someFriends: [Friend?] = []
    var friendTable: [String: Friend?] = [:]
    var points: [Point] = []
    var strict: [Strict] = []
    var suits: [Suit] = [.hearts]
    var suitTable: [String: Suit] = [:]
    var levels: [Level] = []
    var levelTable: [String: Level] = [:]
    var suit = Suit.spades
    var maybe: Suit? = .spades
    var messages: [Message] = []
    var events: [Event] = []
    var event = Event.other(.string("initial"))
    var shapes: [Shape] = []
    @SmartCompact.Array var compact: [Int] = [7]
}

/// One element that does not fit costs nothing but itself, in every collection.
@Suite struct BadElementTests {
    private func read(_ json: String, _ options: Set<SmartDecodingOption>? = nil) throws -> (Lists, [String]) {
        let (lists, report) = SmartSentinel.record { Lists.deserialize(from: json, options: options) }
        let repairs = report.repairs.filter { $0.action != .missing }
        return (try #require(lists), repairs.map { "\($0.path): \(RepairSentences.outcome($0.action))" })
    }

    @Test func collectionsOfScalars() throws {
        let json = #"{"ints":[1,"2","x",null],"nested":[[1,"x"],7,[2]],"set":[1,{}],"table":{"a":1,"b":[]}}"#
        let (lists, repairs) = try read(json)
        #expect(lists.ints == [1, 2] && lists.nested == [[1], [2]] && lists.set == [1] && lists.table == ["a": 1])
        #expect(
            repairs == [
                "ints[1]: converted", "ints[2]: left out", "ints[3]: left out", "nested[0][1]: left out",
                "nested[1]: left out", "set[1]: left out", "table.b: left out",
            ])
        let (whole, kept) = try read(json, [.strictCollections])
        #expect(whole.ints == [7] && whole.nested == [] && whole.set == [] && whole.table == [:])
        #expect(kept == ["ints", "nested", "set", "table"].map { "\($0): kept the initial value" })
        #expect(try read(#"{"optionals":["1","x"]}"#, [.strictCollections]).1 == ["optionals: kept the initial value"])
    }

    @Test func dictionariesWithOtherKeys() throws {
        let json = #"{"numbered":{"1":"2","x":3,"4":[]},"levelled":{"1":5,"9":6}}"#
        let (lists, repairs) = try read(json)
        #expect(lists.numbered == [1: 2] && lists.levelled == [.low: 5])
        #expect(
            repairs.sorted() == [
                "levelled.9: left out", "numbered.1: converted", "numbered.4: left out", "numbered.x: left out",
            ])
        #expect(try read(#"{"levelled":{"2":1}}"#, [.strictCollections]).0.levelled == [.high: 1])
        #expect(lists.toJSONString()?.contains(#""numbered":{"1":2}"#) == true)
        // What is left out was not converted before.
        #expect(
            try read(#"{"numbered":{"x":"5"},"bySuit":{"x":"5"}}"#).1 == ["numbered.x: left out", "bySuit.x: left out"])
    }

    @Test("What is given up was not converted before") func oneLineForOneValue() throws {
        enum Word: String, Codable { case one, two }
        struct Plain: Codable { var x: Int, y: Int }
        struct Model: SmartCodable {
            var word = Word.one
            var maybe: Word?
            var words: [Word] = []
            var plain: [Plain] = []
            var strict: [Strict] = []
        }
        let json = #"{"word":5,"maybe":6,"words":[7],"plain":[{"x":"1"}],"strict":[{"other":1}]}"#
        let (model, report) = SmartSentinel.record { Model.deserialize(from: json) }
        #expect(model?.word == .one && model?.maybe == nil)
        #expect(
            report.repairs.map { "\($0.path): \(RepairSentences.outcome($0.action))" } == [
                "word: kept the initial value", "maybe: set to nil", "words[0]: left out", "plain[0]: left out",
                "strict[0]: left out",
            ])
    }

    @Test("Text that holds an object which is given up has one line, too") func oneLineForOneText() throws {
        struct Late: SmartCodable {
            var count = 0
            @SmartKey(throws: true) var id = 0
        }
        struct Model: SmartCodable {
            var list: [Late] = []
            var some: [Late?] = []
            var table: [String: Late] = [:]
        }
        let (bad, good) = (#""{\"count\":\"1\"}""#, #""{\"count\":\"1\",\"id\":2}""#)
        let json = #"{"list":[\#(bad),\#(good)],"some":[\#(bad)],"table":{"a":\#(bad)}}"#
        let (model, report) = SmartSentinel.record { Model.deserialize(from: json) }
        #expect(model?.list.map(\.id) == [2] && model?.some.count == 1 && model?.table.count == 0)
        #expect(
            report.repairs.map { "\($0.path): \(RepairSentences.outcome($0.action))" } == [
                "list[0]: left out", "list[1].count: converted", "list[1]: converted", "some[0]: set to nil",
                "table.a: left out",
            ])
    }

    @Test("Enums as keys, and collections that are complete") func strictEnumKeys() throws {
        let strict: Set<SmartDecodingOption> = [.strictCollections]
        let (lists, repairs) = try read(#"{"bySuit":{"hearts":1,"spades":"2"}}"#, strict)
        #expect(lists.bySuit == [.hearts: 1, .spades: 2] && repairs == ["bySuit.spades: converted"])
        #expect(try read(#"{"bySuit":["hearts",1]}"#, strict).0.bySuit == [.hearts: 1])
        for bad in [#"{"hearts":1,"clubs":2}"#, #"{"hearts":1,"spades":"x"}"#] {
            let (lists, repairs) = try read(#"{"bySuit":\#(bad)}"#, strict)
            #expect(lists.bySuit.isEmpty && repairs == ["bySuit: kept the initial value"])
        }
        // Plain Codable types read what models write, and what JSONDecoder reads.
        struct Plain: Codable { var bySuit: [Suit: Int] }
        struct Holder: SmartCodable { var plain: Plain? }
        #expect(Holder.deserialize(from: #"{"plain":{"bySuit":{"hearts":1}}}"#, options: strict)?.plain != nil)
        #expect(Holder.deserialize(from: #"{"plain":{"bySuit":["hearts",1]}}"#, options: strict)?.plain != nil)
    }

    @Test func optionalElements() throws {
        let json = #"{"optionals":[1,"x",null],"someFriends":[{},7,null],"friendTable":{"a":{},"b":7,"c":null}}"#
        let (lists, repairs) = try read(json)
        let friend: Friend? = Friend()
        #expect(lists.optionals == [1, nil, nil] && lists.someFriends == [friend, nil, nil])
        #expect(lists.friendTable == ["a": friend, "b": nil, "c": nil])
        #expect(
            repairs == ["optionals[1]: set to nil", "someFriends[1]: set to nil", "friendTable.b: set to nil"])
        #expect(try read(json, [.strictCollections]).0.optionals.isEmpty)
    }

    @Test func modelsAndPlainTypes() throws {
        let (lists, repairs) = try read(
            #"""
            {"friends":[{"age":1},null,7,{"age":[]}],"points":[{"x":1},{},{"x":2,"tags":[1,"y"]}],
            "strict":[{"id":1},{},{"id":3}]}
            """#)
        #expect(lists.friends == [Friend(age: 1), Friend()])
        // What is whole with JSONDecoder is whole here.
        #expect(lists.points == [Point(x: 1)])
        #expect(lists.strict.map(\.id) == [1, 3])
        #expect(
            repairs == [
                "friends[1]: left out", "friends[2]: left out", "friends[3].age: kept the initial value",
                "points[1]: left out", "points[2]: left out", "strict[1]: left out",
            ])
        let lossy = try read(#"{"points":[{"x":2,"tags":[1,"y"]}]}"#, [.lossyCollections]).0
        #expect(lossy.points == [Point(x: 2, tags: [1])])
        let whole = try read(#"{"friends":[{},7],"strict":[{"id":1},{}]}"#, [.strictCollections]).0
        #expect(whole.friends.isEmpty && whole.strict.isEmpty)
    }

    @Test func noCaseIsMadeUp() throws {
        let (lists, repairs) = try read(
            #"""
            {"suits":["spades","clubs",1,null],"suitTable":{"a":"clubs","b":"spades"},"suit":"clubs","maybe":"clubs",
            "levels":[1,9,"2","9",null],"levelTable":{"a":9}}
            """#)
        #expect(lists.suits == [.spades] && lists.suitTable == ["b": .spades])
        #expect(lists.suit == .spades && lists.maybe == nil)
        #expect(lists.levels == [.low, .unknown, .high, .unknown] && lists.levelTable == ["a": .unknown])
        #expect(
            repairs.sorted() == [
                "levelTable.a: took the default case", "levels[1]: took the default case", "levels[2]: converted",
                "levels[3]: took the default case", "levels[4]: left out", "maybe: set to nil",
                "suit: kept the initial value", "suitTable.a: left out", "suits[1]: left out", "suits[2]: left out",
                "suits[3]: left out",
            ])
        let whole = try read(#"{"suits":["clubs"],"levels":[9]}"#, [.strictCollections]).0
        #expect(whole.suits == [.hearts] && whole.levels == [.unknown])
    }

    @Test func otherDecodersMakeUpNoCaseEither() throws {
        func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> [T] {
            try JSONDecoder().decode([T].self, from: Data(json.utf8))
        }
        #expect(try decode(Suit.self, #"["spades"]"#) == [.spades])
        #expect(throws: DecodingError.self) { try decode(Suit.self, #"["clubs"]"#) }
        #expect(try decode(Level.self, #"[2,9,"x"]"#) == [.high, .unknown, .unknown])
    }

    @Test func elementsOfSeveralTypes() throws {
        let json = #"[{"kind":"friend","age":4},null,{"kind":"?","q":1},{},3]"#
        let (lists, repairs) = try read(
            #"""
            {"messages":\#(json),"events":\#(json),"event":null,
            "shapes":[{"type":"circle","name":"c"},null,3,{"type":"?","name":"b"},{}]}
            """#)
        #expect(lists.messages.count == 1 && lists.events.count == 5)
        guard case .other(.null) = lists.events[1], case .other(.string("initial")) = lists.event else {
            Issue.record("\(lists.events[1]) \(lists.event)")
            return
        }
        #expect(lists.shapes.map { "\(type(of: $0)) \($0.name)" } == ["Circle c", "Blob b", "Blob "])
        #expect(
            repairs == [
                "messages[1]: left out", "messages[2]: left out", "messages[3]: left out", "messages[4]: left out",
                "events[1]: took the default case", "events[2].kind: took the default case",
                "events[3]: took the default case", "events[4]: took the default case",
                "event: kept the initial value", "shapes[1]: left out", "shapes[2]: left out",
                "shapes[3].type: took the default case", "shapes[4]: took the default case",
            ])
    }

    @Test func compactListsStayCompact() throws {
        #expect(try read(#"{"compact":[1,"x"]}"#, [.strictCollections]).0.compact == [1])
    }

    @Test func whatIsTriedInTurnIsWhole() throws {
        enum Value: Codable, Equatable {
            case numbers([Int]), texts([String])
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let numbers = try? container.decode([Int].self) {
                    self = .numbers(numbers)
                } else {
                    self = .texts(try container.decode([String].self))
                }
            }
        }
        struct Model: SmartCodable { var value = Value.numbers([]) }
        #expect(Model.deserialize(from: #"{"value":["a","b"]}"#)?.value == .texts(["a", "b"]))
    }

    @Test func strictNamesTheElement() {
        let json = #"{"ints":[1,"x"]}"#
        do {
            _ = try Lists.decode(from: json, options: [.strict])
            Issue.record("no error")
        } catch let error as SmartStrictError {
            #expect(error.report.repairs.contains { $0.path == "ints[1]" && $0.action == .dropped })
        } catch {
            Issue.record("\(error)")
        }
    }
}
