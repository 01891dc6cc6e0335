/// The contract report as one HTML page.
struct ContractHTML {
    let contract: Contract
    let texts: ContractTexts

    var text: String {
        HTML.page(
            texts.title, texts.language,
            body: "<p>\(texts.what)</p>\n\(figures)\(contract.models.map(card).joined())\(lists)")
    }

    private var figures: String {
        let counts = Contract.Finding.Kind.allCases.map { kind in
            (contract.models.reduce(0) { $0 + $1.findings(kind).count }, texts.heading(kind))
        }
        let items =
            [
                (contract.models.count, texts.modelsHeading),
                (contract.models.reduce(0) { $0 + $1.payloads }, texts.payloads),
            ] + counts
        return HTML.figures(items.map { ("\($0.0)", $0.1) })
    }

    private func card(_ model: Contract.Model) -> String {
        let tables = Contract.Finding.Kind.allCases.map { table($0, model.findings($0)) }.joined()
        return """
            <details class="card" open>
            <summary><b>\(HTML.escape(model.name))</b> <span class="quiet">\(texts.summary(model))</span></summary>
            \(tables.isEmpty ? "<p>\(texts.nothing)</p>\n" : tables)</details>

            """
    }

    private func table(_ kind: Contract.Finding.Kind, _ findings: [Contract.Finding]) -> String {
        guard !findings.isEmpty else { return "" }
        let isUnread = kind == .unread
        let isUnsent = kind == .unsent
        let head =
            (isUnread
            ? [texts.path, texts.found, texts.example]
            : [texts.path, texts.property, texts.expected, texts.found] + (isUnsent ? [] : [texts.example]))
            .map { "<th>\($0)</th>" }.joined()
        let rows = findings.map { finding in
            let path = finding.path.isEmpty ? texts.root : "<code>\(HTML.escape(finding.path))</code>"
            let middle =
                isUnread
                ? "" : "<td>\(HTML.escape(finding.property))</td><td>\(HTML.escape(finding.expected))</td>"
            let example = isUnsent ? "" : "<td><code>\(HTML.escape(finding.example))</code></td>"
            return "<tr><td>\(path)</td>\(middle)<td>\(HTML.escape(texts.found(finding)))</td>\(example)</tr>\n"
        }
        let style = kind == .different ? "hand" : kind == .unsent ? "difference" : "native"
        return
            "<h4><span class=\"badge \(style)\">\(findings.count)</span><span>\(texts.heading(kind))</span></h4>\n<table><tr>\(head)</tr>\n\(rows.joined())</table>\n"
    }

    private var lists: String {
        contract.lists(texts).map { title, names in
            "<h2>\(title)</h2>\n<ul>\n\(names.map { "<li><code>\(HTML.path($0))</code></li>\n" }.joined())</ul>\n"
        }.joined()
    }
}
