import Foundation
import SmartCodable

// Code of the user's that runs in the middle of the engine's: key closures, keys' deinitialisers, `init()`.

private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { stringValue = "\(intValue)" }
}

/// A key that is an object and does something when it goes.
final class KeyObject: CodingKey {
    nonisolated(unsafe) static var whenGone: () -> Void = {}
    let stringValue: String
    let witness = Witness()
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { stringValue = "\(intValue)" }
    deinit { KeyObject.whenGone() }
}

private enum Keys: String, CodingKey { case a, nested, late }

/// Keeps its container, or its encoder, until one of its keys goes.
private struct Row: SmartCodable {
    enum Way: CaseIterable { case container, encoder, part }
    nonisolated(unsafe) static var way = Way.container
    nonisolated(unsafe) static var container: KeyedEncodingContainer<Keys>?
    nonisolated(unsafe) static var encoder: (any Encoder)?
    var a = 0

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(a, forKey: .a)
        if Row.way == .part {
            var part = container.nestedContainer(keyedBy: KeyObject.self, forKey: .nested)
            try part.encode(1, forKey: KeyObject("r"))
        } else {
            var other = encoder.container(keyedBy: KeyObject.self)
            try other.encode(1, forKey: KeyObject("r"))
        }
        if Row.way == .encoder { Row.encoder = encoder } else { Row.container = container }
    }

    var text: String { Row.way == .part ? #"{"a":\#(a),"nested":{"r":1}}"# : #"{"a":\#(a),"r":1}"# }

    /// Writes by what is kept, and forgets it.
    static func write() {
        try? container?.encode("late", forKey: .late)
        if let encoder {
            var again = encoder.container(keyedBy: Keys.self)
            try? again.encode("late", forKey: .late)
        }
        forget()
    }

    static func forget() {
        container = nil
        encoder = nil
    }
}

/// Hands its container to another thread, which releases it at any moment.
private struct Handing: SmartCodable {
    static let queue = DispatchQueue(label: "handing", attributes: .concurrent)
    var a = 0

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(a, forKey: .a)
        let parcel = Parcel(a % 2 == 0 ? container as Any : (container, encoder) as Any)
        let pause = a % 7
        Handing.queue.async { parcel.open(after: pause) }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        a = try container.decode(Int.self, forKey: .a)
        let parcel = Parcel(a % 2 == 0 ? container as Any : (container, decoder) as Any)
        let pause = a % 7
        Handing.queue.async { parcel.open(after: pause) }
    }
    init(a: Int) { self.a = a }
    init() {}
}

private final class Parcel: @unchecked Sendable {
    private var content: Any?
    init(_ content: Any) { self.content = content }
    func open(after pause: Int) {
        for _ in 0..<pause * 40 { content = content.map { $0 } }
        content = nil
    }
}

/// Lets a key closure use the container that is being asked.
private struct Asked: Decodable {
    nonisolated(unsafe) static var container: KeyedDecodingContainer<Name>?
    nonisolated(unsafe) static var isAsking = false
    let numbers: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        Asked.container = container
        defer { Asked.container = nil }
        numbers = try (0..<5).map { try container.decode(Int.self, forKey: Name("k\($0)")) }
    }

    static func ask() {
        guard !isAsking, let container else { return }
        isAsking = true
        for number in 0..<200 { _ = try? container.decodeIfPresent(Int.self, forKey: Name("k\(number)")) }
        isAsking = false
    }
}

private enum Many: String, CodingKey {
    case k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, k12, k13, k14, k15, k16, k17, k18, k19, k20, k21, k22, k23
    case k24, k25, k26, k27, k28, k29, k30, k31, k32, k33, k34, k35, k36, k37, k38, k39, k40, k41, k42, k43, k44, k45
    case k46, k47, k48, k49, k50, k51, k52, k53, k54, k55, k56, k57, k58, k59, k60, k61, k62, k63, k64, k65, k66, k67
}

/// Lets a key closure open another container of the object that is being opened, and teach its keys.
private struct Opened: Decodable {
    nonisolated(unsafe) static var decoder: (any Decoder)?
    nonisolated(unsafe) static var teaches = false
    let first: Int
    let last: Int

    init(from decoder: any Decoder) throws {
        Opened.decoder = decoder
        let container = try decoder.container(keyedBy: Many.self)
        first = try container.decode(Int.self, forKey: .k0)
        last = try container.decode(Int.self, forKey: .k1)
    }

    static func teach() throws {
        guard teaches, let decoder else { return }
        teaches = false
        let container = try decoder.container(keyedBy: Many.self)
        for number in 0...67 {
            guard let key = Many(rawValue: "k\(number)") else { continue }
            try expect(try container.decode(Int.self, forKey: key) % 100, number, "asked in between")
        }
    }
}

/// Is read twice, keeps what it was read by, and asks for its members in another order each time.
private struct Kept: Codable {
    nonisolated(unsafe) static var containers: [KeyedDecodingContainer<Name>] = []
    nonisolated(unsafe) static var decoders: [any Decoder] = []
    let sum: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        let isFirst = Kept.containers.count % 2 == 0
        Kept.containers.append(container)
        Kept.decoders.append(decoder)
        let numbers = try (isFirst ? ["a", "b"] : ["b", "a"]).map { try container.decode(Int.self, forKey: Name($0)) }
        sum = try numbers.reduce(0, +) + container.decode(Int.self, forKey: Name("text"))
    }
}

