/// A natural number of any size, least significant limb first; slow, plain, and independent of the code under test.
struct BigNatural: Comparable {
    private(set) var limbs: [UInt32]

    init(_ value: UInt64) {
        limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
        trim()
    }

    /// From decimal digits.
    init(digits: some StringProtocol) {
        limbs = []
        for digit in digits.utf8 { multiply(by: 10, adding: UInt32(digit - 0x30)) }
    }

    init(high: UInt64, low: UInt64) {
        limbs = [
            UInt32(truncatingIfNeeded: low), UInt32(low >> 32), UInt32(truncatingIfNeeded: high), UInt32(high >> 32),
        ]
        trim()
    }

    mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
        var carry = UInt64(summand)
        for i in limbs.indices {
            carry += UInt64(limbs[i]) * UInt64(factor)
            limbs[i] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { limbs.append(UInt32(carry)) }
        trim()
    }

    func times(_ factor: UInt32, toThe exponent: Int) -> BigNatural {
        var result = self
        for _ in 0..<exponent { result.multiply(by: factor) }
        return result
    }

    static func * (a: BigNatural, b: BigNatural) -> BigNatural {
        var result = BigNatural(0)
        result.limbs = Array(repeating: 0, count: a.limbs.count + b.limbs.count)
        for i in a.limbs.indices {
            var carry: UInt64 = 0
            for j in b.limbs.indices {
                carry += UInt64(a.limbs[i]) * UInt64(b.limbs[j]) + UInt64(result.limbs[i + j])
                result.limbs[i + j] = UInt32(truncatingIfNeeded: carry)
                carry >>= 32
            }
            result.limbs[i + b.limbs.count] = UInt32(carry)
        }
        result.trim()
        return result
    }

    static func << (a: BigNatural, shift: Int) -> BigNatural {
        var result = a.times(2, toThe: shift % 32)
        result.limbs.insert(contentsOf: repeatElement(0, count: shift / 32), at: 0)
        result.trim()
        return result
    }

    static func < (a: BigNatural, b: BigNatural) -> Bool {
        if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
        return a.limbs.reversed().lexicographicallyPrecedes(b.limbs.reversed())
    }

    var bitWidth: Int { limbs.isEmpty ? 0 : limbs.count * 32 - limbs[limbs.count - 1].leadingZeroBitCount }

    var decimalDigits: String {
        var rest = limbs
        var groups: [String] = []
        while !rest.isEmpty {
            var remainder: UInt64 = 0
            for i in rest.indices.reversed() {
                remainder = remainder << 32 | UInt64(rest[i])
                rest[i] = UInt32(remainder / 1_000_000_000)
                remainder %= 1_000_000_000
            }
            while rest.last == 0 { rest.removeLast() }
            let group = String(remainder)
            groups.append(rest.isEmpty ? group : String(repeating: "0", count: 9 - group.count) + group)
        }
        return groups.isEmpty ? "0" : groups.reversed().joined()
    }

    private mutating func trim() {
        while limbs.last == 0 { limbs.removeLast() }
    }
}

/// Decides by exact arithmetic which Double a decimal number has to become.
enum RoundingReferee {
    /// Whether `candidate` is the nearest Double to the number written in `text` (JSON grammar), ties to even.
    static func accepts(_ candidate: Double, for text: String) -> Bool {
        let isNegative = text.hasPrefix("-")
        guard (candidate.sign == .minus) == isNegative, !candidate.isNaN else { return false }
        let (digits, exponent) = parts(of: text)
        return accepts(candidate.magnitude, digits, exponent)
    }

    /// The digits without the point, and the power of ten that they are multiplied by.
    static func parts(of text: String) -> (digits: BigNatural, exponent: Int) {
        let pieces = text.lowercased().split(separator: "e")
        var exponent = pieces.count > 1 ? Int(pieces[1]) ?? 0 : 0
        let mantissa = pieces[0].drop { $0 == "-" }
        if let point = mantissa.firstIndex(of: ".") {
            exponent -= mantissa.distance(from: point, to: mantissa.endIndex) - 1
        }
        return (BigNatural(digits: mantissa.filter { $0 != "." }), exponent)
    }

    /// Compares digits × 10^exponent with the middles between `candidate` and its neighbours, in quarters of the
    /// candidate's last place.
    private static func accepts(_ candidate: Double, _ digits: BigNatural, _ exponent: Int) -> Bool {
        if candidate == .infinity {
            return !isLess(digits, exponent, BigNatural((1 << 54) - 1), 970)
        }
        let field = Int(candidate.exponentBitPattern)
        let significand = candidate.significandBitPattern | (field == 0 ? 0 : 1 << 52)
        let unit = max(field, 1) - 1075 - 2
        let isLowestOfBinade = candidate.significandBitPattern == 0 && field > 1
        let lower = BigNatural(significand == 0 ? 0 : 4 * significand - (isLowestOfBinade ? 1 : 2))
        let upper = BigNatural(4 * significand + 2)
        let isEven = significand & 1 == 0
        if significand > 0, isLess(digits, exponent, lower, unit) || (!isEven && isEqual(digits, exponent, lower, unit))
        {
            return false
        }
        return isLess(digits, exponent, upper, unit) || (isEven && isEqual(digits, exponent, upper, unit))
    }

    private static func isLess(_ digits: BigNatural, _ ten: Int, _ other: BigNatural, _ two: Int) -> Bool {
        let (a, b) = integers(digits, ten, other, two)
        return a < b
    }

    private static func isEqual(_ digits: BigNatural, _ ten: Int, _ other: BigNatural, _ two: Int) -> Bool {
        let (a, b) = integers(digits, ten, other, two)
        return a == b
    }

    /// digits × 10^ten and other × 2^two, both multiplied until they are whole.
    private static func integers(_ digits: BigNatural, _ ten: Int, _ other: BigNatural, _ two: Int) -> (
        BigNatural, BigNatural
    ) {
        var a = digits
        var b = other
        if ten >= 0 { a = a.times(10, toThe: ten) } else { b = b.times(10, toThe: -ten) }
        if two >= 0 { b = b << two } else { a = a << -two }
        return (a, b)
    }
}
