import Foundation
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

private final class Token: Sendable {}

/// Everything that a call can have.
private struct Everything: SmartCodable {
    var at: Date? = Date(timeIntervalSince1970: 5)
    var bytes = Data([1, 2])
    var userName = "a"
    var rate = 0.5
    var list = ["a", "b"]
    @SmartAny var any: Any? = nil
    var byObjects: ByObjects?
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0 }, toJSON: { $0 })]
    }
}

private final class KeyObject: CodingKey {
    let stringValue: String
    let token = Token()
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { stringValue = "\(intValue)" }
}

/// Is coded by keys that are objects, and then fails.
private struct ByObjects: Codable {
    struct Failure: Error { let token = Token() }
    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: KeyObject.self)
        _ = try container.decodeIfPresent(Int.self, forKey: KeyObject("a"))
        throw Failure()
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: KeyObject.self)
        try container.encode(1, forKey: KeyObject("a"))
        var part = container.nestedContainer(keyedBy: KeyObject.self, forKey: KeyObject("b"))
        try part.encode(2, forKey: KeyObject("c"))
        var list = encoder.unkeyedContainer()
        try list.encode(3)
        throw Failure()
    }
}

/// Is coded by as many names and parts as there are data.
private struct ByData: Codable {
    var count = 4_000
    private static func key(_ number: Int) -> KeyObject { KeyObject("key number \(number)") }
    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: KeyObject.self)
        count = container.allKeys.count
        for number in 0..<count { _ = try container.decodeIfPresent([Int].self, forKey: ByData.key(number)) }
        var list = try container.nestedUnkeyedContainer(forKey: ByData.key(0))
        while !list.isAtEnd { _ = try list.decode(Int.self) }
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: KeyObject.self)
        for number in 0..<count {
            var part = container.nestedUnkeyedContainer(forKey: ByData.key(number))
            try part.encode(number)
        }
    }
}

