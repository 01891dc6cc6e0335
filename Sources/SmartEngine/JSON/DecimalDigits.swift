// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

/// The shortest decimal digits that read back as the same Double, the nearest to it of several; as Swift's
/// `description` has them, without a `.0`.
///
/// The digits are found by Giulietti's Schubfach (The Schubfach way to render doubles, 2020). In the interval that
/// reads back as the value, scaled by a power of ten to the size of an integer, there are at most four candidates.
@usableFromInline enum ShortestDouble {
    /// Bytes that may be written to; the text has at most 25.
    @inlinable static var room: Int { 40 }

    /// Writes a value, which must be finite, and returns the number of bytes.
    @usableFromInline static func write(_ value: Double, to out: UnsafeMutablePointer<UInt8>) -> Int {
        var table: PowersOfFive.Table?
        return write(value, to: out, &table)
    }

    /// Writes one of many values. `table`: fetched when a value needs it.
    @inline(__always)
    static func write(_ value: Double, to out: UnsafeMutablePointer<UInt8>, _ table: inout PowersOfFive.Table?) -> Int {
        // Whole numbers that a Double represents exactly need no search. (`Int64(exactly:)` calls a function.)
        if value.magnitude < 0x1p53 {
            let whole = Int64(value)
            if Double(whole) == value, whole != 0 || value.sign == .plus {
                if whole < 0 { out[0] = UInt8(ascii: "-") }
                let sign = whole < 0 ? 1 : 0
                return DecimalDigits.write(whole.magnitude, to: out + sign) &+ sign
            }
        }
        guard value != 0, let (digits, exponent) = shortest(value, &table) else {
            return writeDescription(value, to: out)
        }
        // Beyond 2^53 a Double's last digits are not significant.
        let isBeyondWholes = value.magnitude > 0x1p53
        guard value < 0 else { return write(digits, exponent, isBeyondWholes, to: out) }
        out[0] = UInt8(ascii: "-")
        return write(digits, exponent, isBeyondWholes, to: out + 1) + 1
    }

    /// The shortest digits; nil for the few values that are too small for the table of powers. Must not be called for
    /// 0.
    @inline(__always)
    private static func shortest(
        _ value: Double, _ table: inout PowersOfFive.Table?
    ) -> (digits: UInt64, exponent: Int)? {
        // value = c · 2^q
        let biased = Int(value.exponentBitPattern)
        let fraction = value.significandBitPattern
        let c = biased == 0 ? fraction : fraction | 1 << 52
        let q = max(biased, 1) &- 1075
        // Below a power of two the neighbour is half as far away.
        let isCloserBelow = fraction == 0 && biased > 1
        let k = (q &* 1_262_611 &- (isCloserBelow ? 524_031 : 0)) >> 22
        guard -k <= PowersOfFive.largest else { return nil }
        let shift = UInt64(truncatingIfNeeded: q &+ (-k &* 1_741_647) >> 19 &+ 1)
        let powers = table ?? PowersOfFive.table
        table = powers
        let power = roundedUp(-k, powers)
        // The value and the ends of its interval, four times as large, to the last bit.
        let middle = scaled(4 &* c &<< shift, power)
        let isOdd = c & 1
        let lower = scaled((4 &* c &- (isCloserBelow ? 1 : 2)) &<< shift, power) &+ isOdd
        let upper = scaled((4 &* c &+ 2) &<< shift, power) &- isOdd

        let s = middle / 4
        if s >= 10 {
            // One digit less.
            let shorter = s / 10
            let isBelowInside = lower <= 40 &* shorter
            let isAboveInside = 40 &* shorter &+ 40 <= upper
            if isBelowInside != isAboveInside { return (shorter &+ (isAboveInside ? 1 : 0), k &+ 1) }
        }
        let isBelowInside = lower <= 4 &* s
        let isAboveInside = 4 &* s &+ 4 <= upper
        if isBelowInside != isAboveInside { return (s &+ (isAboveInside ? 1 : 0), k) }
        let half = 4 &* s &+ 2
        return (s &+ (middle > half || middle == half && s & 1 == 1 ? 1 : 0), k)
    }

