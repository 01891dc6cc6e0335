import Foundation

/// The git state of the files that are about to be rewritten.
enum GitTree {
    /// Throws where git could not bring the files back: no repository, uncommitted changes, files that git ignores.
    static func requireClean(_ files: [URL]) throws(ToolError) {
        var filesByRepository: [String: [URL]] = [:]
        for file in files {
            guard let home = repository(of: file) else {
                throw .noRepository(path: file.deletingLastPathComponent().path)
            }
            filesByRepository[home.path, default: []].append(file)
        }
        for (path, files) in filesByRepository.sorted(by: { $0.key < $1.key }) {
            let home = URL(fileURLWithPath: path)
            // Files that git does not know and this run does not touch, such as a report, can be undone by nobody and
            // need not be.
            let changed = try run(["status", "--porcelain", "--untracked-files=no"], in: home).map {
                String($0.dropFirst(3))
            }
            if !changed.isEmpty { throw .dirtyTree(files: changed) }
            try requireTracked(files, in: home)
        }
    }

    /// The nearest folder above with a `.git`, which is a file in submodules and worktrees.
    static func repository(of file: URL) -> URL? {
        var folder = file.standardizedFileURL.deletingLastPathComponent()
        while true {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return folder }
            guard folder.path != "/", !folder.path.isEmpty else { return nil }
            folder = folder.deletingLastPathComponent()
        }
    }

    /// Asked for a few hundred at a time: command lines have an end.
    private static func requireTracked(_ files: [URL], in home: URL) throws(ToolError) {
        var rest = files.map(\.path)[...]
        while !rest.isEmpty {
            let ignored = try run(
                ["ls-files", "--others", "--ignored", "--exclude-standard", "--"] + rest.prefix(400), in: home)
            if !ignored.isEmpty { throw .ignoredFiles(files: ignored) }
            let unknown = try run(["ls-files", "--others", "--exclude-standard", "--"] + rest.prefix(400), in: home)
            if !unknown.isEmpty { throw .dirtyTree(files: unknown) }
            rest = rest.dropFirst(400)
        }
    }

    /// The lines that git prints.
    private static func run(_ arguments: [String], in folder: URL) throws(ToolError) -> [String] {
        // Inside a git hook these name another repository.
        let environment = ProcessInfo.processInfo.environment.filter {
            !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].contains($0.key)
        }
        let command = ["git", "-c", "core.quotepath=false"] + arguments
        guard let run = try? ProgramRun(command, in: folder, environment: environment), run.status == 0 else {
            throw .gitFails(path: folder.path, command: arguments[0])
        }
        return run.output.split(separator: "\n").map(String.init)
    }
}
