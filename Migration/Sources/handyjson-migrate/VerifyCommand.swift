import ArgumentParser
import Foundation
import MigrationKit

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract:
            "Decodes generated payloads with the models that adopt converts, before and after, and compares the results.",
        discussion: """
            Compiles the models' files by themselves, apart from the app, where that is possible; what does not compile is listed. Nothing of the project is changed.
            Exit codes: 0 no difference that is not listed in Differences.md or NativeDifferences.md, 1 others, 2 usage or unreadable input.
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var library: LibraryOptions

    @OptionGroup var choice: AdoptionOptions

    @Option(name: .long, help: "The folder to build in; the next run reuses it.")
    var folder: String = ".build/handyjson-verify"

    @Option(name: .long, help: "table or json.")
    var format: Replay.Format = .table

    @Option(name: .long, help: "A JSON file with known differences, as for replay.")
    var known: String?

    func run() throws {
        let project = try input.project()
        let adoption = try choice.adoption(input, project)
        var coordinates = library.coordinates
        // The package lies in another folder.
        coordinates.path = coordinates.path.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let verification = Verification(project, adoption, library: coordinates)
        var run = VerificationRun(verification, folder: URL(fileURLWithPath: folder)) { text in
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
        let (text, isSame) = try run.result(format: format, known: known)
        print(text, terminator: "")
        if !isSame { throw ExitCode(1) }
    }
}
