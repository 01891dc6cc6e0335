import Foundation
@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Testing

/// Decimals are read and written as Foundation's functions do, which are the law.
@Suite struct DecimalTextTests {
    private struct Price: SmartCodable {
        var price: Decimal?
    }

    private static let locale = Locale(identifier: "en_US_POSIX")

    private static func digits(_ count: Int, _ numbers: inout SeededNumbers) -> String {
        (0..<count).map { _ in String(numbers.below(3) == 0 ? 0 : numbers.below(10)) }.joined()
    }

    /// A number in JSON's notation: often short, sometimes with more digits than 64 bits hold, or beyond Decimal's range.
    private static func number(_ numbers: inout SeededNumbers) -> String {
        var text = numbers.below(4) == 0 ? "-" : ""
        let whole = digits(1 + numbers.below(numbers.below(4) == 0 ? 24 : 6), &numbers).drop { $0 == "0" }
        text += whole.isEmpty ? "0" : whole
        if numbers.below(4) > 0 { text += "." + digits(1 + numbers.below(numbers.below(4) == 0 ? 24 : 5), &numbers) }
        if numbers.below(3) == 0 {
            let power = numbers.below(2) == 0 ? numbers.below(20) : 80 + numbers.below(60)
            text += (numbers.below(2) == 0 ? "e" : "E") + ["", "+", "-"][numbers.below(3)]
            text += String(repeating: "0", count: numbers.below(3)) + "\(power)"
        }
        return text
    }

    private static func expect(_ found: Decimal?, _ expected: Decimal?, _ text: String, _ mismatches: inout Mismatches)
    {
        mismatches.expect(found, expected, text)
        mismatches.expect(found?.description, expected?.description, text)
        mismatches.expect(found?.hashValue, expected?.hashValue, text)
        mismatches.expect(found?.sign, expected?.sign, text)
    }

    @Test func numbers() throws {
        var (numbers, mismatches) = (SeededNumbers(seed: 10), Mismatches())
        for _ in 0..<100 {
            let texts = (0..<1_000).map { _ in Self.number(&numbers) }
            let expected = texts.map { Decimal(string: $0, locale: Self.locale) }
            func read(_ list: String) throws -> [Decimal] {
                try SmartJSONDecoder().decode([Decimal].self, from: Data("[\(list)]".utf8))
            }
            let inside = zip(texts, expected).filter { $0.1 != nil }
            let found = try read(inside.map(\.0).joined(separator: ","))
            for (index, row) in inside.enumerated() { Self.expect(found[index], row.1, row.0, &mismatches) }
            for (text, expected) in zip(texts, expected) where expected == nil && (try? read(text)) != nil {
                mismatches.note(text)
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    /// Numbers in quotes, of which every second one has a character too many or another one.
    @Test func texts() throws {
        var (numbers, mismatches) = (SeededNumbers(seed: 11), Mismatches())
        let others = Array("0123456789.-+eE x,_'")
        for _ in 0..<100 {
            let texts = (0..<1_000).map { index in
                var text = Array(Self.number(&numbers))
                let place = numbers.below(text.count)
                if index % 4 == 1 { text[place] = others[numbers.below(others.count)] }
                if index % 4 == 3 { text.insert(others[numbers.below(others.count)], at: place) }
                return String(text)
            }
            let list = texts.map { #"{"price":"\#($0)"}"# }.joined(separator: ",")
            let found = try #require([Price].deserialize(from: "[\(list)]"))
            for (text, price) in zip(texts, found) where !text.contains("x") {
                let expected = Double(text).flatMap { $0.isFinite ? Decimal(string: text, locale: Self.locale) : nil }
                Self.expect(price.price, expected, text, &mismatches)
                Self.expect(Decimal(number: text), Decimal(string: text, locale: Self.locale), text, &mismatches)
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test func written() throws {
        var (numbers, mismatches) = (SeededNumbers(seed: 12), Mismatches())
        var last = Decimal(3)
        for _ in 0..<100 {
            let values = (0..<1_000).map { index -> Decimal in
                let digits = Self.digits(1 + numbers.below(index % 5 == 0 ? 38 : 20), &numbers)
                let power = index % 3 == 0 ? numbers.below(255) - 128 : numbers.below(12) - 8
                var value = Decimal(
                    sign: numbers.below(2) == 0 ? .plus : .minus, exponent: power,
                    significand: Decimal(string: digits) ?? 1)
                // Results of calculations, and digits that end with zeros.
                if index % 4 == 1 { value = [last + 1, last * 3, last / 7, last - value][numbers.below(4)] }
                if index % 4 == 2 { _ = NSDecimalNormalize(&value, &last, .plain) }
                if !value.isFinite { value = 0 }
                last = last.isFinite && last.exponent.magnitude < 30 ? value : 1
                return value
            }
            let text = String(decoding: try SmartJSONEncoder().encode(values), as: UTF8.self)
            let found = text.dropFirst().dropLast().split(separator: ",")
            for (index, value) in values.enumerated() {
                mismatches.expect(String(found[index]), value.description, "\(value)")
            }
            let model = Price(price: values[0])
            mismatches.expect(model.toJSONString(), #"{"price":\#(values[0])}"#, "\(values[0])")
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test func limits() throws {
        var mismatches = Mismatches()
        let ends: [Decimal] = [
            0, Decimal(string: "-0") ?? 1, Decimal(string: "0.00") ?? 1, .greatestFiniteMagnitude,
            .leastFiniteMagnitude, .leastNonzeroMagnitude, .pi, Decimal(UInt64.max), Decimal(Int64.min),
            Decimal(UInt64.max) + 1,
        ]
        let powers = (-128...127).flatMap { power in
            ([1, 12, 99_999_999, UInt64.max] as [UInt64]).map {
                Decimal(sign: .minus, exponent: power, significand: Decimal($0))
            }
        }
        for value in (ends + powers) where value.isFinite {
            let text = String(decoding: try SmartJSONEncoder().encode([value]), as: UTF8.self)
            mismatches.expect(text, "[\(value)]", "\(value)")
        }
        #expect(throws: EncodingError.self) { try SmartJSONEncoder().encode([Decimal.nan]) }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }
}
