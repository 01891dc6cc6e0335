/// JSON number text → exact value: Int64, UInt64, or the nearest Double (ties to even, as IEEE 754 and RFC 8259 section
/// 6 expect of binary64 readers).
///
/// Three algorithms give a Double, each used only where it is exact. One multiplication or division does when digits
/// and power of ten are small (Clinger 1990). A 128-bit product with a truncated power of five does when its error
/// cannot matter (Eisel–Lemire, "Number parsing at a gigabyte per second", 2021). The standard library's parser does
/// the rest.
enum NumberParser {
    /// Reads the number at `p`, whose first byte is `-` or a digit, and moves past it. Nil when it breaks the grammar.
    @inline(__always)
    static func parse(_ p: inout UnsafePointer<UInt8>, offset: Int) -> Node? {
        let start = p
        let negative = p.pointee == UInt8(ascii: "-")
        if negative { p += 1 }
        let firstDigit = p
        var mantissa: UInt64 = 0
        while true {
            let digit = p.pointee &- 0x30
            guard digit < 10 else { break }
            mantissa = mantissa &* 10 &+ UInt64(digit)
            p += 1
        }
        let integerDigits = p - firstDigit
        guard integerDigits > 0, integerDigits == 1 || firstDigit.pointee != 0x30 else { return nil }
        if p.pointee != UInt8(ascii: "."), p.pointee | 0x20 != UInt8(ascii: "e") {
            if integerDigits <= 18, mantissa != 0 || !negative {
                let value = Int64(truncatingIfNeeded: mantissa)
                return Node(
                    .int, offset: offset, flags: .integral, payload: UInt64(bitPattern: negative ? 0 &- value : value))
            }
            return longInteger(start, negative: negative, digits: integerDigits, end: p, offset: offset)
        }
        return fraction(
            &p, start: start, firstDigit: firstDigit, integerDigits: integerDigits, mantissa: mantissa,
            negative: negative, offset: offset)
    }

    /// Reads an integer of 19 digits or more, or `-0`.
    @inline(never)
    private static func longInteger(
        _ start: UnsafePointer<UInt8>, negative: Bool, digits: Int, end: UnsafePointer<UInt8>, offset: Int
    ) -> Node {
        if digits <= 20 {
            var magnitude: UInt64 = 0
            var overflow = false
            var p = negative ? start + 1 : start
            while p < end {
                let (product, o1) = magnitude.multipliedReportingOverflow(by: 10)
                let (sum, o2) = product.addingReportingOverflow(UInt64(p.pointee - 0x30))
                overflow = overflow || o1 || o2
                magnitude = sum
                p += 1
            }
            if !overflow {
                if negative, magnitude > 0, magnitude <= 1 << 63 {
                    return Node(.int, offset: offset, flags: .integral, payload: 0 &- magnitude)
                }
                if !negative {
                    let kind: Node.Kind = magnitude <= UInt64(Int64.max) ? .int : .uint
                    return Node(kind, offset: offset, flags: .integral, payload: magnitude)
                }
            }
        }
        return Node(.double, offset: offset, flags: .integral, payload: byStandardLibrary(start, end).bitPattern)
    }

