/// The modules of the HTML report: the order in which to adopt them, and a card for each, by readiness.
struct HTMLModules {
    let audit: Audit
    let texts: ReportTexts
    /// By module, in the order of the page's findings.
    private let findings: [String: [(rule: Rule, count: Int)]]

    init(audit: Audit, texts: ReportTexts) {
        self.audit = audit
        self.texts = texts
        var result: [String: [(rule: Rule, count: Int)]] = [:]
        for (rule, findings) in audit.notableByRule {
            for (module, members) in Dictionary(grouping: findings, by: \.module) {
                result[module, default: []].append((rule, members.count))
            }
        }
        findings = result
    }

    private enum Group: CaseIterable {
        case ready, difference, hand, native

        init(_ module: Audit.ModuleSummary) {
            if module.isNative {
                self = .native
                return
            }
            switch max(module.swap, module.adopt) {
            case .none: self = .ready
            case .difference: self = .difference
            case .hand: self = .hand
            }
        }

        func title(_ texts: ReportTexts) -> String {
            switch self {
            case .ready: return texts.group.ready
            case .difference: return texts.group.difference
            case .hand: return texts.group.hand
            case .native: return texts.group.native
            }
        }

        /// The class of the style sheet.
        var style: String {
            switch self {
            case .ready: return HTML.name(.none)
            case .difference: return HTML.name(.difference)
            case .hand: return HTML.name(.hand)
            case .native: return HTML.native
            }
        }
    }

    var text: String {
        if audit.modules.isEmpty { return "<p>\(texts.none)</p>\n" }
        let modules = Array(audit.modules.enumerated())
        return order(modules)
            + Group.allCases.map { group in
                let members = modules.filter { Group($0.element) == group }
                return members.isEmpty
                    ? ""
                    : """
                    <details class="group" open>
                    <summary><h3>\(group.title(texts)) (\(members.count))</h3></summary>
                    <div class="cards">
                    \(members.map { card($0.offset, $0.element) }.joined())</div>
                    </details>

                    """
            }.joined()
    }

    private func order(_ modules: [(offset: Int, element: Audit.ModuleSummary)]) -> String {
        let rows = Dictionary(grouping: modules, by: \.element.wave).sorted { $0.key < $1.key }.map { wave, members in
            let names = members.map {
                "<a class=\"badge \(Group($0.element).style)\" href=\"#module-\($0.offset)\">\(HTML.escape($0.element.name))</a>"
            }
            return
                "<tr><td><span class=\"wave\">\(wave)</span></td><td class=\"names\">\(names.joined(separator: " "))</td></tr>\n"
        }
        return """
            <p>\(texts.orderOfWaves)</p>
            <table class="order">
            \(rows.joined())</table>

            """
    }

    private func card(_ index: Int, _ module: Audit.ModuleSummary) -> String {
        """
        <section class="card" id="module-\(index)">
        <h4><span class="wave">\(module.wave)</span><span>\(HTML.escape(module.name))</span></h4>
        <p>\(badges(module))</p>
        <p>\(figures(module))</p>
        \(bar(module))\(after(module))\(rules(of: module))</section>

        """
    }

    private func badges(_ module: Audit.ModuleSummary) -> String {
        if module.isNative { return HTML.nativeBadge(texts) }
        return HTML.badge(module.swap, "swap\(texts.colon)\(texts.short(module.swap))") + " "
            + HTML.badge(module.adopt, "adopt\(texts.colon)\(texts.short(module.adopt))")
    }

    private func figures(_ module: Audit.ModuleSummary) -> String {
        var parts =
            module.models == 0
            ? [texts.noModels] : [texts.models(module.models), texts.nativeAmong(module.nativeModels)]
        parts.append(texts.uses(module.uses))
        if module.minutes > 0 { parts.append(texts.effort(texts.amount(ofMinutes: module.minutes))) }
        return parts.joined(separator: texts.comma)
    }

    /// How much of it is native.
    private func bar(_ module: Audit.ModuleSummary) -> String {
        guard module.models > 0 else { return "" }
        let done = module.nativeModels * 100 / module.models
        return
            "<div class=\"bar\" title=\"\(texts.percentNative(done))\"><span style=\"width:\(done)%\"></span></div>\n"
    }

    private func after(_ module: Audit.ModuleSummary) -> String {
        module.dependsOn.isEmpty
            ? "" : "<p class=\"quiet\">\(texts.after(HTML.escape(module.dependsOn.joined(separator: ", "))))</p>\n"
    }

    /// What was found in the module, with links to the rules.
    private func rules(of module: Audit.ModuleSummary) -> String {
        let rules = findings[module.name] ?? []
        if rules.isEmpty { return "" }
        let items = rules.map {
            "<li>\($0.count) × <a href=\"#\(HTML.anchor($0.rule))\">\(HTML.escape($0.rule.text(in: texts.language).title))</a> "
                + "\(HTML.badge($0.rule.impact, texts.short($0.rule.impact)))</li>"
        }
        return
            "<details><summary>\(texts.findings(rules.reduce(0) { $0 + $1.count }))</summary><ul>\(items.joined())</ul></details>\n"
    }
}
