import Foundation
import HandyJSONCompat
import SmartCodable
import SmartMigration

private typealias Kilobyte = (
    Block, Block, Block, Block, Block, Block, Block, Block
)
private struct Block: Codable {
    var a: Int64 = 0, b: Int64 = 0, c: Int64 = 0, d: Int64 = 0, e: Int64 = 0, f: Int64 = 0, g: Int64 = 0, h: Int64 = 0
}
private struct Large<T>: HandyJSON {
    var name = ""
    var block: (Kilobyte, Kilobyte, Kilobyte, Kilobyte)?
    init() {}
}
private struct NativeLarge: SmartCodable {
    var name = ""
    @IgnoredKey var block: (Kilobyte, Kilobyte, Kilobyte, Kilobyte)?
}
private struct HandyLists: HandyJSON {
    var list: [Large<Int>] = []
    var maybe: [Large<Int>?] = []
    var table: [String: Large<Int>] = [:]
}
private struct NativeLists: SmartCodable {
    var list: [NativeLarge] = []
    var table: [String: NativeLarge] = [:]
}

private final class Person: HandyJSON {
    var name = "p"
    var friends: [Person] = []
    required init() {}
}

private final class Node: SmartCodable {
    var name = "n"
    var left: Node?
    var right: Node?
    var all: [Node] = []
    required init() {}
}

private final class Flat: SmartCodable {
    var id = 0
    @SmartFlat var a: Flat?
    @SmartFlat var b: Flat?
    required init() {}
}

private struct Recursive: Codable {
    var r: [Recursive]?
    var v: Int
}

private struct OpenKeys: SmartCodable {
    var values: [String: Int] = [:]
    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        for key in container.allKeys { values[key.stringValue] = try container.decode(Int.self, forKey: key) }
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        for (name, value) in values { try container.encode(value, forKey: Keys(stringValue: name)) }
    }
    enum Keys: CodingKey {
        case id
        case other(String)
        init(stringValue: String) { self = stringValue == "id" ? .id : .other(stringValue) }
        init?(intValue: Int) { return nil }
        var stringValue: String { if case .other(let name) = self { name } else { "id" } }
        var intValue: Int? { nil }
    }
}

private struct Spelled: SmartCodable {
    var someLongerName = 0
}

private struct Row: SmartCodable {
    var id = 0
    var text = ""
}

/// A node knows its parent and the next one, which are no members of the payload.
private final class Branch: SmartCodable {
    var id = 0
    var children: [Branch] = []
    weak var parent: Branch?
    var next: Branch?
    enum CodingKeys: CodingKey { case id, children }
    static var decodingOptions: Set<SmartDecodingOption> { [.rules(.handyJSON)] }
    required init() {}
    func didFinishMapping() {
        for child in children { child.parent = self }
        for (child, next) in zip(children, children.dropFirst()) { child.next = next }
    }
}

/// Lets the process have so many more bytes of address space; not where a sanitizer has taken it all.
private func limitMemory(to bytes: Int) {
    #if os(Linux)
    guard !isSanitized, let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").first.flatMap({ Int($0) })
    else { return }
    let limit = rlim_t(pages * 4096 + bytes)
    var limits = rlimit(rlim_cur: limit, rlim_max: limit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits)
    #endif
}

