/// Compares the present uses with the baseline.
public struct Ratchet: Sendable {
    public struct Growth: Sendable, Equatable {
        public let path: String
        public let rule: String
        public let allowed: Int
        public let found: Int
        /// Lines of all finds, the old ones among them.
        public let lines: [Int]
    }

    public let growths: [Growth]
    /// Uses that the baseline allows and that are gone.
    public let gone: Int
    public let before: Int
    public let now: Int

    public init(baseline: Baseline, audit: Audit) {
        let present = Baseline(audit)
        var growths: [Growth] = []
        for (path, rules) in present.uses {
            for (rule, found) in rules {
                let allowed = baseline.uses[path]?[rule] ?? 0
                guard found > allowed else { continue }
                let lines = audit.findings.filter { $0.path == path && $0.rule.id == rule }.map(\.position.line)
                growths.append(Growth(path: path, rule: rule, allowed: allowed, found: found, lines: lines))
            }
        }
        var gone = 0
        for (path, rules) in baseline.uses {
            for (rule, allowed) in rules { gone += max(0, allowed - (present.uses[path]?[rule] ?? 0)) }
        }
        self.growths = growths.sorted { ($0.path, $0.rule) < ($1.path, $1.rule) }
        self.gone = gone
        before = baseline.total
        now = present.total
    }

    public var passes: Bool { growths.isEmpty }

    public var text: String {
        var result = ""
        for growth in growths {
            let lines = growth.lines.map(String.init).joined(separator: ", ")
            result += "\(growth.path): \(growth.rule): \(growth.found) (baseline \(growth.allowed)), line\(growth.lines.count == 1 ? "" : "s") \(lines)\n"
        }
        if passes {
            result += "HandyJSON uses: \(now) (baseline \(before)).\n"
            if gone > 0 { result += "\(count(gone, "use")) of the baseline \(gone == 1 ? "is" : "are") gone: run check --update-baseline to keep it so.\n" }
        } else {
            let new = growths.reduce(0) { $0 + $1.found - $1.allowed }
            result += "\(count(new, "new use")) of HandyJSON. New models should be SmartCodable; if this one is meant, run check --update-baseline.\n"
        }
        return result
    }
}
