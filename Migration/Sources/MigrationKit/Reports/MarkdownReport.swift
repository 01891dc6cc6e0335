/// The report for a pull request or a wiki.
struct MarkdownReport {
    let audit: Audit

    init(_ audit: Audit) { self.audit = audit }

    var text: String {
        var text = "# Leaving HandyJSON\n\n"
        text +=
            "\(count(audit.fileCount, "file")), \(count(audit.models.count, "model")), \(count(audit.notable.count, "finding")), effort \(effort(audit.hours * 60)).\n"
        for path in audit.broken { text += "\n`\(path)` does not parse.\n" }
        if audit.modules.isEmpty { return text + "\nNo HandyJSON models and no uses of HandyJSON were found.\n" }
        text += "\n" + Readiness.stages(audit).map { "- \($0.stage): \($0.text)\n" }.joined()
        return text + modules + findings + models
    }

    private var modules: String {
        "\n## Modules\n\n| wave | module | models | native | uses | stage 1 | stage 3 | effort |\n|---:|---|---:|---:|---:|---|---|---|\n"
            + audit.modules.map { module in
                "| \(module.wave) | \(cell(module.name)) | \(module.models) | \(module.nativeModels) | \(module.uses) | \(module.swap.swapWords) | \(module.isNative ? "native" : module.adopt.adoptWords) | \(effort(module.minutes)) |\n"
            }.joined()
    }

    private var findings: String {
        let rules = audit.notableByRule
        return rules.isEmpty ? "" : "\n## Findings\n" + rules.map { section($0, $1) }.joined()
    }

    private func section(_ rule: Rule, _ findings: [Finding]) -> String {
        """

        ### \(rule.id)

        \(rule.title.capitalizedFirst): \(count(findings.count, "place")), \(rule.weight).

        - What happens: \(rule.effect).
        - What to do: \(rule.advice).
        - More: [\(rule.page.file)](\(rule.page.url))


        """
            + findings.map { "- [ ] `\($0.path):\($0.position.line)` `\($0.subject.replacing("`", with: "'"))`\n" }
            .joined()
    }

    /// Last, since it is the longest.
    private var models: String {
        "\n## Models\n\n| wave | model | module | kind | properties | stage 1 | stage 3 |\n|---:|---|---|---|---:|---|---|\n"
            + audit.models.map { model in
                "| \(model.wave) | \(cell(model.name)) | \(cell(model.module)) | \(model.kind) | \(model.properties) | \(model.swap.swapWords) | \(model.isNative ? "native" : model.adopt.adoptWords) |\n"
            }.joined()
    }

    private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
