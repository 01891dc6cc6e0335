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
            add(SourceSwap(project: project, index: index).edits(), to: file, project.facts[index].ignored, &changes)
        }
        // A manifest stands for the whole project.
        guard selection.modules.isEmpty else { return changes }
        for manifest in project.workspace.manifests {
            add(FileEdits(manifest, library), to: manifest.file, IgnoreComments.read(manifest.file.bytes, manifest.kind.commentMarks), &changes)
        }
        for reported in project.workspace.reported {
            let notes = ReportedPlaces.all(in: reported).map { FileEdits.Note($0.offset, $0.rule, $0.reason, $0.rule.advice) }
            add(FileEdits(notes: notes), to: reported.file, IgnoreComments.read(reported.file.bytes, reported.kind.commentMarks), &changes)
        }
        return changes
    }

    /// What the selection and the file's ignore comments leave of a file's edits.
    private func add(_ found: FileEdits, to file: SourceFile, _ ignored: [Int: Set<String>], _ changes: inout ChangeSet) {
        guard !found.isEmpty else { return }
        let lines = LineTable(file.bytes)
        func isWanted(_ rule: String, _ offset: Int) -> Bool {
            selection.includes(rule: rule) && !ignored.ignores(rule, line: lines.position(of: offset).line)
        }
        var change = FileChange(file: file)
        for edit in found.edits where isWanted(edit.rule, edit.range.lowerBound) { change.add(edit) }
        if !change.isEmpty { changes.changes.append(change) }
        changes.notes += found.notes.filter { isWanted($0.rule.id, $0.offset) }.map {
            .init(path: file.path, position: lines.position(of: $0.offset), rule: $0.rule.id, reason: $0.reason, suggestion: $0.suggestion)
        }
    }
}
