/// The report as one HTML page: no scripts, nothing loaded, readable on a phone and on paper.
struct HTMLReport {
    let audit: Audit
    let history: [Baseline.Entry]
    let origin: ReportOrigin?

    init(_ audit: Audit, history: [Baseline.Entry], origin: ReportOrigin? = nil) {
        self.audit = audit
        self.history = history
        self.origin = origin
    }

    var text: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Leaving HandyJSON</title>
        <style>\(HTMLStyle.sheet)</style>
        </head>
        <body>
        <h1>Leaving HandyJSON</h1>
        \(HTMLHead(audit: audit, origin: origin).text)\(figures)\(broken)<h2>Readiness</h2>
        \(readiness)\(HTMLHead(audit: audit, origin: origin).obstacles)\(HTMLFolders(audit: audit).text)\(HTMLProgress(audit, history: history).text)<h2>Modules</h2>
        \(HTMLModules(audit: audit).text)<h2>Findings</h2>
        \(HTMLFindings(audit: audit).text)<h2>Models</h2>
        \(models)<p class="quiet">The guide: \(HTML.link(GuidePage.overview.url, "Leaving HandyJSON"))</p>
        </body>
        </html>

        """
    }

    private var figures: String {
        let native = audit.models.count(where: \.isNative)
        let ready = audit.models.count { !$0.isNative && $0.adopt < .hand }
        let items = [
            ("\(audit.modules.count)", "modules"), ("\(audit.models.count)", "models"), ("\(native)", "native"),
            ("\(ready)", "ready to adopt (stage 3)"),
            ("\(audit.models.count - native - ready)", "need a hand (stage 3)"),
            ("\(audit.modules.reduce(0) { $0 + $1.uses })", "HandyJSON uses"),
            (audit.hours > 0 ? effort(audit.hours * 60) : "none", "effort"),
        ]
        return "<ul class=\"figures\">"
            + items.map { "<li><b>\(HTML.escape($0.0))</b>\(HTML.escape($0.1))</li>" }.joined() + "</ul>\n"
    }

    private var broken: String {
        audit.broken.isEmpty
            ? ""
            : "<p class=\"warning\">Does not parse: "
                + audit.broken.map { "<code>\(HTML.path($0))</code>" }.joined(separator: ", ") + "</p>\n"
    }

    /// A bar for each stage, with its parts in words below it.
    private var readiness: String {
        if audit.modules.isEmpty { return "<p>No HandyJSON models and no uses of HandyJSON were found.</p>\n" }
        return Readiness.stages(audit).map { stage in
            let parts = stage.parts.map {
                "<span class=\"\($0.impact.map(HTML.name) ?? HTML.native)\" style=\"flex:\($0.modules)\"></span>"
            }.joined()
            return "<p class=\"stage\"><b>\(stage.stage):</b> \(stage.text)</p>\n<div class=\"parts\">\(parts)</div>\n"
        }.joined()
    }

    /// A table for each module, open where the page stays short.
    private var models: String {
        if audit.models.isEmpty { return "<p>None.</p>\n" }
        let byModule = Dictionary(grouping: audit.models, by: \.module)
        let isOpen = audit.models.count <= 30
        return audit.modules.compactMap { module in byModule[module.name].map { table(module, $0, isOpen: isOpen) } }
            .joined()
    }

    private func table(_ module: Audit.ModuleSummary, _ models: [Audit.ModelSummary], isOpen: Bool) -> String {
        let rows = models.map { model in
            "<tr><td class=\"n\">\(model.wave)</td><td>\(HTML.escape(model.name)) <span class=\"quiet\">\(model.kind), \(count(model.properties, "field"))</span></td>"
                + "<td>\(HTML.badge(model.swap, model.swap.swapWords))</td><td>\(model.isNative ? HTML.nativeBadge : HTML.badge(model.adopt, model.adopt.adoptWords))</td></tr>\n"
        }.joined()
        return """
            <details class="card"\(isOpen ? " open" : "")>
            <summary><b>\(HTML.escape(module.name))</b> <span class="quiet">\(count(models.count, "model")), \(module.nativeModels) native</span></summary>
            <table><tr><th>wave</th><th>model</th><th>stage 1</th><th>stage 3</th></tr>
            \(rows)</table>
            </details>

            """
    }
}