    /// The leading 128 bits of 10^q, rounded up from the exact value.
    private static func roundedUp(_ q: Int, _ table: PowersOfFive.Table) -> (high: UInt64, low: UInt64) {
        let power = table.power(q)
        // Exact up to here, and already rounded up below 1.
        guard q > 55 || q < -27 else { return power }
        let (low, overflow) = power.low.addingReportingOverflow(1)
        return (power.high &+ (overflow ? 1 : 0), low)
    }

    /// The product's upper 64 bits, odd where anything was below them.
    private static func scaled(_ number: UInt64, _ power: (high: UInt64, low: UInt64)) -> UInt64 {
        let carried = number.multipliedFullWidth(by: power.low).high
        let product = number.multipliedFullWidth(by: power.high)
        let (low, overflow) = product.low.addingReportingOverflow(carried)
        return (product.high &+ (overflow ? 1 : 0)) | (low > 1 ? 1 : 0)
    }

    /// Writes digits · 10^exponent, and returns the number of bytes.
    @inline(__always)
    private static func write(
        _ digits: UInt64, _ exponent: Int, _ isBeyondWholes: Bool, to out: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let all = DecimalDigits.count(digits)
        let point = all &+ exponent
        if point < -3 || isBeyondWholes {
            return writeScientific(digits, point &- 1, to: out)
        }
        if point <= 0 {
            // "0.000000", of which as much is kept as is needed.
            let zeros = (0x3030_3030_3030_2E30 as UInt64).littleEndian
            UnsafeMutableRawPointer(out).storeBytes(of: zeros, as: UInt64.self)
            let start = out + 2 - point
            return withoutZeros(start, DecimalDigits.write(digits, to: start)) &+ 2 &- point
        }
        let count = withoutZeros(out, DecimalDigits.write(digits, to: out))
        guard point < count else {
            if point > all { (out + all).update(repeating: UInt8(ascii: "0"), count: point - all) }
            return point
        }
        // The at most 16 digits make room for the point.
        let fraction = UnsafeMutableRawPointer(out + point)
        let first = fraction.loadUnaligned(as: UInt64.self)
        let second = fraction.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        fraction.storeBytes(of: first, toByteOffset: 1, as: UInt64.self)
        fraction.storeBytes(of: second, toByteOffset: 9, as: UInt64.self)
        out[point] = UInt8(ascii: ".")
        return count &+ 1
    }

    /// The number of digits up to the last that is not a zero.
    private static func withoutZeros(_ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        var count = count
        while count >= 8 {
            let last = UnsafeMutableRawPointer(start + (count &- 8)).loadUnaligned(as: UInt64.self)
            let digits = UInt64(littleEndian: last) ^ 0x3030_3030_3030_3030
            if digits != 0 { return count &- digits.leadingZeroBitCount / 8 }
            count &-= 8
        }
        while count > 1, start[count &- 1] == UInt8(ascii: "0") { count &-= 1 }
        return count
    }

    private static func writeScientific(_ digits: UInt64, _ exponent: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
        var end = withoutZeros(out + 1, DecimalDigits.write(digits, to: out + 1))
        out[0] = out[1]
        if end > 1 {
            out[1] = UInt8(ascii: ".")
            end &+= 1
        }
        out[end] = UInt8(ascii: "e")
        out[end + 1] = UInt8(ascii: exponent < 0 ? "-" : "+")
        end &+= 2
        if exponent.magnitude < 10 {
            out[end] = UInt8(ascii: "0")
            end &+= 1
        }
        return end &+ DecimalDigits.write(UInt64(exponent.magnitude), to: out + end)
    }

    private static func writeDescription(_ value: Double, to out: UnsafeMutablePointer<UInt8>) -> Int {
        var text = value.description
        return text.withUTF8 { digits in
            var count = digits.count
            if count > 2, digits[count - 1] == UInt8(ascii: "0"), digits[count - 2] == UInt8(ascii: ".") { count -= 2 }
            if let from = digits.baseAddress { out.update(from: from, count: count) }
            return count
        }
    }
}

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

extension Decimal {
    /// The number of a text in JSON's notation. Other texts are read as Foundation reads them: `1.5 kg` is 1.5. O(n).
    @_optimize(size) package init?(number text: String) {
        var copy = text
        if let short = copy.withUTF8({ ExactDecimal.short($0) }) {
            self = short
        } else {
            self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
        }
    }
}

