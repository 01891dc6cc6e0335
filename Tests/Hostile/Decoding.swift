import Foundation
import HandyJSONCompat
import SmartCodable

private enum Keys: String, CodingKey { case id, nested, list, text, witness }

/// Keeps what it is decoded by.
private struct Keeping: SmartCodable {
    var id = 0
    var kept: Any?

    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decode(Int.self, forKey: .id)
        switch id % 5 {
        case 0: kept = decoder
        case 1: kept = container
        case 2: kept = try container.nestedContainer(keyedBy: Keys.self, forKey: .nested)
        case 3: kept = try container.nestedUnkeyedContainer(forKey: .list)
        default: kept = try container.superDecoder(forKey: .nested)
        }
    }
    func encode(to encoder: any Encoder) throws {}

    /// The number that was decoded, read again from what was kept.
    func readAgain() throws -> Int {
        switch kept {
        case let decoder as any Decoder where id % 5 == 0: return try Child(from: decoder).id
        case let container as KeyedDecodingContainer<Keys>:
            _ = container.allKeys
            return try id % 5 == 1
                ? container.decode(Child.self, forKey: .nested).id : container.decode(Int.self, forKey: .id)
        case var list as any UnkeyedDecodingContainer: return try list.decode(Child.self).id
        case let decoder as any Decoder: return try Child(from: decoder).id
        default: throw Wrong(description: "nothing kept")
        }
    }
}

private struct Child: SmartCodable {
    var id = -1
    var text = "default"
}

private func document(_ id: Int) -> [String: Any] {
    [
        "id": id, "nested": ["id": id, "text": "a text on the heap, number \(id)"], "list": [["id": id]],
        "witness": Witness(),
    ]
}

extension Program {
    static let decoding: [Program] = [
        Program("kept-decoders-are-valid") {
            let models = (0..<200).map { Keeping.deserialize(from: document($0)) }
            _ = [Keeping].deserialize(from: (0..<50).map { document($0) })
            for _ in 0..<3 {
                for (id, model) in models.enumerated() { try expect(model?.readAgain(), id) }
            }
        },
        Program("kept-decoders-are-freed") {
            for _ in 0..<20 {
                try autoreleased {
                    let models = (0..<100).compactMap { Keeping.deserialize(from: document($0)) }
                    try expect(Witness.live, 100)
                    for model in models { for _ in 0..<3 { try expect(model.readAgain(), model.id) } }
                }
                try expect(Witness.live, 0)
            }
        },
        Program("kept-decoders-on-other-threads") {
            for round in 0..<50 {
                let models = (0..<8).compactMap { Keeping.deserialize(from: document($0 + round)) }
                let results = Results()
                DispatchQueue.concurrentPerform(iterations: 8) { index in
                    // Each thread has its own document's; others decode the same type meanwhile.
                    let model = models[index]
                    for _ in 0..<5 {
                        results.add((try? model.readAgain()) == model.id)
                        results.add(Keeping.deserialize(from: document(index))?.id == index)
                        results.add([Child].deserialize(from: "[{\"id\":\(index)}]")?.first?.id == index)
                    }
                }
                try expect(results.isTrue, "a thread read something else")
            }
        },
    ]
}

private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var value = true
    func add(_ result: Bool) {
        lock.lock()
        value = value && result
        lock.unlock()
    }
    var isTrue: Bool { value }
}

private func autoreleased(_ body: () throws -> Void) throws {
    #if canImport(ObjectiveC)
    try autoreleasepool { try body() }
    #else
    try body()
    #endif
}
