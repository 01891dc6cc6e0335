import Foundation

@usableFromInline enum DecimalDigits {
    /// Writes the decimal digits, at most 20, and returns how many. There must be room for eight in any case.
    @inline(__always)
    @inlinable static func write(_ value: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
        if value < 10 {
            out[0] = UInt8(truncatingIfNeeded: value) &+ 0x30
            return 1
        }
        return writeSeveral(value, to: out)
    }

    @usableFromInline static func writeSeveral(_ value: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
        guard value >= 100_000_000 else {
            return value < 10_000 ? writeFour(value, to: out) : writeFirst(value, to: out)
        }
        let upper = value / 100_000_000
        var count: Int
        if upper < 100_000_000 {
            count = writeFirst(upper, to: out)
        } else {
            let top = upper / 100_000_000
            count = top < 10_000 ? writeFour(top, to: out) : writeFirst(top, to: out)
            store(eight(upper &- top &* 100_000_000), to: out + count)
            count &+= 8
        }
        store(eight(value &- upper &* 100_000_000), to: out + count)
        return count &+ 8
    }

    /// Writes a number above 0 and below 10^4, without leading zeros.
    private static func writeFour(_ value: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
        let hundreds = (value &* 10486) >> 20
        let pairs = (value &- hundreds &* 100) << 16 &+ hundreds
        let tens = (pairs &* 103) >> 10 & 0x000F_000F
        let digits = (pairs &- tens &* 10) << 8 &+ tens
        let zeros = digits.trailingZeroBitCount / 8
        store(digits &>> UInt64(zeros &* 8), to: out)
        return 4 &- zeros
    }

    /// Writes a number above 0 and below 10^8, without leading zeros.
    @inline(__always)
    private static func writeFirst(_ value: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
        let digits = eight(value)
        let zeros = digits.trailingZeroBitCount / 8
        store(digits &>> UInt64(zeros &* 8), to: out)
        return 8 &- zeros
    }

    @inline(__always)
    private static func store(_ digits: UInt64, to out: UnsafeMutablePointer<UInt8>) {
        let text = (digits | 0x3030_3030_3030_3030).littleEndian
        UnsafeMutableRawPointer(out).storeBytes(of: text, as: UInt64.self)
    }

    /// The eight digits of a number below 10^8, the first one in the lowest byte. Halves, pairs and single digits are
    /// found by multiplications that divide several at once (Mula, SSE: conversion integers to decimal representation,
    /// 2011).
    private static func eight(_ value: UInt64) -> UInt64 {
        let upper = value / 10_000
        let halves = upper | (value &- upper &* 10_000) << 32
        let hundreds = (halves &* 10486) >> 20 & 0x7F_0000_007F
        let pairs = (halves &- hundreds &* 100) << 16 &+ hundreds
        let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
        return (pairs &- tens &* 10) << 8 &+ tens
    }

    @inline(__always)
    static func count(_ value: UInt64) -> Int {
        // The number of bits, times log10(2), is right or one too small.
        let value = value | 1
        let digits = ((64 &- value.leadingZeroBitCount) &* 1233) >> 12
        return digits &+ (value < powers[digits] ? 0 : 1)
    }

    /// The powers of ten that a UInt64 holds.
    static let powers: [UInt64] = [
        1, 10, 100, 1000, 10000, 100000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
        100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
        10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ]
}
