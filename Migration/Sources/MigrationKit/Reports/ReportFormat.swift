/// How `audit` writes its report.
public enum ReportFormat: String, CaseIterable, Sendable {
    case table, json, markdown, sarif, xcode, html

    /// For text that goes to no terminal.
    public static let defaultWidth = 100

    /// What a page that is passed on says of itself.
    public struct Origin: Sendable {
        /// The project's name, the day, what was looked at.
        public let project, date, scope: String

        public init(project: String, date: String, scope: String) {
            self.project = project
            self.date = date
            self.scope = scope
        }
    }

    /// `width` is that of the terminal, in characters. `origin` is shown by `html`.
    public func text(_ audit: Audit, history: [Baseline.Entry] = [], width: Int = defaultWidth, origin: Origin? = nil)
        -> String
    {
        switch self {
        case .table: return TableReport(audit, width: width).text
        case .json: return JSONReport(audit).text
        case .markdown: return MarkdownReport(audit).text
        case .sarif: return SARIFReport(audit).text
        case .xcode: return XcodeReport(audit).text
        case .html: return HTMLReport(audit, history: history, origin: origin).text
        }
    }
}

/// Hours of work, coarse on purpose: `35 min`, `2 h`, `3 days`.
func effort(_ minutes: Double) -> String {
    if minutes <= 0 { return "-" }
    if minutes < 60 { return "\(Int((minutes / 5).rounded(.up)) * 5) min" }
    let hours = minutes / 60
    if hours < 8 { return "\(Int(hours.rounded(.up))) h" }
    return count(Int((hours / 8).rounded(.up)), "day")
}

extension Audit {
    /// Findings that somebody should read, by rule: what needs a hand first, then the most frequent.
    var notableByRule: [(Rule, [Finding])] {
        Dictionary(grouping: notable, by: \.rule).map { ($0.key, $0.value) }.sorted {
            if $0.0.impact != $1.0.impact { return $0.0.impact > $1.0.impact }
            if $0.0.stage != $1.0.stage { return $0.0.stage.rawValue > $1.0.stage.rawValue }
            return $0.1.count != $1.1.count ? $0.1.count > $1.1.count : $0.0.id < $1.0.id
        }
    }
}
