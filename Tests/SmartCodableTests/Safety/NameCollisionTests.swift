@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

/// Names come from the data: whoever sends it must not be able to make them meet in a table.
@Suite("Names that are chosen to collide")
struct NameCollisionTests {
    /// Names that differ in few places only; without a secret in the hash each list meets in a few buckets.
    private static let chosen: [(name: String, make: @Sendable (Int) -> String)] = [
        ("in order", { "key\($0)" }),
        ("in the middle, beyond the words at the ends", { "12345678\(1_000_000 + $0)12345678" }),
        (
            "in the last byte of each word",
            { number in
                let digits = (0..<4).map { (place: Int) -> String in
                    let byte = UInt8(truncatingIfNeeded: 0x30 + (number >> (place * 4)) & 15)
                    return String(UnicodeScalar(byte))
                }
                return "1234567\(digits[0])1234567\(digits[1])1234567\(digits[2])1234567\(digits[3])"
            }
        ),
        ("of one repeated byte", { String(repeating: "a", count: $0 % 2000) + "\($0 / 2000)" }),
        ("with zeros at the end", { String(repeating: "\u{0}", count: $0 % 8) + "\($0 / 8)" }),
    ]

    /// Probes, not time: how many buckets are looked at to find every name, by the table's own rule.
    private static func probes(_ names: [String], _ seed: NameWords.Seed) -> Int {
        var capacity = 8
        while capacity < names.count { capacity *= 2 }
        let mask = capacity * 2 - 1
        var buckets = [Bool](repeating: false, count: capacity * 2)
        var total = 0
        for name in names {
            let hash = (Array(name.utf8) + [UInt8](repeating: 0, count: 16)).withUnsafeBufferPointer { bytes -> Int in
                guard let start = bytes.baseAddress else { return 0 }
                let (first, last) = NameWords.load(start, name.utf8.count)
                return NameWords.hash(start, name.utf8.count, first, last, seed)
            }
            var bucket = hash & mask
            total += 1
            while buckets[bucket] {
                bucket = (bucket + 1) & mask
                total += 1
            }
            buckets[bucket] = true
        }
        return total
    }

    @Test("cost at most three times what random names cost", arguments: chosen.indices)
    func collisions(index: Int) {
        var random = SeededNumbers(seed: 7)
        let ordinary = (0..<16_000).map { "\(random.next())\($0)" }
        for turn in 0..<4 {
            let seed = turn == 0 ? NameWords.processSeed : NameWords.Seed(first: random.next(), last: random.next())
            let usual = Self.probes(ordinary, seed)
            let found = Self.probes((0..<16_000).map(Self.chosen[index].make), seed)
            #expect(found <= usual * 3, "\(Self.chosen[index].name): \(found) probes, \(usual) for random names")
        }
    }

    @Test("The order of names is another with another seed")
    func seeds() {
        let names = (0..<64).map { "name\($0)" }
        func buckets(_ seed: NameWords.Seed) -> [Int] {
            names.map { name in
                (Array(name.utf8) + [UInt8](repeating: 0, count: 16)).withUnsafeBufferPointer { bytes in
                    guard let start = bytes.baseAddress else { return 0 }
                    let (first, last) = NameWords.load(start, name.utf8.count)
                    return NameWords.hash(start, name.utf8.count, first, last, seed) & 63
                }
            }
        }
        #expect(buckets(NameWords.Seed(first: 1, last: 2)) == buckets(NameWords.Seed(first: 1, last: 2)))
        #expect(
            buckets(NameWords.Seed(first: 0x1234_5678_9ABC_DEF1, last: 0xFEDC_BA98_7654_3211))
                != buckets(NameWords.Seed(first: 0x0F1E_2D3C_4B5A_6978, last: 0x8796_A5B4_C3D2_E1F0)))
    }
}