/// Decimals of up to 64 bits. Foundation's functions go digit by digit, which takes 5,000 and 19,000 instructions.
enum ExactDecimal {
    /// The number of a text in JSON's notation with up to 19 digits and a power of ten within Decimal's range, whatever the
    /// digits are. Nil for any other text.
    static func short(_ text: UnsafeBufferPointer<UInt8>) -> Decimal? {
        let isNegative = text.first == UInt8(ascii: "-")
        let first = isNegative ? 1 : 0
        var (place, point, digits) = (first, 0, 0 as UInt64)
        while place < text.count {
            let digit = text[place] &- 0x30
            if digit < 10 {
                digits = digits &* 10 &+ UInt64(digit)
            } else if text[place] == UInt8(ascii: "."), point == 0, place > first {
                point = place &+ 1
            } else {
                break
            }
            place &+= 1
        }
        guard place > first, place != point, place &- first &- (point > 0 ? 1 : 0) <= 19 else { return nil }
        var exponent = point > 0 ? point &- place : 0
        if place < text.count {
            guard text[place] | 0x20 == UInt8(ascii: "e"),
                let power = ExactInteger.parsing(String(decoding: text[(place &+ 1)...], as: UTF8.self)),
                case .signed(let power) = power, power.magnitude < 100
            else { return nil }
            exponent &+= Int(power)
        }
        guard digits != 0 else { return Decimal() }
        return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(digits))
    }

    /// The digits of a number that is not zero, if they fit 64 bits and do not end with a zero.
    @_optimize(size) static func digits(_ decimal: Decimal) -> UInt64? {
        // That they begin at the fourth byte is a guess, which what is made of them proves right.
        let digits = withUnsafeBytes(of: decimal) {
            $0.count >= 12 ? $0.loadUnaligned(fromByteOffset: 4, as: UInt64.self) : 0
        }
        guard digits % 10 != 0 else { return nil }
        var made = Decimal(sign: decimal.sign, exponent: decimal.exponent, significand: Decimal(digits))
        var given = decimal
        return memcmp(&made, &given, MemoryLayout<Decimal>.size) == 0 ? digits : nil
    }

    /// Writes the text of `description`, at most 160 bytes, and returns their number. 0, and nothing written, for a
    /// number without `digits`.
    @_optimize(size) static func write(_ decimal: Decimal, to out: UnsafeMutablePointer<UInt8>) -> Int {
        guard let digits = digits(decimal) else { return 0 }
        let sign = decimal.sign == .minus ? 1 : 0
        out[0] = UInt8(ascii: "-")
        let start = out + sign
        let count = DecimalDigits.write(digits, to: start)
        let zeros = decimal.exponent >= 0 ? decimal.exponent : max(1 &- decimal.exponent &- count, 0)
        let all = count &+ zeros
        guard decimal.exponent < 0 else {
            (start + count).update(repeating: 0x30, count: zeros)
            return sign &+ all
        }
        (start + zeros).update(from: start, count: count)
        start.update(repeating: 0x30, count: zeros)
        let point = start + (all &+ decimal.exponent)
        (point + 1).update(from: point, count: -decimal.exponent)
        point.pointee = UInt8(ascii: ".")
        return sign &+ all &+ 1
    }

    /// A whole number's kind and payload: an id of 19 digits must not pass through a Double.
    static func whole(_ decimal: Decimal) -> (kind: Node.Kind, payload: UInt64) {
        let number = NSDecimalNumber(decimal: decimal)
        let signed = number.int64Value
        if Decimal(signed) == decimal { return (.int, UInt64(bitPattern: signed)) }
        let unsigned = number.uint64Value
        if Decimal(unsigned) == decimal { return (.uint, unsigned) }
        return (.double, double(decimal).bitPattern)
    }

    /// The nearest Double, which NSDecimalNumber's `doubleValue` is not. Digits that fit 64 bits are converted
    /// directly, others by their text.
    static func double(_ decimal: Decimal) -> Double {
        guard decimal.isFinite else { return .nan }
        if let digits = digits(decimal),
            let value = NumberParser.double(
                mantissa: digits, exponent: decimal.exponent, negative: decimal.sign == .minus)
        {
            return value
        }
        return Double(decimal.description) ?? .nan
    }
}

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
