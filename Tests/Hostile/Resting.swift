import Foundation
import HandyJSONCompat
import SmartCodable

// What a thread keeps from one call to the next has nothing of the call's.

private struct Timed: SmartCodable {
    var at: Date? = Date(timeIntervalSince1970: 5)
    var bytes = Data([1, 2])
    var userName = "a"
    var rate = 0.5
}

private struct ByKeyObjects: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: KeyObject.self)
        try container.encode(1, forKey: KeyObject("a"))
        var other = container.nestedContainer(keyedBy: KeyObject.self, forKey: KeyObject("b"))
        try other.encode(2, forKey: KeyObject("c"))
    }
}

private struct Many: SmartCodable {
    var texts: [String] = []
    var numbers: [Double] = []
}

private struct Failing: Encodable {
    struct Failure: Error { let witness = Witness() }
    func encode(to encoder: any Encoder) throws { throw Failure() }
}

private let userInfoKey = CodingUserInfoKey(rawValue: "witness")!

/// Closures that hold a witness each.
private func encodeWithClosures() throws {
    let (date, data, key) = (Witness(), Witness(), Witness())
    let encoder = SmartJSONEncoder()
    encoder.dateEncodingStrategy = .custom { _, encoder in
        withExtendedLifetime(date) {}
        var container = encoder.singleValueContainer()
        try container.encode(1)
    }
    encoder.dataEncodingStrategy = .custom { _, encoder in
        withExtendedLifetime(data) {}
        var container = encoder.singleValueContainer()
        try container.encode(2)
    }
    encoder.keyEncodingStrategy = .custom { path in
        withExtendedLifetime(key) {}
        return path.last ?? KeyObject("")
    }
    encoder.userInfo[userInfoKey] = Witness()
    let text = String(decoding: try encoder.encode([Timed(), Timed()]), as: UTF8.self)
    let row = #"{"at":1,"bytes":2,"userName":"a","rate":0.5}"#
    try expect(text, "[\(row),\(row)]")
}

private func optionsWithClosures() -> Set<SmartEncodingOption> {
    let (date, data) = (Witness(), Witness())
    return [
        .date(
            .custom { _, encoder in
                withExtendedLifetime(date) {}
                var container = encoder.singleValueContainer()
                try container.encode(1)
            }),
        .data(
            .custom { _, encoder in
                withExtendedLifetime(data) {}
                var container = encoder.singleValueContainer()
                try container.encode(2)
            }),
    ]
}

