import Foundation
import TestSupport
import Testing

@testable import SmartCodable

/// Everything that can be reached from the runs that rest on a thread, by their stored properties: what is found must be
/// known here, so that a new property is either emptied when a run rests or added to a list on purpose.
private struct RestingMemory {
    /// The classes of the objects that were met, with where.
    private(set) var classes: [String: String] = [:]
    /// What is not known here.
    private(set) var strangers: [String] = []
    /// Of texts and the writers' memory.
    private(set) var bytes = 0
    private var visited: Set<ObjectIdentifier> = []

    /// What is known of types for good. The codecs refer to each other and to the user's types, not to values.
    private static func isForGood(_ object: AnyObject) -> Bool {
        object is Codec || object is TypeLayout || object is _SmartHooks || object is ConversionRules
            || object === RepairLog.silent
    }

    init(_ sessions: (decodings: [DecodingSession], encodings: [EncodingSession])) {
        for session in sessions.decodings {
            visit(session, "decoding")
            visitFields(of: session.context.state, "decoding.state")
            visit(session.context.native.pointee, "decoding.native")
            visit(session.context.companion.pointee, "decoding.companion")
        }
        for session in sessions.encodings {
            visit(session, "encoding")
            visitFields(of: session.context.state, "encoding.state")
            visit(session.context.companion.pointee, "encoding.companion")
        }
    }

    /// The stored properties of a struct that cannot be copied, and that no mirror shows therefore.
    private mutating func visitFields<State: ~Copyable>(of place: UnsafeMutablePointer<State>, _ path: String) {
        let type = unsafeBitCast(State.self, to: Any.Type.self)
        let count = RuntimeReflection.fieldCount(type)
        if count == 0 { strangers.append("\(path): no properties are told") }
        for index in 0..<count {
            guard let field = RuntimeReflection.field(type, index), let name = field.name else {
                strangers.append("\(path): property \(index)")
                continue
            }
            func load<Value>(_: Value.Type) -> Any {
                (UnsafeRawPointer(place) + field.offset).assumingMemoryBound(to: Value.self).pointee
            }
            visit(_openExistential(field.type, do: load), "\(path).\(name)")
        }
    }

    private mutating func visit(_ value: Any, _ path: String) {
        let type = Swift.type(of: value)
        let name = "\(type)"
        if let text = value as? String {
            bytes += text.utf8.count
        } else if value is SmartValueTransformer {
            // A mapping of the model's, which its plan has for good.
            return
        } else if RuntimeReflection.isMetatype(type) || name.hasPrefix("Unmanaged<") || name.hasSuffix(".Type")
            || value is ObjectIdentifier
        {
            return
        } else if type is AnyClass {
            visit(object: value as AnyObject, name, path)
        } else if let writer = value as? JSONByteWriter {
            let capacity = Mirror(reflecting: writer).children.first { $0.label == "capacity" }?.value as? Int
            bytes += capacity ?? .max / 2
            visitChildren(Mirror(reflecting: value), path)
        } else if name.contains("Pointer<") || name.contains("RawPointer") {
            visit(pointer: value, name, path)
        } else if RuntimeReflection.holdsFunction(type), Mirror(reflecting: value).displayStyle == nil {
            strangers.append("\(path): a function")
        } else {
            visitChildren(Mirror(reflecting: value), path)
        }
    }

    private mutating func visit(object: AnyObject, _ name: String, _ path: String) {
        guard visited.insert(ObjectIdentifier(object)).inserted else { return }
        if RestingMemory.isForGood(object) { return }
        classes[name] = path
        if let encoder = object as? EngineEncoder { visitFields(of: encoder.state, path + ".state") }
        if let decoder = object as? EngineDecoder { visitFields(of: decoder.state, path + ".state") }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            visitChildren(level, path)
            mirror = level.superclassMirror
        }
    }

    /// What states and objects point to, which is visited by itself, and memory without objects in it.
    private static let knownPointers: Set<String> = [
        "UnsafeMutablePointer<DecodingState>", "UnsafeMutablePointer<NativeScratch>",
        "UnsafeMutablePointer<RunCompanion>", "UnsafeMutablePointer<EncodingState>", "UnsafeMutablePointer<State>",
        "UnsafeMutablePointer<Int32>", "UnsafeMutablePointer<Int16>", "UnsafeMutablePointer<UInt8>",
        "UnsafePointer<UInt8>", "UnsafeMutablePointer<Node>", "UnsafePointer<Node>", "UnsafeMutablePointer<Name>",
        "UnsafeMutablePointer<Hot>", "UnsafeMutablePointer<Optional<AnyObject>>", "UnsafeMutablePointer<Storage>",
        "UnsafeMutablePointer<Entry>", "UnsafeMutableRawPointer",
    ]

    private mutating func visit(pointer: Any, _ name: String, _ path: String) {
        if let idle = pointer as? UnsafeMutablePointer<[EngineEncoder]> {
            visit(idle.pointee, path)
        } else if let idle = pointer as? UnsafeMutablePointer<[EngineDecoder]> {
            visit(idle.pointee, path)
        } else if name.hasPrefix("Optional<") {
            visitChildren(Mirror(reflecting: pointer), path)
        } else if !RestingMemory.knownPointers.contains(name) {
            strangers.append("\(path): \(name)")
        }
    }

    private mutating func visitChildren(_ mirror: Mirror, _ path: String) {
        for (label, value) in mirror.children { visit(value, label.map { "\(path).\($0)" } ?? path) }
    }
}

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

@Suite struct RestingRunTests {
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
    }

    /// The objects that a resting run may have.
    private static let learned: Set<String> = [
        "DecodingSession", "EncodingSession", "Document", "DecodingOptions", "NativePlan", "EncodingPlan",
        "EngineDecoder", "EngineEncoder", "KeyTable", "Key", "NameTable", "EncodingKeyTable", "QuotedName", "Lifeline",
        "MappingCheck",
    ]

    @Test func runsRestWithWhatTheyLearnedOfTypesOnly() {
        for _ in 0..<3 {
            // Others change settings meanwhile, with which runs go.
            var sessions = ThreadMemory.present.resting
            for _ in 0..<50 {
                encodeEverything()
                decodeEverything()
                _ = Everything.deserialize(from: "{}")?.toJSONString()
                sessions = ThreadMemory.present.resting
                if !sessions.decodings.isEmpty, !sessions.encodings.isEmpty { break }
            }
            #expect(!sessions.decodings.isEmpty && !sessions.encodings.isEmpty)
            let memory = RestingMemory(sessions)
            #expect(memory.strangers == [])
            let others = memory.classes.filter { found in
                !Self.learned.contains(found.key) && !found.key.hasPrefix("TypedContainer<")
            }
            #expect(others == [:])
            let runs = sessions.decodings.count + sessions.encodings.count
            #expect(memory.bytes <= runs * (JSONByteWriter.keptCapacity + 32 * 1_024))
        }
    }

    @Test func aMemoryWarningFreesTheRuns() {
        for _ in 0..<50 {
            _ = Everything.deserialize(from: "{}")?.toJSONString()
            if !ThreadMemory.present.resting.encodings.isEmpty { break }
        }
        #expect(!ThreadMemory.present.resting.encodings.isEmpty)
        MemoryPressure.relieve()
        #expect(ThreadMemory.present.resting.decodings.isEmpty)
        #expect(ThreadMemory.present.resting.encodings.isEmpty)
        #expect(Everything.deserialize(from: #"{"rate":2}"#)?.rate == 2)
    }
}
