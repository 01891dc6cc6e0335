import Foundation
import HandyJSONCompat
import SmartCodable

/// Whether twice the payload costs twice the time.
struct LinearityCheck {
    let title: String
    /// What the cost is divided by.
    let unit: String
    let sizes: [Int]
    let contenders: (_ size: Int) -> [Contender]
}

/// The cost of one element or member at growing sizes.
struct Growth {
    let check: String
    let unit: String
    let kind: Contender.Kind
    let contender: String
    let sizes: [Int]
    let nanosecondsPerUnit: [Double]

    /// How much more one unit costs at the largest size than at the one before it; 1 is linear.
    var factor: Double {
        guard let largest = nanosecondsPerUnit.last, nanosecondsPerUnit.count > 1 else { return .nan }
        return largest / nanosecondsPerUnit[nanosecondsPerUnit.count - 2]
    }
}

func allLinearityChecks() -> [LinearityCheck] {
    [LinearityCheck(title: "airports array", unit: "element", sizes: [1_000, 10_000, 100_000], contenders: airports)]
        + Products.MemberOrder.allCases.map { order in
            LinearityCheck(title: "[String: Int], \(order.rawValue)", unit: "member", sizes: [100, 1_000, 10_000]) {
                dictionaries($0, order)
            }
        }
        + Products.MemberOrder.allCases.map { order in
            LinearityCheck(
                title: "60 properties among N, \(order.rawValue)", unit: "member", sizes: [100, 1_000, 10_000]
            ) {
                products($0, order)
            }
        }
        + Products.MemberOrder.allCases.map { order in
            LinearityCheck(title: "N × 60 properties, \(order.rawValue)", unit: "element", sizes: [30, 300, 3_000]) {
                lists($0, order)
            }
        }
}

/// The sizes in turns, the best of `rounds` rounds: with one contender at a time there is no ratio within a round, and
/// noise only adds.
func measure(_ check: LinearityCheck, rounds: Int) throws -> [Growth] {
    let contenders = check.sizes.map(check.contenders)
    guard let smallest = contenders.first else { return [] }
    return try smallest.indices.map { index in
        Growth(
            check: check.title, unit: check.unit, kind: smallest[index].kind, contender: smallest[index].title,
            sizes: check.sizes,
            nanosecondsPerUnit: try costs(of: contenders.map { $0[index] }, sizes: check.sizes, rounds: rounds)
        )
    }
}

private func costs(of contenders: [Contender], sizes: [Int], rounds: Int) throws -> [Double] {
    var best = [Double](repeating: .infinity, count: sizes.count)
    // One round more, for the caches.
    for _ in 0...rounds {
        for (index, size) in sizes.enumerated() {
            // As many elements in all at each size, but for the largest: one run of it is long enough.
            let repetitions = max(1, (sizes.last ?? size) / size / 10)
            let nanoseconds = try sample(contenders[index], repetitions)
            best[index] = min(best[index], nanoseconds / Double(size))
        }
    }
    return best
}

extension Growth {
    static let table = Table(widths: [38, 28, 12, 12, 12, 10], leading: 2)

    static func heading(_ check: LinearityCheck) -> String {
        table.row(["nanoseconds per \(check.unit)", ""] + check.sizes.map(grouped) + ["growth"])
    }

    var row: String {
        Self.table.row(
            [check, contender] + nanosecondsPerUnit.map { decimals($0, 0) } + ["× \(decimals(factor, 2))"]
        )
    }
}

// MARK: Contenders

private func airports(_ count: Int) -> [Contender] {
    let text = Airports.clean(count)
    return contenders(
        text,
        { try JSONDecoder().decode([PlainCodable.Airport].self, from: $0) },
        { [HandyStructs.Airport].deserialize(from: $0) },
        { [NativeStructs.Airport].deserialize(from: $0) }
    )
}

private func dictionaries(_ count: Int, _ order: Products.MemberOrder) -> [Contender] {
    contenders(
        Products.dictionary(count, order: order),
        { try JSONDecoder().decode(PlainCodable.Members.self, from: $0) },
        { HandyStructs.Members.deserialize(from: $0) },
        { NativeStructs.Members.deserialize(from: $0) }
    )
}

private func products(_ count: Int, _ order: Products.MemberOrder) -> [Contender] {
    contenders(
        Products.among(count, order: order),
        { try JSONDecoder().decode(PlainCodable.Product.self, from: $0) },
        { HandyStructs.Product.deserialize(from: $0) },
        { NativeStructs.Product.deserialize(from: $0) }
    )
}

private func lists(_ count: Int, _ order: Products.MemberOrder) -> [Contender] {
    contenders(
        Products.list(count, order: order),
        { try JSONDecoder().decode([PlainCodable.Product].self, from: $0) },
        { [HandyStructs.Product].deserialize(from: $0) },
        { [NativeStructs.Product].deserialize(from: $0) }
    )
}

private func contenders<Plain, HandyStruct, Native>(
    _ text: String,
    _ plain: @escaping (Data) throws -> Plain,
    _ handyStruct: @escaping (String) throws -> HandyStruct?,
    _ native: @escaping (String) throws -> Native?
) -> [Contender] {
    let data = Data(text.utf8)
    return [
        Contender(.foundation, "JSONDecoder") { try plain(data) },
        Contender(.handyStruct, "HandyJSON-style structs") { try present(handyStruct(text)) },
        Contender(.native, "SmartCodable structs") { try present(native(text)) },
    ]
}
