// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

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
    static func parse(_ p: inout UnsafePointer<UInt8>, offset: Int, _ table: inout PowersOfFive.Table?) -> Node? {
        let start = p
        let negative = p.pointee == UInt8(ascii: "-")
        if negative { p += 1 }
        let firstDigit = p
        var mantissa: UInt64 = 0
        // Most integers are short.
        while p[2] &- 0x30 < 10, p[3] &- 0x30 < 10 {
            let word = digitWord(p)
            guard others(word) == 0 else { break }
            mantissa = mantissa &* 100_000_000 &+ eightDigits(word)
            p += 8
        }
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
            return longInteger(start, p, mantissa, offset: offset)
        }
        let number = fraction(start, p, mantissa, &table)
        guard let end = number.end else { return nil }
        p = end
        return Node(.double, offset: offset, payload: number.bits)
    }

    /// Eight bytes, from which `0` has been subtracted if they are digits.
    @_transparent
    private static func digitWord(_ p: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)) ^ 0x3030_3030_3030_3030
    }

    /// Marks the lowest byte that is not a digit, and maybe bytes above it.
    @_transparent
    private static func others(_ word: UInt64) -> UInt64 {
        (word &+ 0x7676_7676_7676_7676 | word) & 0x8080_8080_8080_8080
    }

    /// The number that eight digits make, by three multiplications.
    @_transparent
    private static func eightDigits(_ word: UInt64) -> UInt64 {
        let pairs = word &* 10 &+ word >> 8
        let mask: UInt64 = 0x0000_00FF_0000_00FF
        return (pairs & mask &* 0x000F_4240_0000_0064 &+ (pairs >> 16 & mask) &* 0x0000_2710_0000_0001) >> 32
    }

    /// The integer between these places, of 19 digits or more, or `-0`. Its magnitude may have wrapped around.
    @inline(never)
    private static func longInteger(
        _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ magnitude: UInt64, offset: Int
    ) -> Node {
        let negative = start.pointee == UInt8(ascii: "-")
        let firstDigit = negative ? start + 1 : start
        let digits = end - firstDigit
        // Twenty digits that fit begin with 1. If they do not fit, what is left is below 10^19.
        if digits < 20
            || digits == 20 && firstDigit.pointee == UInt8(ascii: "1") && magnitude >= DecimalDigits.powers[19]
        {
            if negative, magnitude > 0, magnitude <= 1 << 63 {
                return Node(.int, offset: offset, flags: .integral, payload: 0 &- magnitude)
            }
            if !negative {
                let kind: Node.Kind = magnitude <= UInt64(Int64.max) ? .int : .uint
                return Node(kind, offset: offset, flags: .integral, payload: magnitude)
            }
        }
        return Node(.double, offset: offset, flags: .integral, payload: byStandardLibrary(start, end).bitPattern)
    }

    /// Reads a number from the point or the `e` on: the Double's bits, and where it ends; no end if it is malformed.
    @inline(never)
    private static func fraction(
        _ start: UnsafePointer<UInt8>, _ point: UnsafePointer<UInt8>, _ integerPart: UInt64,
        _ table: inout PowersOfFive.Table?
    ) -> (bits: UInt64, end: UnsafePointer<UInt8>?) {
        var p = point
        var mantissa = integerPart
        if p.pointee == UInt8(ascii: ".") {
            p += 1
            var word = digitWord(p)
            while others(word) == 0 {
                mantissa = mantissa &* 100_000_000 &+ eightDigits(word)
                p += 8
                word = digitWord(p)
            }
            // Fewer than eight digits become the last ones of eight.
            let count = others(word).trailingZeroBitCount / 8
            mantissa = mantissa &* DecimalDigits.powers[count] &+ eightDigits((word << 8) &<< UInt64(56 &- count &* 8))
            p += count
            guard p > point + 1 else { return (0, nil) }
        }
        let firstDigit = start.pointee == UInt8(ascii: "-") ? start + 1 : start
        var exponent = min(point + 1 - p, 0)
        var digits = point - firstDigit &- exponent
        if digits > 19 { digits = significantDigits(firstDigit, p) }
        if p.pointee | 0x20 == UInt8(ascii: "e") {
            guard let written = writtenExponent(p + 1) else { return (0, nil) }
            exponent &+= written.value
            p = written.end
        }
        if digits <= 19,
            let exact = double(mantissa: mantissa, exponent: exponent, negative: firstDigit > start, &table)
        {
            return (exact.bitPattern, p)
        }
        return (byStandardLibrary(start, p).bitPattern, p)
    }

    /// The number of digits, without the zeros at the beginning: 0.000123.
    @inline(never)
    private static func significantDigits(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int {
        UnsafeBufferPointer(start: start, count: end - start).drop { $0 <= 0x30 }.count { $0 >= 0x30 }
    }

    /// Reads the exponent after the `e`, and where it ends.
    @inline(never)
    private static func writtenExponent(_ start: UnsafePointer<UInt8>) -> (value: Int, end: UnsafePointer<UInt8>)? {
        var p = start
        let negative = p.pointee == UInt8(ascii: "-")
        if negative || p.pointee == UInt8(ascii: "+") { p += 1 }
        let firstDigit = p
        var value = 0
        while p.pointee &- 0x30 < 10 {
            // Clamped far beyond what the digits of a text can compensate: 0.000…0001e1000001.
            if value < 100_000_000 { value = value * 10 + Int(p.pointee - 0x30) }
            p += 1
        }
        return p > firstDigit ? (negative ? 0 &- value : value, p) : nil
    }

    /// Reads a Double by the standard library: correct for any length, independent of the locale. Overflows to
    /// infinity.
    private static func byStandardLibrary(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Double {
        let text = StringReader.unescaped(start, end - start)
        return Double(text) ?? .infinity
    }

    /// mantissa × 10^exponent, rounded to nearest even; nil where the truncated product is ambiguous.
    static func double(mantissa: UInt64, exponent: Int, negative: Bool) -> Double? {
        var table: PowersOfFive.Table?
        return double(mantissa: mantissa, exponent: exponent, negative: negative, &table)
    }

    @inline(__always)
    private static func double(
        mantissa: UInt64, exponent: Int, negative: Bool, _ table: inout PowersOfFive.Table?
    ) -> Double? {
        if mantissa == 0 { return negative ? -0.0 : 0.0 }
        if mantissa <= 1 << 53, exponent >= -22, exponent <= 22 {
            let digits = Double(mantissa)
            let power = smallPowers[abs(exponent)]
            let value = exponent < 0 ? digits / power : digits * power
            return negative ? -value : value
        }
        guard exponent >= PowersOfFive.smallest, exponent <= PowersOfFive.largest else { return nil }
        let powers = table ?? PowersOfFive.table
        table = powers
        return eiselLemire(mantissa, exponent, negative, powers)
    }

    /// The notation follows the paper: w the digits, q the power of ten, upper and lower the 128-bit product's halves.
    private static func eiselLemire(
        _ digits: UInt64, _ q: Int, _ negative: Bool, _ table: PowersOfFive.Table
    ) -> Double? {
        let shift = digits.leadingZeroBitCount
        let w = digits << UInt64(shift)
        let power = table.power(q)
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
        if lower <= 1 { mantissa = evenIfHalfWay(mantissa, q, isExact: mantissa << UInt64(upperBit + 9) == upper) }
        mantissa = (mantissa &+ 1) >> 1
        if mantissa >= 1 << 53 {
            mantissa = 1 << 52
            binaryExponent += 1
        }
        if binaryExponent >= 2047 { return nil }
        let bits = mantissa & ~(1 << 52) | UInt64(binaryExponent) << 52 | (negative ? 1 << 63 : 0)
        return Double(bitPattern: bits)
    }

    /// Exactly half way: possible only where 5^|q| fits. Rounds to even then.
    @inline(never)
    private static func evenIfHalfWay(_ mantissa: UInt64, _ q: Int, isExact: Bool) -> UInt64 {
        isExact && q >= -4 && q <= 23 && mantissa & 3 == 1 ? mantissa & ~1 : mantissa
    }

    private static let smallPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}

/// A whole number of up to 64 bits, before it is fitted into an integer type.
package enum ExactInteger: Sendable {
    case signed(Int64)
    case unsigned(UInt64)

    package func fitted<T: FixedWidthInteger>(to type: T.Type) -> T? {
        switch self {
        case .signed(let value): return T(exactly: value)
        case .unsigned(let value): return T(exactly: value)
        }
    }

    /// The whole part of a number. Nil when it is beyond 64 bits or not finite.
    package static func truncating(_ value: Double) -> ExactInteger? {
        if let int = Int64(exactly: value.rounded(.towardZero)) { return .signed(int) }
        return UInt64(exactly: value.rounded(.towardZero)).map { .unsigned($0) }
    }

    /// The nearest whole number, halves away from zero.
    static func rounding(_ value: Double) -> ExactInteger? { truncating(value.rounded(.toNearestOrAwayFromZero)) }

    /// The whole number of a node; nil for a node that is not an integer.
    @inline(__always)
    init?(_ number: Node) {
        switch number.kind {
        case .int: self = .signed(number.int64)
        case .uint: self = .unsigned(number.payload)
        default: return nil
        }
    }

    /// Reads a string that is a decimal integer and nothing else: an optional sign, then digits.
    static func parsing(_ string: NodeView) -> ExactInteger? {
        string.quotedNumber.flatMap { ExactInteger($0) } ?? parsing(string.string)
    }

    /// Reads `0x1F`, with or without a sign.
    @_optimize(size) static func hexadecimal(_ text: String) -> ExactInteger? {
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return nil }
        return parsing((text.hasPrefix("-") ? "-" : "") + digits.dropFirst(2), radix: 16)
    }

    /// Reads a text that is an integer and nothing else: an optional sign, then digits. The standard library's function
    /// would be compiled for each type of integer.
    package static func parsing(_ text: String, radix: UInt64 = 10) -> ExactInteger? {
        var text = text
        return text.withUTF8 { bytes in
            let isNegative = bytes.first == UInt8(ascii: "-")
            var place = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
            guard place < bytes.count else { return nil }
            var value: UInt64 = 0
            while place < bytes.count {
                let byte = bytes[place]
                let isDecimal = byte &- UInt8(ascii: "0") < 10
                let digit = UInt64(isDecimal ? byte & 0xF : (byte | 0x20) &- UInt8(ascii: "a") &+ 10)
                let (product, overflows) = value.multipliedReportingOverflow(by: radix)
                let (sum, carries) = product.addingReportingOverflow(digit)
                guard digit < radix, !overflows, !carries else { return nil }
                value = sum
                place += 1
            }
            guard isNegative else { return Int64(exactly: value).map { .signed($0) } ?? .unsigned(value) }
            return value > 1 << 63 ? nil : .signed(Int64(truncatingIfNeeded: 0 &- value))
        }
    }

    /// The Int of a text.
    package static func int(_ text: String) -> Int? { parsing(text)?.fitted(to: Int.self) }
}

