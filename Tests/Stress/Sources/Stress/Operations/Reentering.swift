import Foundation
import HandyJSONCompat
import SmartCodable

/// What the models' own code does in the middle of their coding: whole runs of both families, with results compared.
func reenter(_ seed: Int) {
    let state = ThreadState.current
    guard state.nesting < 2 else { return }
    state.nesting += 1
    defer { state.nesting -= 1 }
    var random = Random(seed: UInt64(bitPattern: Int64(seed)))
    do {
        var step = Step(random: random, thread: 0, number: seed)
        switch random.below(5) {
        case 0: try random.pick(Specimen.all).roundTrip(&step)
        case 1: try step.equal(Inner.deserialize(from: "{\"value\":\(seed)}")?.value, seed)
        case 2: try step.equal(OldInner.deserialize(from: "{\"old_value\":\(seed)}")?.value, seed)
        case 3:
            var inner = OldInner()
            JSONDeserializer.update(object: &inner, from: ["old_value": seed])
            try step.equal(inner.toJSONString(), "{\"old_value\":\(seed)}")
        default: try step.equal(Inner(value: seed).toJSONString(), "{\"value\":\(seed)}")
        }
    } catch {
        state.complaint = "within another run: \(error)"
    }
}

struct Inner: SmartCodable {
    var value = 0
    mutating func didFinishMapping() { reenter(value &+ 1) }
}

struct OldInner: HandyJSON {
    var value = 0
    var text = "text"

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< value <-- "old_value"
        reenter(3)
        mapper >>> text
    }
}

struct NosyKey: CodingKey {
    let name: String
    var stringValue: String {
        reenter(name.utf8.count)
        return name
    }
    var intValue: Int? { nil }
    init(_ name: String) { self.name = name }
    init?(stringValue: String) {
        reenter(stringValue.utf8.count)
        name = stringValue
    }
    init?(intValue: Int) { name = "\(intValue)" }
}

struct NosyTransformer: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> String? {
        reenter(11)
        return value as? String
    }
    func transformToJSON(_ value: String?) -> String? {
        reenter(12)
        return value
    }
}

/// Enters the libraries again wherever its code runs.
struct Nosy: SmartCodable, Equatable {
    var id = 0
    var name = ""
    var converted = ""
    var list: [Nosy] = []

    enum CodingKeys: CodingKey { case id, name, converted, list }

    init() {}

    init(_ random: inout Random, depth: Int = 0) {
        id = random.below(1_000)
        name = random.word()
        converted = random.word()
        if depth < 2 { list = random.list(upTo: 2) { Nosy(&$0, depth: depth + 1) } }
    }

    var tree: Tree {
        .members([
            ("id", .int(id)), ("name", .string(name)), ("converted", .string(converted)),
            ("list", .array(list.map(\.tree))),
        ])
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        reenter(21)
        return [CodingKeys.converted <--- NosyTransformer()]
    }

    static func mappingForKey() -> [SmartKeyTransformer]? {
        reenter(22)
        return nil
    }

    init(from decoder: any Decoder) throws {
        reenter(23)
        let container = try decoder.container(keyedBy: NosyKey.self)
        id = try container.decode(Int.self, forKey: NosyKey("id"))
        reenter(id)
        name = try container.decode(String.self, forKey: NosyKey("name"))
        let second = try decoder.container(keyedBy: CodingKeys.self)
        converted = try second.decode(String.self, forKey: .converted)
        list = try second.decode([Nosy].self, forKey: .list)
        reenter(24)
        _ = container.allKeys
    }

    func encode(to encoder: any Encoder) throws {
        reenter(25)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        reenter(id)
        var second = encoder.container(keyedBy: NosyKey.self)
        try second.encode(name, forKey: NosyKey("name"))
        try container.encode(converted, forKey: .converted)
        reenter(26)
        try container.encode(list, forKey: .list)
        reenter(27)
    }

    mutating func didFinishMapping() { reenter(28) }
}

class OldNosy: HandyJSON, Equatable {
    private var token = Token()
    var id = 0
    var name = ""
    var words: [String] = ["z"]
    var nosy = Nosy()
    var next: OldNosy?

    required init() { reenter(31) }

    convenience init(_ random: inout Random, depth: Int = 0) {
        self.init()
        id = random.below(1_000)
        name = random.word()
        words = [random.pick(["a", "b"])]
        nosy = Nosy(&random, depth: 1)
        if depth < 2, random.oneIn(2) { next = OldNosy(&random, depth: depth + 1) }
    }

    var tree: Tree {
        .members([
            ("no", .int(id)), ("name", .string(name)), ("words", .string(words[0])), ("nosy", nosy.tree),
            ("next", next?.tree),
        ])
    }

    func willStartMapping() { reenter(32) }

    func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "no"
        reenter(33)
        mapper >>> token
        mapper <<< words
            <-- TransformOf<[String], String>(
                fromJSON: {
                    reenter(34)
                    return $0.map { [$0] }
                },
                toJSON: {
                    reenter(35)
                    return $0?.first
                })
        reenter(36)
    }

    func didFinishMapping() { reenter(37) }

    static func == (a: OldNosy, b: OldNosy) -> Bool {
        a.token.isIntact && b.token.isIntact && a.id == b.id && a.name == b.name && a.words == b.words
            && a.nosy == b.nosy && a.next == b.next
    }
}

extension Operation {
    static let reentering: [Operation] = [
        Operation("re-enter", weight: 3) { step in
            let nosy = [Nosy(&step.random), Nosy(&step.random)]
            let text = Tree.array(nosy.map(\.tree)).text
            try step.equal([Nosy].deserialize(from: text), nosy, text)
            try step.equal(nosy.toJSONString(), text)
            try step.equal(try SmartJSONDecoder().decode([Nosy].self, from: text), nosy, text)
            let old = OldNosy(&step.random)
            try step.equal(old.toJSONString(), old.tree.text)
            try step.equal(OldNosy.deserialize(from: old.tree.text), old, old.tree.text)
            try step.equal([OldNosy].deserialize(from: "[\(old.tree.text)]")?.first, old, old.tree.text)
        },
        Operation("re-enter-and-throw", weight: 4) { step in
            // The run within ends with an error, or the one around it does.
            let keepers = [Keeper(&step.random), Keeper(&step.random)]
            let nosy = OldNosy(&step.random)
            ThreadState.current.fuse = step.random.below(20)
            _ = [Keeper].deserialize(from: Tree.array(keepers.map(\.tree)).text)
            _ = nosy.toJSONString()
            _ = keepers.toJSONString()
            ThreadState.current.fuse = -1
            try step.equal(nosy.toJSONString(), nosy.tree.text)
            try healthy(&step)
        },
    ]
}
