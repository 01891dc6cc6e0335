import Foundation

/// A whole number of up to 64 bits, before it is fitted into an integer type.
package enum ExactInteger: Sendable {
    case signed(Int64)
    case unsigned(UInt64)

    @inline(__always)
    func fitted<T: FixedWidthInteger>(to type: T.Type) -> T? {
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

    /// A number of an integer's kind. Nil for others.
    @inline(__always)
    init?(_ number: Node) {
        switch number.kind {
        case .int: self = .signed(number.int64)
        case .uint: self = .unsigned(number.payload)
        default: return nil
        }
    }

    /// A decimal integer and nothing else: an optional sign, then digits. Of a string.
    static func parsing(_ string: NodeView) -> ExactInteger? {
        string.quotedNumber.flatMap { ExactInteger($0) } ?? parsing(string.string)
    }

    /// `0x1F`, with or without a sign.
    static func hexadecimal(_ text: String) -> ExactInteger? {
        let isNegative = text.hasPrefix("-")
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return nil }
        let number = digits.dropFirst(2)
        return Int64((isNegative ? "-" : "") + number, radix: 16).map { .signed($0) }
            ?? (isNegative ? nil : UInt64(number, radix: 16).map { .unsigned($0) })
    }

    /// `parsing` of a text.
    package static func parsing(_ text: String) -> ExactInteger? {
        if let int = Int64(text) { return .signed(int) }
        return UInt64(text).map { .unsigned($0) }
    }
}
