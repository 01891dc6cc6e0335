/// Lines that Xcode shows as warnings when a run script phase prints them: `/abs/path:line:column: warning: text`.
struct XcodeReport {
    let audit: Audit
    let texts: ReportTexts

    init(_ audit: Audit, texts: ReportTexts) {
        self.audit = audit
        self.texts = texts
    }

    var text: String {
        audit.notable.map { finding in
            let path = audit.sources[finding.path]?.url.path ?? finding.path
            let text = finding.rule.text(in: texts.language)
            let sentence = [text.title, finding.subject, text.effect].joined(separator: texts.colon) + texts.stop
            return "\(path):\(finding.position.line):\(finding.position.column): warning: \(sentence)\(texts.blank)"
                + "\(texts.whatToDo)\(texts.colon)\(text.advice) [\(finding.rule.id), \(finding.rule.page.file)]\n"
        }.joined()
    }
}
