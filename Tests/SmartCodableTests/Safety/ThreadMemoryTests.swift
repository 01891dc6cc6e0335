import Foundation
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// What a thread keeps from one call to the next must not be seen by the next.
@Suite("Runs that are kept") struct ThreadMemoryTests {
    struct Plain: SmartCodable {
        var id = 0
        var firstName = ""
    }

    /// Decodes itself while it is being decoded, deeper than a thread keeps runs.
    struct Inward: SmartCodable {
        var depth = 0
        var below = ""
        private enum CodingKeys: String, CodingKey { case depth }

        mutating func didFinishMapping() {
            guard depth > 0 else { return }
            let inner = Inward.deserialize(from: #"{"depth":\#(depth - 1)}"#)
            below = "\(depth)" + (inner?.below ?? "?")
        }
    }

    @Test("Calls inside calls have runs of their own") func nested() {
        for _ in 0..<5 {
            #expect(Inward.deserialize(from: #"{"depth":9}"#)?.below == "987654321")
            #expect([Inward].deserialize(from: #"[{"depth":2},{"depth":6}]"#)?.map(\.below) == ["21", "654321"])
        }
    }

    @Test("Options of one call are none of the next") func options() {
        for _ in 0..<4 {
            let snake = Plain.deserialize(from: #"{"first_name":"a"}"#, options: [.key(.fromSnakeCase)])
            #expect(snake?.firstName == "a")
            #expect(Plain.deserialize(from: #"{"first_name":"a","id":1}"#)?.firstName == "")
            let any = Plain.deserialize(from: #"{"FIRSTNAME":"b"}"#, options: [.key(.caseInsensitive)])
            #expect(any?.firstName == "b")
            #expect(Plain.deserialize(from: #"{"id":1.7}"#, options: [.number(.truncate)])?.id == 1)
            #expect(Plain.deserialize(from: #"{"id":1.7}"#)?.id == 0)
            #expect(throws: (any Error).self) {
                try Plain.decode(from: #"{"id":"x"}"#, options: [.strict])
            }
            #expect(Plain.deserialize(from: #"{"id":"x","firstName":"c"}"#)?.firstName == "c")
            #expect((try? JSONDecoder().decode(Plain.self, from: Data(#"{"id":1,"firstName":""}"#.utf8)))?.id == 1)
        }
    }

    @Test("Large texts of several threads are read and written as alone") func largeTexts() {
        let texts = [30, 70, 130, 260, 520, 1_100].map { kilobytes in
            let rows = (0..<kilobytes * 16).map { #"{"id":\#($0),"firstName":"row \#($0) of \#(kilobytes) KB, long"}"# }
            return "[\(rows.joined(separator: ","))]"
        }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for turn in 0..<12 {
                let text = texts[(thread * 5 + turn) % texts.count]
                #expect([Plain].deserialize(from: text)?.toJSONString() == text)
            }
        }
    }

    @Test("A run that ended without a result leaves nothing behind") func failures() {
        for _ in 0..<4 {
            #expect(Plain.deserialize(from: "[1") == nil)
            #expect(Plain.deserialize(from: #"{"id":5}"#, designatedPath: "no.where") == nil)
            #expect(Plain.deserialize(from: "[]") == nil)
            #expect(throws: DecodingError.self) {
                try SmartJSONDecoder().decode([String: Int].self, from: #"{"a":"x"}"#)
            }
            #expect(Plain.deserialize(from: #"{"id":5}"#)?.id == 5)
        }
    }

    /// Keeps its decoder.
    final class Keeper: Decodable {
        let decoder: any Decoder
        init(from decoder: any Decoder) throws { self.decoder = decoder }

        var name: String? { try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name) }
        enum Key: String, CodingKey { case name }
    }

    @Test("A decoder that is kept reads its own document, whatever is decoded later") func keptDecoders() throws {
        let decoder = SmartJSONDecoder()
        let first = try decoder.decode(Keeper.self, from: #"{"name":"first"}"#)
        let second = try decoder.decode(Keeper.self, from: #"{"name":"second"}"#)
        for round in 0..<20 { #expect(Plain.deserialize(from: #"{"id":\#(round)}"#)?.id == round) }
        #expect(first.name == "first")
        #expect(second.name == "second")
        #expect(Plain.deserialize(from: #"{"id":3}"#)?.id == 3)
    }

    /// Keeps its decoder now and then, or a container of it.
    final class Sometimes: Decodable {
        let name: String
        private(set) var decoder: (any Decoder)?
        private(set) var container: KeyedDecodingContainer<Keeper.Key>?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keeper.Key.self)
            name = try container.decode(String.self, forKey: .name)
            if name.hasPrefix("d") { self.decoder = decoder }
            if name.hasPrefix("c") { self.container = container }
        }

        var later: String? {
            try? (container ?? decoder?.container(keyedBy: Keeper.Key.self))?.decode(String.self, forKey: .name)
        }
    }

    @Test("A decoder that earlier runs have used may be kept as well") func decodersKeptLater() throws {
        let decoder = SmartJSONDecoder()
        var kept: [Sometimes] = []
        for round in 0..<30 {
            let name = (round % 3 == 0 ? "d" : round % 3 == 1 ? "c" : "x") + "\(round)"
            let list = try decoder.decode([Sometimes].self, from: #"[{"name":"a"},{"name":"\#(name)"},{"name":"b"}]"#)
            #expect(list.map(\.name) == ["a", name, "b"])
            kept += list
        }
        for model in kept { #expect(model.later == ("dc".contains(model.name.prefix(1)) ? model.name : nil)) }
    }

    /// Keeps an encoder for a part of itself.
    final class Parts: Encodable {
        nonisolated(unsafe) static var kept: (any Encoder)?
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keeper.Key.self)
            Parts.kept = container.superEncoder(forKey: .name)
            try "part".encode(to: container.superEncoder(forKey: .name))
        }
    }

    @Test("An encoder for a part that is kept writes nowhere") func keptParts() throws {
        let encoder = SmartJSONEncoder()
        for round in 0..<4 {
            #expect(String(decoding: try encoder.encode([Parts()]), as: UTF8.self) == #"[{"name":"part"}]"#)
            let kept = try #require(Parts.kept)
            #expect(String(decoding: try encoder.encode(["a": round]), as: UTF8.self) == "{\"a\":\(round)}")
            var late = kept.container(keyedBy: Keeper.Key.self)
            try late.encode("late", forKey: .name)
            #expect(String(decoding: try encoder.encode([round]), as: UTF8.self) == "[\(round)]")
        }
        Parts.kept = nil
    }

    /// Keeps its encoder.
    final class Writer: Encodable {
        nonisolated(unsafe) static var kept: (any Encoder)?
        func encode(to encoder: any Encoder) throws {
            Writer.kept = encoder
            var container = encoder.container(keyedBy: Keeper.Key.self)
            try container.encode("w", forKey: .name)
        }
    }

    @Test("An encoder that is kept writes nowhere, whatever is encoded later") func keptEncoders() throws {
        let encoder = SmartJSONEncoder()
        for _ in 0..<4 {
            #expect(String(decoding: try encoder.encode(Writer()), as: UTF8.self) == #"{"name":"w"}"#)
            let kept = try #require(Writer.kept)
            #expect(String(decoding: try encoder.encode(["a": 1]), as: UTF8.self) == #"{"a":1}"#)
            var late = kept.container(keyedBy: Keeper.Key.self)
            try late.encode("late", forKey: .name)
            #expect(String(decoding: try encoder.encode([1, 2]), as: UTF8.self) == "[1,2]")
            #expect(Plain(id: 1, firstName: "n").toJSONString() == #"{"id":1,"firstName":"n"}"#)
        }
        Writer.kept = nil
    }

    final class Token {}

    @Test("A call holds nothing of the user's when it is over") func objects() throws {
        struct Any1: SmartCodable {
            @SmartAny var value: Any?
            @SmartAny var other: Any = 0
        }
        weak var inSource: Token?
        weak var inInfo: Token?
        do {
            let token = Token()
            let info = Token()
            (inSource, inInfo) = (token, info)
            _ = Any1.deserialize(from: ["value": token, "other": [token]] as [String: Any])
            let decoder = SmartJSONDecoder()
            decoder.userInfo = [try #require(CodingUserInfoKey(rawValue: "token")): info]
            _ = try decoder.decode([Int].self, from: "[1]")
            let encoder = SmartJSONEncoder()
            encoder.userInfo = decoder.userInfo
            _ = try encoder.encode([1])
        }
        #expect(inSource == nil)
        #expect(inInfo == nil)
    }

    // 8, 128 and 2,048 words.
    struct Words16 { var a = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
    struct Words256 {
        var a = (
            Words16(), Words16(), Words16(), Words16(), Words16(), Words16(), Words16(), Words16(), Words16(),
            Words16(), Words16(), Words16(), Words16(), Words16(), Words16(), Words16()
        )
    }
    struct Large: SmartCodable {
        var id = 0
        var a = (
            Words256(), Words256(), Words256(), Words256(), Words256(), Words256(), Words256(), Words256(), Words256(),
            Words256(), Words256(), Words256()
        )
        private enum CodingKeys: String, CodingKey { case id }
    }

    @Test("A value that is larger than the memory of a run") func large() {
        #expect(MemoryLayout<Large>.size > ScratchStack.size)
        for id in 1...3 { #expect(Large.deserialize(from: #"{"id":\#(id)}"#)?.id == id) }
    }

    struct Box<Inner: SmartCodable>: SmartCodable {
        var inner: Inner?
        var depth = 0
    }

    /// Texts and types of growing depth: more models than a run keeps plans.
    private func decode<Inner: SmartCodable>(_: Inner.Type, _ text: String, _ depth: Int) -> Bool {
        guard depth < 40 else { return true }
        let outer = #"{"depth":\#(depth),"inner":\#(text)}"#
        let box = Box<Inner>.deserialize(from: outer)
        guard box?.depth == depth, box?.inner != nil, box?.toJSONString()?.isEmpty == false else { return false }
        return decode(Box<Inner>.self, outer, depth + 1)
    }

    @Test("More models than a thread keeps plans for") func manyModels() {
        #expect(decode(Plain.self, #"{"id":1}"#, 1))
        #expect(Plain.deserialize(from: #"{"id":2}"#)?.id == 2)
    }

    @Test("Threads come and go with their runs") func threads() async {
        for _ in 0..<8 {
            await withTaskGroup(of: Bool.self) { group in
                for id in 0..<16 {
                    group.addTask {
                        await withCheckedContinuation { done in
                            Thread.detachNewThread {
                                let model = Plain.deserialize(from: #"{"id":\#(id),"firstName":"t"}"#)
                                done.resume(
                                    returning: model?.id == id
                                        && model?.toJSONString() == #"{"id":\#(id),"firstName":"t"}"#)
                            }
                        }
                    }
                }
                for await isRight in group { #expect(isRight) }
            }
        }
    }
}

#if compiler(>=6.2) && (os(macOS) || os(Linux))
extension ThreadMemoryTests {
    @Test("A setting holds for every thread's next call, and for calls inside of one") func settings() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            @Sendable func id() -> Int? { Plain.deserialize(from: #"{"id":1.7}"#)?.id }
            func onThread() -> Int? {
                let result = Guarded<Int?>(nil)
                let done = DispatchSemaphore(value: 0)
                Worker.shared.run {
                    let found = id()
                    result.update { $0 = found }
                    done.signal()
                }
                done.wait()
                return result.read { $0 }
            }
            for _ in 0..<3 {
                Watchdog.require(id() == 0 && onThread() == 0, "strict")
                SmartCodableOptions.numberStrategy = .truncate
                Watchdog.require(id() == 1 && onThread() == 1, "truncated")
                SmartCodableOptions.numberStrategy = .rounded
                Watchdog.require(onThread() == 2 && id() == 2, "rounded")
                SmartCodableOptions.numberStrategy = .strict
                let listener = SmartSentinel.onReport { _ in SmartCodableOptions.numberStrategy = .truncate }
                _ = id()
                Watchdog.require(id() == 1, "set in a call")
                listener.cancel()
                SmartCodableOptions.numberStrategy = .strict
            }
        }
    }

    /// One thread that works for others.
    private final class Worker: @unchecked Sendable {
        static let shared = Worker()
        private let waiting = DispatchSemaphore(value: 0)
        private let jobs = Guarded<[@Sendable () -> Void]>([])

        private init() {
            Thread.detachNewThread { [self] in
                while true {
                    waiting.wait()
                    let job = jobs.update { $0.isEmpty ? nil : $0.removeFirst() }
                    job?()
                }
            }
        }

        func run(_ job: @escaping @Sendable () -> Void) {
            jobs.update { $0.append(job) }
            waiting.signal()
        }
    }
}
#endif
