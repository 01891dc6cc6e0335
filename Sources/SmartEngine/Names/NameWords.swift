import Foundation

/// Names as two words, for quick comparison and hashing. The bytes must be followed by at least seven readable ones.
@usableFromInline package enum NameWords {
    @inlinable @inline(__always)
    package static func load(_ start: UnsafePointer<UInt8>, _ length: Int) -> (UInt64, UInt64) {
        let raw = UnsafeRawPointer(start)
        let first = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        if length >= 8 {
            return (first, UInt64(littleEndian: (raw + (length &- 8)).loadUnaligned(as: UInt64.self)))
        }
        let masked = length == 0 ? 0 : first & (UInt64.max >> UInt64(64 &- length &* 8))
        return (masked, 0)
    }

    /// Two secret numbers. Names come from the data, and its sender must not be able to predict collisions.
    struct Seed: Sendable {
        let first: UInt64
        let last: UInt64
    }

    static let processSeed = Seed(first: UInt64.random(in: 0 ... .max), last: UInt64.random(in: 0 ... .max))

    /// Hashes the whole name. Two multiplications up to 16 bytes, one more for each further word; the last one spreads
    /// names that differ in only a few bytes.
    static func hash(
        _ start: UnsafePointer<UInt8>, _ length: Int, _ first: UInt64, _ last: UInt64, _ seed: Seed
    ) -> Int {
        let mixed = folded(first ^ seed.first, last ^ seed.last ^ UInt64(truncatingIfNeeded: length))
        let whole = length <= 16 ? mixed : middle(mixed, start, length, seed)
        return Int(truncatingIfNeeded: folded(whole ^ seed.last, seed.first | 1))
    }

    private static func middle(_ mixed: UInt64, _ start: UnsafePointer<UInt8>, _ length: Int, _ seed: Seed) -> UInt64 {
        var result = mixed
        var offset = 8
        while offset < length &- 8 {
            let word = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
            result = folded(result ^ seed.first, word ^ seed.last)
            offset &+= 8
        }
        return result
    }

    /// Both halves of the product, so that every bit of either number counts.
    private static func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }
}
