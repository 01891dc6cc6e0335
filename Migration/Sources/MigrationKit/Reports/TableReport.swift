/// The report for a terminal.
struct TableReport {
    let audit: Audit

    init(_ audit: Audit) { self.audit = audit }

    var text: String {
        var text = summary
        if audit.modules.isEmpty { return text + "No HandyJSON models and no uses of HandyJSON were found.\n" }
        text += "\nModules, in the order to adopt them\n\n" + modules
        text += "\nModels\n\n" + models
        let findings = self.findings
        if !findings.isEmpty { text += "\nFindings\n" + findings }
        return text
    }

    private var summary: String {
        let native = audit.models.filter(\.isNative).count
        var text = "\(count(audit.fileCount, "file")), \(count(audit.lineCount, "line")), \(count(audit.models.count, "model"))"
        if native > 0 { text += " (\(native) native)" }
        text += ", \(count(audit.notable.count, "finding")), effort \(effort(audit.hours * 60))\n"
        for path in audit.broken { text += "\(path): does not parse; nothing in it is counted reliably, and it is never rewritten\n" }
        return text
    }

    private var modules: String {
        var table = TextTable(header: ["wave", "module", "models", "native", "uses", "stage 1 (swap)", "stage 3 (adopt)", "effort", "imports"], right: [0, 2, 3, 4])
        for module in audit.modules {
            table.rows.append([
                "\(module.wave)", module.name, "\(module.models)", "\(module.nativeModels)", "\(module.uses)", module.swap.swapWords,
                module.adopt.adoptWords, effort(module.minutes), module.dependsOn.joined(separator: ", "),
            ])
        }
        return table.text
    }

    private var models: String {
        var table = TextTable(header: ["wave", "model", "module", "kind", "properties", "depth", "stage 1 (swap)", "stage 3 (adopt)"], right: [0, 4, 5])
        for model in audit.models {
            table.rows.append([
                "\(model.wave)", model.name, model.module, model.kind, "\(model.properties)", "\(model.depth)", model.swap.swapWords,
                model.isNative ? "native" : model.adopt.adoptWords,
            ])
        }
        return table.text
    }

    /// By rule, the heavier first.
    private var findings: String {
        var text = ""
        for (rule, findings) in audit.notableByRule {
            text += "\n\(rule.id): \(rule.title) (\(findings.count))\n"
            text += "  what happens: \(rule.effect)\n  what to do:   \(rule.advice)\n"
            for finding in findings.prefix(20) { text += "    \(finding.path):\(finding.position.line): \(finding.subject)\n" }
            if findings.count > 20 { text += "    and \(findings.count - 20) more; see --format json\n" }
        }
        return text
    }
}

extension Audit {
    /// Findings that somebody should read, by rule: what needs a hand first, then the most frequent.
    var notableByRule: [(Rule, [Finding])] {
        Dictionary(grouping: notable, by: \.rule).map { ($0.key, $0.value) }.sorted {
            if $0.0.impact != $1.0.impact { return $0.0.impact > $1.0.impact }
            if $0.0.stage != $1.0.stage { return $0.0.stage.rawValue > $1.0.stage.rawValue }
            return $0.1.count != $1.1.count ? $0.1.count > $1.1.count : $0.0.id < $1.0.id
        }
    }
}
