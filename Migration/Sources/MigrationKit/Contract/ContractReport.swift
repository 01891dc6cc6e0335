/// The formats of the contract report.
public enum ContractFormat: String, CaseIterable, Sendable {
    case table, markdown, json, html

    /// The report as text.
    public func text(_ contract: Contract, language: Language) -> String {
        let texts = ContractTexts(language: language)
        switch self {
        case .table: return ContractPage(contract, texts).table
        case .markdown: return ContractPage(contract, texts).markdown
        case .html: return ContractHTML(contract: contract, texts: texts).text
        case .json: return JSONText.pretty(contract)
        }
    }
}

/// The report for terminals and pull requests.
private struct ContractPage {
    private let contract: Contract
    private let texts: ContractTexts

    init(_ contract: Contract, _ texts: ContractTexts) {
        self.contract = contract
        self.texts = texts
    }

    private func cells(_ finding: Contract.Finding) -> [String] {
        [
            finding.path.isEmpty ? texts.root : finding.path, finding.property, finding.expected, texts.found(finding),
            finding.example,
        ]
    }

    private var header: [String] { [texts.path, texts.property, texts.expected, texts.found, texts.example] }

    var table: String {
        var text = ""
        for model in contract.models {
            text += "\(model.name)\(texts.colon)\(texts.summary(model))\n"
            for kind in Contract.Finding.Kind.allCases where !model.findings(kind).isEmpty {
                let rows = model.findings(kind).map(cells)
                // Columns without anything to say are left out.
                let columns = header.indices.filter { column in rows.contains { !$0[column].isEmpty } }
                let table = TextTable(
                    header: columns.map { header[$0] }, rows: rows.map { row in columns.map { row[$0].cut(to: 48) } })
                text += "\n\(texts.heading(kind))\n\(table.text(limit: .max))"
            }
            text += "\n"
        }
        for list in contract.lists(texts) {
            text += "\(list.title)\(texts.language == .english ? ":" : "：")\n" + list.names.map { "  \($0)\n" }.joined()
        }
        return text.isEmpty ? texts.nothing + "\n" : text
    }

    var markdown: String {
        func escaped(_ text: String) -> String { text.replacing("|", with: "\\|").onOneLine }
        var text = "# \(texts.title)\n\n\(texts.what)\n"
        for model in contract.models {
            text += "\n## \(model.name)\n\n\(texts.summary(model))\n"
            for kind in Contract.Finding.Kind.allCases where !model.findings(kind).isEmpty {
                text +=
                    "\n### \(texts.heading(kind))\n\n| \(header.joined(separator: " | ")) |\n|---|---|---|---|---|\n"
                for finding in model.findings(kind) {
                    var row = cells(finding).map(escaped)
                    if !finding.path.isEmpty { row[0] = "`\(row[0])`" }
                    if !finding.example.isEmpty { row[4] = "`\(row[4])`" }
                    text += "| \(row.joined(separator: " | ")) |\n"
                }
            }
        }
        for list in contract.lists(texts) { text += "\n## \(list.title)\n\n" + list.names.map { "- \($0)\n" }.joined() }
        return text
    }
}

extension Contract {
    /// What belongs to no model's findings, each list with its title; without those that are empty.
    func lists(_ texts: ContractTexts) -> [(title: String, names: [String])] {
        [
            (texts.guessed, models.flatMap { model in model.guessed.map { "\($0) → \(model.name)" } }),
            (texts.unmatched, unmatched), (texts.unreadable, unreadable), (texts.withoutPayloads, withoutPayloads),
        ].filter { !$0.1.isEmpty }
    }
}
