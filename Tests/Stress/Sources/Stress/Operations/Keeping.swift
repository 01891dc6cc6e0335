import Foundation
import HandyJSONCompat
import SmartCodable

/// A model with hand-written coding that keeps what it was given.
struct Keeper: SmartCodable, Equatable {
    var id = 0
    var name = ""
    var inner = Author()
    var numbers: [Int] = []
    var next: [Keeper] = []

    enum CodingKeys: CodingKey { case id, name, inner, numbers, next, late }

    init() {}

    init(_ random: inout Random, depth: Int = 0) {
        id = random.int()
        name = random.word()
        inner.author = random.word()
        numbers = random.list(upTo: 4) { $0.int() }
        if depth < 2 { next = random.list(upTo: 2) { Keeper(&$0, depth: depth + 1) } }
    }

    var tree: Tree {
        .members([
            ("id", .int(id)), ("name", .string(name)), ("inner", .members([("author", .string(inner.author))])),
            ("numbers", .array(numbers.map { .int($0) })), ("next", .array(next.map(\.tree))),
        ])
    }

    init(from decoder: any Decoder) throws {
        try ThreadState.checkpoint()
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        try ThreadState.checkpoint()
        let innerContainer = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .inner)
        inner.author = try innerContainer.decode(String.self, forKey: AnyKey("author"))
        let list = try container.nestedUnkeyedContainer(forKey: .numbers)
        var reading = list
        while !reading.isAtEnd { numbers.append(try reading.decode(Int.self)) }
        next = try container.decode([Keeper].self, forKey: .next)
        try ThreadState.checkpoint()
        let shelf = ThreadState.current.shelf
        guard shelf.isOpen else { return }
        let found = self
        let superDecoder = try container.superDecoder(forKey: .inner)
        shelf.decoders.append(decoder)
        shelf.readings.append { step in
            // Each of these may throw, but not give something else.
            if let id = try? container.decode(Int.self, forKey: .id) {
                try step.equal(id, found.id, "id of a kept container")
            }
            if let name = try? container.decode(String.self, forKey: .name) {
                try step.equal(name, found.name, "name of a kept container")
            }
            if let author = try? innerContainer.decode(String.self, forKey: AnyKey("author")) {
                try step.equal(author, found.inner.author, "member of a kept nested container")
            }
            var reading = list
            var numbers: [Int] = []
            while !reading.isAtEnd, let number = try? reading.decode(Int.self) { numbers.append(number) }
            try step.holds(found.numbers.starts(with: numbers), "\(found.numbers) of a kept list, found \(numbers)")
            if let inner = try? Author(from: superDecoder) {
                try step.equal(inner.author, found.inner.author, "a kept super decoder")
            }
            if let again = try? decoder.container(keyedBy: CodingKeys.self),
                let next = try? again.decode([Keeper].self, forKey: .next)
            {
                try step.equal(next, found.next, "a kept decoder's models")
            }
            if let whole = try? decoder.singleValueContainer().decode(Keeper.self) {
                try step.equal(whole, found, "a kept decoder's value")
            }
            if let whole = try? Keeper(from: decoder) { try step.equal(whole, found, "a kept decoder used again") }
            if let plain = try? Plain(from: decoder) {
                try step.equal(plain.id, found.id, "another type of a kept decoder")
            }
            _ =
                container.allKeys.count + decoder.codingPath.count + innerContainer.codingPath.count
                + decoder.userInfo.count
        }
    }

    func encode(to encoder: any Encoder) throws {
        try ThreadState.checkpoint()
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try ThreadState.checkpoint()
        var innerContainer = container.nestedContainer(keyedBy: AnyKey.self, forKey: .inner)
        try innerContainer.encode(inner.author, forKey: AnyKey("author"))
        try ThreadState.checkpoint()
        var list = container.nestedUnkeyedContainer(forKey: .numbers)
        for number in numbers { try list.encode(number) }
        try ThreadState.checkpoint()
        try container.encode(next, forKey: .next)
        try ThreadState.checkpoint()
        let shelf = ThreadState.current.shelf
        guard shelf.isOpen else { return }
        shelf.encoders.append(encoder)
        let kept = (container, innerContainer, list)
        shelf.writings.append {
            var (container, innerContainer, list) = kept
            try? container.encode("LATE", forKey: .late)
            try? innerContainer.encode("LATE", forKey: AnyKey("late"))
            try? list.encode("LATE")
            try? list.encode(Plain())
            var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: .late)
            try? nested.encode("LATE", forKey: AnyKey("late"))
            var element = innerContainer.nestedUnkeyedContainer(forKey: AnyKey("late"))
            try? element.encode(["LATE": [1]])
            try? Author(author: "LATE").encode(to: container.superEncoder(forKey: .late))
            _ = encoder.userInfo.count + encoder.codingPath.count + list.count + list.codingPath.count
            var again = encoder.container(keyedBy: CodingKeys.self)
            try? again.encode("LATE", forKey: .late)
            var single = encoder.singleValueContainer()
            try? single.encode("LATE")
            var unkeyed = encoder.unkeyedContainer()
            try? unkeyed.encode("LATE")
        }
    }
}

struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { stringValue = "\(intValue)" }
}

/// A sibling of `Keeper` that uses what another one keeps while it is itself being coded.
struct Meddler: SmartCodable, Equatable {
    var id = 0
    var name = ""

    init() {}
    init(id: Int, name: String) { (self.id, self.name) = (id, name) }

    enum CodingKeys: CodingKey { case id, name }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        let step = Step(random: Random(seed: 0), thread: 0, number: 0)
        for reading in ThreadState.current.shelf.readings { try reading(step) }
        name = try container.decode(String.self, forKey: .name)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        for writing in ThreadState.current.shelf.writings { writing() }
        try container.encode(name, forKey: .name)
    }

    var tree: Tree { .members([("id", .int(id)), ("name", .string(name))]) }
}

