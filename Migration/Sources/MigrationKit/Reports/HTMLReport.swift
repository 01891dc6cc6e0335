/// The report as one HTML page: no scripts, no network, readable on a phone.
struct HTMLReport {
    let audit: Audit
    let history: [Baseline.Entry]

    init(_ audit: Audit, history: [Baseline.Entry]) {
        self.audit = audit
        self.history = history
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
        \(figures)\(progress)\(broken)
        <h2>Modules, in the order to adopt them</h2>
        \(modules)
        <h2>Findings</h2>
        \(findings)
        <h2>Models</h2>
        \(models)
        </body>
        </html>

        """
    }

    private var figures: String {
        let native = audit.models.filter(\.isNative).count
        let ready = audit.models.filter { !$0.isNative && $0.adopt < .hand }.count
        let items = [
            ("\(audit.models.count)", "models"), ("\(native)", "native"), ("\(ready)", "ready to adopt"), ("\(audit.models.count - native - ready)", "need a hand"),
            ("\(audit.modules.reduce(0) { $0 + $1.uses })", "HandyJSON uses"), (effort(audit.hours * 60), "effort"),
        ]
        return "<ul class=\"figures\">" + items.map { "<li><b>\(escape($0.0))</b>\(escape($0.1))</li>" }.joined() + "</ul>\n"
    }

    private var broken: String {
        audit.broken.isEmpty ? "" : "<p class=\"hand\">Does not parse: " + audit.broken.map { "<code>\(escape($0))</code>" }.joined(separator: ", ") + "</p>\n"
    }

    /// Uses over time, as a line.
    private var progress: String {
        let present = Baseline(audit).total
        let points = history.map { ($0.date, $0.uses) } + [("now", present)]
        guard points.count > 1 else { return "" }
        let top = Double(max(1, points.map(\.1).max() ?? 1))
        let step = 600 / Double(points.count - 1)
        let line = points.enumerated().map { index, point in
            "\(Int(Double(index) * step) + 20),\(Int(130 - 110 * Double(point.1) / top))"
        }
        let dots = zip(points, line).map { point, place -> String in
            let parts = place.split(separator: ",")
            return "<circle cx=\"\(parts[0])\" cy=\"\(parts[1])\" r=\"4\"><title>\(escape(point.0)): \(point.1) uses</title></circle>"
        }
        let rows = points.map { "<tr><td>\(escape($0.0))</td><td class=\"n\">\($0.1)</td></tr>" }.joined()
        return """
            <h2>Progress</h2>
            <svg viewBox="0 0 640 140" role="img" aria-label="HandyJSON uses over time"><polyline points="\(line.joined(separator: " "))"/>\(dots.joined())</svg>
            <details><summary>\(points[0].1) uses at first, \(present) now</summary><table><tr><th>date</th><th>uses</th></tr>\(rows)</table></details>

            """
    }

    private var modules: String {
        audit.modules.map { module in
            let done = module.models == 0 ? 0 : module.nativeModels * 100 / module.models
            return """
                <section class="card">
                <h3><span class="wave">\(module.wave)</span> \(escape(module.name))</h3>
                <p>\(badge(module.swap, module.swap.swapWords)) \(badge(module.adopt, module.adopt.adoptWords))</p>
                <p>\(count(module.models, "model")), \(module.nativeModels) native, \(count(module.uses, "use")), effort \(effort(module.minutes))</p>
                <div class="bar" title="\(done) % native"><span style="width:\(done)%"></span></div>
                \(module.dependsOn.isEmpty ? "" : "<p class=\"quiet\">after \(escape(module.dependsOn.joined(separator: ", ")))</p>")
                </section>

                """
        }.joined()
    }

    private var findings: String {
        if audit.notable.isEmpty { return "<p>None.</p>\n" }
        return audit.notableByRule.map { rule, findings in
            """
            <details class="card">
            <summary>\(badge(rule.impact, rule.impact == .hand ? "needs a hand" : "difference")) <b>\(escape(rule.title))</b> <span class="quiet">\(findings.count) × \(rule.id)</span></summary>
            <p><b>What happens:</b> \(escape(rule.effect)).<br><b>What to do:</b> \(escape(rule.advice)).</p>
            \(findings.prefix(100).map(excerpt).joined())\(findings.count > 100 ? "<p>and \(findings.count - 100) more</p>" : "")
            </details>

            """
        }.joined()
    }

    private func excerpt(_ finding: Finding) -> String {
        "<p class=\"place\">\(escape(finding.path)):\(finding.position.line)\(finding.type.map { " · \(escape($0))" } ?? "")</p>\n<pre>\(lines(around: finding))</pre>\n"
    }

    /// The line with one before and one after it.
    private func lines(around finding: Finding) -> String {
        guard let file = audit.sources[finding.path] else { return escape(finding.subject) }
        let all = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let middle = finding.position.line - 1
        return (max(0, middle - 1)...min(all.count - 1, middle + 1)).map { index in
            let text = escape(String(decoding: all[index].last == 0x0D ? all[index].dropLast() : all[index], as: UTF8.self))
            return index == middle ? "<mark>\(text)</mark>" : text
        }.joined(separator: "\n")
    }

    private var models: String {
        let rows = audit.models.map { model in
            "<tr><td class=\"n\">\(model.wave)</td><td>\(escape(model.name))<br><span class=\"quiet\">\(escape(model.module)), \(model.kind), \(model.properties)</span></td>"
                + "<td>\(badge(model.swap, model.swap.swapWords))</td><td>\(model.isNative ? "<span class=\"ok\">native</span>" : badge(model.adopt, model.adopt.adoptWords))</td></tr>\n"
        }.joined()
        return "<table><tr><th>wave</th><th>model</th><th>stage 1</th><th>stage 3</th></tr>\n\(rows)</table>\n"
    }

    private func badge(_ impact: Rule.Impact, _ words: String) -> String {
        let name = impact == .none ? "ok" : impact == .difference ? "difference" : "hand"
        return "<span class=\"\(name)\">\(escape(words))</span>"
    }

    private func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}

enum HTMLStyle {
    static let sheet = """

        :root { color-scheme: light dark; --line: #8884; --ok: #1a7f37; --difference: #9a6700; --hand: #cf222e; }
        body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 60rem; }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2rem; } h3 { font-size: 1.05rem; margin: 0; }
        .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: .5rem; list-style: none; padding: 0; }
        .figures li, .card { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; }
        .figures b { display: block; font-size: 1.4rem; }
        .card { margin: .6rem 0; } .card p { margin: .3rem 0; }
        .ok, .difference, .hand { display: inline-block; border-radius: 1rem; border: 1px solid; padding: 0 .5rem; font-size: .8rem; white-space: nowrap; }
        .ok { color: var(--ok); } .difference { color: var(--difference); } .hand { color: var(--hand); }
        p.hand { display: block; border-radius: .5rem; white-space: normal; padding: .5rem; }
        .wave { display: inline-block; min-width: 1.4rem; text-align: center; border-radius: 1rem; background: var(--line); font-size: .85rem; }
        .bar { height: .4rem; background: var(--line); border-radius: .2rem; } .bar span { display: block; height: 100%; background: var(--ok); border-radius: .2rem; }
        .quiet { opacity: .65; font-size: .85rem; } .place { font-size: .85rem; margin-top: .6rem; overflow-wrap: anywhere; }
        pre { margin: 0; padding: .5rem; overflow-x: auto; border: 1px solid var(--line); border-radius: .3rem; font-size: .8rem; }
        mark { background: #ffd33d66; color: inherit; display: inline-block; min-width: 100%; }
        table { border-collapse: collapse; width: 100%; } td, th { border-bottom: 1px solid var(--line); padding: .3rem .4rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
        .n { text-align: right; } summary { cursor: pointer; }
        svg { width: 100%; height: auto; } polyline { fill: none; stroke: var(--ok); stroke-width: 3; } circle { fill: var(--ok); }
        @media (max-width: 30rem) { .ok, .difference, .hand { white-space: normal; } table { font-size: .85rem; } }

        """
}
