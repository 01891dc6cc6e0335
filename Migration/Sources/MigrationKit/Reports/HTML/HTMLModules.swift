/// The modules of the HTML report: the order in which to adopt them, and a card for each, by readiness.
struct HTMLModules {
    let audit: Audit
    /// By module, in the order of the page's findings.
    private let findings: [String: [(rule: Rule, count: Int)]]

    init(audit: Audit) {
        self.audit = audit
        var result: [String: [(rule: Rule, count: Int)]] = [:]
        for (rule, findings) in audit.notableByRule {
            for (module, members) in Dictionary(grouping: findings, by: \.module) {
                result[module, default: []].append((rule, members.count))
            }
        }
        findings = result
    }

    private enum Group: String, CaseIterable {
        case ready = "Ready as they are"
        case difference = "Ready, with a difference to know"
        case hand = "Need a hand"
        case native = "Native already"

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
        if audit.modules.isEmpty { return "<p>None.</p>\n" }
        let modules = Array(audit.modules.enumerated())
        return order(modules)
            + Group.allCases.map { group in
                let members = modules.filter { Group($0.element) == group }
                return members.isEmpty
                    ? ""
                    : """
                    <details class="group" open>
                    <summary><h3>\(group.rawValue) (\(members.count))</h3></summary>
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
            <p>The order to adopt them in: modules of one wave do not depend on each other.</p>
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
        if module.isNative { return HTML.nativeBadge }
        return HTML.badge(module.swap, "swap: \(module.swap.shortWords)") + " "
            + HTML.badge(module.adopt, "adopt: \(module.adopt.shortWords)")
    }

    private func figures(_ module: Audit.ModuleSummary) -> String {
        let models =
            module.models == 0 ? "no models" : "\(count(module.models, "model")), \(module.nativeModels) native"
        return
            "\(models), \(count(module.uses, "use"))\(module.minutes > 0 ? ", effort \(effort(module.minutes))" : "")"
    }

    /// How much of it is native.
    private func bar(_ module: Audit.ModuleSummary) -> String {
        guard module.models > 0 else { return "" }
        let done = module.nativeModels * 100 / module.models
        return "<div class=\"bar\" title=\"\(done) % native\"><span style=\"width:\(done)%\"></span></div>\n"
    }

    private func after(_ module: Audit.ModuleSummary) -> String {
        module.dependsOn.isEmpty
            ? "" : "<p class=\"quiet\">after \(HTML.escape(module.dependsOn.joined(separator: ", ")))</p>\n"
    }

    /// What was found in the module, with links to the rules.
    private func rules(of module: Audit.ModuleSummary) -> String {
        let rules = findings[module.name] ?? []
        if rules.isEmpty { return "" }
        let items = rules.map {
            "<li>\($0.count) × <a href=\"#\(HTML.anchor($0.rule))\">\(HTML.escape($0.rule.title))</a> \(HTML.badge($0.rule.impact, $0.rule.impact.shortWords))</li>"
        }
        return
            "<details><summary>\(count(rules.reduce(0) { $0 + $1.count }, "finding"))</summary><ul>\(items.joined())</ul></details>\n"
    }
}