/// A HandyJSON model with such a model inside.
struct OldKeeper: HandyJSON, Equatable {
    var keeper = Keeper()
    var list: [Keeper] = []
}

/// Carries what is not Sendable to a thread that is waited for.
struct Parcel<T>: @unchecked Sendable {
    let content: T
}

extension Operation {
    /// Decodes keepers of `step`, with the shelf open.
    private static func decodeKeepers(_ step: inout Step) throws {
        let keepers = [Keeper(&step.random), Keeper(&step.random)]
        let text = Tree.array(keepers.map(\.tree)).text
        let shelf = ThreadState.current.shelf
        shelf.isOpen = true
        defer { shelf.isOpen = false }
        switch step.random.below(3) {
        case 0: try step.equal([Keeper].deserialize(from: text), keepers, text)
        case 1: try step.equal(try SmartJSONDecoder().decode([Keeper].self, from: text), keepers, text)
        default:
            let text = Tree.members([("keeper", keepers[0].tree), ("list", .array(keepers.map(\.tree)))]).text
            try step.equal(OldKeeper.deserialize(from: text), OldKeeper(keeper: keepers[0], list: keepers), text)
        }
    }

    private static func encodeKeepers(_ step: inout Step) throws {
        let keepers = [Keeper(&step.random), Keeper(&step.random)]
        let text = Tree.array(keepers.map(\.tree)).text
        let shelf = ThreadState.current.shelf
        shelf.isOpen = true
        defer { shelf.isOpen = false }
        switch step.random.below(3) {
        case 0: try step.equal(keepers.toJSONString(), text)
        case 1: try step.equal(String(decoding: try SmartJSONEncoder().encode(keepers), as: UTF8.self), text)
        default:
            try step.equal(
                OldKeeper(keeper: keepers[0], list: keepers).toJSONString(),
                Tree.members([("keeper", keepers[0].tree), ("list", .array(keepers.map(\.tree)))]).text)
        }
    }

    /// What follows must be right, whatever was done to what was kept.
    static func healthy(_ step: inout Step) throws {
        let keeper = Keeper(&step.random)
        try step.equal(Keeper.deserialize(from: keeper.tree.text), keeper, keeper.tree.text)
        try step.equal(keeper.toJSONString(), keeper.tree.text)
        let meddlers = [Meddler(id: step.random.int(), name: step.random.word()), Meddler(id: 1, name: "x")]
        let text = Tree.array(meddlers.map(\.tree)).text
        try step.equal([Meddler].deserialize(from: text), meddlers)
        try step.equal(meddlers.toJSONString(), text)
    }

    static let keeping: [Operation] = [
        Operation("keep-decoders") { step in
            try decodeKeepers(&step)
            for reading in ThreadState.current.shelf.readings.shuffled(using: &step.random) {
                try reading(step)
                if step.random.oneIn(2) { try healthy(&step) }
            }
            try healthy(&step)
            ThreadState.current.shelf.clear()
            try healthy(&step)
        },
        Operation("keep-encoders") { step in
            try encodeKeepers(&step)
            for writing in ThreadState.current.shelf.writings.shuffled(using: &step.random) {
                writing()
                if step.random.oneIn(2) { try healthy(&step) }
            }
            try healthy(&step)
            ThreadState.current.shelf.clear()
            try healthy(&step)
        },
        Operation("keep-both") { step in
            try encodeKeepers(&step)
            try decodeKeepers(&step)
            try healthy(&step)
            try encodeKeepers(&step)
            for writing in ThreadState.current.shelf.writings { writing() }
            try healthy(&step)
        },
        Operation("hand-over", weight: 4) { step in
            try encodeKeepers(&step)
            try decodeKeepers(&step)
            let shelf = ThreadState.current.shelf
            let parcel = Parcel(content: (shelf.readings, shelf.writings))
            let copy = step
            shelf.clear()
            let outcome = Parcel(content: Outcome())
            // While the other thread uses what was kept, this one goes on with the same types.
            let thread = ThreadState.current.onAnotherThread {
                do {
                    for writing in parcel.content.1 { writing() }
                    for reading in parcel.content.0 { try reading(copy) }
                } catch {
                    outcome.content.error = error
                }
            }
            for _ in 0..<4 { try healthy(&step) }
            thread.join()
            if let error = outcome.content.error { throw error }
        },
    ]
}

final class Outcome {
    var error: (any Error)?
}

/// A thread with a stack of a size, to be waited for.
final class SideThread {
    private let handle: pthread_t

    fileprivate init(stack: Int, _ body: @escaping () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stack)
        let context = Unmanaged.passRetained(Body(body)).toOpaque()
        #if canImport(Darwin)
        var thread: pthread_t?
        let result = pthread_create(
            &thread, &attributes,
            {
                Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run(); return nil
            }, context)
        guard result == 0, let thread else { fatalError("no thread: \(result)") }
        #else
        var thread = pthread_t()
        let result = pthread_create(
            &thread, &attributes,
            {
                $0.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }; return nil
            }, context)
        guard result == 0 else { fatalError("no thread: \(result)") }
        #endif
        pthread_attr_destroy(&attributes)
        handle = thread
    }

    func join() { pthread_join(handle, nil) }

    private final class Body {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }
}

extension ThreadState {
    /// What is made there counts here.
    func onAnotherThread(stack: Int = 2 << 20, _ body: @escaping @Sendable () -> Void) -> SideThread {
        let copy = ThreadState(counting: live)
        return SideThread(stack: stack) {
            Positions.useAlternateStack()
            copy.lend(body)
        }
    }
}
