import Foundation
import HandyJSONCompat
import SmartCodable

/// What apps also do: text that is hardly ASCII and comes as Data, a listener, updates, trees of unknown values, identifiers,
/// amounts and blobs, deep hierarchies of classes, coordinates, text with indentation.
func appRaces() -> [Race] {
    [chineseData(), coordinates(), indented()] + listenerRaces() + [updates()] + treeRaces()
        + valueRaces("uuid", "200 × 5 UUIDs", of: UUID.self) {
            JSONText.string("E621E1F8-C36C-495A-93FC-0C247A3E\(String(0x1000 + $0, radix: 16, uppercase: true))")
        }
        + valueRaces("decimal", "200 × 5 Decimals", of: Decimal.self) { "\($0 * 37 + 1).\($0 % 90 + 10)" }
        + valueRaces("base64", "20 × 5 blobs of 3 KB", of: Data.self, objects: 20) { number in
            JSONText.string(
                Data((0..<3_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) }).base64EncodedString())
        }
        + [levels()]
}

// MARK: Chinese

private struct PlainNote: Codable {
    var id: Int
    var title: String
    var text: String
}

private struct HandyNote: HandyJSON {
    var id = 0
    var title = ""
    var text = ""
}

private struct NativeNote: SmartCodable {
    var id = 0
    var title = ""
    var text = ""
}

private func chineseData() -> Race {
    Race(id: "chinese-data", title: "200 notes in Chinese, from Data") {
        let line = "今天的天气很好，我们一起去公园散步，看到了很多花和小鸟，晚上回家吃饭。"
        let data = Data(
            JSONText.array(
                (0..<200).map {
                    JSONText.object([
                        ("id", "\($0)"), ("title", JSONText.string("第\($0)篇")),
                        ("text", JSONText.string(String(repeating: line, count: 4))),
                    ])
                }
            ).utf8)
        let decoder = JSONDecoder()
        let smartDecoder = SmartJSONDecoder()
        return [
            Contender(.foundation, "JSONDecoder", models: { $0 }) { try decoder.decode([PlainNote].self, from: data) },
            Contender(.handyStruct, "HandyJSON-style structs", models: present) {
                [HandyNote].deserialize(from: data)
            },
            Contender(.native, "SmartCodable structs", models: present) { [NativeNote].deserialize(from: data) },
            Contender(.smartCoder, "SmartJSONDecoder, plain Codable", models: { $0 }) {
                try smartDecoder.decode([PlainNote].self, from: data)
            },
        ]
    }
}

// MARK: Coordinates and indentation

private func coordinates() -> Race {
    Race(id: "coordinates-data", title: "10,000 points of 15 decimals, from Data") {
        var random = RandomNumbers(seed: 12)
        func coordinate() -> String {
            "\(Int.random(in: -179...179, using: &random)).\(Int.random(in: 100_000_000_000_000...999_999_999_999_999, using: &random))"
        }
        let data = Data(JSONText.array((0..<10_000).map { _ in JSONText.array([coordinate(), coordinate()]) }).utf8)
        let decoder = JSONDecoder()
        let smartDecoder = SmartJSONDecoder()
        return [
            Contender(.foundation, "JSONDecoder", models: { $0 }) { try decoder.decode([[Double]].self, from: data) },
            Contender(.smartCoder, "SmartJSONDecoder", models: { $0 }) {
                try smartDecoder.decode([[Double]].self, from: data)
            },
        ]
    }
}

private func indented() -> Race {
    Race(id: "indented-data", title: "airports 1,000, indented, from Data") {
        let airports: Any = try Airports.clean(1_000).foundationObject()
        let data = try JSONSerialization.data(withJSONObject: airports, options: [.prettyPrinted, .sortedKeys])
        let decoder = JSONDecoder()
        let smartDecoder = SmartJSONDecoder()
        return [
            Contender(.foundation, "JSONDecoder", models: { $0 }) {
                try decoder.decode([PlainCodable.Airport].self, from: data)
            },
            Contender(.handyStruct, "HandyJSON-style structs", models: present) {
                [HandyStructs.Airport].deserialize(from: data)
            },
            Contender(.native, "SmartCodable structs", models: present) {
                [NativeStructs.Airport].deserialize(from: data)
            },
            Contender(.smartCoder, "SmartJSONDecoder, plain Codable", models: { $0 }) {
                try smartDecoder.decode([PlainCodable.Airport].self, from: data)
            },
        ]
    }
}

// MARK: Listeners

