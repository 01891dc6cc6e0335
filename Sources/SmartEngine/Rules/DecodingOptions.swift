import Foundation

/// The options of one call, which it passes on from type to type.
@usableFromInline package final class DecodingOptions: @unchecked Sendable {
    @usableFromInline package struct Choices {
        package fileprivate(set) var date: JSONDecoder.DateDecodingStrategy = .deferredToDate
        package fileprivate(set) var hasDateStrategy = false
        package fileprivate(set) var data: JSONDecoder.DataDecodingStrategy = .base64
        package fileprivate(set) var float: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
        package fileprivate(set) var key: SmartKeyDecodingStrategy = .useDefaultKeys
        package fileprivate(set) var ruleSet = SmartRules.native
        package fileprivate(set) var number: SmartNumberStrategy
        package fileprivate(set) var leavesOutNulls: Bool
        package fileprivate(set) var ignoresNull: Bool
        package fileprivate(set) var badElements = BadElements.leftOutOfModels
        /// Whether the call is a Codable coder's.
        package fileprivate(set) var isCoder = false
        package fileprivate(set) var isStrict = false
        /// Whether a value is the only element where an array is expected.
        package fileprivate(set) var wrapsSingleValues = false
        fileprivate var takesTrailingCommas = false
        package fileprivate(set) var parsing: Document.ParsingOptions
        package fileprivate(set) var conversions: [SmartConversion]
        package fileprivate(set) var logContext: (header: String, footer: String)?
        package fileprivate(set) var userInfo: [CodingUserInfoKey: Any] = [:]
        /// The kinds that the call itself chose; these precede a model's own choices.
        package fileprivate(set) var chosen = OptionKinds(rawValue: 0)

        package var choosesKey: Bool { chosen.contains(SmartDecodingOption.keyKind) }
        package var choosesRules: Bool { chosen.contains(SmartDecodingOption.rulesKind) }
    }

    /// How elements that cannot be converted are handled.
    package enum BadElements: Sendable {
        /// Bad elements are left out in models, and an error in plain Codable types.
        case leftOutOfModels
        case leftOut
        case refused
    }

    // Constants need no exclusivity check.
    @usableFromInline package let choices: Choices
    /// Whether the native rules convert nothing.
    private let isExact: Bool
    /// The conversion rules for native models.
    package let rules: ConversionRules
    /// The conversion rules for plain Codable types.
    package let plainCodable: ConversionRules
    package let hasConversions: Bool
    /// Whether member names become coding keys of other names.
    let convertsNames: Bool
    /// A number for the names that are the same for every call.
    package let namesVariant: Int?

    private init(_ choices: Choices, isExact: Bool = false) {
        self.choices = choices
        self.isExact = isExact
        let rules = ConversionRules.smart(choices)
        self.rules = isExact ? rules.exact ?? rules : rules
        plainCodable = self.rules.plainCodable ?? self.rules
        hasConversions = !choices.conversions.isEmpty
        convertsNames = choices.key.convertsNames
        namesVariant = choices.key.variant(
            isChosen: choices.choosesKey, choices.ruleSet, isRulesChosen: choices.choosesRules)
    }

    /// The process-wide choices for native models, as they are now, and those of a call.
    package convenience init(_ options: Set<SmartDecodingOption>? = nil) {
        let process = SmartCodableOptions.current
        var choices = Choices(process)
        process.decodingOptions.inOrder { if $0.isAboutValues { choices.take($0) } }
        if let options { choices.choose(options) }
        self.init(choices)
    }

    /// The options of a call that chooses nothing, without the process's choices for native models.
    convenience init(_ process: SmartCodableOptions.Values) { self.init(Choices(process)) }

    /// The options of a Codable coder, which reads dates as JSONDecoder does.
    package convenience init(
        _ process: SmartCodableOptions.Values, _ parsing: Document.ParsingOptions, conversions: [SmartConversion],
        userInfo: [CodingUserInfoKey: Any], choosing choose: (inout Choices) -> Void
    ) {
        var choices = Choices(process)
        choices.parsing = parsing
        choices.conversions = conversions + process.conversions
        choices.userInfo = userInfo
        choices.becomeCoder()
        choose(&choices)
        self.init(choices)
    }

    /// These options of the process as those of a Codable coder that chooses nothing.
    var ofUntouchedDecoder: DecodingOptions {
        var result = choices
        result.becomeCoder()
        return DecodingOptions(result)
    }

    /// These options with a model's own of the kinds that the call did not choose, or only those of `kind`.
    func with(_ own: Set<SmartDecodingOption>, of kind: OptionKinds? = nil) -> DecodingOptions {
        var result = choices
        own.inOrder {
            if $0.isAboutValues && !choices.chosen.contains($0.kind) && $0.kind == kind ?? $0.kind { result.take($0) }
        }
        return DecodingOptions(result, isExact: isExact)
    }

    /// These options with native rules that convert nothing.
    package var exact: DecodingOptions { DecodingOptions(choices, isExact: true) }

    /// These options with rules that precede all others.
    package func choosing(_ rules: SmartRules) -> DecodingOptions {
        var result = choices
        result.choose(.rules(rules))
        return DecodingOptions(result)
    }

    /// These options with a line before the texts of `SmartSentinel`, after the header that was chosen.
    package func with(header: String) -> DecodingOptions {
        var result = choices
        let chosen = choices.logContext ?? (header: "", footer: "")
        result.logContext = (chosen.header.isEmpty ? header : "\(chosen.header)\n\(header)", chosen.footer)
        return DecodingOptions(result)
    }

    /// Whether the chosen date strategy reads text.
    var readsDatesFromText: Bool {
        switch choices.date {
        case .deferredToDate, .secondsSince1970, .millisecondsSince1970: return false
        default: return choices.hasDateStrategy
        }
    }

    /// Whether the chosen data strategy reads text.
    var readsDataFromText: Bool {
        if case .deferredToData = choices.data { return false }
        return true
    }
}

