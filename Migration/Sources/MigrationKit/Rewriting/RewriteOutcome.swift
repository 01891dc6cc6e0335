import Foundation

/// What a rewriting command prints and returns.
public struct RewriteOutcome: Sendable, Equatable {
    public let text: String
    /// 0: nothing to do. 1: changes or places left alone. 2 is for errors, which are thrown.
    public let exitCode: Int32

    /// Shows the changes, or writes them into a clean git tree.
    public static func finish(_ changes: ChangeSet, write: Bool, allowDirty: Bool) throws(ToolError) -> RewriteOutcome {
        let isDone = changes.changes.isEmpty && changes.notes.isEmpty
        if isDone { return RewriteOutcome(text: "Nothing to do.\n", exitCode: 0) }
        guard write else {
            let hint = changes.changes.isEmpty ? "" : "\(changes.summary). Pass --write to apply.\n"
            return RewriteOutcome(text: changes.preview + changes.report + hint, exitCode: 1)
        }
        if !changes.changes.isEmpty {
            let files = changes.changes.map(\.file.url)
            if !allowDirty { try GitTree.requireClean(files) }
            let marks = GitTree.noteStart(files)
            try changes.write()
            for mark in marks { try? FileManager.default.removeItem(at: mark) }
        }
        return RewriteOutcome(
            text: changes.notesText + changes.report + "Wrote \(changes.summary).\n",
            exitCode: changes.notes.isEmpty ? 0 : 1)
    }
}
