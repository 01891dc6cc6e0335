struct InitializerFact: Sendable {
    let range: ByteRange
    let modifiers: Set<String>
    /// `init(coder:)` → ["coder"].
    let labels: [String]
    /// `init(from decoder: Decoder)`, Decodable's.
    let isOfDecodable: Bool
    /// Parameters without a default value.
    let isFailable: Bool
    let statements: [InitStatement]?
    /// `super.init(dateFormatter: …)` where it is a statement of its own.
    let formatterCall: FormatterCall?
    let hasComments: Bool
    let bodyRange: ByteRange?
    let indent: String
    /// Says `super.init(…)` or `self.init(…)` itself.
    let delegates: Bool

    var traps: Bool {
        (statements ?? []).contains { statement in
            if case .trap = statement { return true }
            return false
        }
    }

    var isConvenience: Bool { modifiers.contains("convenience") }
    var takesNothing: Bool { labels.isEmpty }
}

/// A call that passes a formatter, what it passes, and the blanks and comments before and behind that.
struct FormatterCall: Sendable {
    let range: ByteRange
    let formatter: ByteRange
    let before: String
    let after: String
}
