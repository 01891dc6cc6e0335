import Foundation

/// What a rewriting command would do: changed files, and the places it left alone with the reasons.
public struct ChangeSet: Sendable {
    public var changes: [FileChange] = []
    public var notes: [Note] = []
    /// What the run comes to; printed last.
    public var report = ""

    public init(changes: [FileChange] = [], notes: [Note] = []) {
        self.changes = changes.filter { !$0.isEmpty }
        self.notes = notes
    }

    /// A place that was left as it is, or that somebody should look at.
    public struct Note: Sendable, Hashable {
        public let path: String
        public let position: Position
        public let rule: String
        public let reason: String
        public let suggestion: String

        public init(path: String, position: Position, rule: String, reason: String, suggestion: String) {
            self.path = path
            self.position = position
            self.rule = rule
            self.reason = reason
            self.suggestion = suggestion
        }
    }

    /// The dry run's text: a unified diff, then the places left alone.
    public var preview: String {
        diff + notesText
    }

    public var diff: String {
        changes.sorted { $0.file.path < $1.file.path }.parallelMap { UnifiedDiff.text($0) }.joined()
    }

    public var notesText: String {
        let notes = sortedNotes
        guard !notes.isEmpty else { return "" }
        var text = "Left as it is (\(notes.count)):\n"
        for note in notes {
            text += "  \(note.path):\(note.position.line): \(note.reason) [\(note.rule)]\n"
            if !note.suggestion.isEmpty { text += "      → \(note.suggestion)\n" }
        }
        return text
    }

    var sortedNotes: [Note] {
        var seen: Set<Note> = []
        return notes.filter { seen.insert($0).inserted }.sorted {
            ($0.path, $0.position, $0.rule) < ($1.path, $1.position, $1.rule)
        }
    }

    /// One line about the whole: `3 edits in 2 files`.
    public var summary: String {
        let edits = changes.reduce(0) { $0 + $1.edits.count }
        return "\(count(edits, "edit")) in \(count(changes.count, "file"))"
    }

    /// Writes the changed files, each in one step.
    public func write() throws(ToolError) {
        for change in changes {
            do {
                let permissions = try? FileManager.default.attributesOfItem(atPath: change.file.url.path)[
                    .posixPermissions]
                try Data(change.result).write(to: change.file.url, options: .atomic)
                if let permissions {
                    try? FileManager.default.setAttributes(
                        [.posixPermissions: permissions], ofItemAtPath: change.file.url.path)
                }
            } catch {
                throw ToolError.unwritable(path: change.file.path, reason: error.localizedDescription)
            }
        }
    }
}

/// `1 file`, `2 files`; `2 classes`.
func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
