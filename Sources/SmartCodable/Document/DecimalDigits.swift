import Foundation

enum DecimalDigits {
    /// Writes the decimal digits, at most 20, and returns how many.
    @inline(__always)
    static func write(_ value: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
        if value < 10 {
            out[0] = UInt8(truncatingIfNeeded: value) &+ 0x30
            return 1
        }
        let count = self.count(value)
        write(value, count, to: out)
        return count
    }

    /// Two at a time, the last first.
    private static func write(_ value: UInt64, _ count: Int, to out: UnsafeMutablePointer<UInt8>) {
        let pairs = self.pairs.utf8Start
        var rest = value
        var end = out + count
        while rest >= 100 {
            let quotient = rest / 100
            let pair = pairs + Int(truncatingIfNeeded: (rest &- quotient &* 100) &* 2)
            end -= 2
            end[0] = pair[0]
            end[1] = pair[1]
            rest = quotient
        }
        guard rest >= 10 else {
            out[0] = UInt8(truncatingIfNeeded: rest) &+ 0x30
            return
        }
        let pair = pairs + Int(truncatingIfNeeded: rest &* 2)
        out[0] = pair[0]
        out[1] = pair[1]
    }

    /// 00 to 99.
    private static let pairs: StaticString =
        """
        00010203040506070809101112131415161718192021222324252627282930313233343536373839\
        40414243444546474849505152535455565758596061626364656667686970717273747576777879\
        8081828384858687888990919293949596979899
        """

    @inline(__always)
    static func count(_ value: UInt64) -> Int {
        // Bits by log10(2), which is right or one too small.
        let value = value | 1
        let digits = ((64 &- value.leadingZeroBitCount) &* 1233) >> 12
        return digits &+ (value < powers[digits] ? 0 : 1)
    }

    /// Of ten, that a UInt64 holds.
    private static let powers: [UInt64] = [
        1, 10, 100, 1000, 10000, 100000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
        100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
        10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ]
}
