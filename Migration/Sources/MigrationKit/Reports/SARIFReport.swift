import Foundation

/// SARIF 2.1.0, which code hosts show beside the lines of a pull request.
struct SARIFReport {
    let audit: Audit

    init(_ audit: Audit) { self.audit = audit }

    private struct Log: Encodable {
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let version = "2.1.0"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        let tool: Tool
        let results: [Result]
        let columnKind = "utf16CodeUnits"
    }

    private struct Tool: Encodable { let driver: Driver }

    private struct Driver: Encodable {
        let name = "handyjson-migrate"
        let informationUri = GuidePage.overview.url
        let rules: [RuleEntry]
    }

    private struct RuleEntry: Encodable {
        let id, name: String
        let shortDescription, fullDescription: Message
        let help: Help
        let helpUri: String
        let defaultConfiguration: Level
    }

    private struct Level: Encodable { let level: String }
    private struct Message: Encodable { let text: String }
    /// Some code hosts show the Markdown and not `helpUri`.
    private struct Help: Encodable { let text, markdown: String }

    private struct Result: Encodable {
        let ruleId, level: String
        let ruleIndex: Int
        let message: Message
        let locations: [Location]
    }

    private struct Location: Encodable { let physicalLocation: Physical }
    private struct Physical: Encodable {
        let artifactLocation: Artifact
        let region: Region
    }
    private struct Artifact: Encodable {
        let uri: String
        let uriBaseId = "%SRCROOT%"
    }
    private struct Region: Encodable { let startLine, startColumn: Int }

    var text: String {
        let rules = Set(audit.notable.map(\.rule)).sorted { $0.id < $1.id }
        let index = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
        let entries = rules.map(entry)
        let results = audit.notable.map { finding in
            Result(
                ruleId: finding.rule.id, level: level(finding.rule), ruleIndex: index[finding.rule.id] ?? 0,
                message: Message(text: "\(finding.subject): \(finding.rule.effect). \(sentence(finding.rule.advice))"),
                locations: [
                    Location(
                        physicalLocation: Physical(
                            artifactLocation: Artifact(uri: uri(finding.path)),
                            region: Region(
                                startLine: finding.position.line, startColumn: audit.utf16Column(of: finding))))
                ])
        }
        return JSONText.pretty(Log(runs: [Run(tool: Tool(driver: Driver(rules: entries)), results: results)]))
    }

    private func entry(_ rule: Rule) -> RuleEntry {
        let advice = sentence(rule.advice)
        return RuleEntry(
            id: rule.id, name: rule.title, shortDescription: Message(text: sentence(rule.title)),
            fullDescription: Message(text: sentence(rule.effect)),
            help: Help(
                text: "\(advice) See \(rule.page.url)", markdown: "\(advice) See [\(rule.page.file)](\(rule.page.url))."
            ), helpUri: rule.page.url,
            defaultConfiguration: Level(level: level(rule)))
    }

    private func sentence(_ text: String) -> String { text.capitalizedFirst + "." }

    /// A colon in the first part would make a scheme of it.
    private func uri(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":")))
            ?? path
    }

    private func level(_ rule: Rule) -> String { rule.impact == .hand ? "warning" : "note" }
}
