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
    /// Uses of files that are gone, found again in files the baseline does not know: renamed or split.
    public let moved: Int
    let broken: [String]
    public let before: Int
    public let now: Int

    public init(baseline: Baseline, audit: Audit) {
        let present = Baseline(audit).uses
        let allowed = baseline.part(of: audit)
        // By rule: what files that are gone leave to new ones.
        var left: [String: Int] = [:]
        for (path, rules) in allowed where !audit.paths.contains(path) { left.merge(rules) { $0 + $1 } }
        let leftAtFirst = left.values.reduce(0, +)
        var growths: [Growth] = []
        for (path, rules) in present.sorted(by: { $0.key < $1.key }) {
            for (rule, found) in rules.sorted(by: { $0.key < $1.key }) {
                let inherited = baseline.uses[path] == nil ? min(found, left[rule] ?? 0) : 0
                left[rule, default: 0] -= inherited
                let limit = (allowed[path]?[rule] ?? 0) + inherited
                guard found > limit else { continue }
                let lines = audit.findings.filter { $0.path == path && $0.rule.id == rule }.map(\.position.line)
                growths.append(Growth(path: path, rule: rule, allowed: limit, found: found, lines: lines))
            }
        }
        moved = leftAtFirst - left.values.reduce(0, +)
        var gone = -moved
        for (path, rules) in allowed {
            for (rule, count) in rules { gone += max(0, count - (present[path]?[rule] ?? 0)) }
        }
        self.growths = growths
        broken = audit.broken
        self.gone = gone
        before = Ratchet.total(allowed)
        now = Ratchet.total(present)
    }

    private static func total(_ uses: [String: [String: Int]]) -> Int {
        uses.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    }

    public var passes: Bool { growths.isEmpty }

    public var text: String {
        var result = ""
        for path in broken { result += "\(path): does not parse; its uses are counted as far as it can be read.\n" }
        for growth in growths {
            let lines = growth.lines.map(String.init).joined(separator: ", ")
            result +=
                "\(growth.path): \(growth.rule): \(growth.found) (baseline \(growth.allowed)), line\(growth.lines.count == 1 ? "" : "s") \(lines)\n"
        }
        if passes {
            result += "HandyJSON uses: \(now) (baseline \(before)).\n"
            if moved > 0 {
                result +=
                    "\(count(moved, "use")) moved to files the baseline does not know: run check --update-baseline to keep it so.\n"
            }
            if gone > 0 {
                result +=
                    "\(count(gone, "use")) of the baseline \(gone == 1 ? "is" : "are") gone: run check --update-baseline to keep it so.\n"
            }
        } else {
            let new = growths.reduce(0) { $0 + $1.found - $1.allowed }
            result +=
                "\(count(new, "new use")) of HandyJSON. New models should be SmartCodable; if this one is meant, run check --update-baseline.\n"
        }
        return result
    }
}