private func decodeWithClosures() throws {
    let (date, data, key) = (Witness(), Witness(), Witness())
    let decoder = SmartJSONDecoder()
    decoder.dateDecodingStrategy = .custom { _ in
        withExtendedLifetime(date) {}
        return Date()
    }
    decoder.dataDecodingStrategy = .custom { _ in
        withExtendedLifetime(data) {}
        return Data()
    }
    decoder.keyDecodingStrategy = .custom { path in
        withExtendedLifetime(key) {}
        return path.last ?? KeyObject("")
    }
    decoder.userInfo[userInfoKey] = Witness()
    _ = try decoder.decode([Timed].self, from: #"[{"at":1,"bytes":"AAAA"},{"at":1}]"#)
}

/// Its rules hold a witness each, and the model.
private final class Mapped: HandyJSON {
    var id = 0
    var name = ""
    var code = 0
    var next: Mapped?
    var any: Any?
    required init() {}

    func mapping(mapper: HelpingMapper) {
        let witness = Witness()
        mapper <<< self.id <-- "user_id"
        mapper
            <<< self.name
            <-- TransformOf<String, String>(
                fromJSON: { text in withExtendedLifetime((witness, self)) { text } },
                toJSON: { text in withExtendedLifetime((witness, self)) { text } })
        mapper.specify(property: &code) { text in withExtendedLifetime(witness) { text.count } }
    }
}

private let mapped = #"{"user_id":1,"name":"n","code":[1],"next":{"user_id":2,"name":"m"},"any":[1]}"#

private func source() -> [String: Any] { ["user_id": 1, "name": "n", "any": Witness(), "next": ["any": [Witness()]]] }

/// Calls of HandyJSON's, each without anything left to it.
private let handyCalls: [(String, () throws -> Void)] = [
    ("a HandyJSON model", { try expect(Mapped.deserialize(from: mapped)?.next?.id, 2) }),
    ("a HandyJSON model from a dictionary", { try expect(Mapped.deserialize(from: source())?.next?.name, "") }),
    ("a HandyJSON list", { try expect([Mapped].deserialize(from: "[\(mapped),\(mapped)]")?.count, 2) }),
    (
        "a HandyJSON update",
        {
            var model = Mapped()
            JSONDeserializer.update(object: &model, from: source())
            try expect(model.id, 1)
        }
    ),
    ("HandyJSON's toJSON", { try expect(Mapped.deserialize(from: mapped)?.toJSON()?["user_id"] as? Int, 1) }),
    (
        "HandyJSON's toJSON of an object",
        {
            let model = Mapped()
            model.any = Witness()
            try expect(model.toJSON() != nil, "a dictionary")
        }
    ),
    (
        "HandyJSON's toJSONString", { try expect(Mapped.deserialize(from: mapped)?.toJSONString() != nil, "a text") }
    ),
    ("HandyJSON's toJSONString of a list", { try expect([Mapped(), Mapped()].toJSONString() != nil, "a text") }),
    (
        "a recording of HandyJSON models",
        {
            let (text, report) = SmartSentinel.record { Mapped.deserialize(from: source())?.toJSONString() }
            try expect(text != nil && report.totalCount > 0, "a text and a report")
        }
    ),
]

/// Changes a setting and uses the libraries when it goes.
private final class Meddling {
    let act: () -> Void
    init(_ act: @escaping () -> Void) { self.act = act }
    deinit { act() }
}

private struct Rounded: SmartCodable { var number = 0 }

extension Program {
    static let resting: [Program] = [
        Program("calls-leave-no-objects") {
            let calls: [(String, () throws -> Void)] = [
                ("closures of an encoder", encodeWithClosures),
                ("closures of a decoder", decodeWithClosures),
                ("closures in options", { _ = Timed().toJSONString(options: optionsWithClosures()) }),
                ("closures in options of a dictionary", { _ = Timed().toDictionary(options: optionsWithClosures()) }),
                ("keys that are objects", { _ = try SmartJSONEncoder().encode([ByKeyObjects(), ByKeyObjects()]) }),
                ("an error", { _ = try? SmartJSONEncoder().encode([Failing()]) }),
                (
                    "a recording",
                    {
                        let source: [String: Any] = ["userName": ["x": Witness()], "rate": Witness()]
                        _ = SmartSentinel.record {
                            let model = Timed.deserialize(from: source)
                            return model?.toJSONString(options: optionsWithClosures())
                        }
                    }
                ),
            ]
            for _ in 0..<3 {
                for (name, call) in calls + handyCalls {
                    #if canImport(ObjectiveC)
                    try autoreleasepool { try call() }
                    #else
                    try call()
                    #endif
                    // Without another call, whose beginning would release it.
                    try expect(Witness.live, 0, name)
                }
            }
        },
        Program("calls-leave-little-memory") {
            _ = Many(texts: ["a"], numbers: [0.5]).toJSONString()
            _ = Many(texts: ["a"], numbers: [0.5]).toDictionary()
            _ = try SmartJSONEncoder().encode(Many())
            guard !isSanitized, let before = residentMemory else { return }
            let calls: [(String, () throws -> Void)] = [
                (
                    "a text",
                    {
                        _ = Many(texts: Array(repeating: String(repeating: "x", count: 1000), count: 40_000))
                            .toJSONString()
                    }
                ),
                (
                    "data",
                    {
                        _ = try SmartJSONEncoder().encode(
                            Many(texts: Array(repeating: String(repeating: "x", count: 1000), count: 40_000)))
                    }
                ),
                ("a dictionary", { _ = Many(numbers: Array(repeating: 0.5, count: 1_000_000)).toDictionary() }),
            ]
            for (name, call) in calls {
                try call()
                // Large freed blocks go back to the system by themselves, many small ones when it is asked for them.
                if let trim = dlsym(dlopen(nil, RTLD_LAZY), "malloc_trim") {
                    _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
                }
                let left = (residentMemory ?? 0) - before
                try expect(left < 12 << 20, "\(left / 1024) KB are left of \(name)")
            }
        },
        Program("settings-change-when-a-run-rests") {
            // The last use of a call's userInfo is the end of its run.
            func change(to strategy: SmartNumberStrategy) -> Meddling {
                Meddling {
                    SmartCodableOptions.numberStrategy = strategy
                    for _ in 0..<5 { _ = Rounded.deserialize(from: #"{"number":1}"#)?.toJSONString() }
                }
            }
            for round in 0..<10 {
                let strategy: SmartNumberStrategy = round % 2 == 0 ? .rounded : .strict
                let expected = round % 2 == 0 ? 2 : 0
                try {
                    let decoder = SmartJSONDecoder()
                    decoder.userInfo[userInfoKey] = change(to: strategy)
                    let parcel = [decoder]
                    _ = try parcel[0].decode(Rounded.self, from: #"{"number":1}"#)
                }()
                for _ in 0..<6 {
                    try expect(Rounded.deserialize(from: #"{"number":1.6}"#)?.number, expected, "round \(round)")
                }
                try {
                    let encoder = SmartJSONEncoder()
                    encoder.userInfo[userInfoKey] = change(to: strategy)
                    _ = try encoder.encode(Rounded())
                }()
                try expect(Rounded(number: 1).toJSONString(), #"{"number":1}"#)
            }
            SmartCodableOptions.numberStrategy = .strict
        },
    ]
}
