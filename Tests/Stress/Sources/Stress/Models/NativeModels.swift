import Foundation
import SmartCodable

/// A model with random values, and the document that stands for it.
protocol Sample {
    init(_ random: inout Random)
    /// What the libraries have to write, member by member.
    var tree: Tree { get }
}

struct Plain: SmartCodable, Sample, Equatable {
    var id = 0
    var name = ""
    var flag = false
    var ratio = 0.5
    var tags: [String] = []
    var note: String?
    var counts: [String: Int] = [:]

    init() {}

    init(_ random: inout Random) {
        id = random.int()
        name = random.word()
        flag = random.oneIn(2)
        ratio = random.double()
        tags = random.list(upTo: 3) { $0.word() }
        note = random.sometimes { $0.word() }
        // One at most: the order of a dictionary's members is anything.
        if random.oneIn(2) { counts = [random.word(): random.int()] }
    }

    var tree: Tree {
        .members([
            ("id", .int(id)), ("name", .string(name)), ("flag", .bool(flag)), ("ratio", .double(ratio)),
            ("tags", .array(tags.map { .string($0) })),
            ("note", note.map { .string($0) }), ("counts", .members(counts.map { ($0.key, .int($0.value)) })),
        ])
    }
}

enum Kind: String, Codable, CaseIterable {
    case video, photo, text
}

enum Lenient: Int, SmartCaseDefaultable {
    static var defaultCase: Lenient { .two }
    case one = 1, two, three
}

struct Branch: SmartCodable, Sample, Equatable {
    var kind = Kind.photo
    var level = Lenient.one
    var leaf: Plain?
    var children: [Branch] = []
    var named: [String: Plain] = [:]

    init() {}

    init(_ random: inout Random) { self.init(&random, depth: 0) }

    private init(_ random: inout Random, depth: Int) {
        kind = random.pick(Kind.allCases)
        level = random.pick(Lenient.allCases)
        leaf = random.sometimes { Plain(&$0) }
        if depth < 4 { children = random.list(upTo: 3 - depth / 2) { Branch(&$0, depth: depth + 1) } }
        if random.oneIn(3) { named = [random.word(): Plain(&random)] }
    }

    var tree: Tree {
        .members([
            ("kind", .string(kind.rawValue)), ("level", .int(level.rawValue)), ("leaf", leaf?.tree),
            ("children", .array(children.map(\.tree))),
            ("named", .members(named.map { ($0.key, $0.value.tree) })),
        ])
    }
}

class Person: SmartCodable, Sample, Equatable {
    let token = Token()
    var id = 0
    var name = ""
    var friend: Person?

    private enum CodingKeys: CodingKey { case id, name, friend }

    required init() {}

    required init(_ random: inout Random) {
        id = random.int()
        name = random.word()
        if random.oneIn(3) { friend = Person(&random) }
    }

    var tree: Tree { .members(baseMembers) }
    var baseMembers: [(String, Tree?)] { [("id", .int(id)), ("name", .string(name)), ("friend", friend?.tree)] }

    func isEqual(to other: Person) -> Bool {
        token.isIntact && other.token.isIntact && type(of: self) == type(of: other) && id == other.id
            && name == other.name && friend == other.friend
    }

    static func == (a: Person, b: Person) -> Bool { a.isEqual(to: b) }
}

/// Without coding of its own: the engine fills its level.
class Employee: Person {
    var title = ""
    var office: Plain?
    var boss: Person?

    required init() { super.init() }
    required init(from decoder: any Decoder) throws { try super.init(from: decoder) }

    required init(_ random: inout Random) {
        super.init(&random)
        title = random.word()
        office = random.sometimes { Plain(&$0) }
        if random.oneIn(2) { boss = Person(&random) }
    }

    override var tree: Tree {
        .members(baseMembers + [("title", .string(title)), ("office", office?.tree), ("boss", boss?.tree)])
    }

    override func isEqual(to other: Person) -> Bool {
        guard let other = other as? Employee else { return false }
        return super.isEqual(to: other) && title == other.title && office == other.office && boss == other.boss
    }
}

struct Page<Item: SmartCodable & Sample & Equatable>: SmartCodable, Sample, Equatable {
    var total = 0
    var items: [Item] = []
    var first: Item?

    init() {}

    init(_ random: inout Random) {
        total = random.int()
        items = random.list(upTo: 3) { Item(&$0) }
        first = random.sometimes { Item(&$0) }
    }

    var tree: Tree { .members([("total", .int(total)), ("items", .array(items.map(\.tree))), ("first", first?.tree)]) }
}

struct Author: SmartCodable, Equatable {
    var author = ""
    var age: Int?
}

struct Wrapped: SmartCodable, Sample, Equatable {
    @SmartKey("k_id", "kid") var id = 0
    @SmartFlat var flat = Author()
    @SmartAny var any: Any? = nil
    @SmartAny var extra: [String: Any] = [:]
    @SmartDate var date: Date?
    @SmartLossy var list: [Int] = []
    @IgnoredKey var cache: [Int] = [1, 2]
    @SmartKey("deep.inside") var deep = ""

