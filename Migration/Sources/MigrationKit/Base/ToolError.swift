/// Why a command cannot do its work; exit code 2.
public enum ToolError: Error, CustomStringConvertible, Equatable {
    case unreadable(path: String, reason: String)
    /// `isOwnHalf`: they are what an earlier run had written when it was interrupted.
    case dirtyTree(files: [String], isOwnHalf: Bool = false)
    case noRepository(path: String)
    case ignoredFiles(files: [String])
    case gitFails(path: String, command: String)
    case unknownName(kind: String, name: String, known: [String])
    case unwritable(path: String, reason: String)
    case badFile(path: String, line: Int, reason: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            return "\(path): cannot be read: \(ToolError.sentence(reason))"
        case .dirtyTree(let files, isOwnHalf: true):
            return
                "An earlier run was interrupted, and these files are its half:\n\(ToolError.list(files))\nPass --allow-dirty to go on, or take them back with git restore and run it again."
        case .dirtyTree(let files, isOwnHalf: false):
            return
                "The git tree has uncommitted changes:\n\(ToolError.list(files))\nCommit or stash them, or pass --allow-dirty."
        case .ignoredFiles(let files):
            return
                "Git ignores these files, so a rewrite could not be undone:\n\(ToolError.list(files))\nLeave them out with --exclude, or pass --allow-dirty."
        case .gitFails(let path, let command):
            return "\(path): git \(command) fails there; try it yourself, or pass --allow-dirty."
        case .noRepository(let path):
            return
                "\(path) is in no git repository, so a rewrite could not be undone. Pass --allow-dirty to write all the same."
        case .unknownName(let kind, let name, let known):
            let list = known.isEmpty ? "there are none" : "known: " + known.prefix(20).joined(separator: ", ")
            return "There is no \(kind) '\(name)'; \(list)."
        case .unwritable(let path, let reason):
            return "\(path): cannot be written: \(ToolError.sentence(reason))"
        case .badFile(let path, let line, let reason):
            return "\(path):\(line): \(reason)"
        }
    }

    /// The system's reasons end with a full stop, the tool's do not.
    private static func sentence(_ reason: String) -> String { reason.hasSuffix(".") ? reason : reason + "." }

    private static func list(_ files: [String]) -> String {
        let rest = files.count > 5 ? "\n  and \(files.count - 5) more" : ""
        return files.prefix(5).map { "  \($0)" }.joined(separator: "\n") + rest
    }
}
