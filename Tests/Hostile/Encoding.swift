import Foundation
import HandyJSONCompat
import SmartCodable

private struct Failure: Error {}

private enum Keys: String, CodingKey { case id, nested, list, above, other, text }

/// Asks for parts that are written later, and fails for one value.
private final class Throwing: SmartCodable {
    var id = 0
    var way = 0
    required init() {}
    convenience init(_ id: Int, _ way: Int) {
        self.init()
        self.id = id
        self.way = way
    }
    required init(from decoder: any Decoder) throws { throw Failure() }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(String(repeating: "x", count: id == 1 ? 300 : 3), forKey: .text)
        switch way {
        case 0:
            var nested = container.nestedContainer(keyedBy: Keys.self, forKey: .nested)
            try nested.encode(id, forKey: .id)
        case 1:
            var list = container.nestedUnkeyedContainer(forKey: .list)
            try list.encode(id)
        case 2: try id.encode(to: container.superEncoder(forKey: .above))
        default:
            var list = container.nestedUnkeyedContainer(forKey: .list)
            var inner = list.nestedContainer(keyedBy: Keys.self)
            try inner.encode(id, forKey: .id)
        }
        if id == 1 { throw Failure() }
    }
}

/// What user code has kept.
private enum Kept {
    nonisolated(unsafe) static var encoders: [any Encoder] = []
    nonisolated(unsafe) static var keyed: [KeyedEncodingContainer<Keys>] = []
    nonisolated(unsafe) static var unkeyed: [any UnkeyedEncodingContainer] = []
    nonisolated(unsafe) static var single: [any SingleValueEncodingContainer] = []

    static func forget() {
        encoders = []
        keyed = []
        unkeyed = []
        single = []
    }

    /// Uses everything in every way.
    static func use() {
        for encoder in encoders {
            _ = encoder.userInfo
            _ = encoder.codingPath
            var container = encoder.container(keyedBy: Keys.self)
            try? container.encode(String(repeating: "late", count: 100), forKey: .other)
            var nested = container.nestedUnkeyedContainer(forKey: .list)
            try? nested.encode(7)
        }
        for index in keyed.indices {
            _ = keyed[index].codingPath
            try? keyed[index].encode(String(repeating: "late", count: 100), forKey: .other)
            try? keyed[index].encode(["late": [1, 2, 3]], forKey: .list)
            var nested = keyed[index].nestedContainer(keyedBy: Keys.self, forKey: .nested)
            try? nested.encode(1, forKey: .id)
        }
        for index in unkeyed.indices {
            _ = unkeyed[index].codingPath
            try? unkeyed[index].encode("late")
            try? unkeyed[index].encode([1: 2])
        }
        for index in single.indices { try? single[index].encode("late") }
    }
}

private struct Keeping: SmartCodable {
    var id = 0
    var way = 0

    func encode(to encoder: any Encoder) throws {
        switch way {
        case 0: Kept.encoders.append(encoder)
        case 1: Kept.keyed.append(encoder.container(keyedBy: Keys.self))
        case 2:
            var container = encoder.container(keyedBy: Keys.self)
            Kept.keyed.append(container.nestedContainer(keyedBy: Keys.self, forKey: .nested))
            Kept.unkeyed.append(container.nestedUnkeyedContainer(forKey: .list))
            Kept.encoders.append(container.superEncoder(forKey: .above))
        case 3:
            var list = encoder.unkeyedContainer()
            Kept.unkeyed.append(list)
            return try list.encode(id)
        case 4:
            var single = encoder.singleValueContainer()
            Kept.single.append(single)
            return try single.encode(id)
        default:
            var first = encoder.container(keyedBy: Keys.self)
            Kept.keyed.append(first)
            var second = encoder.container(keyedBy: Other.self)
            try second.encode(2, forKey: .second)
            try first.encode(1, forKey: .text)
        }
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(id, forKey: .id)
    }

    private enum Other: CodingKey { case second }
}

/// Uses what was kept while another value is being written.
private struct Using: SmartCodable {
    var id = 0
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(id, forKey: .id)
        Kept.use()
        try container.encode("end", forKey: .text)
    }
}

