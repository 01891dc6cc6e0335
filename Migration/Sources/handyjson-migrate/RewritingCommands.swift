import ArgumentParser
import Foundation
import MigrationKit

struct SwapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swap",
        abstract: "Stage 1: imports, qualified names and dependency lines name HandyJSONCompat. Nothing else changes.",
        discussion: "All modules share the dependency lines, so they stay as they are with --module.")

    @OptionGroup var input: InputOptions
    @OptionGroup var writing: WriteOptions
    @OptionGroup var library: LibraryOptions

    func run() throws {
        let project = try input.project()
        let changes = Swap(library: library.coordinates, selection: input.selection()).plan(project)
        try writing.finish(changes)
    }
}

struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt", abstract: "Stage 3: HandyJSON models become SmartCodable models.")

    @OptionGroup var input: InputOptions
    @OptionGroup var writing: WriteOptions

    @OptionGroup var choice: AdoptionOptions

    @Flag(
        name: .long,
        help: "Instead, list the manual edits that would free most models, in order.")
    var plan = false

    func validate() throws {
        if plan, writing.write { throw ValidationError("--plan only lists edits: it cannot be used with --write.") }
    }

    func run() throws {
        let project = try input.project()
        if plan {
            let edits = try choice.adoption(input, project).handEdits(project)
            print(edits.text, terminator: "")
            if !edits.isEmpty { throw ExitCode(1) }
            return
        }
        try writing.finish(choice.adoption(input, project).plan(project))
    }
}

struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Compares what models did before and after on recorded payloads.")

    @Argument(help: "The recording made under HandyJSON.")
    var before: String

    @Argument(help: "The recording of the same payloads under HandyJSONCompat or SmartCodable.")
    var after: String?

    @Flag(
        name: .long,
        help:
            "Instead, print a line of Swift for each type of the recording, to decode it again under HandyJSONCompat, or with --stage adopt under SmartCodable."
    )
    var registrations = false

    @Option(name: .long, help: "table or json.")
    var format: Replay.Format = .table

    @Option(
        name: .long,
        help:
            "swap (HandyJSON before, HandyJSONCompat after), adopt (HandyJSONCompat before, SmartCodable after) or both: which differences count as known."
    )
    var stage: Replay.Stage = .both

    @Option(name: .long, help: "A JSON file with known differences, in addition to those of the guide.")
    var known: String?

    @Flag(name: .long, help: "Exit with 1 for known differences, too.")
    var strict = false

    func validate() throws {
        if (after == nil) != registrations {
            throw ValidationError("Expected two recordings, or one and --registrations.")
        }
    }

    func run() throws {
        guard let after else {
            print(try Replay.registrations(of: before, stage: stage), terminator: "")
            return
        }
        let replay = try Replay(before: before, after: after, stage: stage, known: known)
        print(replay.text(format), terminator: "")
        if strict ? replay.hasDifferences : replay.hasUnknownDifferences { throw ExitCode(1) }
    }
}

extension Replay.Format: ExpressibleByArgument {}
extension Replay.Stage: ExpressibleByArgument {}