/// A model that tells who codes it; each tag makes another type.
private struct Told<Tag>: SmartCodable {
    var id = 0
    private enum CodingKeys: CodingKey { case id }
    init() {}
    init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
        Coders.seen.append(Coders.Seen(coder: decoder as? EngineDecoder, plan: (decoder as? EngineDecoder)?.plan))
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        Coders.seen.append(Coders.Seen(coder: encoder as? EngineEncoder, plan: (encoder as? EngineEncoder)?.plan))
    }

    static func codeOnce() -> Bool { Told.deserialize(from: #"{"id":7}"#)?.toJSONString() == #"{"id":7}"# }
}

private enum Coders {
    struct Seen {
        weak var coder: AnyObject?
        let plan: AnyObject?
    }
    nonisolated(unsafe) static var seen: [Seen] = []
}

@Suite(.serialized) struct RestingRunTests {
    /// Of as many types as an app has. Where it kept none, each call would make a coder and its container anew.
    @Test func aThreadKeepsACoderOfEachType() {
        func code<Rest>(_: Rest.Type, _ depth: Int) -> Bool {
            Told<Rest>.codeOnce() && (depth == 0 || code([Rest].self, depth - 1))
        }
        let areKept = RestingMemory.onThread {
            // Others change settings meanwhile, with which runs go.
            (0..<1_000).contains { _ in
                Coders.seen = []
                return code(Int.self, 39) && Coders.seen.filter { $0.coder != nil }.count > 66
            }
        }
        #expect(areKept)
    }

    @Test func threadsShareAPlan() {
        Coders.seen = []
        for _ in 0..<2 { #expect(RestingMemory.onThread { Told<String>.codeOnce() }) }
        #expect(Coders.seen.count == 4)
        #expect(Coders.seen[0].plan != nil && Coders.seen[0].plan === Coders.seen[2].plan)
        #expect(Coders.seen[1].plan != nil && Coders.seen[1].plan === Coders.seen[3].plan)
    }

    private let model: Everything = {
        var model = Everything()
        model.byObjects = ByObjects()
        model.any = ["k": [1, "x", Token()]]
        model.list = Array(repeating: String(repeating: "x", count: 1_000), count: 100)
        return model
    }()

    private func encodeEverything() {
        let token = Token()
        let encoder = SmartJSONEncoder()
        encoder.dateEncodingStrategy = .custom { _, encoder in
            withExtendedLifetime(token) {}
            try 1.encode(to: encoder)
        }
        encoder.dataEncodingStrategy = .custom { _, encoder in
            withExtendedLifetime(token) {}
            try 1.encode(to: encoder)
        }
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "a long word for infinity", negativeInfinity: "-", nan: "not a number at all")
        encoder.options = [.nilAsNull]
        if let key = CodingUserInfoKey(rawValue: "token") { encoder.userInfo = [key: token] }
        encoder.outputFormatting = [.sortedKeys]
        _ = try? encoder.encode([model])
        _ = SmartSentinel.record { model.toJSONString(options: encoder.options) }
        _ = model.toDictionary(options: [.date(encoder.dateEncodingStrategy)])
        encoder.keyEncodingStrategy = .custom { path in
            withExtendedLifetime(token) {}
            return path.last ?? KeyObject("")
        }
        _ = try? encoder.encode([model])
        _ = try? encoder.encode([Optional(Everything()), nil])
        _ = try? SmartJSONEncoder().encode([ByData(), ByData()])
    }

    private func decodeEverything() {
        let token = Token()
        let decoder = SmartJSONDecoder()
        decoder.dateDecodingStrategy = .custom { _ in
            withExtendedLifetime(token) {}
            return Date()
        }
        decoder.dataDecodingStrategy = .custom { _ in
            withExtendedLifetime(token) {}
            return Data()
        }
        if let key = CodingUserInfoKey(rawValue: "token") { decoder.userInfo = [key: token] }
        let text = #"[{"at":1,"bytes":"x","userName":"a","rate":"x","list":[1,[]],"byObjects":{"a":1}},{"at":{}},5]"#
        _ = try? decoder.decode([Everything].self, from: text)
        decoder.keyDecodingStrategy = .custom { path in
            withExtendedLifetime(token) {}
            return path.last ?? KeyObject("")
        }
        _ = try? decoder.decode([Everything].self, from: text)
        _ = SmartSentinel.record {
            Everything.deserialize(from: ["at": token, "any": [token], "rate": ["x": token]] as [String: Any])
        }
        _ = Everything.deserialize(
            from: text, designatedPath: "0", options: [.key(.fromSnakeCase), .logContext(header: "h", footer: "f")])
        if let data = try? JSONEncoder().encode([ByData(), ByData()]) {
            _ = try? SmartJSONDecoder().decode([ByData].self, from: data)
            _ = SmartSentinel.record { Everything.deserialize(from: data) }
        }
    }

    /// The objects that a resting run may have.
    private static let learned: Set<String> = [
        "DecodingSession", "EncodingSession", "Document", "DecodingOptions", "EncodingOptions",
        "EngineDecoder", "EngineEncoder", "KeyTable", "Key", "NameTable", "EncodingKeyTable", "QuotedName",
        "WrittenModel",
    ]

    @Test func runsRestWithWhatTheyLearnedOfTypesOnly() {
        for _ in 0..<3 {
            let memory = RestingMemory.after {
                encodeEverything()
                decodeEverything()
                _ = Everything.deserialize(from: "{}")?.toJSONString()
            }
            #expect(!memory.bytesOfDecodings.isEmpty && !memory.bytesOfEncodings.isEmpty)
            #expect(memory.strangers == [])
            let others = memory.classes.filter { found in
                !Self.learned.contains(found.key) && !found.key.hasPrefix("TypedContainer<")
            }
            #expect(others == [:])
            for bytes in memory.bytesOfDecodings { #expect(bytes <= RestingMemory.maximumOfTypes) }
            for bytes in memory.bytesOfEncodings {
                #expect(bytes <= JSONByteWriter.keptCapacity + RestingMemory.maximumOfTypes)
            }
        }
    }

    @Test func aChangedSettingFreesTheRunsAndTheBlocks() {
        for _ in 0..<50 {
            _ = Everything.deserialize(from: "{}")?.toJSONString()
            if !ThreadMemory.present.encodings.isEmpty { break }
        }
        #expect(!ThreadMemory.present.encodings.isEmpty)
        keepBlock()
        #expect(SpareMemory.count > 0)
        SettingsChange.announce()
        // What the next call begins with.
        _ = ThreadSettings.current
        #expect(ThreadMemory.present.decodings.isEmpty)
        #expect(ThreadMemory.present.encodings.isEmpty)
        #expect(SpareMemory.count == 0)
        #expect(Everything.deserialize(from: #"{"rate":2}"#)?.rate == 2)
    }

    /// As a document does that goes; in debug builds none does.
    private func keepBlock() {
        let block = MemoryBlock(start: .allocate(byteCount: 4_096, alignment: 16), size: 4_096)
        if !SpareMemory.keep(block) { block.start.deallocate() }
    }

    @Test func afterAChangeOtherThreadsFreeTheirsInTheirNextCall() {
        // While the thread waits another one changes a setting.
        let (isKept, isChanged) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let other = Thread {
            isKept.wait()
            SettingsChange.announce()
            isChanged.signal()
        }
        other.start()
        let counts = RestingMemory.onThread {
            _ = Everything.deserialize(from: "{}")?.toJSONString()
            keepBlock()
            let before = SpareMemory.count
            isKept.signal()
            isChanged.wait()
            let meanwhile = SpareMemory.count
            // With what the next call begins with.
            _ = ThreadSettings.current
            return [before, meanwhile, SpareMemory.count]
        }
        #expect(counts[0] > 0)
        #expect(counts == [counts[0], counts[0], 0])
    }
}
