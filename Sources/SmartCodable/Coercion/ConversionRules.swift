import Foundation

/// How a value of one JSON kind becomes a Swift value of another: one set for each model family. The engine asks only
/// when the kinds do not match already (a number for an Int, a string for a String … never come here).
///
/// `SmartRules` (this folder) and HandyJSON's rules (HandyJSONCompat/Conversion) are parallel in structure.
package final class ConversionRules: Sendable {
    let bool: @Sendable (NodeView) -> Bool?
    let integer: @Sendable (NodeView) -> ExactInteger?
    let double: @Sendable (NodeView) -> Double?
    let string: @Sendable (NodeView) -> String?
    /// In arrays, sets and dictionaries of anything but models: leave out what cannot convert (else the whole
    /// collection cannot).
    let dropsBadElements: Bool
    /// An optional property given null: nil, or its initial value.
    let nullMakesOptionalNil: Bool
    /// A model or collection given a string that holds JSON text.
    let readsJSONInStrings: Bool
    /// Words for NaN and the infinities.
    let nonConforming: NonConformingFloats?
    /// Whether these are the rules of SmartCodable models.
    let isNative: Bool
    /// The part of these that is no conversion: numbers for numbers of the same value, the chosen words for NaN. Only
    /// of native rules.
    let exact: ConversionRules?
    /// Whether these are that part of others.
    let isExact: Bool

    package init(
        bool: @escaping @Sendable (NodeView) -> Bool?, integer: @escaping @Sendable (NodeView) -> ExactInteger?,
        double: @escaping @Sendable (NodeView) -> Double?, string: @escaping @Sendable (NodeView) -> String?,
        dropsBadElements: Bool, nullMakesOptionalNil: Bool, readsJSONInStrings: Bool,
        nonConforming: NonConformingFloats? = nil, isNative: Bool = false, exact: ConversionRules? = nil,
        isExact: Bool = false
    ) {
        self.bool = bool
        self.integer = integer
        self.double = double
        self.string = string
        self.dropsBadElements = dropsBadElements
        self.nullMakesOptionalNil = nullMakesOptionalNil
        self.readsJSONInStrings = readsJSONInStrings
        self.nonConforming = nonConforming
        self.isNative = isNative
        self.exact = exact
        self.isExact = isExact
    }

    /// The same, but collections leave out what cannot convert.
    func lossy() -> ConversionRules {
        ConversionRules(
            bool: bool, integer: integer, double: double, string: string, dropsBadElements: true,
            nullMakesOptionalNil: nullMakesOptionalNil,
            readsJSONInStrings: readsJSONInStrings, nonConforming: nonConforming, isNative: isNative, exact: exact,
            isExact: isExact)
    }
}

/// The words that stand for what JSON has no number for.
package struct NonConformingFloats: Sendable, Equatable {
    let positiveInfinity: String
    let negativeInfinity: String
    let nan: String

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

    /// A decimal integer and nothing else: an optional sign, then digits.
    package static func parsing(_ text: String) -> ExactInteger? {
        if let int = Int64(text) { return .signed(int) }
        return UInt64(text).map { .unsigned($0) }
    }
}
