/// The findings of the HTML report, by rule, with excerpts of the code.
struct HTMLFindings {
    let audit: Audit

    /// More of one rule are listed without their code, so that the page of a large app still opens at once.
    private static let excerpts = 30

    var text: String {
        let rules = audit.notableByRule
        return rules.isEmpty ? "<p>None.</p>\n" : filters + rules.map { card($0, $1) }.joined()
    }

    /// The style sheet hides what is not checked: a filter without a script.
    private var filters: String {
        let filters = [
            ("hand", "needs a hand"), ("difference", "a difference to know"), ("swap", "stage 1, swap"),
            ("adopt", "stage 3, adopt"),
        ]
        return filters.map {
            "<label class=\"filter\"><input type=\"checkbox\" id=\"show-\($0.0)\" checked> \($0.1)</label>\n"
        }.joined()
    }

    private func card(_ rule: Rule, _ findings: [Finding]) -> String {
        """
        <details class="card is-\(HTML.name(rule.impact)) is-\(rule.stage.rawValue)" id="\(HTML.anchor(rule))">
        <summary>\(HTML.badge(rule.impact, rule.impact.shortWords)) <b>\(HTML.escape(rule.title))</b> <span class="quiet">\(findings.count) × \(rule.id)</span></summary>
        <p><b>What happens:</b> \(HTML.escape(rule.effect)).<br><b>What to do:</b> \(HTML.escape(rule.advice)).<br><b>More:</b> \(HTML.link(rule.page.url, rule.page.file))</p>
        \(findings.prefix(HTMLFindings.excerpts).map(excerpt).joined())\(list(findings.dropFirst(HTMLFindings.excerpts)))</details>

        """
    }

    private func excerpt(_ finding: Finding) -> String {
        let lines = Excerpt(finding, in: audit).lines.map {
            $0.isFound ? "<mark>\(HTML.escape($0.text))</mark>" : HTML.escape($0.text)
        }
        return "<p class=\"place\">\(place(finding))</p>\n<pre>\(lines.joined(separator: "\n"))</pre>\n"
    }

    private func list(_ findings: ArraySlice<Finding>) -> String {
        if findings.isEmpty { return "" }
        let items = findings.map { "<li class=\"place\">\(place($0)): <code>\(HTML.escape($0.subject))</code></li>\n" }
        return "<details><summary>and \(findings.count) more</summary><ul>\n\(items.joined())</ul></details>\n"
    }

    private func place(_ finding: Finding) -> String {
        "\(HTML.path(finding.path)):\(finding.position.line)\(finding.type.map { " · \(HTML.escape($0))" } ?? "")"
    }
}