private struct Row: HandyJSON {
    var first: Keeping?
    var second: Using?
}

/// A child that a transform of its own takes away while it is written.
private final class Parent: HandyJSON {
    var name = "parent"
    var child = Child()
    required init() {}
}

private final class Child: HandyJSON {
    nonisolated(unsafe) static weak var parent: Parent?
    var witness: Witness? = Witness()
    var first = 1
    var list = (0..<50).map { "number \($0) is on the heap" }
    var last = "the last property, which is on the heap"
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper >>> self.witness
        mapper <<< self.first
            <-- TransformOf<Int, Int>(
                fromJSON: { $0 },
                toJSON: {
                    Child.parent?.child = Child()
                    return $0
                })
    }
}

private final class NativeParent: SmartCodable {
    var child = NativeChild()
    required init() {}
}

private final class NativeChild: SmartCodable {
    nonisolated(unsafe) static weak var parent: NativeParent?
    @IgnoredKey var witness: Witness? = Witness()
    var first = Taking()
    var last = "the last property, which is on the heap"
    required init() {}

    struct Taking: SmartCodable {
        func encode(to encoder: any Encoder) throws {
            NativeChild.parent?.child = NativeChild()
            var container = encoder.singleValueContainer()
            try container.encode(1)
        }
    }
}

extension Program {
    static let encoding: [Program] = [
        Program("throwing-encode") {
            let parts = [#""nested":{"id":2}"#, #""list":[2]"#, #""above":2"#, #""list":[{"id":2}]"#]
            for way in 0..<4 {
                let models = [Throwing(1, way), Throwing(2, way), Throwing(1, way), Throwing(2, way)]
                let good = #"{"text":"xxx",\#(parts[way])}"#
                try expect(models.toJSONString(), "[\(good),\(good)]")
                try expect(models.toJSONString(prettyPrint: true)?.filter { !" \n".contains($0) }, "[\(good),\(good)]")
            }
        },
        Program("kept-encoders") {
            for way in 0..<6 {
                let bodies = [
                    #"{"id":1}"#, #"{"id":1}"#, #"{"nested":{},"list":[],"above":{},"id":1}"#, "[1]", "1",
                    #"{"second":2,"text":1,"id":1}"#,
                ]
                let model = Keeping(id: 1, way: way)
                let body = bodies[way]
                try expect(model.toJSONString(), body, "way \(way)")
                Kept.use()
                try expect([model, model, model].toJSONString(), "[\(body),\(body),\(body)]", "way \(way)")
                Kept.use()
                try expect(
                    Row(first: model, second: Using(id: 2)).toJSONString(),
                    #"{"first":\#(body),"second":{"id":2,"text":"end"}}"#, "way \(way)")
                Kept.use()
                _ = try? SmartJSONEncoder().encode([model])
                Kept.use()
                Kept.forget()
            }
        },
        Program("kept-encoders-are-freed") {
            for way in 0..<6 {
                for _ in 0..<50 {
                    let encoder = SmartJSONEncoder()
                    encoder.userInfo[CodingUserInfoKey(rawValue: "witness")!] = Witness()
                    _ = try? encoder.encode([Keeping(id: 1, way: way)])
                    Kept.use()
                    Kept.forget()
                }
                try expect(Witness.live, 0, "way \(way)")
            }
        },
        Program("object-replaced-while-written") {
            let parent = Parent()
            Child.parent = parent
            let text =
                #"{"name":"parent","child":{"first":1,"list":[\#((0..<50).map { "\"number \($0) is on the heap\"" }.joined(separator: ","))],"last":"the last property, which is on the heap"}}"#
            for _ in 0..<100 {
                try expect(parent.toJSONString(), text)
                try expect(((parent.toJSON()?["child"] as? [String: Any])?["list"] as? [Any])?.count, 50)
                try expect(Witness.live, 1)
            }
        },
        Program("native-object-replaced-while-written") {
            let parent = NativeParent()
            NativeChild.parent = parent
            for _ in 0..<100 {
                try expect(
                    parent.toJSONString(), #"{"child":{"first":1,"last":"the last property, which is on the heap"}}"#)
                try expect(Witness.live, 1)
            }
        },
    ]
}
