/// The report for a terminal.
struct TableReport {
    let audit: Audit
    let width: Int

    private static let shownModels = 60
    private static let shownPlaces = 20

    init(_ audit: Audit, width: Int) {
        self.audit = audit
        self.width = max(60, width)
    }

    var text: String {
        var text = summary
        if audit.modules.isEmpty { return text + "No HandyJSON models and no uses of HandyJSON were found.\n" }
        text += "\nModules, in the order to adopt them\n\n" + modules
        text += "\nModels\n\n" + models
        if !audit.notable.isEmpty { text += "\nFindings; the pages named are in \(GuidePage.folder)\n" + findings }
        return text
    }

    private var summary: String {
        let native = audit.models.filter(\.isNative).count
        var line =
            "\(count(audit.fileCount, "file")), \(count(audit.lineCount, "line")), \(count(audit.models.count, "model"))"
        if native > 0 { line += " (\(native) native)" }
        var text = line + ", \(count(audit.notable.count, "finding")), effort \(effort(audit.hours * 60))\n"
        if !audit.modules.isEmpty {
            for stage in Readiness.stages(audit) { text += stage.text.wrapped("\(stage.stage): ", limit: width) }
        }
        return text + broken
    }

    private var broken: String {
        if audit.broken.isEmpty { return "" }
        let one = audit.broken.count == 1
        let words =
            one
            ? "does not parse: nothing in it is counted reliably, and it is never rewritten"
            : "do not parse: nothing in them is counted reliably, and they are never rewritten"
        return "\n" + words.wrapped("\(count(audit.broken.count, "file")) ", limit: width)
            + audit.broken.map { "  \($0)\n" }.joined()
    }

    private var modules: String {
        var table = TextTable(
            header: ["wave", "module", "models", "native", "uses", "swap", "adopt", "effort", "imports"],
            right: [0, 2, 3, 4], droppable: [8, 4, 3, 7])
        // The other columns take 67 characters and the longest name.
        let left = width - 67 - (audit.modules.map(\.name.count).max() ?? 0)
        for module in audit.modules {
            table.rows.append([
                "\(module.wave)", module.name, "\(module.models)", "\(module.nativeModels)", "\(module.uses)",
                module.swap.shortWords,
                module.isNative ? "native" : module.adopt.shortWords, effort(module.minutes),
                list(module.dependsOn, limit: left),
            ])
        }
        return table.text(limit: width)
    }

    /// As many names as fit, and how many there are besides.
    private func list(_ names: [String], limit: Int) -> String {
        var shown = names
        func text() -> String {
            shown.joined(separator: ", ") + (shown.count == names.count ? "" : " and \(names.count - shown.count) more")
        }
        while shown.count > 1, text().count > limit { shown.removeLast() }
        return text()
    }

    private var models: String {
        var table = TextTable(
            header: ["wave", "model", "module", "kind", "properties", "depth", "swap", "adopt"], right: [0, 4, 5],
            droppable: [5, 3, 4])
        for model in audit.models.prefix(TableReport.shownModels) {
            table.rows.append([
                "\(model.wave)", model.name, model.module, model.kind, "\(model.properties)", "\(model.depth)",
                model.swap.shortWords,
                model.isNative ? "native" : model.adopt.shortWords,
            ])
        }
        return table.text(limit: width) + more(audit.models.count, TableReport.shownModels, indent: "")
    }

    /// By rule, the heavier first.
    private var findings: String {
        audit.notableByRule.map { rule, findings in
            "\n"
                + "\(rule.title) (\(count(findings.count, "place")); \(rule.weight))".wrapped(
                    "\(rule.id): ", limit: width)
                + rule.explanation(width: width) + findings.prefix(TableReport.shownPlaces).map(place).joined()
                + more(findings.count, TableReport.shownPlaces, indent: "    ")
        }.joined()
    }

    /// The path is never cut: terminals make a link of it.
    private func place(_ finding: Finding) -> String {
        let path = "    \(finding.path):\(finding.position.line): "
        return path + finding.subject.cut(to: max(30, width - path.count)) + "\n"
    }

    private func more(_ all: Int, _ shown: Int, indent: String) -> String {
        all > shown ? "\(indent)and \(all - shown) more; see --format markdown, html or json\n" : ""
    }
}
