/// How `audit` writes its report.
public enum ReportFormat: String, CaseIterable, Sendable {
    case table, json, markdown, sarif, xcode, html

    public func text(_ audit: Audit, history: [Baseline.Entry] = []) -> String {
        switch self {
        case .table: return TableReport(audit).text
        case .json: return JSONReport(audit).text
        case .markdown: return MarkdownReport(audit).text
        case .sarif: return SARIFReport(audit).text
        case .xcode: return XcodeReport(audit).text
        case .html: return HTMLReport(audit, history: history).text
        }
    }
}

extension Rule.Impact {
    /// For stage 1.
    var swapWords: String {
        switch self {
        case .none: return "swaps as it is"
        case .difference: return "swaps with a difference to know"
        case .hand: return "needs a hand"
        }
    }

    /// For stage 3.
    var adoptWords: String {
        switch self {
        case .none: return "adopts as it is"
        case .difference: return "adopts with a difference to know"
        case .hand: return "needs a hand"
        }
    }
}

/// Hours of work, coarse on purpose: `2 h`, `half an hour`, `3 days`.
func effort(_ minutes: Double) -> String {
    if minutes <= 0 { return "-" }
    if minutes < 60 { return "\(Int((minutes / 5).rounded(.up)) * 5) min" }
    let hours = minutes / 60
    if hours < 8 { return "\(Int(hours.rounded(.up))) h" }
    return "\(Int((hours / 8).rounded(.up))) days"
}

/// Columns set with spaces.
struct TextTable {
    var header: [String]
    var rows: [[String]] = []
    /// Columns of numbers.
    var right: Set<Int> = []

    var text: String {
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            var result = ""
            for (column, cell) in cells.enumerated() {
                let blanks = String(repeating: " ", count: widths[column] - cell.count)
                result += right.contains(column) ? blanks + cell : cell + blanks
                if column < cells.count - 1 { result += "  " }
            }
            while result.last == " " { result.removeLast() }
            return result + "\n"
        }
        return line(header) + line(widths.map { String(repeating: "-", count: $0) }) + rows.map(line).joined()
    }
}
