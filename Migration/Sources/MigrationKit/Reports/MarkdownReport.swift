/// The report for a pull request or a wiki.
struct MarkdownReport {
    let audit: Audit

    init(_ audit: Audit) { self.audit = audit }

    var text: String {
        var text = "# Leaving HandyJSON\n\n"
        text += "\(count(audit.fileCount, "file")), \(count(audit.models.count, "model")), \(count(audit.notable.count, "finding")), effort \(effort(audit.hours * 60)).\n"
        for path in audit.broken { text += "\n`\(path)` does not parse.\n" }
        text += "\n## Modules\n\n| wave | module | models | native | uses | stage 1 | stage 3 | effort |\n|---:|---|---:|---:|---:|---|---|---|\n"
        for module in audit.modules {
            text += "| \(module.wave) | \(cell(module.name)) | \(module.models) | \(module.nativeModels) | \(module.uses) | \(module.swap.swapWords) | \(module.adopt.adoptWords) | \(effort(module.minutes)) |\n"
        }
        text += "\n## Models\n\n| wave | model | module | kind | properties | stage 1 | stage 3 |\n|---:|---|---|---|---:|---|---|\n"
        for model in audit.models {
            text += "| \(model.wave) | \(cell(model.name)) | \(cell(model.module)) | \(model.kind) | \(model.properties) | \(model.swap.swapWords) | \(model.isNative ? "native" : model.adopt.adoptWords) |\n"
        }
        let rules = audit.notableByRule
        if !rules.isEmpty { text += "\n## Findings\n" }
        for (rule, findings) in rules {
            text += "\n### \(rule.id)\n\n\(rule.title.capitalizedFirst). What happens: \(rule.effect). What to do: \(rule.advice).\n\n"
            for finding in findings { text += "- [ ] `\(finding.path):\(finding.position.line)` `\(finding.subject.replacing("`", with: "'"))`\n" }
        }
        return text
    }

    private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
