/// The whole report as JSON, for scripts. Keys are sorted, paths are relative.
struct JSONReport {
    let audit: Audit

    init(_ audit: Audit) { self.audit = audit }

    private struct Root: Encodable {
        let version = 1
        let files: Int
        let lines: Int
        let effortHours: Double
        let unparsed: [String]
        let modules: [ModuleEntry]
        let models: [ModelEntry]
        let findings: [FindingEntry]
        let obstacles, holds: [ObstacleEntry]
        let nextEdits, nextEditsToLeave: [StepEntry]
        let rules: [RuleEntry]
    }

    private struct ObstacleEntry: Encodable {
        let path, rule, reason: String
        let line, models: Int

        init(_ place: AdoptionObstacle) {
            path = place.path
            rule = place.rule
            reason = place.reason
            line = place.position.line
            models = place.models
        }
    }

    private struct StepEntry: Encodable {
        let models, total: Int
        let names: [String]
        let edits: [EditEntry]

        init(_ step: HandEdits.Step) {
            models = step.models
            total = step.total
            names = step.names
            edits = step.edits.map(EditEntry.init)
        }
    }

    private struct EditEntry: Encodable {
        let path, rule, reason, suggestion: String
        let line: Int
        let before, after: String?

        init(_ edit: HandEdits.Edit) {
            path = edit.path
            rule = edit.rule
            reason = edit.reason
            suggestion = edit.suggestion
            line = edit.position.line
            before = edit.line
            after = edit.replacement
        }
    }

    private struct ModuleEntry: Encodable {
        let name, folder, swap, adopt: String
        let files, models, native, uses, wave: Int
        let effortMinutes: Double
        let imports: [String]
        let modelsBySwap, modelsByAdopt: [String: Int]
    }

    private struct ModelEntry: Encodable {
        let name, module, path, kind, swap, adopt: String
        let superclass: String?
        let native: Bool
        let line, properties, depth, wave: Int
        let rules, blockedBy: [String]
    }

    private struct FindingEntry: Encodable {
        let rule, path, module, subject: String
        let type: String?
        let line, column: Int
    }

    private struct RuleEntry: Encodable {
        let id, stage, impact, title, effect, advice, guide: String
    }

    var text: String {
        let root = Root(
            files: audit.fileCount, lines: audit.lineCount, effortHours: (audit.hours * 10).rounded() / 10,
            unparsed: audit.broken,
            modules: audit.modules.map { module in
                ModuleEntry(
                    name: module.name, folder: module.folder, swap: module.swap.rawValue, adopt: module.adopt.rawValue,
                    files: module.files, models: module.models,
                    native: module.nativeModels, uses: module.uses, wave: module.wave, effortMinutes: module.minutes,
                    imports: module.dependsOn,
                    modelsBySwap: named(module.modelsBySwap), modelsByAdopt: named(module.modelsByAdopt))
            },
            models: audit.models.map { model in
                ModelEntry(
                    name: model.name, module: model.module, path: model.path, kind: model.kind,
                    swap: model.swap.rawValue, adopt: model.adopt.rawValue,
                    superclass: model.superclass, native: model.isNative, line: model.position.line,
                    properties: model.properties, depth: model.depth, wave: model.wave,
                    rules: model.rules, blockedBy: model.blockedBy)
            },
            findings: audit.findings.map {
                FindingEntry(
                    rule: $0.rule.id, path: $0.path, module: $0.module, subject: $0.subject, type: $0.type,
                    line: $0.position.line, column: $0.position.column)
            },
            obstacles: audit.obstacles.map(ObstacleEntry.init), holds: audit.holds.map(ObstacleEntry.init),
            nextEdits: audit.handEdits.adoption.map(StepEntry.init),
            nextEditsToLeave: audit.handEdits.leaving.map(StepEntry.init),
            rules: Set(audit.findings.map(\.rule)).sorted { $0.id < $1.id }.map {
                RuleEntry(
                    id: $0.id, stage: $0.stage.rawValue, impact: $0.impact.rawValue, title: $0.title, effect: $0.effect,
                    advice: $0.advice,
                    guide: $0.page.url)
            })
        return JSONText.pretty(root)
    }

    private func named(_ counts: [Rule.Impact: Int]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) })
    }
}