    @inline(never)
    private static func fraction(
        _ p: inout UnsafePointer<UInt8>, start: UnsafePointer<UInt8>, firstDigit: UnsafePointer<UInt8>,
        integerDigits: Int,
        mantissa integerPart: UInt64, negative: Bool, offset: Int
    ) -> Node? {
        var mantissa = integerPart
        // Checks the byte, not the sum: 18446744073709551616 and its multiples wrap around to zero.
        let startsWithZero = firstDigit.pointee == 0x30
        var digits = startsWithZero ? 0 : integerDigits
        var exponent = 0
        if p.pointee == UInt8(ascii: ".") {
            p += 1
            let fractionStart = p
            while true {
                let digit = p.pointee &- 0x30
                guard digit < 10 else { break }
                mantissa = mantissa &* 10 &+ UInt64(digit)
                p += 1
            }
            let count = p - fractionStart
            guard count > 0 else { return nil }
            exponent = 0 &- count
            digits &+= count
            // Zeros before the first significant digit do not count: 0.000123.
            if startsWithZero {
                var zero = fractionStart
                while zero < p, zero.pointee == 0x30 { zero += 1 }
                digits &-= zero - fractionStart
            }
        }
        if p.pointee | 0x20 == UInt8(ascii: "e") {
            p += 1
            let negativeExponent = p.pointee == UInt8(ascii: "-")
            if negativeExponent || p.pointee == UInt8(ascii: "+") { p += 1 }
            let exponentStart = p
            var written = 0
            while p.pointee &- 0x30 < 10 {
                // Clamped far beyond what the digits of a text can compensate: 0.000…0001e1000001.
                if written < 100_000_000 { written = written * 10 + Int(p.pointee - 0x30) }
                p += 1
            }
            guard p > exponentStart else { return nil }
            exponent &+= negativeExponent ? 0 &- written : written
        }
        let value: Double
        if digits <= 19, let exact = double(mantissa: mantissa, exponent: exponent, negative: negative) {
            value = exact
        } else {
            value = byStandardLibrary(start, p)
        }
        return Node(.double, offset: offset, payload: value.bitPattern)
    }

    /// Reads a Double by the standard library: correct for any length, independent of the locale. Overflows to
    /// infinity.
    private static func byStandardLibrary(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Double {
        let text = StringReader.unescaped(start, end - start)
        return Double(text) ?? .infinity
    }

    /// mantissa × 10^exponent, rounded to nearest even; nil where the truncated product is ambiguous.
    static func double(mantissa: UInt64, exponent: Int, negative: Bool) -> Double? {
        if mantissa == 0 { return negative ? -0.0 : 0.0 }
        if mantissa <= 1 << 53, exponent >= -22, exponent <= 22 {
            let digits = Double(mantissa)
            let power = smallPowers[abs(exponent)]
            let value = exponent < 0 ? digits / power : digits * power
            return negative ? -value : value
        }
        guard exponent >= PowersOfFive.smallest, exponent <= PowersOfFive.largest else { return nil }
        return eiselLemire(mantissa, exponent, negative)
    }

    /// The notation follows the paper: w the digits, q the power of ten, upper and lower the 128-bit product's halves.
    private static func eiselLemire(_ digits: UInt64, _ q: Int, _ negative: Bool) -> Double? {
        let shift = digits.leadingZeroBitCount
        let w = digits << UInt64(shift)
        let power = PowersOfFive.table.power(q)
        var (upper, lower) = w.multipliedFullWidth(by: power.high)
        // The low nine bits of `upper` are below the rounding bit; only when they are all ones can the truncated part
        // of the power carry into them.
        if upper & 0x1FF == 0x1FF {
            let second = w.multipliedFullWidth(by: power.low)
            let (sum, carry) = lower.addingReportingOverflow(second.high)
            lower = sum
            if carry { upper &+= 1 }
            // Still undecided: the exact product may lie on either side.
            if sum == UInt64.max, q < -27 || q > 55 { return nil }
        }
        let upperBit = Int(upper >> 63)
        var mantissa = upper >> UInt64(upperBit + 9)
        // floor(q × log2(10)) by a fixed-point multiplication, exact over the table's range.
        var binaryExponent = ((217_706 * q) >> 16) + 63 + 1023 - shift + upperBit
        if binaryExponent <= 0 || binaryExponent >= 2046 { return nil }
        // Exactly half way: possible only where 5^|q| fits; round to even then.
        if lower <= 1, q >= -4, q <= 23, mantissa & 3 == 1, mantissa << UInt64(upperBit + 9) == upper {
            mantissa &= ~1
        }
        mantissa = (mantissa &+ 1) >> 1
        if mantissa >= 1 << 53 {
            mantissa = 1 << 52
            binaryExponent += 1
        }
        if binaryExponent >= 2047 { return nil }
        let bits = mantissa & ~(1 << 52) | UInt64(binaryExponent) << 52 | (negative ? 1 << 63 : 0)
        return Double(bitPattern: bits)
    }

    private static let smallPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
