/// How `audit` writes its report.
public enum ReportFormat: String, CaseIterable, Sendable {
    case table, json, markdown, sarif, xcode, html

    /// For text that goes to no terminal.
    public static let defaultWidth = 100

    /// `width` is that of the terminal, in characters. `origin` is shown by `html`.
    public func text(
        _ audit: Audit, history: [Baseline.Entry] = [], width: Int = defaultWidth, origin: ReportOrigin? = nil
    )
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
