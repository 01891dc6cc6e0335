import Foundation

extension ConversionRules {
    /// The rules of SmartCodable models.
    package static let smart = ConversionRules(
        bool: SmartRules.bool, integer: SmartRules.integer, double: SmartRules.double, string: SmartRules.string,
        dropsBadElements: false, nullMakesOptionalNil: true, readsJSONInStrings: true)
}

/// Native conversions (SmartCodable 5's documentation; its additions are marked there).
enum SmartRules {
    /// 0 and 1; the words below.
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

    /// A number without fraction, however it is written (12, 12.0, "12", "12.0", 1.2e1).
    static func integer(_ value: NodeView) -> ExactInteger? {
        switch value.kind {
        case .int: return .signed(value.node.int64)
        case .uint: return .unsigned(value.node.payload)
        case .double: return whole(value.node.double)
        case .string:
            let text = value.string
            return ExactInteger.parsing(text) ?? Double(text).flatMap(whole)
        default: return nil
        }
    }

    private static func whole(_ number: Double) -> ExactInteger? {
        guard number.rounded(.towardZero) == number else { return nil }
        return ExactInteger.truncating(number)
    }

    static func double(_ value: NodeView) -> Double? {
        switch value.kind {
        case .int, .uint, .double: return value.doubleValue
        case .string: return Double(value.string).flatMap { $0.isFinite ? $0 : nil }
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
