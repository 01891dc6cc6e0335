import Foundation
import HandyJSONCompat
import SmartCodable

/// As `Generous`, of all containers but keyed ones, and of coders of parts: `superEncoder`, nested lists, single values.
struct Portioned: SmartCodable, Equatable {
    var way = 0
    var id = 0
    var row = Row()
    var cell = Cell()
    var next: [Portioned] = []

    enum CodingKeys: CodingKey { case way, id, row, cell, part, list, next }

    init() {}

    init(_ random: inout Random, depth: Int = 0) {
        way = random.below(14)
        id = random.int()
        row = Row(way: random.below(6), numbers: random.list(upTo: 3) { $0.int() })
        cell = Cell(number: random.int())
        if depth < 2 { next = random.list(upTo: 3) { Portioned(&$0, depth: depth + 1) } }
    }

    /// What `encode(to:)` writes.
    var tree: Tree {
        .members([
            ("way", .int(way)), ("id", .int(id)), ("row", row.tree), ("cell", .int(cell.number)), ("part", .int(id)),
            ("list", .array([.int(id), .members([("a", .int(id))]), .array([.int(id)]), .int(way)])),
            ("next", .array(next.map(\.tree))),
        ])
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        way = try container.decode(Int.self, forKey: .way)
        row = try container.decode(Row.self, forKey: .row)
        cell = try container.decode(Cell.self, forKey: .cell)
        next = try container.decode([Portioned].self, forKey: .next)
        let part = try container.superDecoder(forKey: .part)
        let single = try part.singleValueContainer()
        id = try single.decode(Int.self)
        var list = try container.nestedUnkeyedContainer(forKey: .list)
        let fresh = list
        let first = try list.superDecoder()
        _ = try Int(from: first)
        let keyed = try list.nestedContainer(keyedBy: AnyKey.self)
        let inner = try list.nestedUnkeyedContainer()
        _ = try list.decode(Int.self)
        switch way {
        case 0: Bin.shared.release(part)
        case 1: Bin.shared.release(single)
        case 2: Bin.shared.release(list)
        case 3: Bin.shared.release(first)
        case 4: Bin.shared.release((keyed, inner))
        case 5: Bin.shared.release((list, decoder))
        case 6, 7, 8: keep(part, single, fresh, first, inner)
        default: break
        }
    }

    /// To be read again when the run is over.
    private func keep(
        _ part: any Decoder, _ single: any SingleValueDecodingContainer, _ list: any UnkeyedDecodingContainer,
        _ first: any Decoder, _ inner: any UnkeyedDecodingContainer
    ) {
        let (way, id) = (way, id)
        ThreadState.current.shelf.readings.append { step in
            switch way {
            case 6:
                try step.equal(try single.decode(Int.self), id, "a single value, kept")
                try step.equal(try Int(from: part), id, "a decoder of a part, kept")
            case 7:
                var list = list
                try step.equal(try list.decode(Int.self), id, "a list, kept")
                try step.equal(try list.nestedContainer(keyedBy: AnyKey.self).decode(Int.self, forKey: AnyKey("a")), id)
            default:
                var inner = inner
                try step.equal(try Int(from: first), id, "a decoder of an element, kept")
                try step.equal(try inner.decode(Int.self), id, "a list in a list, kept")
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        // What the values before this one have kept, which are finished.
        ThreadState.current.shelf.writings.popLast()?()
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(way, forKey: .way)
        try container.encode(id, forKey: .id)
        try container.encode(row, forKey: .row)
        try container.encode(cell, forKey: .cell)
        let part = container.superEncoder(forKey: .part)
        var single = part.singleValueContainer()
        try single.encode(id)
        var list = container.nestedUnkeyedContainer(forKey: .list)
        let first = list.superEncoder()
        try id.encode(to: first)
        var keyed = list.nestedContainer(keyedBy: AnyKey.self)
        try keyed.encode(id, forKey: AnyKey("a"))
        var inner = list.nestedUnkeyedContainer()
        try inner.encode(id)
        try list.encode(way)
        try container.encode(next, forKey: .next)
        switch way {
        case 0: Bin.shared.release(part)
        case 1: Bin.shared.release(single)
        case 2: Bin.shared.release(list)
        case 3: Bin.shared.release(first)
        case 4: Bin.shared.release((keyed, inner))
        case 5: Bin.shared.release((list, encoder))
        case 6...11: writeLater([list, inner][way % 2], way % 3 == 0 ? part : first, single)
        default: break
        }
    }

    private func writeLater(
        _ list: any UnkeyedEncodingContainer, _ part: any Encoder, _ single: any SingleValueEncodingContainer
    ) {
        let way = way
        ThreadState.current.shelf.writings.append {
            var (list, single) = (list, single)
            switch way % 3 {
            case 0: try? list.encode("LATE")
            case 1:
                var late = part.unkeyedContainer()
                try? late.encode("LATE")
                try? "LATE".encode(to: list.superEncoder())
            default: try? single.encode("LATE")
            }
        }
    }
}

/// Is coded as a list.
struct Row: Codable, Equatable {
    var way = 0
    var numbers: [Int] = []

    var tree: Tree { .array([.int(way)] + numbers.map { .int($0) }) }

    init(way: Int = 0, numbers: [Int] = []) {
        self.way = way
        self.numbers = numbers
    }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        way = try list.decode(Int.self)
        while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
        switch way {
        case 0: Bin.shared.release(list)
        case 1: Bin.shared.release(decoder)
        case 2: Bin.shared.release((list, decoder))
        default: break
        }
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(way)
        for number in numbers { try list.encode(number) }
        let kept = list
        switch way {
        case 0: Bin.shared.release(list)
        case 1: Bin.shared.release(encoder)
        case 2: Bin.shared.release((list, encoder))
        case 3:
            ThreadState.current.shelf.writings.append {
                var list = kept
                try? list.encode("LATE")
            }
        default: break
        }
    }
}

/// Is coded as a single value.
struct Cell: Codable, Equatable {
    var number = 0

    init(number: Int = 0) { self.number = number }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        number = try value.decode(Int.self)
        switch number & 3 {
        case 0: Bin.shared.release(value)
        case 1: Bin.shared.release((value, decoder))
        default: break
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(number)
        switch number & 3 {
        case 0: Bin.shared.release(value)
        case 1: Bin.shared.release((value, encoder))
        default: break
        }
    }
}

extension Operation {
    static let releasingParts: [Operation] = [
        Operation("release-parts-elsewhere") { step in
            let shelf = ThreadState.current.shelf
            var models: [Portioned] = []
            for _ in 0..<4 { models.append(Portioned(&step.random)) }
            let text = Tree.array(models.map(\.tree)).text
            for _ in 0..<4 {
                let found = try step.text(of: models)
                try step.equal(JSONText.sorted(try step.present(found, "a text")), JSONText.sorted(text), text)
                for writing in shelf.writings { writing() }
                shelf.writings = []
                if step.random.oneIn(3) { try step.equal([Portioned].deserialize(from: text), models, text) }
                try step.equal(try SmartJSONDecoder().decode([Portioned].self, from: text), models, text)
                for reading in shelf.readings.shuffled(using: &step.random) { try reading(step) }
                shelf.readings = []
            }
            shelf.clear()
        }
    ]
}
