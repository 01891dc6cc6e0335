/// HandyJSON's uses over time: the updates of the baseline file, and the present.
struct HTMLProgress {
    private struct Point {
        let date: String
        let uses, models, native: Int
    }

    private let points: [Point]
    private let texts: ReportTexts

    init(_ audit: Audit, history: [Baseline.Entry], texts: ReportTexts) {
        self.texts = texts
        points =
            history.map { Point(date: $0.date, uses: $0.uses, models: $0.models, native: $0.native) }
            + [
                Point(
                    date: texts.now, uses: Baseline(audit).total, models: audit.models.count,
                    native: audit.models.count(where: \.isNative))
            ]
    }

    var text: String {
        guard points.count > 1, let first = points.first, let last = points.last else {
            return
                "<h2>\(texts.progress)</h2>\n<p class=\"quiet\">\(texts.noBaseline)</p>\n"
        }
        return """
            <h2>\(texts.progress)</h2>
            <p>\(texts.progressOf(first.uses, last.uses, last.native, last.models))</p>
            <div class="chart">
            <div class="scale"><span>\(top)</span><span>0</span></div>
            <div class="plot"><svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label="\(texts.usesOverTime)">\(drawing)</svg>\(values)</div>
            <div class="dates"><span>\(HTML.escape(first.date))</span><span>\(HTML.escape(last.date))</span></div>
            </div>
            <details><summary>\(texts.allCounts(points.count))</summary>\(table)</details>

            """
    }

    private var top: Int { max(1, points.map(\.uses).max() ?? 1) }

    /// In thousandths of the width, and hundredths of the height from above.
    private func place(_ index: Int) -> (x: Int, y: Int) {
        (index * 1000 / max(1, points.count - 1), 100 - points[index].uses * 100 / top)
    }

    /// The drawing is stretched to the window, and its lines are not: a dot is a line without length.
    private var drawing: String {
        let places = points.indices.map(place)
        let dots =
            points.count > 40
            ? ""
            : zip(points, places).map { point, place in
                "<path class=\"dot\" d=\"M\(place.x) \(place.y)h0\"><title>\(HTML.escape(point.date))\(texts.colon)\(texts.uses(point.uses))</title></path>"
            }.joined()
        return "<polyline points=\"\(places.map { "\($0.x),\($0.y)" }.joined(separator: " "))\"/>\(dots)"
    }

    /// The number at each dot, while there is room for all of them; the scale has the first.
    private var values: String {
        guard points.count <= 6 else { return "" }
        return points.indices.map { index in
            let place = place(index)
            let side = index == 0 ? "first" : index == points.count - 1 ? "last" : "between"
            return
                "<span class=\"\(side)\" style=\"left:\(place.x / 10)%;top:\(place.y)%\">\(points[index].uses)</span>"
        }.joined()
    }

    private var table: String {
        let rows = points.map {
            "<tr><td>\(HTML.escape($0.date))</td><td class=\"n\">\($0.uses)</td><td class=\"n\">\($0.models)</td><td class=\"n\">\($0.native)</td></tr>"
        }
        return
            "<table><tr><th>\(texts.date)</th><th class=\"n\">\(texts.usesColumn)</th><th class=\"n\">\(texts.modelsColumn)</th>"
            + "<th class=\"n\">\(texts.native)</th></tr>\(rows.joined())</table>"
    }
}
