/// The report as one HTML page: no scripts, nothing loaded, readable on a phone and on paper.
struct HTMLReport {
    let audit: Audit
    let history: [Baseline.Entry]
    let origin: ReportOrigin?
    let texts: ReportTexts

    init(_ audit: Audit, history: [Baseline.Entry], origin: ReportOrigin?, texts: ReportTexts) {
        self.texts = texts
        self.audit = audit
        self.history = history
        self.origin = origin
    }

    var text: String {
        let head = HTMLHead(audit: audit, origin: origin, texts: texts)
        return HTML.page(
            texts.title, texts.language,
            body: """
                \(head.text)\(figures)\(broken)<h2>\(texts.readiness)</h2>
                \(readiness)\(head.obstacles)\(HTMLFolders(audit: audit, texts: texts).text)\(HTMLProgress(audit, history: history, texts: texts).text)<h2>\(texts.modulesHeading)</h2>
                \(HTMLModules(audit: audit, texts: texts).text)<h2>\(texts.findingsHeading)</h2>
                \(HTMLFindings(audit: audit, texts: texts).text)<h2>\(texts.modelsHeading)</h2>
                \(models)<p class="quiet">\(texts.guide)\(texts.colon)\(HTML.link(GuidePage.overview.url(in: texts.language), texts.title))</p>

                """)
    }

    private var figures: String {
        let native = audit.models.count(where: \.isNative)
        let ready = audit.models.count { !$0.isNative && $0.adopt < .hand }
        let items = [
            ("\(audit.modules.count)", texts.modulesHeading.lowercased()),
            ("\(audit.models.count)", texts.modelsColumn), ("\(native)", texts.native),
            ("\(ready)", texts.readyToAdopt),
            ("\(audit.models.count - native - ready)", texts.needHandToAdopt),
            ("\(audit.modules.reduce(0) { $0 + $1.uses })", texts.usesOfHandyJSON),
            (audit.hours > 0 ? texts.amount(ofMinutes: audit.hours * 60) : texts.noEffort, texts.effortColumn),
        ]
        return HTML.figures(items)
    }

    private var broken: String {
        audit.broken.isEmpty
            ? ""
            : "<p class=\"warning\">\(texts.doesNotParse.capitalizedFirst)\(texts.colon)"
                + audit.broken.map { "<code>\(HTML.path($0))</code>" }.joined(separator: ", ") + "</p>\n"
    }

    /// A bar for each stage, with its parts in words below it.
    private var readiness: String {
        if audit.modules.isEmpty { return "<p>\(texts.nothingFound)</p>\n" }
        return Readiness.stages(audit, texts).map { stage in
            let parts = stage.parts.map {
                "<span class=\"\($0.impact.map(HTML.name) ?? HTML.native)\" style=\"flex:\($0.modules)\"></span>"
            }.joined()
            return
                "<p class=\"stage\">\(HTML.label(stage.stage, texts))\(stage.text)</p>\n<div class=\"parts\">\(parts)</div>\n"
        }.joined()
    }

    /// A table for each module, open where the page stays short.
    private var models: String {
        if audit.models.isEmpty { return "<p>\(texts.none)</p>\n" }
        let byModule = Dictionary(grouping: audit.models, by: \.module)
        let isOpen = audit.models.count <= 30
        return audit.modules.compactMap { module in byModule[module.name].map { table(module, $0, isOpen: isOpen) } }
            .joined()
    }

    private func table(_ module: Audit.ModuleSummary, _ models: [Audit.ModelSummary], isOpen: Bool) -> String {
        let rows = models.map { model in
            "<tr><td class=\"n\">\(model.wave)</td><td>\(HTML.escape(model.name)) <span class=\"quiet\">\(model.kind)\(texts.comma)\(texts.fields(model.properties))</span></td>"
                + "<td>\(HTML.badge(model.swap, texts.swap(model.swap)))</td><td>\(model.isNative ? HTML.nativeBadge(texts) : HTML.badge(model.adopt, texts.adopt(model.adopt)))</td></tr>\n"
        }.joined()
        return """
            <details class="card"\(isOpen ? " open" : "")>
            <summary><b>\(HTML.escape(module.name))</b> <span class="quiet">\(texts.models(models.count))\(texts.comma)\(texts.nativeAmong(module.nativeModels))</span></summary>
            <table><tr><th>\(texts.wave)</th><th>\(texts.model)</th><th>\(texts.stage1Column)</th><th>\(texts.stage3Column)</th></tr>
            \(rows)</table>
            </details>

            """
    }
}
