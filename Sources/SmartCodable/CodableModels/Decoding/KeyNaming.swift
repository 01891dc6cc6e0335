@_spi(Engine) import SmartEngine

/// How a run turns member names into keys.
struct KeyNaming {
    let strategy: SmartKeyDecodingStrategy
    /// Whether the call chose it: a model's own strategy precedes the process's and follows the call's.
    private let isChosen: Bool
    /// A number for each that is the same for every call.
    let variant: Int?

    /// Names as they are, by default.
    init() { self.init(.useDefaultKeys, isChosen: false) }

    init(_ options: DecodingOptions) {
        self.init(options.key, isChosen: options.choosesKey)
    }

    private init(_ strategy: SmartKeyDecodingStrategy, isChosen: Bool) {
        self.strategy = strategy
        self.isChosen = isChosen
        variant = strategy.variant(isChosen: isChosen)
    }

    /// For the models inside one with these choices, which are inherited.
    func inherited(_ own: Set<SmartDecodingOption>) -> KeyNaming { KeyNaming(strategy(own), isChosen: isChosen) }

    /// The strategy for a model with these choices.
    func strategy(_ own: Set<SmartDecodingOption>) -> SmartKeyDecodingStrategy {
        guard !isChosen else { return strategy }
        for case .key(let strategy) in own { return strategy }
        return strategy
    }

    /// The paths of a name: a name with dots is tried as it is, then as a path. No path is empty: a name of dots alone
    /// has no steps, and is only a name.
    static func paths(_ name: String) -> [[String]] {
        let steps = name.utf8.contains(UInt8(ascii: ".")) ? name.split(separator: ".").map(String.init) : []
        return steps.isEmpty ? [[name]] : [[name], steps]
    }
}
