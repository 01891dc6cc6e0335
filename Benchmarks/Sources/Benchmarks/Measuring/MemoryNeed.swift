import AllocationCounter
import Foundation
import HandyJSONCompat
import SmartCodable

/// The most memory that a decode has at once, its result included and the text that it is given not, in bytes for each
/// byte of the text.
struct MemoryNeed {
    let payload: String
    let contender: Contender.Kind
    let perByte: Double
    /// What is required; nil of others' decoders.
    let limit: Double?

    static let table = Table(widths: [42, 46, 11], leading: 2)
    static let heading = table.row(["payload", "contender", "bytes"])
    var row: String { MemoryNeed.table.row([payload, contender.rawValue, decimals(perByte, 2)]) }

    var verdict: Verdict? {
        guard let limit else { return nil }
        return Verdict(
            kind: perByte <= limit ? .met : .below,
            text: "\(payload), \(contender.rawValue): \(decimals(perByte, 2)) bytes for each of the text, "
                + "at most \(decimals(limit, 1))",
            // It repeats exactly.
            isClearlyMissed: perByte > limit)
    }
}

/// Empty where allocations cannot be counted.
func measureMemory() throws -> [MemoryNeed] {
    guard allocationCounterWorks else { return [] }
    var random = RandomNumbers(seed: 9)
    let airports = Airports.clean(10_000)
    let doubles = JSONText.array((0..<100_000).map { _ in "\(Double.random(in: -180...180, using: &random))" })
    let integers = JSONText.array((0..<100_000).map { _ in "\(Int.random(in: 0..<100_000, using: &random))" })
    let decoder = JSONDecoder()
    let smart = SmartJSONDecoder()
    return try [
        need("airports 10,000", airports, .foundation) {
            try decoder.decode([PlainCodable.Airport].self, from: $0.data)
        },
        need("airports 10,000", airports, .handyStruct, 4.6) { [HandyStructs.Airport].deserialize(from: $0.text) },
        need("airports 10,000", airports, .native, 4.6) { [NativeStructs.Airport].deserialize(from: $0.text) },
        need("doubles 100,000", doubles, .foundation) { try decoder.decode([Double].self, from: $0.data) },
        need("doubles 100,000", doubles, .smartCoder, 6) { try smart.decode([Double].self, from: $0.data) },
        need("integers 100,000", integers, .foundation) { try decoder.decode([Int].self, from: $0.data) },
        need("integers 100,000", integers, .smartCoder, 6) { try smart.decode([Int].self, from: $0.data) },
    ]
}

private func need<Output>(
    _ payload: String, _ text: String, _ contender: Contender.Kind, _ limit: Double? = nil,
    _ work: ((text: String, data: Data)) throws -> Output
) rethrows -> MemoryNeed {
    let source = (text: text, data: Data(text.utf8))
    _ = try countAllocations { blackHole(try work(source)) }
    return MemoryNeed(
        payload: payload, contender: contender, perByte: Double(allocation_counter_peak()) / Double(text.utf8.count),
        limit: limit)
}
