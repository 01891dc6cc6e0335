import Foundation

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