private func listenerRaces() -> [Race] {
    [("clean", Airports.clean), ("dirty", Airports.dirty)].map { kind, airports in
        Race(id: "listener-\(kind)", title: "20 × airports 200, \(kind), a listener") {
            let text = airports(200)
            let count = Count()
            // An app has its listener all the time: adding one is not what is measured.
            func decodes<Model>(heard: Bool, _ body: () -> Model) -> Model {
                let listener = heard ? SmartSentinel.onReport { count.add($0.totalCount) } : nil
                defer { listener?.cancel() }
                for _ in 1..<20 { blackHole(body()) }
                return body()
            }
            return [false, true].flatMap { heard in
                [
                    Contender(
                        heard ? .nativeHeard : .native, "SmartCodable structs\(heard ? ", with it" : "")",
                        models: present
                    ) { decodes(heard: heard) { [NativeStructs.Airport].deserialize(from: text) } },
                    Contender(
                        heard ? .handyHeard : .handyStruct, "HandyJSON-style structs\(heard ? ", with it" : "")",
                        models: present
                    ) { decodes(heard: heard) { [HandyStructs.Airport].deserialize(from: text) } },
                ]
            }
        }
    }
}

private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func add(_ more: Int) { lock.withLock { count += more } }
}

// MARK: Updates

private func updates() -> Race {
    Race(id: "update-small", title: "two members of an object of 10 properties") {
        let text = SmallResponses.order
        let change = #"{"amount":12.5,"note":"changed"}"#
        let order = try present(SmallNative.Order.deserialize(from: text))
        return [
            Contender(.native, "SmartCodable, the whole object") { SmallNative.Order.deserialize(from: text) },
            Contender(.nativeUpdated, "SmartUpdater") { () -> SmallNative.Order in
                var order = order
                SmartUpdater.update(&order, from: change)
                return order
            },
        ]
    }
}

// MARK: Trees

private func treeRaces() -> [Race] {
    func data() -> Data { Data(Feed.page(50).utf8) }
    func sum(_ tree: JSONValue) -> Int {
        var sum = 0
        for post in tree["data"]?["list"]?.arrayValue ?? [] { sum += post["id"]?.intValue ?? 0 }
        return sum
    }
    func sum(_ tree: Any) -> Int {
        var sum = 0
        for post in ((tree as? [String: Any])?["data"] as? [String: Any])?["list"] as? [[String: Any]] ?? [] {
            sum += post["id"] as? Int ?? 0
        }
        return sum
    }
    return [
        Race(id: "tree-text", title: "feed, 50 posts, as a tree, from Data") {
            let data = data()
            return [
                Contender(.foundation, "JSONSerialization") { try JSONSerialization.jsonObject(with: data) },
                Contender(.native, "JSONValue") { try SmartJSONDecoder().decode(JSONValue.self, from: data) },
            ]
        },
        Race(id: "tree-navigated", title: "feed, 50 posts, an identifier of each") {
            let plain = try JSONSerialization.jsonObject(with: data())
            let tree = try SmartJSONDecoder().decode(JSONValue.self, from: data())
            return [
                Contender(.foundation, "[String: Any]", models: { $0 }) { sum(plain) },
                Contender(.native, "JSONValue", models: { $0 }) { sum(tree) },
            ]
        },
        Race(id: "tree-edited", title: "feed, 50 posts, a number of each changed") {
            var plain = try JSONSerialization.jsonObject(with: data()) as? [String: Any] ?? [:]
            var tree = try SmartJSONDecoder().decode(JSONValue.self, from: data())
            return [
                Contender(.foundation, "[String: Any]") {
                    var page = plain["data"] as? [String: Any] ?? [:]
                    var posts = page["list"] as? [[String: Any]] ?? []
                    for index in posts.indices { posts[index]["likes"] = index }
                    page["list"] = posts
                    plain["data"] = page
                },
                Contender(.native, "JSONValue") {
                    for index in 0..<50 { tree["data"]?["list"]?[index]?["likes"] = .int(index) }
                },
            ]
        },
        Race(id: "tree-encode", title: "feed, 50 posts, as a tree, to text") {
            let plain = try JSONSerialization.jsonObject(with: data())
            let tree = try SmartJSONDecoder().decode(JSONValue.self, from: data())
            return [
                Contender(.foundation, "JSONSerialization") { try JSONSerialization.data(withJSONObject: plain) },
                Contender(.native, "JSONValue") { try SmartJSONEncoder().encode(tree) },
            ]
        },
    ]
}

// MARK: Values

private struct PlainValues<V: Codable>: Codable {
    var a: V
    var b: V
    var c: V
    var d: V
    var e: V
}

private struct HandyValues<V>: HandyJSON {
    var a: V?
    var b: V?
    var c: V?
    var d: V?
    var e: V?
}

private struct NativeValues<V: Codable & Sendable>: SmartCodable {
    var a: V?
    var b: V?
    var c: V?
    var d: V?
    var e: V?
}

