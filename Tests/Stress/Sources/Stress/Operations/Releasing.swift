import Foundation
import HandyJSONCompat
import SmartCodable

/// Holds things until a random moment on a thread of its own.
final class Bin: @unchecked Sendable {
    static let shared = Bin()
    private let lock = NSCondition()
    private var contents: [Any] = []

    private init() {
        let thread = Thread { [self] in
            var random = Random(seed: 0)
            while true {
                lock.lock()
                while contents.isEmpty { lock.wait() }
                let index = random.below(contents.count)
                var item: Any? = contents.remove(at: index)
                lock.unlock()
                for _ in 0..<random.below(2_000) { _ = item.map { $0 } }
                item = nil
            }
        }
        thread.start()
    }

    func release(_ item: Any) {
        lock.lock()
        contents.append(item)
        lock.signal()
        lock.unlock()
    }
}

/// A key that is an object, and does something when it goes.
final class MortalKey: CodingKey {
    let stringValue: String
    private let token = Token()
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { stringValue = "\(intValue)" }

    deinit {
        // What is kept is used, or forgotten, at a moment that nobody chose.
        let shelf = ThreadState.current.shelf
        switch shelf.writings.count % 4 {
        case 1, 2: shelf.writings.popLast()?()
        case 3: shelf.writings = []
        default: if ThreadState.current.nesting < 1 { reenter(stringValue.utf8.count) }
        }
    }
}

/// Hands out what it is coded by: to another thread, to its keys' deinitialisers, to nobody.
struct Generous: SmartCodable, Equatable {
    var way = 0
    var id = 0
    var next: [Generous] = []

    enum CodingKeys: CodingKey { case way, id, next, late }

    init() {}

    init(_ random: inout Random, depth: Int = 0) {
        way = random.below(8)
        id = random.int()
        if depth < 2 { next = random.list(upTo: 3) { Generous(&$0, depth: depth + 1) } }
    }

    /// What `encode(to:)` writes, by its way.
    var tree: Tree {
        .members([
            ("way", .int(way)), ("id", .int(id)), ("next", .array(next.map(\.tree))),
            ("part", way == 5 || way == 6 ? .members([("key", .int(id))]) : nil),
            ("mortal", way >= 3 && way < 5 ? .int(id) : nil),
        ])
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        way = try container.decode(Int.self, forKey: .way)
        id = try container.decode(Int.self, forKey: .id)
        next = try container.decode([Generous].self, forKey: .next)
        let mortal = try decoder.container(keyedBy: MortalKey.self)
        _ = try mortal.decodeIfPresent(Int.self, forKey: MortalKey("mortal"))
        switch way {
        case 0: Bin.shared.release(container)
        case 1: Bin.shared.release(decoder)
        case 2: Bin.shared.release((container, decoder))
        case 3: Bin.shared.release(mortal)
        default: break
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(way, forKey: .way)
        try container.encode(id, forKey: .id)
        try container.encode(next, forKey: .next)
        var mortal: KeyedEncodingContainer<MortalKey>?
        if way == 5 || way == 6 {
            var other = encoder.container(keyedBy: AnyKey.self)
            var part = other.nestedContainer(keyedBy: MortalKey.self, forKey: AnyKey("part"))
            try part.encode(id, forKey: MortalKey("key"))
            mortal = part
        } else if way == 3 || way == 4 {
            mortal = encoder.container(keyedBy: MortalKey.self)
            try mortal?.encode(id, forKey: MortalKey("mortal"))
        }
        let kept = container
        switch way {
        case 0: Bin.shared.release(container)
        case 1: Bin.shared.release(encoder)
        case 2: Bin.shared.release((container, encoder))
        case 3, 5:
            ThreadState.current.shelf.writings.append {
                var container = kept
                try? container.encode("LATE", forKey: .late)
            }
        case 4:
            ThreadState.current.shelf.writings.append {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try? container.encode("LATE", forKey: .late)
            }
        // The keys go on the other thread.
        case 6: if let mortal { Bin.shared.release(mortal) }
        default: break
        }
    }
}

/// Reads in another order each time, and keeps what it reads from.
struct Reader: Codable, Equatable {
    let first: Int
    let second: Int
    let number: Int

    init(_ random: inout Random) {
        first = random.int()
        second = random.int()
        number = random.below(1_000)
    }

    var tree: Tree {
        .members([("first", .int(first)), ("second", .int(second)), ("number", .int(number))])
    }

