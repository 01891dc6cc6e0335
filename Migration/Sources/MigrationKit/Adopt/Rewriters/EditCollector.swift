/// Gathers edits by file, leaving out what filters and ignore comments exclude.
struct EditCollector {
    let project: Project
    private let selection: Selection
    private(set) var changes: [Int: FileChange] = [:]
    /// Changes of manifests.
    var others: [FileChange] = []
    var notes: [ChangeSet.Note] = []

    init(_ project: Project, _ selection: Selection) {
        self.project = project
        self.selection = selection
    }

    @discardableResult
    mutating func edit(_ file: Int, _ range: ByteRange, _ text: String, _ rule: Rule) -> Bool {
        let line = project.position(range.lowerBound, file: file).line
        guard selection.includes(rule: rule.id), !project.facts[file].ignored.ignores(rule.id, line: line) else {
            return false
        }
        return changes[file, default: FileChange(file: project.workspace.sources[file])].add(
            Edit(range, text, rule: rule.id))
    }

    /// Takes a declaration away with its line, and one of two blank lines around it.
    mutating func delete(_ file: Int, _ range: ByteRange, _ rule: Rule) {
        edit(file, project.workspace.sources[file].bytes.lineRange(around: range), "", rule)
    }

    /// The same, with the documentation above it, which would speak of the next declaration.
    mutating func deleteDeclaration(_ file: Int, _ range: ByteRange, _ rule: Rule) {
        let start = project.workspace.sources[file].bytes.documentationStart(before: range.lowerBound)
        delete(file, start..<range.upperBound, rule)
    }

    /// Edits of a manifest, beside those there are.
    mutating func add(_ change: FileChange) {
        guard let index = others.firstIndex(where: { $0.file.path == change.file.path }) else {
            return others.append(change)
        }
        for edit in change.edits { others[index].add(edit) }
    }

    mutating func note(_ file: Int, _ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String) {
        let position = project.position(offset, file: file)
        guard !project.facts[file].ignored.ignores(rule.id, line: position.line) else { return }
        notes.append(
            .init(
                path: project.workspace.sources[file].path, position: position, rule: rule.id, reason: reason,
                suggestion: suggestion))
    }

    var ordered: [FileChange] { changes.sorted { $0.key < $1.key }.map(\.value) + others }
}

extension [UInt8] {
    /// The whole lines of a declaration that stands alone on them; the range itself where something else is on the
    /// line.
    func lineRange(around range: ByteRange) -> ByteRange {
        var start = range.lowerBound
        while start > 0, self[start - 1] == 0x20 || self[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || self[start - 1] == 0x0A else { return range }
        var end = range.upperBound
        while end < count, self[end] == 0x20 || self[end] == 0x09 || self[end] == 0x0D { end += 1 }
        guard end == count || self[end] == 0x0A else { return range }
        if end < count { end += 1 }
        // A blank line before, and nothing but a blank line or the closing brace behind: one goes too.
        guard let before = blankLine(endingAt: start) else { return start..<end }
        var next = end
        while next < count, self[next] == 0x20 || self[next] == 0x09 || self[next] == 0x0D { next += 1 }
        let isBlankAfter = next < count && (self[next] == 0x0A || self[next] == 0x7D)
        return isBlankAfter || end == count ? before..<end : start..<end
    }

    /// Where the lines of `///` above a declaration begin; the declaration itself where there are none.
    func documentationStart(before declaration: Int) -> Int {
        var start = declaration
        while true {
            let line = lineStart(of: start)
            guard line > 0, self[line..<start].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return start }
            let above = lineStart(of: line - 1)
            guard let text = self[above..<line].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
                self[text..<line].starts(with: Array("///".utf8))
            else { return start }
            start = text
        }
    }

    /// The start of the line before `offset` when it holds only blanks.
    private func blankLine(endingAt offset: Int) -> Int? {
        guard offset > 0, self[offset - 1] == 0x0A else { return nil }
        var start = offset - 1
        while start > 0, self[start - 1] == 0x20 || self[start - 1] == 0x09 || self[start - 1] == 0x0D { start -= 1 }
        return start == 0 || self[start - 1] == 0x0A ? start : nil
    }
}
