/// The first lines of the page: of what it is, what it comes to, and what its words mean.
struct HTMLHead {
    let audit: Audit
    let origin: ReportOrigin?
    let texts: ReportTexts

    var text: String {
        var lines: [String] = []
        if let origin {
            let tool = "handyjson-migrate \(LibraryCoordinates().version)"
            lines.append(
                "<p><b>\(HTML.escape(origin.project))</b>, \(HTML.escape(origin.date)), \(HTML.escape(tool)), \(HTML.escape(origin.scope))</p>"
            )
        }
        lines.append(
            "<p>\(HTML.label(texts.swapToday, texts))\(swapVerdict)<br>\(HTML.label(texts.adoptToday, texts))\(adoptVerdict)</p>"
        )
        lines.append(legend)
        return lines.joined(separator: "\n") + "\n"
    }

    private var swapVerdict: String {
        let blockers = audit.findings.count { $0.rule.stage == .swap && $0.rule.impact == .hand }
        return blockers == 0 ? texts.yes : texts.blocked(blockers)
    }

    private var adoptVerdict: String {
        let waiting = audit.models.filter { !$0.isNative }
        if waiting.isEmpty { return texts.nothingToAdopt }
        let ready = waiting.count { $0.adopt < .hand }
        return ready == waiting.count ? texts.allReady(ready) : texts.someReady(ready, waiting.count)
    }

    private var legend: String {
        "<ul class=\"quiet\">\n" + texts.legend.map { "<li>\($0)</li>\n" }.joined() + "</ul>"
    }

    /// What `adopt` says of a place is English; in another language the rule's title stands before it.
    private func reason(_ place: AdoptionObstacle) -> String {
        guard texts.language != .english, let rule = Rule.byID[place.rule] else { return place.reason }
        return rule.text(in: texts.language).title + texts.colon + place.reason
    }

    /// The few places that hold most models, and those that keep HandyJSON beside.
    var obstacles: String { table(texts.holdsMost, audit.obstacles) + table(texts.holdsBeside, audit.holds) }

    private func table(_ title: String, _ places: [AdoptionObstacle]) -> String {
        guard !places.isEmpty else { return "" }
        let rows = places.prefix(10).map { place in
            "<tr><td class=\"n\">\(place.models)</td><td><code>\(HTML.path(place.path)):\(place.position.line)</code></td>"
                + "<td>\(HTML.escape(reason(place)))</td></tr>\n"
        }
        return
            "<h2>\(title)</h2>\n<table><tr><th class=\"n\">\(texts.modelsColumn)</th><th>\(texts.place)</th>"
            + "<th>\(texts.reason)</th></tr>\n\(rows.joined())</table>\n"
    }
}
