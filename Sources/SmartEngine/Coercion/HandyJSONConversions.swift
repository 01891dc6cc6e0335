extension ConversionRules {
    /// The rules of HandyJSON models (HandyJSON 5.0.4, with the differences that Migration/Guide/Differences.md lists).
    package static let handyJSON = ConversionRules(
        bool: HandyJSONConversions.bool, integer: HandyJSONConversions.integer, double: HandyJSONConversions.double,
        string: { $0.plainText },
        dropsBadElements: true, nullMakesOptionalNil: false, readsJSONInStrings: false)

    /// HandyJSON's conversions for native models (`SmartRules.handyJSON`). Everything but conversions is as in
    /// `native`, and so are plain Codable types, which HandyJSON left alone.
    @_optimize(size) static func handyJSON(insteadOf native: ConversionRules) -> ConversionRules {
        let exact = native.exact.map {
            ConversionRules(
                bool: $0.bool, integer: $0.integer, double: $0.double, string: $0.string,
                dropsBadElements: $0.dropsBadElements, nullMakesOptionalNil: handyJSON.nullMakesOptionalNil,
                readsJSONInStrings: false, dropsBadModels: $0.dropsBadModels, nonConforming: $0.nonConforming,
                isNative: true, convertsAsHandyJSON: true, isExact: true)
        }
        return ConversionRules(
            bool: handyJSON.bool, integer: handyJSON.integer, double: handyJSON.double, string: handyJSON.string,
            dropsBadElements: native.dropsBadElements, nullMakesOptionalNil: handyJSON.nullMakesOptionalNil,
            readsJSONInStrings: handyJSON.readsJSONInStrings, dropsBadModels: native.dropsBadModels,
            nonConforming: native.nonConforming, isNative: true, convertsAsHandyJSON: true, exact: exact,
            plainCodable: native.plainCodable ?? native)
    }
}

/// HandyJSON's conversions.
enum HandyJSONConversions {
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
        case .string: return ExactInteger.parsing(value)
        default: return nil
        }
    }

    /// A number; a string that is a floating literal.
    static func double(_ value: NodeView) -> Double? {
        switch value.kind {
        case .true: return 1
        case .false: return 0
        case .int, .uint, .double: return value.doubleValue
        case .string: return value.doubleOfText
        default: return nil
        }
    }
}
