/// Lines that Xcode shows as warnings when a run script phase prints them: `/abs/path:line:column: warning: text`.
struct XcodeReport {
    let audit: Audit

    init(_ audit: Audit) { self.audit = audit }

    var text: String {
        audit.notable.map { finding in
            let path = audit.sources[finding.path]?.url.path ?? finding.path
            return
                "\(path):\(finding.position.line):\(finding.position.column): warning: \(finding.rule.title): \(finding.subject): "
                + "\(finding.rule.effect). What to do: \(finding.rule.advice) [\(finding.rule.id), \(finding.rule.page.file)]\n"
        }.joined()
    }
}
