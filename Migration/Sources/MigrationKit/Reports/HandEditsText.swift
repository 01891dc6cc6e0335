/// What `adopt --plan` prints.
struct HandEditsText {
    private let plan: AdoptionPlan

    init(_ plan: AdoptionPlan) { self.plan = plan }

    private static let shown = 20

    var text: String {
        let steps = HandEdits(plan)
        let old = plan.oldModels.count
        var text = "Models: \(old) of HandyJSON's, \(plan.adopted.count) of them become native as they are.\n"
        text += list(
            "\nEdits by hand that let adopt make more of them native, those first that free most models for an edit",
            steps.adoption, "native")
        text += list(
            "\nEdits by hand after which models that are native lose HandyJSON", steps.leaving, "without HandyJSON")
        let constraints = AdoptionSummary(plan).constraintText
        text += constraints.isEmpty ? "" : "\n" + constraints
        if steps.adoption.isEmpty, steps.leaving.isEmpty { text += "Nothing needs a hand.\n" }
        return text
    }

    private func list(_ title: String, _ steps: [HandEdits.Step], _ word: String) -> String {
        guard !steps.isEmpty else { return "" }
        var text = title + ":\n"
        for (index, step) in steps.prefix(HandEditsText.shown).enumerated() {
            let number = "\(index + 1). "
            let blanks = String(repeating: " ", count: number.count)
            let models = "\(count(step.models, "model")) (\(step.total) in all \(word)): \(names(step.names))"
            text += number + (step.edits.count == 1 ? "" : "\(step.edits.count) places together: ") + models + "\n"
            text += step.edits.map { edit($0).indented(by: blanks) + "\n" }.joined()
        }
        let rest = steps.dropFirst(HandEditsText.shown)
        if !rest.isEmpty {
            let edits = rest.reduce(0) { $0 + $1.edits.count }
            text += "and \(count(edits, "place")) more for \(count(rest.reduce(0) { $0 + $1.models }, "model"))\n"
        }
        return text
    }

    private func names(_ all: [String]) -> String {
        all.prefix(4).joined(separator: ", ") + (all.count > 4 ? " and \(all.count - 4) more" : "")
    }

    private func edit(_ edit: HandEdits.Edit) -> String {
        var lines = ["\(edit.path):\(edit.position.line): \(edit.reason) [\(edit.rule)]"]
        if !edit.suggestion.isEmpty { lines.append("    → \(edit.suggestion)") }
        if let line = edit.line { lines.append("    - \(line)") }
        if let replacement = edit.replacement { lines.append("    + \(replacement)") }
        return lines.joined(separator: "\n")
    }
}

extension Adoption {
    /// The edits by hand that free most models, and whether there are any.
    public func handEdits(_ project: Project) -> (text: String, isEmpty: Bool) {
        let plan = AdoptionPlan(project, self, assumesSwap: true)
        let edits = HandEdits(plan)
        return (HandEditsText(plan).text, edits.adoption.isEmpty && edits.leaving.isEmpty)
    }
}
