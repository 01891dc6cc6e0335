@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

/// Parses a table of numbers in one document and returns their Doubles.
private func doubles(_ texts: [String]) throws -> [Double] {
    let document = try Document(text: "[" + texts.joined(separator: ",") + "]")
    return document.withRoot { root in root.childIndices.map { root.memory.view($0).doubleValue } }
}

@Suite("Number: correct rounding")
struct RoundingTests {
    /// Numbers that parsers have been known to get wrong (D. Gay's paper, the PHP and Java hangs, exploringbinary.com,
    /// the Eisel-Lemire tests).
    @Test(
        "of the classic hard cases",
        arguments: [
            "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
            "2.225073858507201136057409796709131975934819546351645648e-308",
            "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1.797693134862315807e308",
            "1.797693134862315808e308",
            "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880",
            "4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
            "2.47032822920623272088284396434110686182e-324", "7.4109846876186981e-324",
            "9007199254740993.0", "9007199254740993.00000000000000000000000000000001",
            "9007199254740992.99999999999999999999999999999", "9007199254740991.4999999999999999999999999999999995",
            "1e23", "8.5e22", "9.5e-4", "6.9294956446009195e15", "3.518437208883201171875e13", "62.5364939768271845828",
            "8.10109172351e-10",
            "1.50000000000000011102230246251565", "1.00000000000000011102230246251565404236316680908203125",
            "1.00000000000000011102230246251565404236316680908203124",
            "1.00000000000000011102230246251565404236316680908203126",
            "0.500000000000000166533453693773481063544750213623046875", "0.99999999999999994448884876",
            "0.99999999999999997", "100000000000000016777215.0", "100000000000000016777216.0",
            "30078505129381147446200.0", "1777820000000000000001.0",
            "8.98846567431158e307", "6.631236846766476e-316",
            "3.2378839133029012895883524125015321748630376694231080599012970495523019706706765657868357425877995578606157765598382834355143910841531692526891905643964595773946180389283653e-319",
            "7.2057594037927933e16", "7205759403792793.5", "72057594037927928.0", "72057594037927936.0",
            "72057594037927932.0", "9214843084008499.0", "9.109e-31", "6.02214076e23",
            "123456789012345.67e-10", "0.3", "0.1e-6", "2.98023223876953125e-8", "7.0e-10", "1e-10", "1.2345e22",
            "5e-20", "89255e-22", "4503599627370496.5", "4503599627370497.5",
            "4503599627475353.5", "1090544144181609348835077142190.0", "12345678901234567890e-10",
            "0.1234567890123456789", "9223372036854775807e5", "18446744073709551615e-3",
            "10141204801825834086073718800384.0", "10141204801825835211973625643008.0",
            "5708990770823838890407843763683279797179383808.0", "1.1754943508222875e-38",
            "3.4028234663852886e38", "2.2204460492503131e-16", "5e-322", "1e-323", "2.225073858507201e-308",
            "1.448997445238699", "0.000000000000000000000000000000000000011754943508222875",
        ])
    func hardCase(text: String) throws {
        for text in [text, "-" + text] {
            let found = try doubles([text])[0]
            #expect(
                RoundingReferee.accepts(found, for: text),
                "input \(text), expected \(Double(text) ?? .nan), found \(found)")
            #expect(found.bitPattern == Double(text)?.bitPattern, "input \(text), found \(found)")
        }
    }

    @Test("of twenty thousand numbers, each in several forms")
    func randomDoubles() throws {
        var random = SeededNumbers(seed: 20)
        var mismatches = Mismatches()
        for _ in 0..<20 {
            let values = (0..<1_000).map { _ in random.finiteDouble() }
            let forms: [(String, (Double) -> String)] = [
                ("shortest", { $0.description }), ("%.17g", { String(format: "%.17g", $0) }),
                ("%.18e", { String(format: "%.18e", $0) }), ("%.25e", { String(format: "%.25e", $0) }),
            ]
            for (name, form) in forms {
                let texts = values.map(form)
                for (index, found) in try doubles(texts).enumerated() {
                    mismatches.expect(found.bitPattern, values[index].bitPattern, "\(name) \(texts[index])")
                    mismatches.expect(
                        found.bitPattern, Double(texts[index])?.bitPattern ?? 0,
                        "\(name) \(texts[index]) as Double(String)")
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("of any number of digits before and after the point")
    func everyLength() throws {
        var random = SeededNumbers(seed: 27)
        var mismatches = Mismatches()
        func digits(_ count: Int) -> String { (0..<count).map { _ in String(random.below(10)) }.joined() }
        for whole in 0...21 {
            var texts: [String] = []
            for fraction in 0...30 {
                for zeros in [0, fraction / 2] {
                    let front = whole == 0 ? "0" : "\(1 + random.below(9))\(digits(whole - 1))"
                    let back = String(repeating: "0", count: zeros) + digits(fraction - zeros)
                    texts.append("\(front)\(fraction > 0 ? "." : "")\(back)\(["", "e5", "E-7"][random.below(3)])")
                }
            }
            for (text, found) in zip(texts, try doubles(texts)) {
                mismatches.expect(found.bitPattern, Double(text)?.bitPattern ?? 0, text)
            }
        }
        for text in ["1.", "-1.", "12345678.", "1.e5", "1.5e", "1.123456789e+", "12345678.12345678.1", "1.1234567x"] {
            if (try? doubles([text])) != nil { mismatches.note("\(text) was read") }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("of long digit strings, from 20 to 800 digits")
    func longDigits() throws {
        var random = SeededNumbers(seed: 21)
        var mismatches = Mismatches()
        for length in Array(20..<60) + stride(from: 60, through: 800, by: 20) {
            let digits = String(1 + random.below(9)) + (1..<length).map { _ in String(random.below(10)) }.joined()
            let point = random.below(length - 1) + 1
            let texts = [
                digits, "\(digits.prefix(point)).\(digits.dropFirst(point))", "0.\(digits)",
                "-0.\(digits)e\(random.below(600) - 300)",
                "\(digits)e-\(length)", "\(digits)e\(random.below(300) - length)",
                "\(digits.prefix(point)).\(digits.dropFirst(point))e-\(300 + random.below(30))",
            ]
            for (text, found) in zip(texts, try doubles(texts)) {
                mismatches.expect(found.bitPattern, Double(text)?.bitPattern ?? 0, text)
                if length % 40 == 0, !RoundingReferee.accepts(found, for: text) {
                    mismatches.note("\(text): \(found) is not the nearest")
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("exactly half way goes to the even neighbour, a little more or less to the nearer one")
    func halfway() throws {
        var random = SeededNumbers(seed: 22)
        var mismatches = Mismatches()
        for turn in 0..<400 {
            // Significand and exponent of the middle: (2m + 1) × 2^(k - 1). Every fourth one is subnormal, the
            // exponents of the others are moderate.
            let isSubnormal = turn % 4 == 0
            let m = isSubnormal ? random.next() >> 13 : random.next() >> 12 | 1 << 52
            let k = isSubnormal ? -1074 : random.below(120) - 90
            let lower = Double(sign: .plus, exponent: k, significand: Double(m))
            let even = m % 2 == 0 ? lower : lower.nextUp
            let (text, below, above) = middle(significand: m, exponent: k)
            let found = try doubles([text, below, above, "-" + text])
            mismatches.expect(found[0].bitPattern, even.bitPattern, "middle \(text)")
            mismatches.expect(found[1].bitPattern, lower.bitPattern, "below the middle \(below)")
            mismatches.expect(found[2].bitPattern, lower.nextUp.bitPattern, "above the middle \(above)")
            mismatches.expect(found[3].bitPattern, (-even).bitPattern, "middle -\(text)")
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    /// The exact decimal digits of the middle between two Doubles, and the same with one digit more that lies just
    /// below or above it.
    private func middle(significand m: UInt64, exponent k: Int) -> (text: String, below: String, above: String) {
        let doubled = BigNatural(2 * m + 1)
        let whole = k >= 1 ? doubled << (k - 1) : doubled.times(5, toThe: 1 - k)
        let digits = whole.decimalDigits
        let ten = k >= 1 ? 0 : k - 1
        // …5 × 10^ten is …49 or …51 × 10^(ten - 1).
        var less = BigNatural(digits: digits).times(10, toThe: 1).decimalDigits.utf8.map { $0 }
        var place = less.count - 1
        while less[place] == UInt8(ascii: "0") {
            less[place] = UInt8(ascii: "9")
            place -= 1
        }
        less[place] -= 1
        return (
            "\(digits)e\(ten)", "\(String(decoding: less, as: UTF8.self).drop { $0 == "0" })e\(ten - 1)",
            "\(digits)1e\(ten - 1)"
        )
    }

    @Test("in 19 digits or less, half way between two whole numbers")
    func shortHalfway() throws {
        var random = SeededNumbers(seed: 23)
        var mismatches = Mismatches()
        for _ in 0..<2_000 {
            // Odd numbers between 2^53 and 2^54 lie half way; times 2 or 4 they still do.
            let odd = (1 << 53 | random.next() >> 11) | 1
            for shift in [0, 1, 2] {
                let whole = odd << UInt64(shift)
                let expected = Double(whole)
                for text in ["\(whole).0", "\(whole)e0", "\(whole / 10).\(whole % 10)e1", "\(whole)"] {
                    mismatches.expect(try doubles([text])[0].bitPattern, expected.bitPattern, text)
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }
}

@Suite("Number: the two fast ways")
struct FastWayTests {
    @Test("agree where both apply")
    func bothWays() {
        var random = SeededNumbers(seed: 24)
        var mismatches = Mismatches()
        var compared = 0
        for _ in 0..<20_000 {
            // Small digits and a small power go by one multiplication; with zeros appended the same number needs the
            // 128-bit product.
            let digits = random.next() >> UInt64(24 + random.below(39))
            let exponent = random.below(45) - 22
            let expected = Double("\(digits)e\(exponent)")
            mismatches.expect(
                NumberParser.double(mantissa: digits, exponent: exponent, negative: false)?.bitPattern,
                expected?.bitPattern, "\(digits)e\(exponent)")
            var longer = digits
            var zeros = 0
            while longer > 0, longer <= UInt64.max / 10 {
                longer *= 10
                zeros += 1
            }
            guard longer > 1 << 53 else { continue }
            let found = NumberParser.double(mantissa: longer, exponent: exponent - zeros, negative: true)
            guard let found else { continue }
            compared += 1
            mismatches.expect(
                found.bitPattern, expected.map { (-$0).bitPattern } ?? 0, "-\(longer)e\(exponent - zeros)")
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
        #expect(compared > 19_000, "the 128-bit way decided only \(compared) of 20000")
    }

    @Test("give the nearest Double or nothing over the whole range")
    func anyDigits() {
        var random = SeededNumbers(seed: 25)
        var mismatches = Mismatches()
        var undecided = 0
        for turn in 0..<20_000 {
            let digits = random.next() >> UInt64(random.below(64))
            let exponent = random.below(700) - 360
            let text = "\(digits)e\(exponent)"
            guard let found = NumberParser.double(mantissa: digits, exponent: exponent, negative: false) else {
                undecided += (-300...280).contains(exponent) ? 1 : 0
                continue
            }
            mismatches.expect(found.bitPattern, Double(text)?.bitPattern ?? 0, text)
            if turn % 100 == 0, !RoundingReferee.accepts(found, for: text) {
                mismatches.note("\(text): \(found) is not the nearest")
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
        #expect(undecided < 20, "\(undecided) of 20000 left to the slow way")
    }

    @Test(
        "keep the sign of zero and refuse what is out of reach",
        arguments: [
            (0, 0, false, 0.0), (0, 400, true, -0.0), (0, -9_999, false, 0.0), (1, 309, false, nil),
            (1, -343, false, nil), (1, 307, false, 1e307),
            (1, 22, true, -1e22), (1, 23, false, 1e23), (1 << 53, 22, false, 9007199254740992e22),
            ((1 << 53) + 1, 0, false, 9007199254740992),
            (17_976_931_348_623_157, 292, false, nil), (5, -324, false, nil),
            (22_250_738_585_072_014, -324, false, 2.2250738585072014e-308),
        ] as [(UInt64, Int, Bool, Double?)])
    func edges(digits: UInt64, exponent: Int, negative: Bool, expected: Double?) {
        let found = NumberParser.double(mantissa: digits, exponent: exponent, negative: negative)
        #expect(
            found?.bitPattern == expected?.bitPattern,
            "\(digits)e\(exponent): expected \(expected as Any), found \(found as Any)")
    }
}

@Suite("Number: powers of five")
struct PowersOfFiveTests {
    @Test("are the leading 128 bits of the exact powers")
    func positive() {
        var exact = BigNatural(1)
        var mismatches = Mismatches()
        for q in 0...PowersOfFive.largest {
            let stored = PowersOfFive.table.power(q)
            mismatches.expect(stored.high >> 63, 1, "5^\(q)'s highest bit")
            let shift = exact.bitWidth - 128
            let next = BigNatural(high: stored.high, low: stored.low)
            let above =
                stored.low == .max
                ? BigNatural(high: stored.high + 1, low: 0) : BigNatural(high: stored.high, low: stored.low + 1)
            // stored × 2^shift <= 5^q < (stored + 1) × 2^shift
            let (low, high, power) =
                shift >= 0 ? (next << shift, above << shift, exact) : (next, above, exact << -shift)
            if low > power || high <= power { mismatches.note("5^\(q): \(stored)") }
            exact.multiply(by: 5)
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test("are the reciprocals, rounded up as far as 5^-27 and cut off beyond")
    func negative() {
        var divisor = BigNatural(1)
        var mismatches = Mismatches()
        for n in 1...(-PowersOfFive.smallest) {
            divisor.multiply(by: 5)
            let stored = PowersOfFive.table.power(-n)
            mismatches.expect(stored.high >> 63, 1, "5^-\(n)'s highest bit")
            // 2^(bits of 5^n + 127) / 5^n has 128 bits, as 5^n is no power of two.
            let numerator = BigNatural(1) << (divisor.bitWidth + 127)
            let roundedUp = n <= 27
            let (high, low) = (stored.high, stored.low)
            let floor = !roundedUp ? stored : low == 0 ? (high - 1, UInt64.max) : (high, low - 1)
            let product = BigNatural(high: floor.0, low: floor.1) * divisor
            let next =
                floor.1 == .max ? BigNatural(high: floor.0 + 1, low: 0) : BigNatural(high: floor.0, low: floor.1 + 1)
            if product > numerator || next * divisor <= numerator { mismatches.note("5^-\(n): \(stored)") }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    /// Spot checks against the published table (fast_float, simdjson).
    @Test(
        "equal the published table",
        arguments: [
            (-342, 0xeef4_53d6_923b_d65a, 0x113f_aa29_06a1_3b3f), (-27, 0x9e74_d1b7_91e0_7e48, 0x775e_a264_cf55_347e),
            (-1, 0xcccc_cccc_cccc_cccc, 0xcccc_cccc_cccc_cccd),
            (0, 0x8000_0000_0000_0000, 0), (1, 0xa000_0000_0000_0000, 0),
            (55, 0xd0cf_4b50_cfe2_0765, 0xfff4_b4e3_f741_cf6d), (308, 0x8e67_9c2f_5e44_ff8f, 0x570f_09ea_a7ea_7648),
        ] as [(Int, UInt64, UInt64)])
    func published(q: Int, high: UInt64, low: UInt64) {
        let found = PowersOfFive.table.power(q)
        #expect(
            found.high == high && found.low == low,
            "5^\(q): found \(String(found.high, radix: 16)) \(String(found.low, radix: 16))")
    }
}
