import Foundation

extension ConversionRules {
    /// The rules of SmartCodable models with the usual options.
    package static let smart = make(.strict, .leftOutOfModels)

    /// The rules for the options of a call.
    static func smart(_ options: DecodingOptions.Choices) -> ConversionRules {
        let native = native(options)
        guard options.ruleSet == .handyJSON else { return native }
        return native === smart ? usualHandyJSON : .handyJSON(insteadOf: native)
    }

    private static func native(_ options: DecodingOptions.Choices) -> ConversionRules {
        if case .convertFromString(let positive, let negative, let nan) = options.float {
            let words = NonConformingFloats(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
            return make(options.number, options.badElements, words)
        }
        switch (options.number, options.badElements) {
        case (.strict, .leftOutOfModels): return smart
        case (.truncate, .leftOutOfModels): return truncating
        case (.rounded, .leftOutOfModels): return rounding
        case (let number, let badElements): return make(number, badElements)
        }
    }

    private static let usualHandyJSON = handyJSON(insteadOf: smart)
    private static let truncating = make(.truncate, .leftOutOfModels)
    private static let rounding = make(.rounded, .leftOutOfModels)

    @_optimize(size) private static func make(
        _ number: SmartNumberStrategy, _ badElements: DecodingOptions.BadElements, _ words: NonConformingFloats? = nil
    ) -> ConversionRules {
        // Exact rules never drop elements: trial decoding must not match a shortened array.
        let exact = ConversionRules(
            bool: { _ in nil }, integer: { $0.isNumber ? NativeRules.integer($0, .strict) : nil },
            double: { $0.isNumber && !$0.isTiny ? NativeRules.double($0) : nil },
            string: { _ in nil }, dropsBadElements: badElements == .leftOut, nullMakesOptionalNil: true,
            readsJSONInStrings: false, dropsBadModels: badElements != .refused, nonConforming: words, isNative: true,
            isExact: true)
        func rules(drops: Bool, plainCodable: ConversionRules?) -> ConversionRules {
            ConversionRules(
                bool: NativeRules.bool, integer: { NativeRules.integer($0, number) }, double: NativeRules.double,
                string: NativeRules.string, dropsBadElements: drops, nullMakesOptionalNil: true,
                readsJSONInStrings: true, dropsBadModels: badElements != .refused, nonConforming: words,
                isNative: true, exact: exact, plainCodable: plainCodable)
        }
        return rules(
            drops: badElements != .refused,
            plainCodable: badElements == .leftOut ? nil : rules(drops: false, plainCodable: nil))
    }
}
