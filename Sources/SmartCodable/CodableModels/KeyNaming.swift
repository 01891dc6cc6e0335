/// How a run turns member names into keys.
struct KeyNaming {
    let strategy: SmartKeyDecodingStrategy
    /// Whether the call chose it: a model's own strategy comes before the process's, and after the call's.
    private let isChosen: Bool

    /// Names as they are, by default.
    init() {
        strategy = .useDefaultKeys
        isChosen = false
    }

    init(_ options: DecodingOptions) {
        strategy = options.key
        isChosen = options.chosen.contains(SmartDecodingOption.keyKind)
    }

    private init(_ strategy: SmartKeyDecodingStrategy, isChosen: Bool) {
        self.strategy = strategy
        self.isChosen = isChosen
    }

    /// For the models inside of one with these choices, which are inherited.
    func inherited(_ own: Set<SmartDecodingOption>) -> KeyNaming { KeyNaming(strategy(own), isChosen: isChosen) }

    /// A number for each that is the same for every call.
    var variant: Int? { strategy.variant.map { $0 * 2 + (isChosen ? 1 : 0) } }

    /// The strategy for a model with these choices.
    func strategy(_ own: Set<SmartDecodingOption>) -> SmartKeyDecodingStrategy {
        guard !isChosen else { return strategy }
        for case .key(let strategy) in own { return strategy }
        return strategy
    }
}