    private var plainExtra: Tree = .members([])

    private enum CodingKeys: CodingKey { case id, flat, any, extra, date, list, cache, deep }

    init() {}

    init(_ random: inout Random) {
        id = random.int()
        flat.author = random.word()
        flat.age = random.sometimes { $0.int() }
        plainExtra = .members([
            ("one", .array([.int(1), .string(random.word()), .bool(true), .double(random.double())]))
        ])
        extra = plainExtra.plain as? [String: Any] ?? [:]
        date = random.sometimes { Date(timeIntervalSince1970: Double($0.below(1 << 31)) + 0.5) }
        list = random.list(upTo: 3) { $0.int() }
        deep = random.word()
    }

    var tree: Tree {
        .members([
            ("k_id", .int(id)), ("author", .string(flat.author)), ("age", flat.age.map { .int($0) }),
            ("extra", plainExtra),
            ("date", date.map { .double($0.timeIntervalSince1970) }), ("list", .array(list.map { .int($0) })),
            ("deep", .members([("inside", .string(deep))])),
        ])
    }

    static func == (a: Wrapped, b: Wrapped) -> Bool {
        a.id == b.id && a.flat == b.flat && NSDictionary(dictionary: a.extra) == NSDictionary(dictionary: b.extra)
            && a.date == b.date && a.list == b.list
            && a.cache == b.cache && a.deep == b.deep
    }
}

class Shape: SmartCodable, SmartPolymorphic, Sample, Equatable {
    let token = Token()
    var type = ""
    private enum CodingKeys: CodingKey { case type }
    required init() {}
    required init(_ random: inout Random) {}
    class func variants() -> SmartVariants {
        SmartVariants(by: "type", ["circle": Circle.self, "square": Square.self])
    }
    var tree: Tree { .members([("type", .string(type))]) }
    func isEqual(to other: Shape) -> Bool {
        Swift.type(of: self) == Swift.type(of: other) && tree == other.tree && token.isIntact
    }
    static func == (a: Shape, b: Shape) -> Bool { a.isEqual(to: b) }

    static func random(_ random: inout Random) -> Shape {
        switch random.below(3) {
        case 0: return Shape(&random)
        case 1: return Circle(&random)
        default: return Square(&random)
        }
    }
}

class Circle: Shape {
    var radius = 0.0
    required init() { super.init() }
    required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
    required init(_ random: inout Random) {
        super.init(&random)
        type = "circle"
        radius = random.double()
    }
    override var tree: Tree { .members([("type", .string(type)), ("radius", .double(radius))]) }
}

class Square: Shape {
    var side = 0
    var label: String?
    required init() { super.init() }
    required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
    required init(_ random: inout Random) {
        super.init(&random)
        type = "square"
        side = random.int()
        label = random.sometimes { $0.word() }
    }
    override var tree: Tree {
        .members([("type", .string(type)), ("side", .int(side)), ("label", label.map { .string($0) })])
    }
}

struct TextMessage: SmartCodable, Equatable {
    var text = ""
}

struct ImageMessage: SmartCodable, Equatable {
    var width = 0
    var plain: Plain?
}

enum Message: SmartPolymorphicEnum, Equatable {
    case text(TextMessage)
    case image(ImageMessage)
    case ping

    static func variants() -> SmartVariants {
        SmartVariants(
            by: "kind",
            [
                SmartVariant("text", Message.text), SmartVariant("image", Message.image),
                SmartVariant("ping", value: Message.ping),
            ])
    }

    var tree: Tree {
        switch self {
        case .text(let message): return .members([("text", .string(message.text)), ("kind", .string("text"))])
        case .image(let message):
            return .members([
                ("width", .int(message.width)), ("plain", message.plain?.tree), ("kind", .string("image")),
            ])
        case .ping: return .members([("kind", .string("ping"))])
        }
    }

    static func random(_ random: inout Random) -> Message {
        switch random.below(3) {
        case 0: return .text(TextMessage(text: random.word()))
        case 1: return .image(ImageMessage(width: random.int(), plain: random.sometimes { Plain(&$0) }))
        default: return .ping
        }
    }
}

struct Drawing: SmartCodable, Sample, Equatable {
    var shapes: [Shape] = []
    var main: Shape?
    var messages: [Message] = []

    init() {}

    init(_ random: inout Random) {
        shapes = random.list(upTo: 4) { Shape.random(&$0) }
        main = random.sometimes { Shape.random(&$0) }
        messages = random.list(upTo: 3) { Message.random(&$0) }
    }

    var tree: Tree {
        .members([
            ("shapes", .array(shapes.map(\.tree))), ("main", main?.tree), ("messages", .array(messages.map(\.tree))),
        ])
    }
}