    init(from decoder: any Decoder) throws {
        let state = ThreadState.current
        let container = try decoder.container(keyedBy: AnyKey.self)
        let isReversed = state.shelf.decoders.count % 2 == 1
        if state.shelf.isOpen { state.shelf.decoders.append(decoder) }
        if isReversed {
            second = try container.decode(Int.self, forKey: AnyKey("second"))
            first = try container.decode(Int.self, forKey: AnyKey("first"))
        } else {
            first = try container.decode(Int.self, forKey: AnyKey("first"))
            second = try container.decode(Int.self, forKey: AnyKey("second"))
        }
        if state.shelf.isOpen {
            let found = (first, second)
            state.shelf.readings.append { step in
                try step.equal(try container.decode(Int.self, forKey: AnyKey("second")), found.1, "second, kept")
                try step.equal(try container.decode(Int.self, forKey: AnyKey("first")), found.0, "first, kept")
            }
        }
        number = try container.decode(Int.self, forKey: AnyKey("number"))
    }
}

struct Readers: SmartCodable, Equatable {
    var one: Reader?
    var list: [Reader] = []
}

/// Has its container used by the closure that names its keys.
struct Questioned: Decodable, Equatable {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// What the closure may use on this thread.
    final class Access {
        var container: KeyedDecodingContainer<AnyKey>?
        var decoder: (any Decoder)?
        var fuse = 0
        var isAsking = false
    }

    static func with<R>(_ access: Access, _ body: () throws -> R) rethrows -> R {
        pthread_setspecific(key, Unmanaged.passUnretained(access).toOpaque())
        defer { pthread_setspecific(key, nil) }
        return try withExtendedLifetime(access) { try body() }
    }

    private static var access: Access? {
        pthread_getspecific(key).map { Unmanaged<Access>.fromOpaque($0).takeUnretainedValue() }
    }

    var numbers: [Int] = []

    init(numbers: [Int]) { self.numbers = numbers }

    init(from decoder: any Decoder) throws {
        let access = Questioned.access
        access?.decoder = decoder
        let container = try decoder.container(keyedBy: AnyKey.self)
        access?.container = container
        for number in 0..<4 { numbers.append(try container.decode(Int.self, forKey: AnyKey("k\(number)"))) }
    }

    static func ask() {
        guard let access, !access.isAsking else { return }
        access.fuse -= 1
        guard access.fuse < 0 else { return }
        access.fuse = 5
        access.isAsking = true
        defer { access.isAsking = false }
        let fresh = try? access.decoder?.container(keyedBy: AnyKey.self)
        for number in 0..<60 {
            _ = try? access.container?.decodeIfPresent(Int.self, forKey: AnyKey("k\(number)"))
            _ = try? fresh?.decodeIfPresent(Int.self, forKey: AnyKey("k\(number)"))
        }
    }
}

/// A list that grows and shrinks while it is read.
final class LivelyArray: NSArray, @unchecked Sendable {
    private var asked = 0
    private let numbers: [Int]

    init(numbers: [Int]) {
        self.numbers = numbers
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    #if !canImport(ObjectiveC)
    required init(objects: UnsafePointer<AnyObject>!, count: Int) {
        numbers = []
        super.init()
    }
    #endif
    required convenience init(arrayLiteral elements: Any...) { self.init(numbers: []) }

    override var count: Int {
        asked += 1
        return Swift.max(0, numbers.count + (asked % 3 - 1) * asked)
    }
    override func object(at index: Int) -> Any { numbers.isEmpty ? 0 : numbers[index % numbers.count] }
}

/// The same of a dictionary: its keys are other ones each time.
final class LivelyDictionary: NSDictionary, @unchecked Sendable {
    private var asked = 0
    private let numbers: [Int]

    init(numbers: [Int]) {
        self.numbers = numbers
        super.init(objects: nil, forKeys: nil, count: 0)
    }
    required init?(coder: NSCoder) { nil }
    #if !canImport(ObjectiveC)
    required init(objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count: Int) {
        numbers = []
        super.init(objects: nil, forKeys: nil, count: 0)
    }
    #endif
    required convenience init(dictionaryLiteral elements: (Any, Any)...) { self.init(numbers: []) }