private struct Holder: SmartCodable {
    var kept: Kept?
    var list: [Kept] = []
}

/// Asks its own decoder for what is missing, in `init()` too.
private final class Asking: SmartCodable {
    nonisolated(unsafe) static var container: KeyedDecodingContainer<CodingKeys>?
    nonisolated(unsafe) static var depth = 0
    let witness = Witness()
    var number = 7
    var list = ["on the heap, as it is a long text"]
    enum CodingKeys: CodingKey { case number, list }

    init() {
        guard let container = Asking.container, Asking.depth < 3 else { return }
        Asking.depth += 1
        number = (try? container.decode(Int.self, forKey: .number)) ?? -1
        Asking.depth -= 1
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        Asking.container = container
        defer { Asking.container = nil }
        number = try container.decode(Int.self, forKey: .number)
        list = try container.decode([String].self, forKey: .list)
    }
    func encode(to encoder: any Encoder) throws {}
}

extension Program {
    static let reentering: [Program] = [
        Program("encoders-given-up-are-not-used-again") {
            let rows = (0..<4).map { Row(a: $0) }
            for way in Row.Way.allCases {
                Row.way = way
                for act in [Row.forget, Row.write] {
                    KeyObject.whenGone = act
                    let text = "[\(rows.map(\.text).joined(separator: ","))]"
                    for _ in 0..<3 {
                        try expect(String(decoding: try SmartJSONEncoder().encode(rows), as: UTF8.self), text, "\(way)")
                        try expect(rows.toJSONString(), text, "\(way)")
                        try expect((rows.toArray()?.last as? [String: Any])?["a"] as? Int, 3, "\(way)")
                    }
                }
            }
            KeyObject.whenGone = {}
            Row.forget()
            try expect(Witness.live, 0)
        },
        Program("coders-are-released-on-other-threads") {
            let rows = (0..<12).map { Handing(a: $0) }
            let text = "[\((0..<12).map { #"{"a":\#($0)}"# }.joined(separator: ","))]"
            let encoder = SmartJSONEncoder()
            for round in 0..<400 {
                let data = try encoder.encode(rows)
                try expect(String(decoding: data, as: UTF8.self), text, "round \(round)")
                let again = try SmartJSONDecoder().decode([Handing].self, from: data)
                try expect(again.map(\.a), Array(0..<12), "round \(round)")
            }
            Handing.queue.sync(flags: .barrier) {}
        },
        Program("key-closure-asks-the-container") {
            let decoder = SmartJSONDecoder()
            decoder.keyDecodingStrategy = .custom { path in
                Asked.ask()
                return path.last ?? Name("")
            }
            for count in [10, 20, 200] {
                let members = (0..<count).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
                let objects = try decoder.decode([Asked].self, from: "[{\(members)},{\(members)}]")
                try expect(objects.map(\.numbers), [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]])
            }
        },
        Program("key-closure-opens-the-object") {
            nonisolated(unsafe) var wrong: (any Error)?
            let decoder = SmartJSONDecoder()
            decoder.keyDecodingStrategy = .custom { path in
                do { try Opened.teach() } catch { wrong = error }
                return path.last ?? Name("")
            }
            let objects = (0..<3).map { object in
                "{\((0...67).reversed().map { #""k\#($0)":\#(object * 100 + $0)"# }.joined(separator: ","))}"
            }
            // At the first object, or when some keys are known.
            for first in [true, false] {
                Opened.teaches = first
                let warm = try decoder.decode([Opened].self, from: "[\(objects[0])]")
                try expect(warm.map(\.first), [0])
                Opened.teaches = true
                let all = try decoder.decode([Opened].self, from: "[\(objects.joined(separator: ","))]")
                try expect(all.map(\.first), [0, 100, 200])
                try expect(all.map(\.last), [1, 101, 201])
                if let wrong { throw wrong }
            }
            Opened.decoder = nil
        },
        Program("kept-containers-of-init-from") {
            let json = #"{"a":1,"b":2,"text":3}"#
            for _ in 0..<3 {
                let holder = Holder.deserialize(from: #"{"kept":\#(json),"list":[\#(json),\#(json)]}"#)
                try expect(holder?.kept?.sum, 6)
                try expect(holder?.list.map(\.sum), [6, 6])
                try expect(Kept.containers.count, 3)
                for container in Kept.containers {
                    for _ in 0..<2 {
                        try expect(try container.decode(Int.self, forKey: Name("a")), 1)
                        try expect(try container.decode(Int.self, forKey: Name("b")), 2)
                    }
                }
                for decoder in Kept.decoders {
                    let container = try decoder.container(keyedBy: Name.self)
                    try expect(try container.decode(Int.self, forKey: Name("b")), 2)
                    try expect(try container.decode(Int.self, forKey: Name("a")), 1)
                }
                Kept.containers = []
                Kept.decoders = []
            }
        },
        Program("init-asks-its-own-decoder") {
            for _ in 0..<10 {
                for text in ["{}", #"{"number":5}"#, #"{"number":null,"list":["x"]}"#] {
                    let model = Asking.deserialize(from: text)
                    try expect(model?.list.count, 1)
                }
                _ = [Asking].deserialize(from: "[{},{},{}]")
                try expect(Witness.live, 0)
            }
        },
    ]
}
