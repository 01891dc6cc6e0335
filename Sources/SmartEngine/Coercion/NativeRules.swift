import Foundation

/// Native conversions (SmartCodable 5's documentation; its additions are marked there).
enum NativeRules {
    /// Reads 0 and 1, as numbers or text, and the words for true and false.
    static func bool(_ value: NodeView) -> Bool? {
        switch value.kind {
        case .int, .double:
            let number = value.doubleValue
            return number == 1 ? true : number == 0 ? false : nil
        case .string:
            switch value.string {
            case "1", "YES", "Yes", "yes", "TRUE", "True", "true": return true
            case "0", "NO", "No", "no", "FALSE", "False", "false": return false
            default: return nil
            }
        default:
            return nil
        }
    }

    /// A number, however it is written (12, 12.0, "12", "12.0", 1.2e1); a fraction by the strategy.
    static func integer(_ value: NodeView, _ strategy: SmartNumberStrategy) -> ExactInteger? {
        switch value.kind {
        case .int: return .signed(value.node.int64)
        case .uint: return .unsigned(value.node.payload)
        case .double:
            // Beyond 2^51 a Double may have lost the fraction or the last digit.
            if value.node.flags.contains(.valueOnly) || abs(value.node.double) < 0x1p51 {
                return whole(value.node.double, strategy)
            }
            return exactly(value.numberText, strategy)
        case .string:
            if let integer = ExactInteger.parsing(value) { return integer }
            let text = value.string
            // `Double` reads `-inf` and `nan`, of which `Decimal` makes 0.
            guard let number = Double(text), number.isFinite else { return nil }
            if let integer = ExactInteger.hexadecimal(text) { return integer }
            return abs(number) < 0x1p51 || text.contains(where: { $0 == "x" || $0 == "X" })
                ? whole(number, strategy) : exactly(text, strategy)
        default: return nil
        }
    }

    /// Makes a whole number from decimal digits, up to 38 of them.
    static func exactly(_ text: String, _ strategy: SmartNumberStrategy) -> ExactInteger? {
        guard var number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), number.isFinite else {
            return nil
        }
        var result = Decimal()
        NSDecimalRound(&result, &number, 0, strategy == .rounded ? .plain : number < 0 ? .up : .down)
        guard strategy != .strict || result == number else { return nil }
        return ExactInteger.parsing(result.description)
    }

    private static func whole(_ number: Double, _ strategy: SmartNumberStrategy) -> ExactInteger? {
        switch strategy {
        case .strict: return number.rounded(.towardZero) == number ? ExactInteger.truncating(number) : nil
        case .truncate: return ExactInteger.truncating(number)
        case .rounded: return ExactInteger.rounding(number)
        }
    }

    static func double(_ value: NodeView) -> Double? {
        switch value.kind {
        case .int, .uint, .double: return value.doubleValue
        case .string: return value.doubleOfText.flatMap { $0.isFinite ? $0 : nil }
        default: return nil
        }
    }

    /// Numbers with every digit that was sent; booleans as words.
    static func string(_ value: NodeView) -> String? {
        switch value.kind {
        case .string: return value.string
        case .int, .uint, .double: return value.numberText
        case .true: return "true"
        case .false: return "false"
        default: return nil
        }
    }
}

/// How an integer property reads a number with a fraction (12.7, "12.7").
///
///     Visit.deserialize(from: #"{"day":12.7}"#, options: [.number(.rounded)])   // day is 13
public enum SmartNumberStrategy: Sendable, Hashable {
    /// Not at all: the property keeps its initial value. 12.0 is 12.
    case strict
    /// The whole part: 12.
    case truncate
    /// The nearest whole number, halves away from zero: 13.
    case rounded
}
