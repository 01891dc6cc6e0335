/// The findings of the HTML report, by rule, with excerpts of the code.
struct HTMLFindings {
    let audit: Audit
    let texts: ReportTexts

    /// More of one rule are listed without their code, so that the page of a large app still opens at once.
    private static let excerpts = 30

    var text: String {
        let rules = audit.notableByRule
        return rules.isEmpty ? "<p>\(texts.none)</p>\n" : filters + rules.map { card($0, $1) }.joined()
    }

    /// The style sheet hides what is not checked: a filter without a script.
    private var filters: String {
        let filters = [
            ("hand", texts.needsHand), ("difference", texts.differenceToKnow),
            ("swap", texts.stage1.lowercased()), ("adopt", texts.stage3.lowercased()),
        ]
        return filters.map {
            "<label class=\"filter\"><input type=\"checkbox\" id=\"show-\($0.0)\" checked> \($0.1)</label>\n"
        }.joined()
    }

    private func card(_ rule: Rule, _ findings: [Finding]) -> String {
        let text = rule.text(in: texts.language)
        let badge = HTML.badge(rule.impact, texts.short(rule.impact))
        let lines = [
            HTML.label(texts.whatHappens, texts) + HTML.escape(text.effect) + texts.stop,
            HTML.label(texts.whatToDo, texts) + HTML.escape(text.advice) + texts.stop,
            HTML.label(texts.more, texts) + HTML.link(rule.page.url(in: texts.language), rule.page.file),
        ]
        return """
            <details class="card is-\(HTML.name(rule.impact)) is-\(rule.stage.rawValue)" id="\(HTML.anchor(rule))">
            <summary>\(badge) <b>\(HTML.escape(text.title))</b> <span class="quiet">\(findings.count) × \(rule.id)</span></summary>
            <p>\(lines.joined(separator: "<br>"))</p>
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
        return
            "<details><summary>\(texts.moreFindings(findings.count))</summary><ul>\n\(items.joined())</ul></details>\n"
    }

    private func place(_ finding: Finding) -> String {
        "\(HTML.path(finding.path)):\(finding.position.line)\(finding.type.map { " · \(HTML.escape($0))" } ?? "")"
    }
}
