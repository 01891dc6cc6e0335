/// 5^q for q in -342...308, as the 128 leading bits of the (infinite) binary fraction, highest bit set. Negative powers
/// up to 27 are rounded up, the others truncated, as the Eisel–Lemire proof requires.
///
/// The table is computed on first use (1302 words, about 0.2 ms): powers by exact multiplication, reciprocals by
/// dividing 2^2048 by five again and again. That stays exact because floor(floor(x / 5) / 5) = floor(x / 25).
enum PowersOfFive {
    static let smallest = -342
    static let largest = 308

    /// A reference to fetch once for many numbers: the first use of a global is checked at every access.
    struct Table {
        fileprivate let words: UnsafePointer<UInt64>

        func power(_ q: Int) -> (high: UInt64, low: UInt64) {
            let index = (q &- PowersOfFive.smallest) &* 2
            return (words[index], words[index &+ 1])
        }
    }

    static var table: Table {
        @inline(__always) get { Table(words: words) }
    }

    /// The table's words, which are never freed: there is one table per process.
    nonisolated(unsafe) private static let words: UnsafePointer<UInt64> = {
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: (largest - smallest + 1) * 2)
        func store(_ q: Int, _ bits: (high: UInt64, low: UInt64)) {
            words[(q - smallest) * 2] = bits.high
            words[(q - smallest) * 2 + 1] = bits.low
        }
        var number = BigMagnitude(powerOfTwo: 0, limbs: 12)
        for q in 0...largest {
            store(q, number.leading128)
            number.multiplyByFive()
        }
        var reciprocal = BigMagnitude(powerOfTwo: 2047, limbs: 32)
        for n in 1...(-smallest) {
            reciprocal.divideByFive()
            var bits = reciprocal.leading128
            if n <= 27 {
                bits.low &+= 1
                if bits.low == 0 { bits.high &+= 1 }
            }
            store(-n, bits)
        }
        return UnsafePointer(words)
    }()
}

/// An unsigned integer of fixed width, least significant limb first; just enough arithmetic for the table.
private struct BigMagnitude {
    var limbs: [UInt64]

    init(powerOfTwo: Int, limbs count: Int) {
        limbs = Array(repeating: 0, count: count)
        limbs[powerOfTwo / 64] = 1 << UInt64(powerOfTwo % 64)
    }

    mutating func multiplyByFive() {
        var carry: UInt64 = 0
        for i in limbs.indices {
            let (high, low) = limbs[i].multipliedFullWidth(by: 5)
            let (sum, overflow) = low.addingReportingOverflow(carry)
            limbs[i] = sum
            carry = high + (overflow ? 1 : 0)
        }
    }

    mutating func divideByFive() {
        var remainder: UInt64 = 0
        for i in limbs.indices.reversed() {
            let (quotient, rest) = UInt64(5).dividingFullWidth((remainder, limbs[i]))
            limbs[i] = quotient
            remainder = rest
        }
    }

    /// The 128 bits from the highest set bit down.
    var leading128: (high: UInt64, low: UInt64) {
        guard let top = limbs.lastIndex(where: { $0 != 0 }) else { return (0, 0) }
        let shift = UInt64(limbs[top].leadingZeroBitCount)
        func limb(_ i: Int) -> UInt64 { i >= 0 ? limbs[i] : 0 }
        func joined(_ i: Int) -> UInt64 { shift == 0 ? limb(i) : limb(i) << shift | limb(i - 1) >> (64 - shift) }
        return (joined(top), joined(top - 1))
    }
}
