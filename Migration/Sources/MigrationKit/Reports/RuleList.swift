/// All rules with what they mean, as the command `rules` prints them.
public enum RuleList {
    public static func text(width: Int = ReportFormat.defaultWidth, language: Language = .english) -> String {
        let texts = ReportTexts.of(language)
        return Rule.all.sorted { $0.id < $1.id }.map { rule in
            "\(rule.id)\n"
                + "\(rule.text(in: language).title) (stage: \(rule.stage.rawValue), impact: \(rule.impact.rawValue))"
                .wrapped("  ", limit: width) + texts.explanation(rule, width: width)
        }.joined()
    }
}
