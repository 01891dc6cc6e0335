/// Stage 1: the module's name changes, nothing else.
public struct Swap {
    public var library = LibraryCoordinates()
    public var selection = Selection()

    public init(library: LibraryCoordinates = LibraryCoordinates(), selection: Selection = Selection()) {
        self.library = library
        self.selection = selection
    }

    public func plan(_ project: Project) -> ChangeSet {
        var changes = ChangeSet()
        for index in project.facts.indices where selection.includes(module: project.moduleName(of: index)) {
            let file = project.workspace.sources[index]
            var edits = SourceSwap(project: project, index: index).edits()
            if let edit = missingImport(index, project) { edits.edits.append(edit) }
            add(edits, to: file, project.facts[index].ignored, &changes)
        }
        // A manifest stands for the whole project.
        guard selection.modules.isEmpty else { return changes }
        for manifest in project.workspace.manifests {
            add(
                FileEdits(manifest, library), to: manifest.file,
                IgnoreComments.read(manifest.file.bytes, manifest.kind.commentMarks), &changes)
        }
        for reported in project.workspace.reported {
            let notes = ReportedPlaces.all(in: reported).map {
                FileEdits.Note($0.offset, $0.rule, $0.reason, $0.rule.advice)
            }
            add(
                FileEdits(notes: notes), to: reported.file,
                IgnoreComments.read(reported.file.bytes, reported.kind.commentMarks), &changes)
        }
        return changes
    }

    /// Files of a module that holds a copy of HandyJSON's sources use it without an import.
    private func missingImport(_ index: Int, _ project: Project) -> Edit? {
        let facts = project.facts[index]
        let source = project.workspace.sources[index]
        let isBesideCopy = project.workspace.reported.contains { reported in
            reported.kind == .vendoredCopy && reported.file.module == source.module
                && project.workspace.copies.contains { $0.marker == reported.file.path && !$0.isModule }
        }
        guard isBesideCopy, facts.syntaxErrors.isEmpty, !facts.importsHandyJSON, usesHandyJSON(index, project) else {
            return nil
        }
        let isExported = project.facts.indices.contains { other in
            project.workspace.sources[other].module == source.module
                && project.facts[other].imports.contains { place in
                    place.attributes.contains("_exported")
                        && place.path.first.map(HandyJSONNames.modules.contains) ?? false
                }
        }
        if isExported { return nil }
        let place = ImportPlace(source.bytes, facts)
        return Edit(place.offset..<place.offset, place.text(HandyJSONNames.compatModule), rule: Rule.swapImport.id)
    }

    private func usesHandyJSON(_ index: Int, _ project: Project) -> Bool {
        let facts = project.facts[index]
        func isForeign(_ name: String) -> Bool { project.models.declares(name) || facts.isOfObjectMapper(name) }
        if facts.protocolUses.contains(where: { !isForeign($0.name) })
            || facts.apiNames.contains(where: { !isForeign($0.name) })
        {
            return true
        }
        let resolution = CallResolution(project, index)
        return facts.calls.contains {
            $0.kind != .nativeSerialize && ![.foreign, .anything].contains(resolution.target(of: $0))
        }
    }

    /// What the selection and the file's ignore comments leave of a file's edits.
    private func add(_ found: FileEdits, to file: SourceFile, _ ignored: [Int: Set<String>], _ changes: inout ChangeSet)
    {
        guard !found.isEmpty else { return }
        let lines = LineTable(file.bytes)
        func isWanted(_ rule: String, _ offset: Int) -> Bool {
            selection.includes(rule: rule) && !ignored.ignores(rule, line: lines.position(of: offset).line)
        }
        var change = FileChange(file: file)
        for edit in found.edits where isWanted(edit.rule, edit.range.lowerBound) { change.add(edit) }
        if !change.isEmpty { changes.changes.append(change) }
        changes.notes += found.notes.filter { isWanted($0.rule.id, $0.offset) }.map {
            .init(
                path: file.path, position: lines.position(of: $0.offset), rule: $0.rule.id, reason: $0.reason,
                suggestion: $0.suggestion)
        }
    }
}
