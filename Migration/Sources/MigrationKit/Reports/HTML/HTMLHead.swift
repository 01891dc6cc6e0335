/// The first lines of the page: of what it is, what it comes to, and what its words mean.
struct HTMLHead {
    let audit: Audit
    let origin: ReportOrigin?

    var text: String {
        var lines: [String] = []
        if let origin {
            let tool = "handyjson-migrate \(LibraryCoordinates().version)"
            lines.append(
                "<p><b>\(HTML.escape(origin.project))</b>, \(HTML.escape(origin.date)), \(HTML.escape(tool)), \(HTML.escape(origin.scope))</p>"
            )
        }
        lines.append("<p><b>Swap today:</b> \(swapVerdict)<br><b>Adopt today:</b> \(adoptVerdict)</p>")
        lines.append(legend)
        return lines.joined(separator: "\n") + "\n"
    }

    private var swapVerdict: String {
        let blockers = audit.findings.count { $0.rule.stage == .swap && $0.rule.impact == .hand }
        return blockers == 0
            ? "yes" : "no, \(count(blockers, "place")) \(blockers == 1 ? "needs" : "need") a hand first"
    }

    private var adoptVerdict: String {
        let waiting = audit.models.filter { !$0.isNative }
        if waiting.isEmpty { return "nothing is left to adopt" }
        let ready = waiting.count { $0.adopt < .hand }
        return ready == waiting.count
            ? "yes, all \(count(ready, "model"))"
            : "\(ready) of \(count(waiting.count, "model")); what holds the others is listed below"
    }

    private let legend = """
        <ul class="quiet">
        <li><b>As it is:</b> nothing changes. <b>Difference:</b> something may come out differently, and the page that is linked says what. <b>Needs a hand:</b> code has to change first.</li>
        <li><b>Stage 1</b> swaps the import, <b>stage 3</b> makes models native; stage 2 is watching, and changes nothing.</li>
        <li><b>Wave:</b> what has no number below its own in what it uses comes first. <b>Native:</b> a SmartCodable model.</li>
        <li><b>Effort:</b> minutes for a person over all findings shown here, in the project's own code; the tool's own rewriting takes none.</li>
        </ul>
        """

    /// The few places that hold most models.
    var obstacles: String {
        guard !audit.obstacles.isEmpty else { return "" }
        let rows = audit.obstacles.prefix(10).map { place in
            "<tr><td class=\"n\">\(place.models)</td><td><code>\(HTML.path(place.path)):\(place.position.line)</code></td><td>\(HTML.escape(place.reason))</td></tr>\n"
        }
        return
            "<h2>What holds most models</h2>\n<table><tr><th class=\"n\">models</th><th>place</th><th>reason</th></tr>\n\(rows.joined())</table>\n"
    }
}
