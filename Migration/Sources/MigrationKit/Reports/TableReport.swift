/// The report for a terminal.
struct TableReport {
    let audit: Audit
    let width: Int
    let texts: ReportTexts

    private static let shownModels = 60
    private static let shownSteps = 5
    private static let shownPlaces = 20

    init(_ audit: Audit, width: Int, texts: ReportTexts) {
        self.audit = audit
        self.texts = texts
        self.width = max(60, width)
    }

    var text: String {
        var text = summary
        if audit.modules.isEmpty { return text + texts.nothingFound + "\n" }
        text += "\n\(texts.modulesInOrder)\n\n" + modules
        text += nextEdits
        text += "\n\(texts.modelsHeading)\n\n" + models
        if !audit.notable.isEmpty { text += "\n\(texts.findingsIn(GuidePage.folder(texts.language)))\n" + findings }
        return text
    }

    private var summary: String {
        let native = audit.models.filter(\.isNative).count
        var models = texts.models(audit.models.count)
        if native > 0 { models += " (\(texts.nativeAmong(native)))" }
        let parts = [
            texts.files(audit.fileCount), texts.lines(audit.lineCount), models, texts.findings(audit.notable.count),
            texts.effort(texts.amount(ofMinutes: audit.hours * 60)),
        ]
        let first = audit.targetsToRaise(texts).map { $0.wrapped("", limit: width) } ?? ""
        var text = first + parts.joined(separator: texts.comma) + "\n"
        if !audit.modules.isEmpty {
            for stage in Readiness.stages(audit, texts) {
                text += stage.text.wrapped(stage.stage + texts.colon, limit: width)
            }
        }
        return text + broken
    }

    private var broken: String {
        if audit.broken.isEmpty { return "" }
        let words = texts.doNotParse(audit.broken.count)
        return "\n" + words.wrapped("\(texts.files(audit.broken.count)) ", limit: width)
            + audit.broken.map { "  \($0)\n" }.joined()
    }

    private var modules: String {
        var table = TextTable(
            header: [
                texts.wave, texts.module, texts.modelsColumn, texts.native, texts.usesColumn, "swap", "adopt",
                texts.effortColumn, texts.imports,
            ],
            right: [0, 2, 3, 4], droppable: [8, 4, 3, 7])
        // The other columns take 67 characters and the longest name.
        let left = width - 67 - (audit.modules.map(\.name.width).max() ?? 0)
        for module in audit.modules {
            table.rows.append([
                "\(module.wave)", module.name, "\(module.models)", "\(module.nativeModels)", "\(module.uses)",
                texts.short(module.swap),
                module.isNative ? texts.native : texts.short(module.adopt), texts.amount(ofMinutes: module.minutes),
                list(module.dependsOn, limit: left),
            ])
        }
        return table.text(limit: width)
    }

    /// The first few; `adopt --plan` has all.
    private var nextEdits: String {
        let steps = audit.handEdits.adoption.prefix(TableReport.shownSteps)
        if steps.isEmpty { return "" }
        return "\n\(texts.nextEdits) (adopt --plan)\n\n"
            + steps.map { step in
                let together = step.edits.count == 1 ? "" : texts.comma + texts.placesTogether(step.edits.count)
                return "  \(texts.models(step.models))\(together)\n" + step.edits.map(edit).joined()
            }.joined()
    }

    private func edit(_ edit: HandEdits.Edit) -> String {
        let change = [edit.line.map { "- " + $0.trimmed }, edit.replacement.map { "+ " + $0.trimmed }].compactMap { $0 }
        return "    \(edit.path):\(edit.position.line):\n"
            + edit.reason(in: texts).wrapped("      ", limit: width)
            + (edit.suggestion.isEmpty ? "" : edit.suggestion(in: texts).wrapped("      → ", limit: width))
            + change.map { "      \($0)\n" }.joined()
    }

    /// As many names as fit, and how many there are besides.
    private func list(_ names: [String], limit: Int) -> String {
        var shown = names
        func text() -> String {
            shown.joined(separator: ", ") + (shown.count == names.count ? "" : texts.andMore(names.count - shown.count))
        }
        while shown.count > 1, text().width > limit { shown.removeLast() }
        return text()
    }

    private var models: String {
        var table = TextTable(
            header: [
                texts.wave, texts.model, texts.module, texts.kind, texts.properties, texts.depth, "swap", "adopt",
            ], right: [0, 4, 5],
            droppable: [5, 3, 4])
        for model in audit.models.prefix(TableReport.shownModels) {
            table.rows.append([
                "\(model.wave)", model.name, model.module, model.kind, "\(model.properties)", "\(model.depth)",
                texts.short(model.swap),
                model.isNative ? texts.native : texts.short(model.adopt),
            ])
        }
        return table.text(limit: width) + more(audit.models.count, TableReport.shownModels, indent: "")
    }

    /// By rule, the heavier first.
    private var findings: String {
        audit.notableByRule.map { rule, findings in
            "\n"
                + "\(rule.text(in: texts.language).title) (\(texts.places(findings.count))\(texts.semicolon)\(texts.weight(rule)))"
                .wrapped(
                    "\(rule.id): ", limit: width)
                + texts.explanation(rule, width: width) + findings.prefix(TableReport.shownPlaces).map(place).joined()
                + more(findings.count, TableReport.shownPlaces, indent: "    ")
        }.joined()
    }

    /// The path is never cut: terminals make a link of it.
    private func place(_ finding: Finding) -> String {
        let path = "    \(finding.path):\(finding.position.line): "
        return path + finding.subject.cut(to: max(30, width - path.width)) + "\n"
    }

    private func more(_ all: Int, _ shown: Int, indent: String) -> String {
        all > shown ? "\(indent)\(texts.moreInOtherFormats(all - shown))\n" : ""
    }
}
