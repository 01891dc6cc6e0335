/// Where an app is one module, its folders say more than its bar.
struct HTMLFolders {
    let audit: Audit
    let texts: ReportTexts

    var text: String {
        guard audit.modules.count == 1, audit.models.count > 10 else { return "" }
        let groups = Dictionary(grouping: audit.models, by: { folder($0.path) })
        guard groups.count > 1 else { return "" }
        let rows = groups.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }.prefix(30).map {
            name, models in
            let native = models.count(where: \.isNative)
            let ready = models.count { !$0.isNative && $0.adopt < .hand }
            let cells = [models.count, native, ready, models.count - native - ready].map {
                "<td class=\"n\">\($0)</td>"
            }.joined()
            return "<tr><td><code>\(HTML.path(name))</code></td>\(cells)</tr>\n"
        }
        let head = [texts.modelsColumn, texts.native, texts.readyColumn, texts.needHandColumn].map {
            "<th class=\"n\">\($0)</th>"
        }.joined()
        return "<h2>\(texts.folders)</h2>\n<table><tr><th>\(texts.folder)</th>\(head)</tr>\n\(rows.joined())</table>\n"
    }

    /// Two levels below what all models have in common.
    private func folder(_ path: String) -> String {
        let parts = path.split(separator: "/").dropLast().map(String.init)
        return parts.isEmpty ? "." : parts.prefix(common + 2).joined(separator: "/")
    }

    private var common: Int {
        let all = audit.models.map { $0.path.split(separator: "/").dropLast() }
        guard let first = all.first else { return 0 }
        return first.indices.prefix { index in
            all.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
        }.count
    }
}