extension DecodingOptions.Choices {
    fileprivate init(_ process: SmartCodableOptions.Values) {
        number = process.numberStrategy
        leavesOutNulls = process.leavesOutNulls
        ignoresNull = process.ignoreNull
        parsing = Document.ParsingOptions(maximumDepth: process.maximumDepth)
        conversions = process.conversions
    }

    /// Chooses what JSONDecoder does and a model's own methods do not.
    fileprivate mutating func becomeCoder() {
        isCoder = true
        hasDateStrategy = true
        takeTrailingCommas()
    }

    /// Accepts trailing commas, whatever the rules.
    private mutating func takeTrailingCommas() {
        takesTrailingCommas = true
        parsing.allowsTrailingComma = true
    }

    /// Chooses `options` instead of earlier ones of their kinds.
    package mutating func choose(_ options: Set<SmartDecodingOption>) {
        options.inOrder { choose($0) }
    }

    /// Chooses this instead of an earlier one of its kind.
    package mutating func choose(_ option: SmartDecodingOption) {
        take(option)
        if option.isAboutValues { chosen.insert(option.kind) }
    }

    fileprivate mutating func take(_ option: SmartDecodingOption) {
        switch option {
        case .key(let strategy): key = strategy
        case .date(let strategy):
            date = strategy
            hasDateStrategy = true
        case .data(let strategy): data = strategy
        case .float(let strategy): float = strategy
        case .rules(let chosen):
            ruleSet = chosen
            // HandyJSON's parser accepts trailing commas.
            parsing.allowsTrailingComma = takesTrailingCommas || chosen == .handyJSON
        case .number(let strategy): number = strategy
        case .leavesOutNulls(let isOn): leavesOutNulls = isOn
        case .ignoreNull(let isOn): ignoresNull = isOn
        case .lossyCollections: badElements = .leftOut
        case .strictCollections: if badElements != .leftOut { badElements = .refused }
        case .strict: isStrict = true
        case .logContext(let header, let footer): logContext = (header, footer)
        case .maximumDepth(let depth): parsing.maximumDepth = Document.ParsingOptions.depth(depth)
        case .allowsTrailingCommas: takeTrailingCommas()
        case .wrapsSingleValues: wrapsSingleValues = true
        }
    }
}

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
