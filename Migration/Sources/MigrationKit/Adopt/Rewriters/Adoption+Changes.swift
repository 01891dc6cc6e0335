extension Adoption {
    /// What `adopt` would change, what it leaves alone with the reasons, and what that comes to.
    public func plan(_ project: Project) -> ChangeSet {
        let plan = AdoptionPlan(project, self)
        var edits = EditCollector(project, selection)
        for id in plan.adopted.sorted() { ModelRewriter(plan: plan, id: id).rewrite(&edits) }
        for id in plan.dropped.sorted() { ConformanceRewriter(plan: plan, id: id).drop(&edits) }
        for id in plan.enums.sorted() { ConformanceRewriter(plan: plan, id: id).adoptEnum(&edits) }
        for id in plan.transforms.sorted() { ConformanceRewriter(plan: plan, id: id).adoptTransform(&edits) }
        ConstraintRewriter(plan: plan).rewrite(&edits)
        CallRewriter(plan: plan).rewrite(&edits)
        plan.bridge.rewrite(&edits)
        ImportRewriter(plan: plan).rewrite(&edits)
        // After the imports, which look at what was written.
        EarlierNameRewriter(plan: plan).rewrite(&edits)
        edits.notes += plan.notes
        for (file, facts) in project.facts.enumerated() where facts.isUnread && plan.isSelected(file: file) {
            for problem in facts.syntaxErrors { edits.note(file, problem.offset, .syntaxError, problem.message, "") }
        }
        var changes = ChangeSet(changes: edits.ordered, notes: edits.notes)
        changes.report = AdoptionSummary(plan).text
        return changes
    }
}
