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
        var rest = value
        var i = count
        while rest >= 10 {
            i &-= 1
            let quotient = rest / 10
            out[i] = UInt8(truncatingIfNeeded: rest &- quotient &* 10) &+ 0x30
            rest = quotient
        }
        out[0] = UInt8(truncatingIfNeeded: rest) &+ 0x30
        return count
    }

    @inline(__always)
    static func count(_ value: UInt64) -> Int {
        var digits = 1
        var limit: UInt64 = 10
        while value >= limit {
            digits &+= 1
            let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
            if overflow { break }
            limit = next
        }
        return digits
    }
}
