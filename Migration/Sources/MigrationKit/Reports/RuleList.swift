/// All rules with what they mean, as the command `rules` prints them.
public enum RuleList {
    public static func text(width: Int = ReportFormat.defaultWidth) -> String {
        Rule.all.sorted { $0.id < $1.id }.map { rule in
            "\(rule.id)\n"
                + "\(rule.title) (stage: \(rule.stage.rawValue), impact: \(rule.impact.rawValue))".wrapped(
                    "  ", limit: width) + rule.explanation(width: width)
        }.joined()
    }
}

extension Rule {
    /// What happens, what to do, where to read more.
    func explanation(width: Int) -> String {
        effect.wrapped("  what happens: ", limit: width) + advice.wrapped("  what to do:   ", limit: width)
            + "  see:          \(page.file)\n"
    }
}