/// A node's value as a scalar, where its kind matches; nil where a conversion rule has to decide. Inlinable, since the
/// containers of the Codable half call it for each value.
@usableFromInline package enum ExactScalar {
    @inlinable @inline(__always)
    package static func bool(_ node: Node) -> Bool? {
        node.kind == .true ? true : node.kind == .false ? false : nil
    }

    @inlinable @inline(__always)
    package static func string(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> String? {
        guard node.kind == .string else { return nil }
        if node.flags.rawValue == 0 { return StringReader.unescaped(memory.bytes + Int(node.offset), node.length) }
        return rareString(index, memory)
    }

    @usableFromInline static func rareString(_ index: Int, _ memory: DocumentMemory) -> String {
        memory.view(index).string
    }

    @inlinable @inline(__always)
    package static func double(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Double? {
        if node.kind == .double { return node.double.isNormal ? node.double : rareDouble(node, index, memory) }
        return node.kind == .int ? Double(node.int64) : nil
    }

    /// The Double of zero, and of values that underflow or overflow; nil for 1e-400, which becomes zero only by
    /// conversion.
    @usableFromInline static func rareDouble(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Double? {
        if node.flags.contains(.valueOnly) { return node.double }
        return node.double.isFinite && !memory.view(index).isTiny ? node.double : nil
    }

    @inlinable @inline(__always)
    package static func integer<T: FixedWidthInteger>(_ node: Node, as _: T.Type) -> T? {
        if node.kind == .int { return T(exactly: node.int64) }
        return node.kind == .uint ? T(exactly: node.payload) : nil
    }
}

/// The words for numbers that JSON cannot express.
package struct NonConformingFloats: Sendable, Equatable {
    let positiveInfinity: String
    let negativeInfinity: String
    let nan: String

    func value(_ view: NodeView) -> Double? { view.kind == .string ? value(view.string) : nil }

    func value(_ text: String) -> Double? {
        switch text {
        case positiveInfinity: return .infinity
        case negativeInfinity: return -.infinity
        case nan: return .nan
        default: return nil
        }
    }

    func text(_ value: Double) -> String? {
        if value.isNaN { return nan }
        return value.isFinite ? nil : value > 0 ? positiveInfinity : negativeInfinity
    }
}
