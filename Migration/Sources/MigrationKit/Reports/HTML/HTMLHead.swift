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
        if let first = audit.targetsToRaise(texts) {
            lines.append("<p><b>\(HTML.escape(first))\(texts.stop)</b></p>")
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

    /// The few places that hold most models, and those that keep HandyJSON beside.
    var obstacles: String {
        nextEdits + table(texts.holdsMost, audit.obstacles) + table(texts.holdsBeside, audit.holds)
    }

    private var nextEdits: String {
        let steps = audit.handEdits.adoption
        guard !steps.isEmpty else { return "" }
        let rows = steps.prefix(10).map { step in
            let places = step.edits.map { edit in
                "<p><code>\(HTML.path(edit.path)):\(edit.position.line)</code> \(HTML.escape(edit.reason(in: texts)))<br>→ \(HTML.escape(edit.suggestion(in: texts)))</p>"
                    + change(edit)
            }
            let together =
                step.edits.count == 1 ? "" : "<p class=\"quiet\">\(texts.placesTogether(step.edits.count))</p>"
            return "<tr><td class=\"n\">\(step.models)</td><td>\(together)\(places.joined())</td></tr>\n"
        }
        return
            "<h2>\(texts.nextEdits)</h2>\n<table><tr><th class=\"n\">\(texts.modelsColumn)</th><th>\(texts.whatToDo)</th></tr>\n"
            + rows.joined() + "</table>\n"
    }

    private func change(_ edit: HandEdits.Edit) -> String {
        guard let line = edit.line else { return "" }
        let lines = ["-" + line] + (edit.replacement.map { ["+" + $0] } ?? [])
        return "<pre>\(HTML.escape(lines.joined(separator: "\n")))</pre>"
    }

    private func table(_ title: String, _ places: [AdoptionObstacle]) -> String {
        guard !places.isEmpty else { return "" }
        let rows = places.prefix(10).map { place in
            "<tr><td class=\"n\">\(place.models)</td><td><code>\(HTML.path(place.path)):\(place.position.line)</code></td>"
                + "<td>\(HTML.escape(texts.reason(place.reason, place.rule)))</td></tr>\n"
        }
        return
            "<h2>\(title)</h2>\n<table><tr><th class=\"n\">\(texts.modelsColumn)</th><th>\(texts.place)</th>"
            + "<th>\(texts.reason)</th></tr>\n\(rows.joined())</table>\n"
    }
}
