/// A language that reports and pages are written in.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case chinese = "zh-Hans"

    /// That of the locale, as POSIX chooses it: the first of LC_ALL, LC_MESSAGES and LANG that says anything.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self = locale.flatMap(Language.init(name:)) ?? .english
    }

    /// `en`, `zh-Hans`, `zh_CN.UTF-8`, `zh`; nil for other languages.
    public init?(name: String) {
        switch name.lowercased().prefix(2) {
        case "zh": self = .chinese
        case "en": self = .english
        default: return nil
        }
    }
}
