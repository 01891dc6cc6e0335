/// Names of the published SmartCodable and of ExCodable become the present ones, and `@SmartSubclass` goes.
struct EarlierNameRewriter {
    let plan: AdoptionPlan

    func rewrite(_ edits: inout EditCollector) {
        let project = plan.project
        for (file, facts) in project.facts.enumerated()
        where facts.syntaxErrors.isEmpty && !facts.earlierNames.isEmpty && plan.isSelected(file: file) {
            let hasImport = facts.hasNativeImport
            let unswapped = facts.imports.first { $0.path.first == ReplacedLibrary.exCodable.module }
            if let unswapped {
                edits.note(
                    file, unswapped.range.lowerBound, .swapImport, "the names of ExCodable stay: the file imports it",
                    "run swap --write first")
            }
            for name in facts.earlierNames where !project.declaresAny(of: name) {
                if name.kind == .exCodable, unswapped != nil { continue }
                if name.kind == .subclassMacro {
                    // With the blank behind it, where it stands in front of something.
                    let bytes = project.workspace.sources[file].bytes
                    let isFollowed = name.range.upperBound < bytes.count && bytes[name.range.upperBound] == 0x20
                    let isAlone = bytes.lineRange(around: name.range) != name.range
                    let end = name.range.upperBound + (isFollowed && !isAlone ? 1 : 0)
                    edits.delete(file, name.range.lowerBound..<end, name.rule)
                } else if hasImport, name.kind == .smartCodable,
                    facts.imports.contains(where: { $0.range == name.range })
                {
                    // One import is enough.
                    edits.delete(file, name.range, name.rule)
                } else {
                    for change in name.changes { edits.edit(file, change.range, change.text, name.rule) }
                }
            }
            if unswapped == nil { ExCodableImport(plan: plan, file: file).rewrite(&edits) }
        }
        ExCodableImport.rewriteDependencies(plan, &edits)
    }
}

extension FileFacts {
    /// Whether it imports SmartCodable as a whole.
    var hasNativeImport: Bool {
        imports.contains { $0.path.first == HandyJSONNames.nativeModule && $0.kind == nil }
    }
}
