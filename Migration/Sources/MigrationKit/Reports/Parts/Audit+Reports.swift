extension Audit {
    /// The first line where the app's target is lower than the libraries': nothing else helps until it is raised.
    func targetsToRaise(_ texts: ReportTexts) -> String? {
        let low = findings.filter { $0.rule.id == Rule.deploymentTarget.id }
        guard !low.isEmpty else { return nil }
        let platforms = MinimumVersions.list.filter { platform in
            low.contains { $0.subject.hasPrefix(platform.prefix { $0 != " " }) }
        }
        let more = low.count > 3 ? [texts.moreFindings(low.count - 3)] : []
        return texts.raiseTargets(platforms, low.prefix(3).map { "\($0.path):\($0.position.line)" } + more)
    }

    /// Findings that somebody should read, by rule: what needs a hand first, then the most frequent.
    var notableByRule: [(Rule, [Finding])] {
        Dictionary(grouping: notable, by: \.rule).map { ($0.key, $0.value) }.sorted {
            if $0.0.impact != $1.0.impact { return $0.0.impact > $1.0.impact }
            if $0.0.stage != $1.0.stage { return $0.0.stage.rawValue > $1.0.stage.rawValue }
            return $0.1.count != $1.1.count ? $0.1.count > $1.1.count : $0.0.id < $1.0.id
        }
    }

    /// The column of a finding in UTF-16 units, from 1; `position` counts bytes. O(bytes before it).
    func utf16Column(of finding: Finding) -> Int {
        guard let bytes = sources[finding.path]?.bytes else { return finding.position.column }
        var lineStart = 0
        for _ in 1..<max(1, finding.position.line) {
            guard let end = bytes[lineStart...].firstIndex(of: 0x0A) else { return finding.position.column }
            lineStart = end + 1
        }
        return String(decoding: bytes[lineStart...].prefix(finding.position.column - 1), as: UTF8.self).utf16.count + 1
    }
}
