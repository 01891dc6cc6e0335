import SmartEngine

extension ConversionRules {
    /// The rules of HandyJSON models (HandyJSON 5.0.4, with the differences that Migration/Guide/Differences.md lists).
    static let handyJSON = ConversionRules(
        bool: HandyJSONRules.bool, integer: HandyJSONRules.integer, double: HandyJSONRules.double,
        string: { $0.plainText },
        dropsBadElements: true, nullMakesOptionalNil: false, readsJSONInStrings: false)
}

enum HandyJSONRules {
    /// Any number but zero is true; "0", "1", "true", "false" in any case.
    static func bool(_ value: NodeView) -> Bool? {
        switch value.kind {
        case .int, .uint, .double: return value.doubleValue != 0
        case .string:
            switch value.string.lowercased() {
            case "0", "false": return false
            case "1", "true": return true
            default: return nil
            }
        default: return nil
        }
    }

    /// A number without its fraction; a string that is a decimal integer and nothing else.
    static func integer(_ value: NodeView) -> ExactInteger? {
        switch value.kind {
        case .true: return .signed(1)
        case .false: return .signed(0)
        case .int: return .signed(value.node.int64)
        case .uint: return .unsigned(value.node.payload)
        case .double:
            // An integer beyond 64 bits; a little below Int.min it rounds to that.
            if value.node.flags.contains(.integral), value.node.double == -0x1p63 { return nil }
            return ExactInteger.truncating(value.node.double)
        case .string: return ExactInteger.parsing(value.string)
        default: return nil
        }
    }

    /// A number; a string that is a floating literal.
    static func double(_ value: NodeView) -> Double? {
        switch value.kind {
        case .true: return 1
        case .false: return 0
        case .int, .uint, .double: return value.doubleValue
        case .string: return Double(value.string)
        default: return nil
        }
    }
}
