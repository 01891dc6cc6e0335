import Foundation
import HandyJSONCompat
import SmartCodable

/// Models in models, to be updated.
struct Account: SmartCodable, Equatable {
    var id = 0
    var plain = Plain()
    var optional: Plain?
    var person: Person?
    var list: [Int] = []
    var kind: Kind?
    @SmartKey("w", "wide") var wrapped = ""
    @SmartAny var any: [String: Any] = [:]
    @IgnoredKey var cache = 0

    static func == (a: Account, b: Account) -> Bool {
        a.id == b.id && a.plain == b.plain && a.optional == b.optional && a.person == b.person && a.list == b.list
            && a.kind == b.kind
            && a.wrapped == b.wrapped && NSDictionary(dictionary: a.any) == NSDictionary(dictionary: b.any)
            && a.cache == b.cache
    }
}

/// An optional behind a generic parameter, which `SmartUpdater` may not take for a model.
struct Box<T: Codable & ExpressibleByNilLiteral>: SmartCodable {
    var value: T
    var after = 1

    init() { value = nil }
    private enum CodingKeys: CodingKey { case value, after }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(T.self, forKey: .value)
        after = try container.decode(Int.self, forKey: .after)
    }
}

extension Operation {
    static let updates: [Operation] = [
        Operation("update-native") { step in
            var model = Account()
            var expected = Account()
            model.cache = 5
            expected.cache = 5
            for _ in 0...step.random.below(5) {
                var members: [(String, Tree?)] = []
                if step.random.oneIn(2) {
                    expected.id = step.random.int()
                    members.append(("id", .int(expected.id)))
                }
                if step.random.oneIn(2) {
                    expected.plain.name = step.random.word()
                    members.append(("plain", .members([("name", .string(expected.plain.name))])))
                }
                switch step.random.below(4) {
                case 0:
                    expected.optional = nil
                    members.append(("optional", .null))
                case 1:
                    let note = step.random.word()
                    if expected.optional == nil { expected.optional = Plain() }
                    expected.optional?.note = note
                    members.append(("optional", .members([("note", .string(note))])))
                default: break
                }
                if step.random.oneIn(2) {
                    let name = step.random.word()
                    if expected.person == nil { expected.person = Person() }
                    // The object of the other account: each has its own.
                    expected.person?.name = name
                    members.append(("person", .members([("name", .string(name))])))
                }
                if step.random.oneIn(3) {
                    expected.list = step.random.list(upTo: 3) { $0.int() }
                    members.append(("list", .array(expected.list.map { .int($0) })))
                }
                if step.random.oneIn(3) {
                    expected.wrapped = step.random.word()
                    members.append(("w", .string(expected.wrapped)))
                }
                if step.random.oneIn(4) {
                    expected.kind = step.random.oneIn(3) ? nil : .text
                    members.append(("kind", expected.kind.map { .string($0.rawValue) } ?? .null))
                }
                let document = Tree.members(members)
                let person = model.person
                let updated =
                    step.random.oneIn(2)
                    ? SmartUpdater.update(&model, from: document.text)
                    : SmartUpdater.update(&model, from: document.plain as? [String: Any])
                try step.holds(updated, "an update from \(document.text)")
                try step.equal(model, expected, document.text)
                if let person { try step.equal(person.token.isIntact, true) }
            }
            let before = model
            try step.holds(!SmartUpdater.update(&model, from: "[1"), "no update from bad JSON")
            try step.equal(model, before)
            SmartUpdater.update(&model, from: Specimen.document(&step).mutated(&step.random).text)
            _ = model.toJSONString()
        },
        Operation("update-object") { step in
            var object = Employee(&step.random)
            let same = object
            let boss = object.boss
            let name = step.random.word()
            try step.holds(
                SmartUpdater.update(&object, from: Tree.members([("name", .string(name)), ("title", .int(7))]).text),
                "an update")
            try step.holds(object === same, "the same object")
            try step.equal([object.name, object.title], [name, "7"])
            try step.holds(object.boss === boss, "the same boss")
            SmartUpdater.update(
                &object, from: Tree.members([("boss", .null), ("friend", .members([("name", .string("x"))]))]).text)
            try step.holds(object.boss == nil && object.friend?.name == "x", "no boss, and a friend")
            let document = Employee(&step.random).tree.mutated(&step.random)
            SmartUpdater.update(&object, from: document.text)
            try step.holds(object === same && object.token.isIntact, "the same object after \(document.text)")
        },
        Operation("update-box") { step in
            var box = Box<Plain?>()
            for _ in 0..<3 {
                let plain = step.random.sometimes { Plain(&$0) }
                let text = Tree.members([("value", plain?.tree ?? .null), ("after", .int(step.random.below(9)))]).text
                try step.holds(SmartUpdater.update(&box, from: text), "an update from \(text)")
                try step.equal(box.value?.id, plain?.id, text)
            }
            var people = Box<Person?>()
            SmartUpdater.update(&people, from: "{\"value\":{\"name\":\"x\"},\"after\":2}")
            try step.equal(people.value?.name, "x")
        },
        Operation("update-handy") { step in
            var object = OldEmployee(&step.random)
            let same = object
            let old = object.tree
            let name = step.random.word()
            JSONDeserializer.update(
                object: &object, from: Tree.members([("name", .string(name)), ("no", .int(5))]).text)
            try step.holds(object === same, "the same object")
            try step.equal(object.tree, old.replacing("name", by: .string(name)).replacing("no", by: .int(5)))
            var plain = OldPlain(&step.random)
            var expected = plain
            expected.tags = ["a", "b"]
            JSONDeserializer.update(object: &plain, from: ["tags": ["a", "b"]])
            try step.equal(plain, expected)
            JSONDeserializer.update(object: &object, from: OldEmployee(&step.random).source.mutated(&step.random).text)
            JSONDeserializer.update(object: &plain, from: OldPlain(&step.random).tree.mutated(&step.random).text)
            _ = object.toJSONString()
            try step.holds(
                object === same && object.friend?.isEqual(to: OldPerson()) != nil || object.friend == nil,
                "a sound object")
        },
    ]
}
