/// What a rule says, in one language.
public struct RuleText: Sendable, Equatable {
    public let title, effect, advice: String

    init(_ title: String, effect: String, advice: String) {
        self.title = title
        self.effect = effect
        self.advice = advice
    }
}

extension Rule {
    /// The rule's own sentences are English. Another language has a table, and a test that nothing is missing in it;
    /// what is missing is said in English.
    public func text(in language: Language) -> RuleText {
        let own = RuleText(title, effect: effect, advice: advice)
        return language == .chinese ? RuleText.chinese[id] ?? own : own
    }
}
