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
            if !changed.isEmpty { throw .dirtyTree(files: changed, isOwnHalf: isOwnHalf(changed, in: home)) }
            try requireTracked(files, in: home)
        }
    }

    /// Beside git's own files, while a run writes: what it has begun to change.
    private static func mark(in home: URL) -> URL { home.appendingPathComponent(".git/handyjson-migrate-writing") }

    /// Notes in each repository which files are about to be written. To be removed when they are.
    static func noteStart(_ files: [URL]) -> [URL] {
        Dictionary(grouping: files) { repository(of: $0)?.path ?? "" }.compactMap { home, files in
            if home.isEmpty { return nil }
            let mark = mark(in: URL(fileURLWithPath: home))
            let text = files.map { $0.resolvingSymlinksInPath().path }.joined(separator: "\n")
            return (try? Data(text.utf8).write(to: mark)) == nil ? nil : mark
        }
    }

    private static func isOwnHalf(_ changed: [String], in home: URL) -> Bool {
        guard let text = try? String(contentsOf: mark(in: home), encoding: .utf8) else { return false }
        let begun = Set(text.split(separator: "\n").map(String.init))
        return changed.allSatisfy { begun.contains(home.appendingPathComponent($0).resolvingSymlinksInPath().path) }
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