private func valueRaces<V: Codable & Sendable>(
    _ id: String, _ title: String, of type: V.Type, objects: Int = 200, _ value: @escaping (Int) -> String
) -> [Race] {
    func text() -> String {
        JSONText.array(
            (0..<objects).map { object in
                JSONText.object(["a", "b", "c", "d", "e"].enumerated().map { ($1, value(object * 5 + $0)) })
            })
    }
    let decoder = JSONDecoder(), encoder = JSONEncoder()
    let smartDecoder = SmartJSONDecoder(), smartEncoder = SmartJSONEncoder()
    func values(_ list: [PlainValues<V>]) -> Any { list.map { [$0.a, $0.b, $0.c, $0.d, $0.e] } }
    func values(_ list: [NativeValues<V>]?) throws -> Any {
        try present(list).map { try [present($0.a), present($0.b), present($0.c), present($0.d), present($0.e)] }
    }
    func values(_ list: [HandyValues<V>?]?) throws -> Any {
        try present(list).map {
            let value = try present($0)
            return try [present(value.a), present(value.b), present(value.c), present(value.d), present(value.e)]
        }
    }
    func reread(_ data: Data) throws -> Any { values(try decoder.decode([PlainValues<V>].self, from: data)) }
    func reread(_ text: String?) throws -> Any { try reread(Data(present(text).utf8)) }
    return [
        Race(id: "\(id)-text", title: "\(title), from text") {
            let text = text()
            let data = Data(text.utf8)
            return [
                Contender(.foundation, "JSONDecoder", models: values) {
                    try decoder.decode([PlainValues<V>].self, from: data)
                },
                Contender(.handyStruct, "HandyJSON-style structs", models: values) {
                    [HandyValues<V>].deserialize(from: text)
                },
                Contender(.native, "SmartCodable structs", models: values) {
                    [NativeValues<V>].deserialize(from: text)
                },
                Contender(.smartCoder, "SmartJSONDecoder", models: values) {
                    try smartDecoder.decode([PlainValues<V>].self, from: data)
                },
            ]
        },
        Race(id: "\(id)-encode", title: "\(title), to text") {
            let text = text()
            let plain = try decoder.decode([PlainValues<V>].self, from: Data(text.utf8))
            let native = try present([NativeValues<V>].deserialize(from: text))
            return [
                Contender(.foundation, "JSONEncoder", models: reread) { try encoder.encode(plain) },
                Contender(.native, "SmartCodable structs", models: reread) { native.toJSONString() },
                Contender(.smartCoder, "SmartJSONEncoder", models: reread) { try smartEncoder.encode(plain) },
            ]
        },
    ]
}

// MARK: Hierarchies

private struct PlainPost: Codable {
    var id: Int
    var created: Int
    var author: String
    var isPinned: Bool
    var title: String
    var likes: Int
    var url: String
    var duration: Double
}

private class NativeEntity: SmartCodable {
    var id = 0
    var created = 0
    required init() {}
}

private class NativeOwned: NativeEntity {
    var author = ""
    var isPinned = false
}

private class NativePost: NativeOwned {
    var title = ""
    var likes = 0
}

private class NativeVideo: NativePost {
    var url = ""
    var duration = 0.0
}

private class HandyEntity: HandyJSON {
    var id = 0
    var created = 0
    required init() {}
}

private class HandyOwned: HandyEntity {
    var author = ""
    var isPinned = false
}

private class HandyPost: HandyOwned {
    var title = ""
    var likes = 0
}

private class HandyVideo: HandyPost {
    var url = ""
    var duration = 0.0
}

private func levels() -> Race {
    Race(id: "levels-encode", title: "200 objects of four levels, to text") {
        let text = JSONText.array(
            (0..<200).map {
                #"{"id":\#($0),"created":\#(1_700_000_000 + $0),"author":"Ann","isPinned":false,"title":"Title \#($0)","#
                    + #""likes":\#($0 * 7),"url":"https://v.example.com/\#($0)","duration":\#($0).5}"#
            })
        let plain = try JSONDecoder().decode([PlainPost].self, from: Data(text.utf8))
        let handy = try present([HandyVideo].deserialize(from: text)).compactMap(\.self)
        let native = try present([NativeVideo].deserialize(from: text))
        let encoder = JSONEncoder()
        func reread(_ data: Data) throws -> Any { try JSONDecoder().decode([PlainPost].self, from: data) }
        func reread(_ text: String?) throws -> Any { try reread(Data(present(text).utf8)) }
        return [
            Contender(.foundation, "JSONEncoder, one struct", models: reread) { try encoder.encode(plain) },
            Contender(.handyClass, "HandyJSON-style classes", models: reread) { handy.toJSONString() },
            Contender(.native, "SmartCodable classes", models: reread) { native.toJSONString() },
        ]
    }
}
