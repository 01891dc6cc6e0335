/// All rules with what they mean, as the command `rules` prints them.
public enum RuleList {
    public static var text: String {
        var result = ""
        for rule in Rule.all.sorted(by: { $0.id < $1.id }) {
            result += "\(rule.id)\n  \(rule.title) (stage: \(rule.stage.rawValue), impact: \(rule.impact.rawValue))\n  what happens: \(rule.effect)\n  what to do:   \(rule.advice)\n"
        }
        return result
    }
}
