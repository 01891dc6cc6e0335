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
    public func text(in language: Language) -> RuleText {
        language == .chinese ? chinese : RuleText(title, effect: effect, advice: advice)
    }
}
