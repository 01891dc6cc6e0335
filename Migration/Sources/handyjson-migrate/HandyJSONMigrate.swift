import ArgumentParser
import Foundation
import MigrationKit

@main
struct HandyJSONMigrate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handyjson-migrate",
        abstract: "Takes an app from HandyJSON to HandyJSONCompat, and from there to SmartCodable.",
        discussion: """
            Nothing is written without --write. Exit codes: 0 nothing to do, 1 findings or changes pending, 2 usage or unreadable input.
            A line with // handyjson-migrate:ignore RULE, or the line below it, is left out for that rule.
            """,
        version: LibraryCoordinates().version,
        subcommands: [
            AuditCommand.self, SwapCommand.self, AdoptCommand.self, CheckCommand.self, VerifyCommand.self,
            ReplayCommand.self, ContractCommand.self,
            RulesCommand.self, DifferencesCommand.self,
        ])

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as ToolError {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            Foundation.exit(2)
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch {
            // Usage errors, --help and --version.
            let code = exitCode(for: error)
            let text = fullMessage(for: error)
            if code.isSuccess { print(text) } else { FileHandle.standardError.write(Data((text + "\n").utf8)) }
            Foundation.exit(code.isSuccess ? 0 : 2)
        }
    }
}

/// What all commands that read sources take.
struct InputOptions: ParsableArguments {
    @Argument(help: "Folders or files.", completion: .directory)
    var paths: [String] = ["."]

    @Option(name: .long, help: "A module to work on; may be repeated. Default: all.")
    var module: [String] = []

    @Option(name: .long, help: "A rule to apply; may be repeated. Default: all. See the command rules.")
    var rule: [String] = []

    @Option(name: .customLong("skip-rule"), help: "A rule to leave out; may be repeated.")
    var skipRule: [String] = []

    @Option(name: .long, help: "A pattern of paths to leave out, such as '*/Legacy/*'; may be repeated.")
    var exclude: [String] = []

    var base: URL { URL(fileURLWithPath: FileManager.default.currentDirectoryPath) }

    func selection(types: [String] = []) -> Selection {
        Selection(modules: module, types: types, rules: rule, excludedRules: skipRule)
    }

    /// Paths in reports are relative to `base`; where the tool was started when nothing else is said.
    func project(relativeTo base: URL? = nil) throws -> Project {
        let progress =
            isatty(FileHandle.standardError.fileDescriptor) != 0
            ? Progress(write: { FileHandle.standardError.write(Data($0.utf8)) })
            : Progress(
                write: { text in
                    // Not a terminal: lines instead of one that is rewritten.
                    let line = text.replacingOccurrences(of: "\r\u{1B}[K", with: "")
                    if !line.isEmpty { FileHandle.standardError.write(Data((line + "\n").utf8)) }
                }, interval: 2)
        let places = paths.map { $0.hasPrefix("/") ? $0 : self.base.appendingPathComponent($0).path }
        let workspace = try Workspace.read(
            places, base: base ?? self.base, finder: FileFinder(exclude: exclude), progress: progress)
        if !workspace.submodules.isEmpty {
            let names = workspace.submodules.joined(separator: ", ")
            FileHandle.standardError.write(
                Data("Left out, as submodules are only looked at when they are named: \(names)\n".utf8))
        }
        try selection().validate(workspace)
        return Project(workspace, progress: progress)
    }
}

struct WriteOptions: ParsableArguments {
    @Flag(name: .long, help: "Apply the changes. Without it they are only shown, as a unified diff.")
    var write = false

    @Flag(name: .customLong("allow-dirty"), help: "Write even if the git tree has uncommitted changes.")
    var allowDirty = false

    func finish(_ changes: ChangeSet) throws {
        let outcome = try RewriteOutcome.finish(changes, write: write, allowDirty: allowDirty)
        print(outcome.text, terminator: "")
        if outcome.exitCode != 0 { throw ExitCode(outcome.exitCode) }
    }
}

struct LibraryOptions: ParsableArguments {
    @Option(name: .customLong("package-url"), help: "The library's repository, for dependency lines.")
    var url: String?

    @Option(name: .customLong("package-version"), help: "The library's version, for dependency lines.")
    var version: String?

    @Option(name: .customLong("package-path"), help: "A local checkout of the library, instead of its repository.")
    var path: String?

    var coordinates: LibraryCoordinates {
        var result = LibraryCoordinates()
        if let url { result.url = url }
        if let version {
            result.version = version
            result.branch = nil
        }
        result.path = path
        return result
    }
}
