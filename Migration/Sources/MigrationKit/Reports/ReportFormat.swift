/// How `audit` writes its report.
public enum ReportFormat: String, CaseIterable, Sendable {
    case table, json, markdown, sarif, xcode, html

    /// For text that goes to no terminal.
    public static let defaultWidth = 100

    /// `width` is that of the terminal, in columns. `origin` is shown by `html`. What scripts read, `json` and `sarif`,
    /// is English in every language.
    public func text(
        _ audit: Audit, history: [Baseline.Entry] = [], width: Int = defaultWidth, origin: ReportOrigin? = nil,
        language: Language = .english
    ) -> String {
        let texts = ReportTexts.of(language)
        switch self {
        case .table: return TableReport(audit, width: width, texts: texts).text
        case .json: return JSONReport(audit).text
        case .markdown: return MarkdownReport(audit, texts: texts).text
        case .sarif: return SARIFReport(audit).text
        case .xcode: return XcodeReport(audit, texts: texts).text
        case .html: return HTMLReport(audit, history: history, origin: origin, texts: texts).text
        }
    }
}
