import Foundation

extension ConversionRules {
    /// The rules of SmartCodable models with the usual options.
    package static let smart = make(.strict, isLossy: false)

    /// The rules for the options of a call.
    static func smart(_ options: DecodingOptions) -> ConversionRules {
        if case .convertFromString(let positive, let negative, let nan) = options.float {
            let words = NonConformingFloats(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
            return make(options.number, isLossy: options.isLossy, words)
        }
        switch (options.number, options.isLossy) {
        case (.strict, false): return smart
        case (.truncate, false): return truncating
        case (.rounded, false): return rounding
        case (let number, true): return make(number, isLossy: true)
        }
    }

    private static let truncating = make(.truncate, isLossy: false)
    private static let rounding = make(.rounded, isLossy: false)

    private static func make(_ number: SmartNumberStrategy, isLossy: Bool, _ words: NonConformingFloats? = nil)
        -> ConversionRules
    {
        let exact = ConversionRules(
            bool: { _ in nil }, integer: { $0.isNumber ? NativeRules.integer($0, .strict) : nil },
            double: { $0.isNumber && !$0.isTiny ? NativeRules.double($0) : nil },
            string: { _ in nil }, dropsBadElements: isLossy, nullMakesOptionalNil: true, readsJSONInStrings: false,
            nonConforming: words, isNative: true,
            isExact: true)
        return ConversionRules(
            bool: NativeRules.bool, integer: { NativeRules.integer($0, number) }, double: NativeRules.double,
            string: NativeRules.string,
            dropsBadElements: isLossy, nullMakesOptionalNil: true, readsJSONInStrings: true, nonConforming: words,
            isNative: true, exact: exact)
    }
}
