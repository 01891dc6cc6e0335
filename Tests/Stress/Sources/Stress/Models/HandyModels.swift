import Foundation
import HandyJSONCompat
import SmartCodable

struct OldPlain: HandyJSON, Sample, Equatable {
    var id = 0
    var name: String?
    var flag = false
    var ratio = 0.5
    var tags: [String] = []
    var counts: [String: Int] = [:]

    init() {}

    init(_ random: inout Random) {
        id = random.int()
        name = random.sometimes { $0.word() }
        flag = random.oneIn(2)
        ratio = random.double()
        tags = random.list(upTo: 3) { $0.word() }
        if random.oneIn(2) { counts = [random.word(): random.int()] }
    }

    var tree: Tree {
        .members([
            ("id", .int(id)), ("name", name.map { .string($0) }), ("flag", .bool(flag)), ("ratio", .double(ratio)),
            ("tags", .array(tags.map { .string($0) })), ("counts", .members(counts.map { ($0.key, .int($0.value)) })),
        ])
    }
}

class OldPerson: HandyJSON, Sample, Equatable {
    private var token = Token()
    var id = 0
    var name = ""
    var friend: OldPerson?
    weak var origin: OldPerson?
    var onTap: (() -> Void)?

    required init() {}

    required init(_ random: inout Random) {
        id = random.int()
        name = random.word()
        if random.oneIn(3) { friend = OldPerson(&random) }
    }

    func mapping(mapper: HelpingMapper) {
        mapper >>> token
        mapper >>> onTap
    }

    var tree: Tree { .members(baseMembers) }
    var baseMembers: [(String, Tree?)] { [("id", .int(id)), ("name", .string(name)), ("friend", friend?.tree)] }

    func isEqual(to other: OldPerson) -> Bool {
        token.isIntact && other.token.isIntact && type(of: self) == type(of: other) && id == other.id
            && name == other.name && friend == other.friend
    }

    static func == (a: OldPerson, b: OldPerson) -> Bool { a.isEqual(to: b) }
}

enum OldKind: String, HandyJSONEnum, CaseIterable {
    case video, photo
}

struct Roman: HandyJSONCustomTransformable, Equatable {
    var value = 0

    static func _transform(from object: Any) -> Roman? { (object as? String).map { Roman(value: $0.count) } }
    func _plainValue() -> Any? { String(repeating: "I", count: value) }
}

class OldEmployee: OldPerson {
    var title = ""
    var kind = OldKind.photo
    var level = Roman()
    var words: [String] = []
    var number: Int32 = 7
    var neighbour: Int32 = 8
    var secret = "secret"
    var inner = 0
    var boss: OldPerson?

    required init() { super.init() }

    required init(_ random: inout Random) {
        super.init(&random)
        title = random.word()
        kind = random.pick(OldKind.allCases)
        level.value = random.below(5)
        words = random.list(upTo: 3) { $0.pick(["a", "b", "c"]) }
        if words.isEmpty { words = ["z"] }
        number = Int32(random.below(1_000))
        neighbour = Int32(random.below(1_000))
        inner = random.int()
        if random.oneIn(2) { boss = OldPerson(&random) }
    }

    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< title <-- ["job_title", "title"]
        mapper <<< inner <-- "far.away"
        mapper <<< words
            <-- TransformOf<[String], String>(
                fromJSON: { $0?.components(separatedBy: ",") }, toJSON: { $0?.joined(separator: ",") })
        mapper <<< number <-- (
            "no",
            TransformOf<Int32, Int>(fromJSON: { $0.flatMap { Int32(exactly: $0) } }, toJSON: { $0.map { Int($0) } })
        )
        mapper >>> secret
    }

    override var tree: Tree {
        .members(
            baseMembers + [
                ("job_title", .string(title)), ("kind", .string(kind.rawValue)),
                ("level", .string(String(repeating: "I", count: level.value))),
                ("words", .string(words.joined(separator: ","))), ("no", .int(Int(number))),
                ("neighbour", .int(Int(neighbour))),
                ("away", .int(inner)), ("boss", boss?.tree),
            ])
    }

    /// A name with dots is read as a way, of which only the last step is written: what is read has another form.
    var source: Tree {
        let members = tree.members.filter { $0.name != "away" }
        return .object(members + [.init(name: "far", value: .members([("away", .int(inner))]))])
    }

    override func isEqual(to other: OldPerson) -> Bool {
        guard let other = other as? OldEmployee else { return false }
        return super.isEqual(to: other) && title == other.title && kind == other.kind && level == other.level
            && words == other.words
            && number == other.number && neighbour == other.neighbour && secret == other.secret && inner == other.inner
            && boss == other.boss
    }
}

class OldPage<Item: HandyJSON & Sample & Equatable>: HandyJSON, Sample, Equatable {
    var total = 0
    var items: [Item] = []
    var first: Item?

    required init() {}

    required init(_ random: inout Random) {
        total = random.int()
        items = random.list(upTo: 3) { Item(&$0) }
        first = random.sometimes { Item(&$0) }
    }

    var tree: Tree { .members([("total", .int(total)), ("items", .array(items.map(\.tree))), ("first", first?.tree)]) }
    static func == (a: OldPage, b: OldPage) -> Bool { a.total == b.total && a.items == b.items && a.first == b.first }
}

/// Of both families.
struct Both: SmartCodable, HandyJSON, Sample, Equatable {
    var id = 0
    var plain = Plain()
    @SmartAny var old = OldPlain()

    init() {}

    init(_ random: inout Random) {
        id = random.int()
        plain = Plain(&random)
        old = OldPlain(&random)
    }

    var tree: Tree { .members([("id", .int(id)), ("plain", plain.tree), ("old", old.tree)]) }
}

/// A native model in a HandyJSON model.
struct OldMixed: HandyJSON, Sample, Equatable {
    var plain = Plain()
    var shape: Shape?
    var both = Both()
    var list: [Person] = []

    init() {}

    init(_ random: inout Random) {
        plain = Plain(&random)
        shape = random.sometimes { Shape.random(&$0) }
        both = Both(&random)
        list = random.list(upTo: 2) { Person(&$0) }
    }

    var tree: Tree {
        .members([
            ("plain", plain.tree), ("shape", shape?.tree), ("both", both.tree), ("list", .array(list.map(\.tree))),
        ])
    }
}

struct OldCodable: HandyJSONCodable, Sample, Equatable {
    var id = 0
    var plain = OldPlain()

    init() {}

    init(_ random: inout Random) {
        id = random.int()
        plain = OldPlain(&random)
    }

    var tree: Tree { .members([("id", .int(id)), ("plain", plain.tree)]) }
}