extension Program {
    static let costs: [Program] = [
        Program("reservation") {
            limitMemory(to: 1 << 30)
            // A sanitizer has no limit to reach, and takes a minute for what takes seconds without.
            let count = isSanitized ? 50_000 : 1_000_000
            let zeros = String(repeating: "0,", count: count)
            let handy = HandyLists.deserialize(
                from: #"{"list":[\#(zeros){"name":"a"}],"maybe":[{"name":"b"}],"table":{"x":{"name":"c"},"y":0}}"#)
            try expect(handy?.list.map(\.name), ["a"])
            try expect(handy?.maybe.map { $0?.name }, ["b"])
            try expect(handy?.table.mapValues(\.name), ["x": "c"])
            let native = NativeLists.deserialize(from: #"{"list":[\#(zeros){"name":"a"}]}"#)
            try expect(native?.list.map(\.name), ["a"])
            let table = (0..<count / 4).map { "\"\($0)\":0" }.joined(separator: ",")
            try expect(HandyLists.deserialize(from: "{\"table\":{\(table)}}")?.table.count, 0)
            try expect(NativeLists.deserialize(from: "{\"table\":{\(table)}}")?.table.count, 0)
        },
        Program("graphs") {
            // All refer to all: 12! ways.
            let people = (0..<12).map { _ in Person() }
            for person in people { person.friends = people }
            try expect(people[0].toJSONString() == nil, "a text of 12! persons")
            try expect(people[0].toJSON() == nil, "a table of 12! persons")
            let few = (0..<4).map { _ in Person() }
            for person in few { person.friends = few }
            let names = few[0].toJSONString()?.components(separatedBy: "name").count
            try expect(names, [1, 1, 3, 6, 6].reduce(0, +))

            // A ladder: 2^64 ways.
            var nodes = [Node()]
            for _ in 0..<64 {
                let node = Node()
                node.left = nodes.last
                node.right = nodes.last
                nodes.append(node)
            }
            try expect(nodes.last?.toJSONString() == nil, "a text of 2^64 nodes")
            do {
                _ = try SmartJSONEncoder().encode(nodes.last)
                throw Wrong(description: "2^64 nodes were encoded")
            } catch is EncodingError {}

            // Cycles.
            let one = Node(), two = Node()
            (one.left, one.right, two.left, two.right) = (two, two, one, one)
            let (text, report) = SmartSentinel.record { one.toJSONString() }
            try expect(text, #"{"name":"n","left":{"name":"n","all":[]},"right":{"name":"n","all":[]},"all":[]}"#)
            try expect(report.repairs.map(\.property), ["left", "right", "left", "right"])
            do {
                _ = try SmartJSONEncoder().encode(one)
                throw Wrong(description: "a cycle was encoded")
            } catch let error as EncodingError {
                guard case .invalidValue(_, let context) = error else { throw Wrong(description: "\(error)") }
                try expect(context.codingPath.map(\.stringValue), ["left", "left"])
            }
            (two.left, two.right) = (nil, nil)

            // One object for many rows is written for each.
            let shared = Node()
            let rows = (0..<150_000).map { _ in
                let row = Node()
                row.left = shared
                return row
            }
            let root = Node()
            root.all = rows
            try expect(root.toJSONString()?.utf8.count ?? 0 > 150_000 * 40, "the rows were not written")
        },
        Program("lists-after-refused-ones") {
            var deep: Any = 1
            for _ in 0..<600 { deep = [deep] }
            let bad: [String: Any] = ["deep": deep]
            struct Holder: HandyJSON {
                var any: Any?
                var list: [Any] = [1, 2]
            }
            var model = Holder()
            model.any = bad
            for _ in 0..<600 { try expect(model.toJSONString(), nil) }
            try expect(Holder().toJSONString(), #"{"list":[1,2]}"#)
        },
        Program("flat-in-itself") {
            let flat = Flat.deserialize(from: #"{"id":3}"#)
            try expect(flat?.id, 3)
            try expect(flat?.a?.id, 3)
            try expect(flat?.b?.id, 3)
            _ = flat?.toJSONString()
        },
        Program("failing-subtrees-are-decoded-once") {
            var json = #"{"v":"x"}"#
            for _ in 0..<40 { json = #"{"r":[\#(json)],"v":1}"# }
            do {
                _ = try SmartJSONDecoder().decode(Recursive.self, from: json)
                throw Wrong(description: "a model of \"x\"")
            } catch is DecodingError {}
        },
        Program("many-parts") {
            let data = try SmartJSONEncoder().encode(ManyParts(count: 20_000))
            let table = try JSONSerialization.jsonObject(with: data) as? [String: [String: Int]]
            try expect(table?.count, 20_000)
            try expect(table?["part 19999"], ["n": 19_999])
        },
        Program("recordings-keep-no-pages") {
            let rows = String(repeating: #"{"id":1,"text":"a text of some length"},"#, count: 4000)
            let page = #"[{"id":"x","text":"a"},\#(rows){"id":2}]"#
            _ = SmartSentinel.record { [Row].deserialize(from: page) }
            let before = residentMemory
            let (after, report) = SmartSentinel.record {
                for _ in 0..<40 { _ = [Row].deserialize(from: page) }
                return residentMemory
            }
            try expect(report.totalCount, 80)
            try expect(Set(report.repairs.map(\.path)), ["[0].id", "[4001].text"])
            if let before, let after, !isSanitized {
                let limit = page.utf8.count * 20
                try expect(after - before < limit, "\((after - before) >> 10) KB more after 40 recorded pages")
            }
        },
        Program("comparison-of-a-tree-with-parents") {
            final class Seen: @unchecked Sendable { var paths: [String] = [] }
            let (seen, count) = (Seen(), 5000)
            SmartRulesComparison.onDifference(from: .native) { seen.paths += $0.map(\.path) }
            let leaves = (0..<count).map { #"{"id":\#($0 == count - 1 ? "1.5" : "0")}"# }.joined(separator: ",")
            // By the shortest way, not by those of parents and neighbours.
            _ = Branch.deserialize(from: #"{"id":1.5,"children":[{"children":[\#(leaves)]},{"id":2.5}]}"#)
            try expect(seen.paths, ["id", "children[1].id", "children[0].children[\(count - 1)].id"])
        },
        Program("keys-from-the-data") {
            func round(_ from: Int) throws {
                for start in stride(from: from, to: from + 20_000, by: 100) {
                    let members = (start..<start + 100).map { "\"key number \($0)\":\($0)" }.joined(separator: ",")
                    let model = OpenKeys.deserialize(from: "{\(members)}")
                    try expect(model?.values.count, 100)
                    try expect(model?.toJSONString()?.contains("key number \(start)\":\(start)"), true)
                }
            }
            func spellings(_ from: Int) throws {
                for number in from..<from + 20_000 {
                    let name = String(
                        "somelongername".enumerated().map {
                            number >> $0.offset & 1 == 1 ? Character($0.element.uppercased()) : $0.element
                        })
                    let model = Spelled.deserialize(from: "{\"\(name)\":\(number)}", options: [.key(.caseInsensitive)])
                    try expect(model?.someLongerName, number)
                }
            }
            try round(0)
            try spellings(0)
            let before = residentMemory
            try round(100_000)
            try spellings(20_000)
            if let before, let after = residentMemory, !isSanitized {
                print("GROW", (after - before) >> 10)
                try expect(after - before < 6 << 20, "\((after - before) >> 10) KB more after 20,000 new names")
            }
        },
    ]
}

/// An object with many parts that are written when all have been asked for.
struct ManyParts: Encodable {
    let count: Int
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        var parts: [KeyedEncodingContainer<Key>] = []
        for index in 0..<count {
            parts.append(container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "part \(index)")))
        }
        for index in parts.indices.reversed() { try parts[index].encode(index, forKey: Key(stringValue: "n")) }
    }
}
