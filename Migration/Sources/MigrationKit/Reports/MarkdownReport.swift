/// The report for a pull request or a wiki.
struct MarkdownReport {
    let audit: Audit
    let texts: ReportTexts

    init(_ audit: Audit, texts: ReportTexts) {
        self.audit = audit
        self.texts = texts
    }

    var text: String {
        var text = "# \(texts.title)\n\n"
        let parts = [
            texts.files(audit.fileCount), texts.models(audit.models.count), texts.findings(audit.notable.count),
            texts.effort(texts.amount(ofMinutes: audit.hours * 60)),
        ]
        if let first = audit.targetsToRaise(texts) { text += "**\(first)**\(texts.stop)\n\n" }
        text += parts.joined(separator: texts.comma) + "\(texts.stop)\n"
        for path in audit.broken { text += "\n`\(path)` \(texts.doesNotParse)\(texts.stop)\n" }
        if audit.modules.isEmpty { return text + "\n\(texts.nothingFound)\n" }
        text += "\n" + Readiness.stages(audit, texts).map { "- \($0.stage)\(texts.colon)\($0.text)\n" }.joined()
        return text + modules + nextEdits + findings + models
    }

    private var modules: String {
        "\n## \(texts.modulesHeading)\n\n"
            + row([
                texts.wave, texts.module, texts.modelsColumn, texts.native, texts.usesColumn, texts.stage1Column,
                texts.stage3Column, texts.effortColumn,
            ]) + "|---:|---|---:|---:|---:|---|---|---|\n"
            + audit.modules.map { module in
                row([
                    "\(module.wave)", cell(module.name), "\(module.models)", "\(module.nativeModels)", "\(module.uses)",
                    texts.swap(module.swap), module.isNative ? texts.native : texts.adopt(module.adopt),
                    texts.amount(ofMinutes: module.minutes),
                ])
            }.joined()
    }

    private var nextEdits: String {
        let steps = audit.handEdits.adoption
        if steps.isEmpty { return "" }
        return "\n## \(texts.nextEdits)\n\n"
            + steps.prefix(10).enumerated().map { index, step in
                let head = "\(index + 1). \(texts.models(step.models))"
                return head + (step.edits.count == 1 ? "" : texts.comma + texts.placesTogether(step.edits.count)) + "\n"
                    + step.edits.map { edit in
                        let change = [edit.line.map { "-" + $0 }, edit.replacement.map { "+" + $0 }].compactMap { $0 }
                        let code =
                            change.isEmpty
                            ? "" : "\n     ```diff\n" + change.map { "     \($0)\n" }.joined() + "     ```\n"
                        return
                            "   - `\(edit.path):\(edit.position.line)` \(edit.reason(in: texts)) → \(edit.suggestion(in: texts))\n"
                            + code
                    }.joined()
            }.joined()
    }

    private var findings: String {
        let rules = audit.notableByRule
        return rules.isEmpty ? "" : "\n## \(texts.findingsHeading)\n" + rules.map { section($0, $1) }.joined()
    }

    private func section(_ rule: Rule, _ findings: [Finding]) -> String {
        let text = rule.text(in: texts.language)
        let title = text.title.capitalizedFirst + texts.colon + texts.places(findings.count)
        return """

            ### \(rule.id)

            \(title)\(texts.comma)\(texts.weight(rule))\(texts.stop)

            - \(texts.whatHappens)\(texts.colon)\(text.effect)\(texts.stop)
            - \(texts.whatToDo)\(texts.colon)\(text.advice)\(texts.stop)
            - \(texts.more)\(texts.colon)[\(rule.page.file)](\(rule.page.url(in: texts.language)))


            """
                + findings.map { "- [ ] `\($0.path):\($0.position.line)` `\($0.subject.replacing("`", with: "'"))`\n" }
                .joined()
    }

    /// Last, since it is the longest.
    private var models: String {
        "\n## \(texts.modelsHeading)\n\n"
            + row([
                texts.wave, texts.model, texts.module, texts.kind, texts.properties, texts.stage1Column,
                texts.stage3Column,
            ]) + "|---:|---|---|---|---:|---|---|\n"
            + audit.models.map { model in
                row([
                    "\(model.wave)", cell(model.name), cell(model.module), model.kind, "\(model.properties)",
                    texts.swap(model.swap), model.isNative ? texts.native : texts.adopt(model.adopt),
                ])
            }.joined()
    }

    private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
