import Foundation

/// The git state of the folders that are about to be rewritten.
enum GitTree {
    /// Throws when there are uncommitted changes, or no repository at all.
    static func requireClean(_ folder: URL) throws(ToolError) {
        guard let status = run(["status", "--porcelain", "--untracked-files=normal"], in: folder) else {
            throw .noRepository(path: folder.path)
        }
        let files = status.split(separator: "\n").map { String($0.dropFirst(3)) }
        if !files.isEmpty { throw .dirtyTree(files: files) }
    }

    /// What git prints; nil when it fails.
    private static func run(_ arguments: [String], in folder: URL) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
