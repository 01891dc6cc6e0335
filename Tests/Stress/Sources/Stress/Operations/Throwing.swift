import Foundation
import HandyJSONCompat
import SmartCodable

extension Operation {
    static let throwing: [Operation] = [
        Operation("throw-in-encode") { step in
            let keepers = step.random.list(upTo: 4) { Keeper(&$0) }
            let expected = Tree.array(keepers.map(\.tree)).text
            ThreadState.current.shelf.isOpen = step.random.oneIn(3)
            ThreadState.current.fuse = step.random.below(24)
            let found =
                step.random.oneIn(2)
                ? keepers.toJSONString() : OldKeeper(keeper: Keeper(), list: keepers).toJSONString()
            let hasThrown = ThreadState.current.fuse < 0
            ThreadState.current.fuse = -1
            ThreadState.current.shelf.isOpen = false
            if let found {
                let data = Data(found.utf8)
                try step.holds(
                    (try? JSONSerialization.jsonObject(with: data)) != nil, "JSON after an error, found \(found)")
                // What another element says may not stand in this one's place: the elements that are there are
                // elements.
                let objects = [Keeper].deserialize(from: found) ?? OldKeeper.deserialize(from: found)?.list ?? []
                for object in objects where !keepers.contains(object) {
                    try step.holds(hasThrown, "only elements that were written, found \(object) in \(found)")
                    for keeper in object.next {
                        try step.holds(
                            keepers.contains { $0.next.contains(keeper) || $0 == keeper } || hasThrown, "own elements")
                    }
                }
            }
            try step.equal(keepers.toJSONString(), expected)
            try healthy(&step)
        },
        Operation("throw-in-json-encoder") { step in
            let keepers = step.random.list(upTo: 4) { Keeper(&$0) }
            let expected = Tree.array(keepers.map(\.tree)).text
            let encoder = SmartJSONEncoder()
            ThreadState.current.fuse = step.random.below(24)
            let found = try? encoder.encode(keepers)
            let hasThrown = ThreadState.current.fuse < 0
            ThreadState.current.fuse = -1
            try step.equal(found.map { String(decoding: $0, as: UTF8.self) }, hasThrown ? nil : expected)
            try step.equal(String(decoding: try encoder.encode(keepers), as: UTF8.self), expected)
            try healthy(&step)
        },
        Operation("throw-in-decode") { step in
            let keepers = step.random.list(upTo: 4) { Keeper(&$0) }
            let text = Tree.array(keepers.map(\.tree)).text
            ThreadState.current.shelf.isOpen = step.random.oneIn(3)
            ThreadState.current.fuse = step.random.below(24)
            let coder = SmartJSONDecoder()
            let way = step.random.below(3)
            var found: [Keeper]?
            switch way {
            case 0: found = [Keeper].deserialize(from: text)
            case 1: found = try? coder.decode([Keeper].self, from: text)
            default: found = OldKeeper.deserialize(from: "{\"list\":\(text)}")?.list
            }
            let hasThrown = ThreadState.current.fuse < 0
            ThreadState.current.fuse = -1
            ThreadState.current.shelf.isOpen = false
            if !hasThrown { try step.equal(found, keepers, text) }
            // What a throw cost a value is there when it is read once more.
            for reading in ThreadState.current.shelf.readings {
                do { try reading(step) } catch { if !hasThrown { throw error } }
            }
            ThreadState.current.shelf.clear()
            try step.equal([Keeper].deserialize(from: text), keepers, text)
            try healthy(&step)
        },
        Operation("throw-between-good-values") { step in
            // One element of an array throws for good; the others are as they were.
            let count = 2 + step.random.below(4)
            let bad = step.random.below(count)
            let elements = (0..<count).map { index in Moody(id: index, isBad: index == bad, plain: Plain(&step.random))
            }
            for _ in 0..<3 {
                let found = elements.toJSONString() ?? "[]"
                let back = try step.present([Moody].deserialize(from: found), found)
                for moody in back where moody.id != bad {
                    try step.holds(elements.contains(moody) || moody == Moody(), "\(moody) of \(elements) in \(found)")
                }
                try step.equal((try? SmartJSONEncoder().encode(elements)) == nil, true)
                let good = elements.filter { !$0.isBad }
                try step.equal(good.toJSONString(), Tree.array(good.map(\.tree)).text)
            }
        },
    ]
}

/// Throws in the middle of a pending nested container.
struct Moody: SmartCodable, Equatable {
    var id = -1
    var isBad = false
    var plain = Plain()

    enum CodingKeys: CodingKey { case id, plain }
    struct Refusal: Error {}

    init() {}
    init(id: Int, isBad: Bool, plain: Plain) { (self.id, self.isBad, self.plain) = (id, isBad, plain) }

    var tree: Tree {
        .members([("id", .int(id)), ("plain", .members([("a", plain.tree), ("b", .array([.int(id)]))]))])
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        plain = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .plain).decode(
            Plain.self, forKey: AnyKey("a"))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: .plain)
        try nested.encode(plain, forKey: AnyKey("a"))
        var list = nested.nestedUnkeyedContainer(forKey: AnyKey("b"))
        try list.encode(id)
        if isBad { throw Refusal() }
    }

    static func == (a: Moody, b: Moody) -> Bool { a.id == b.id && a.plain == b.plain }
}