    override var count: Int {
        asked += 1
        return Swift.max(0, numbers.count + (asked % 3 - 1) * asked)
    }
    override func object(forKey key: Any) -> Any? { (key as? String).flatMap { Int($0.dropFirst()) } }
    override func keyEnumerator() -> NSEnumerator {
        asked += 1
        return NSArray(array: numbers.dropFirst(asked % 4).map { "k\($0)" }).objectEnumerator()
    }
}

extension Step {
    /// What models are written as, by one of the ways to write them.
    mutating func text<Model: SmartEncodable>(of models: [Model]) throws -> String? {
        switch random.below(3) {
        case 0: return models.toJSONString()
        case 1: return String(decoding: try SmartJSONEncoder().encode(models), as: UTF8.self)
        default:
            return try models.toArray().map {
                String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
            }
        }
    }
}

extension Operation {
    static let releasing: [Operation] = [
        Operation("release-elsewhere") { step in
            var models: [Generous] = []
            for _ in 0..<4 { models.append(Generous(&step.random)) }
            let text = Tree.array(models.map(\.tree)).text
            for _ in 0..<4 {
                let found = try step.text(of: models)
                if step.random.oneIn(3) { try step.equal([Generous].deserialize(from: text), models, text) }
                // A dictionary's members have no order.
                if let found { try step.equal(JSONText.sorted(found), JSONText.sorted(text), found) }
                let again = try SmartJSONDecoder().decode([Generous].self, from: text)
                try step.equal(again, models, text)
            }
            ThreadState.current.shelf.clear()
        },
        Operation("read-twice") { step in
            let shelf = ThreadState.current.shelf
            shelf.isOpen = step.random.oneIn(2)
            defer { shelf.isOpen = false }
            var readers = Readers()
            readers.one = Reader(&step.random)
            readers.list = step.random.list(upTo: 4) { Reader(&$0) }
            let text = Tree.members([("one", readers.one?.tree), ("list", .array(readers.list.map(\.tree)))]).text
            try step.equal(Readers.deserialize(from: text), readers, text)
            for reading in shelf.readings.shuffled(using: &step.random) { try reading(step) }
        },
        Operation("key-closure-asks") { step in
            let count = 4 + step.random.below(60)
            let base = step.random.below(1_000)
            let object = Tree.members((0..<count).map { ("k\($0)", .int(base + $0)) })
            let objects = step.random.list(upTo: 4) { _ in object }
            let decoder = SmartJSONDecoder()
            decoder.keyDecodingStrategy = .custom { path in
                Questioned.ask()
                return path.last ?? AnyKey("")
            }
            let access = Questioned.Access()
            access.fuse = step.random.below(100)
            let expected = objects.map { _ in Questioned(numbers: (0..<4).map { base + $0 }) }
            let found = try Questioned.with(access) {
                try decoder.decode([Questioned].self, from: Tree.array(objects).text)
            }
            try step.equal(found, expected)
        },
        Operation("lively-source") { step in
            let numbers = step.random.list(upTo: 20) { $0.below(100) }
            struct Sums: SmartCodable {
                var list: [Int] = []
                @SmartAny var any: [Any] = []
                var table: [String: Int] = [:]
                @SmartAny var anyTable: [String: Any] = [:]
                @SmartKey("list.7") var inside: Int? = nil
                var after = ""
            }
            struct OldSums: HandyJSON {
                var list: [Int] = []
                var table: [String: Int] = [:]
                var any: Any?
                var after = ""
            }
            struct OldTable: HandyJSON {
                var any: [String: Int] = ["": 0]
            }
            let source: [String: Any] = [
                "list": LivelyArray(numbers: numbers), "any": LivelyArray(numbers: numbers), "after": "x",
                "table": LivelyDictionary(numbers: numbers), "anyTable": LivelyDictionary(numbers: numbers),
            ]
            func isTrue(_ table: [String: Int]) -> Bool {
                table.allSatisfy { $0.key == "k\($0.value)" && numbers.contains($0.value) }
            }
            // Whatever it says of itself: what comes is made of its numbers, and the rest is read.
            let sums = try step.present(Sums.deserialize(from: source), "a model")
            try step.holds(sums.list.allSatisfy { numbers.contains($0) || $0 == 0 }, "numbers, found \(sums.list)")
            try step.holds(isTrue(sums.table), "its members, found \(sums.table)")
            try step.holds(isTrue(sums.anyTable.compactMapValues { $0 as? Int }), "its members, found \(sums.anyTable)")
            try step.equal(sums.after, "x")
            let old = try step.present(OldSums.deserialize(from: source), "a model")
            try step.holds(old.list.allSatisfy { numbers.contains($0) || $0 == 0 }, "numbers, found \(old.list)")
            try step.holds(isTrue(old.table), "its members, found \(old.table)")
            try step.equal(old.after, "x")
            // And while it is written.
            var written = OldSums()
            written.any = LivelyDictionary(numbers: numbers)
            let plain = try step.present(written.toJSON(), "a dictionary")["any"] as? [String: Int]
            try step.holds(isTrue(try step.present(plain, "a dictionary inside")), "its members")
            let text = try step.present(written.toJSONString(), "a text")
            try step.holds(isTrue(OldTable.deserialize(from: text)?.any ?? ["": 0]), "its members, found \(text)")
        },
    ]
}

enum JSONText {
    /// The members of all objects in one order.
    static func sorted(_ text: String) -> String? {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))).flatMap {
            try? JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys])
        }.map { String(decoding: $0, as: UTF8.self) }
    }
}
