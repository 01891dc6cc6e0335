import Foundation
import SmartCodable
import SmartStreams
import TestSupport
import Testing

/// Elements that are decoded in batches are those that are decoded alone: with `recordsRepairs` there are no batches.
@Suite struct BatchTests {
    private struct Item: SmartCodable {
        var id = 0
        var text: String?
        var deep: [[Item]] = []
        /// What an element sees of where it is.
        @SmartKey(decode: { $0.codingPath.map(\.stringValue).joined(separator: ".") }) var path = "none"
    }

    /// Refuses what its hand-written code does not like.
    private struct Picky: Codable {
        let id: Int
        let path: String
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            path = decoder.codingPath.map(\.stringValue).joined(separator: ".")
            if id == 3 {
                throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "not three")
            }
        }
    }

    private struct Source: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let good = [
        #"{"id":1,"text":"a } ] , \" \\"}"#, #"{"id":"2"}"#, "{}", #"{"id":4,"text":"é👍🏽\u00e9\n"}"#, "[1]",
        #"{"id":5,"deep":[[{"id":6},{}],[]]}"#,
        #" {"id" : 7 } "#, #"{"text":"\#(String(repeating: "long ", count: 30))","id":3}"#,
    ]
    private static let bad = [
        "{", "}", "[", "]", "1", "null", #""x""#, "{\"id\":1\n\"text\":\"b\"}", "{\"text\":\"a\nb\"}",
        #"{"id":1} {"id":2}"#, "", "  ",
        #"{"id":1},{"id":2}"#, "{\"id\":1\n,\"text\":\"b\"},{\"id\":2}", #"{"id":1,}"#, #"{"id":01}"#, "{\"id\":8}\r",
        "\u{0}", "nul", "\"",
    ]

    private static func text(_ seed: UInt64, _ separator: String) -> [UInt8] {
        var source = Source(state: seed)
        // Some texts have nothing wrong, some little, some much.
        let share = [0, 40, 8, 3][Int(seed % 4)]
        var bytes: [UInt8] = []
        for _ in 0..<120 {
            let isBad = share > 0 && Int.random(in: 0..<share, using: &source) == 0
            bytes += Array(((isBad ? bad : good).randomElement(using: &source) ?? "").utf8)
            if isBad, Int.random(in: 0..<6, using: &source) == 0 { bytes.append(0xFF) }
            if share == 0 || Int.random(in: 0..<50, using: &source) > 0 { bytes += Array(separator.utf8) }
        }
        return bytes
    }

    private func compare<Value: Decodable>(
        _: Value.Type, _ bytes: [UInt8], _ format: SmartStreamFormat, _ decoder: SmartJSONDecoder = SmartJSONDecoder(),
        _ describe: (Value) -> String
    ) {
        func described(_ sequence: SmartJSONSequence<Value>) -> [String] {
            sequence.map { element in
                switch element.result {
                case .success(let value): "\(element.index) \(element.offset) \(describe(value))"
                case .failure(let error): "\(element.index) \(element.offset) \(error)"
                }
            }
        }
        let alone = described(SmartJSONSequence([bytes], format: format, decoder: decoder, recordsRepairs: true))
        for size in [bytes.count, 3000, 700] {
            let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
            let batched = described(SmartJSONSequence(pieces, format: format, decoder: decoder))
            if batched != alone {
                let place = zip(batched, alone).enumerated().first { $0.element.0 != $0.element.1 }
                let text = String(decoding: bytes, as: UTF8.self).debugDescription
                Issue.record(
                    "\(batched.count) and \(alone.count), \(String(describing: place)) of \(text.prefix(3000))")
                return
            }
        }
    }

    private func described(_ item: Item) -> String { "\(item.toJSONString() ?? "?") \(item.path)" }

    @Test(arguments: 1...2 * randomPayloads) func lines(seed: UInt64) {
        let bytes = Self.text(seed, seed % 5 == 0 ? "\r\n" : "\n")
        compare(Item.self, bytes, .lines) { described($0) }
        compare(Picky.self, bytes, .lines) { "\($0.id) \($0.path)" }
    }

    @Test(arguments: 1...2 * randomPayloads) func arrays(seed: UInt64) {
        let bytes =
            Array("[".utf8) + Self.text(seed, seed % 5 == 0 ? " ,\n " : ",") + Array(seed % 7 == 0 ? "".utf8 : "]".utf8)
        compare(Item.self, bytes, .array) { described($0) }
        compare(Picky.self, bytes, .array) { "\($0.id) \($0.path)" }
        compare([Int].self, bytes, .array) { "\($0)" }
        compare(Item.self, Array(#"{"a":{"b":[0,"#.utf8) + bytes + Array("]}}".utf8), .array(at: "a.b.1")) {
            described($0)
        }
    }

    @Test func optionsHold() {
        let decoder = SmartJSONDecoder()
        decoder.keyDecodingStrategy = .custom { path in path.last ?? path[0] }
        let bytes = Self.text(4, "\n")
        compare(Item.self, bytes, .lines, decoder) { described($0) }
        decoder.keyDecodingStrategy = .fromSnakeCase
        compare(Item.self, bytes, .lines, decoder) { described($0) }
        decoder.options = [.strict]
        compare(Item.self, bytes, .lines, decoder) { described($0) }
    }

    /// Elements that are larger than a batch, one byte after the other: for each at most one batch is tried.
    @Test func largeElementsAsTheyCome() async throws {
        let text = String(repeating: "word ", count: 800)
        let element = #"{"id":1,"text":"\#(text)","deep":[[{"id":2,"text":"\#(text)"}]]}"#
        let bytes = Array("[\(element),\(element),\(element)]".utf8)
        let stream = AsyncStream<UInt8> { continuation in
            for byte in bytes { continuation.yield(byte) }
            continuation.finish()
        }
        var offsets: [Int] = []
        for try await element in SmartJSONStream(stream, of: Item.self, format: .array) {
            let item = try element.get()
            #expect(item.deep.first?.first?.id == 2)
            offsets.append(element.offset)
        }
        #expect(offsets == [1, 2 + element.utf8.count, 3 + 2 * element.utf8.count])
    }

    /// What is left of a batch when nobody asks for more.
    @Test func valuesThatNobodyTakesAreReleased() {
        final class Counted: Decodable {
            nonisolated(unsafe) static var alive = 0
            init(from decoder: any Decoder) throws { Self.alive += 1 }
            deinit { Self.alive -= 1 }
        }
        let text = Data(String(repeating: "{}\n", count: 5000).utf8)
        for _ in 0..<3 {
            for element in SmartJSONSequence<Counted>([text]) where element.index == 1500 { break }
        }
        #expect(Counted.alive == 0)
        #expect(SmartJSONSequence<Counted>([text]).reduce(0) { sum, _ in sum + 1 } == 5000)
        #expect(Counted.alive == 0)
    }

    /// A record that says how many records follow it, and asks the stream for them while it is made itself.
    @Test func aRequestDuringAnother() throws {
        final class Row: SmartCodable {
            nonisolated(unsafe) static var iterator: SmartJSONSequence<Row>.Iterator?
            nonisolated(unsafe) static var refusals: [String] = []
            var followers = 0
            var text = ""
            init() {}
            func didFinishMapping() {
                guard followers > 0 else { return }
                while let element = Self.iterator?.next(), Self.refusals.count < 1000 {
                    do { _ = try element.get() } catch { Self.refusals.append("\(error)") }
                }
            }
        }
        defer { Row.iterator = nil }
        for count in [20, 2000] {
            Row.refusals = []
            let lines = (0..<count).map {
                #"{"followers":\#($0 % 7 == 0 ? 2 : 0),"text":"a text that is longer than fifteen \#($0)"}\#n"#
            }
            Row.iterator = SmartJSONSequence<Row>([Array(lines.joined().utf8)]).makeIterator()
            var texts: [String] = []
            while let element = Row.iterator?.next() { texts.append(try element.get().text) }
            #expect(texts == (0..<count).map { "a text that is longer than fifteen \($0)" })
            // A loop over them has one error, and ends.
            #expect(Row.refusals.count == (count + 6) / 7)
            #expect(
                Row.refusals.allSatisfy {
                    $0.hasSuffix("The stream was asked for an element while it was producing one.")
                })
        }
    }

    /// The pieces may come from code that asks for an element as well.
    @Test func aRequestFromTheSourceOfTheBytes() throws {
        struct Pieces: Sequence, IteratorProtocol {
            nonisolated(unsafe) static var iterator: SmartJSONSequence<Int>.Iterator?
            nonisolated(unsafe) static var refused = 0
            var left = 3
            mutating func next() -> [UInt8]? {
                guard left > 0 else { return nil }
                left -= 1
                if case .failure = Self.iterator?.next()?.result { Self.refused += 1 }
                return Array("\(left)\n".utf8)
            }
        }
        Pieces.iterator = SmartJSONSequence<Int>(Pieces()).makeIterator()
        defer { Pieces.iterator = nil }
        var values: [Int?] = []
        while let element = Pieces.iterator?.next() { values.append(element.value) }
        #expect(values == [2, 1, 0] && Pieces.refused == 3)
    }
}
