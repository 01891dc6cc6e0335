@_spi(Engine) import SmartEngine

/// How a run turns member names into keys.
package struct KeyNaming {
    let strategy: SmartKeyDecodingStrategy
    /// Whether the call chose the strategy: a model's own precedes the process's and follows the call's.
    private let isChosen: Bool
    /// Whose rules the names of a mapping follow, and whether the call chose them.
    private let rules: SmartRules
    private let isRulesChosen: Bool
    /// A number for each naming that is the same for every call; nil for the others.
    let variant: Int?

    /// Names as they are, by default.
    init() { self.init(.useDefaultKeys, isChosen: false, .native, isRulesChosen: false) }

    init(_ options: DecodingOptions) {
        let choices = options.choices
        self.init(choices.key, isChosen: choices.choosesKey, choices.ruleSet, isRulesChosen: choices.choosesRules)
    }

    private init(_ strategy: SmartKeyDecodingStrategy, isChosen: Bool, _ rules: SmartRules, isRulesChosen: Bool) {
        self.strategy = strategy
        self.isChosen = isChosen
        self.rules = rules
        self.isRulesChosen = isRulesChosen
        variant = strategy.variant(isChosen: isChosen, rules, isRulesChosen: isRulesChosen)
    }

    /// The strategy for a model with these choices.
    func strategy(_ own: Set<SmartDecodingOption>) -> SmartKeyDecodingStrategy {
        guard !isChosen, !own.isEmpty else { return strategy }
        for case .key(let strategy) in own { return strategy }
        return strategy
    }

    /// The rules for a model with these choices.
    func rules(_ own: Set<SmartDecodingOption>) -> SmartRules {
        isRulesChosen || own.isEmpty ? rules : own.rules ?? rules
    }

    /// The paths of a name: a name with dots is tried as it is, unless they are escaped (`a\.b`), then as a path. No
    /// path is empty: a name of dots alone has no steps, and is only a name.
    static func paths(_ name: String) -> [[String]] {
        let steps = name.hasByte({ $0 == UInt8(ascii: ".") }) ? MappingPath.segments(of: name) : []
        return steps.isEmpty ? [[name]] : name.contains("\\.") ? [steps] : [[name], steps]
    }

    /// The paths of a name by HandyJSON's rules: a name with dots is a path, unless they are escaped (`a\.b`).
    static func handyJSONPaths(_ name: String) -> [[String]] {
        let steps = MappingPath.segments(of: name)
        return steps.isEmpty ? [[name]] : [steps]
    }
}
