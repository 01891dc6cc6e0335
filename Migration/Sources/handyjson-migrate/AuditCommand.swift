import ArgumentParser
import Foundation
import MigrationKit

extension ReportFormat: ExpressibleByArgument {}

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Reports models, uses of HandyJSON, what will differ, and in which order to migrate.")

    @OptionGroup var input: InputOptions

    @Option(name: .long, help: "table, json, markdown, sarif, xcode or html.")
    var format: ReportFormat = .table

    @OptionGroup var language: LanguageOption

    @Option(name: .shortAndLong, help: "A file for the report, instead of the terminal.")
    var output: String?

    @Option(name: .long, help: "The baseline file, for the progress in the HTML report. Default: as for check.")
    var baseline: String?

    func run() throws {
        let project = try input.project()
        let audit = Audit(project, selection: input.selection())
        let history = try history()
        let scope =
            "paths: " + input.paths.joined(separator: " ")
            + (input.module.isEmpty ? "" : ", modules: " + input.module.joined(separator: " "))
            + (input.rule.isEmpty ? "" : ", rules: " + input.rule.joined(separator: " "))
        let origin = ReportOrigin(
            project: input.base.lastPathComponent, date: Baseline.day(Date()), scope: scope)
        let text = format.text(
            audit, history: history, width: output == nil ? Terminal.width : ReportFormat.defaultWidth, origin: origin,
            language: language.chosen)
        try Terminal.write(text, to: output)
        if !audit.notable.isEmpty || audit.modules.contains(where: { $0.uses > 0 }) { throw ExitCode(1) }
    }

    private func history() throws -> [Baseline.Entry] {
        let place = BaselinePlace(baseline, startedIn: input.base)
        let found = format == .html || baseline != nil ? try Baseline.read(place.file, path: place.name) : nil
        if found == nil, let baseline { throw ToolError.unreadable(path: baseline, reason: "there is no such file") }
        return found?.history ?? []
    }
}

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Fails when HandyJSON's uses grow beyond the committed baseline file; for CI.")

    @OptionGroup var input: InputOptions

    @Option(
        name: .long, help: "The baseline file. Default: \(BaselinePlace.defaultName) at the top of the git repository.")
    var baseline: String?

    @Flag(name: .customLong("update-baseline"), help: "Write the current uses into the baseline file.")
    var updateBaseline = false

    func run() throws {
        let place = BaselinePlace(baseline, startedIn: input.base)
        let audit = Audit(try input.project(relativeTo: place.home), selection: input.selection())
        let old = try Baseline.read(place.file, path: place.name)
        if updateBaseline {
            let new = Baseline.updated(old, audit: audit, date: Baseline.day(Date()))
            if new != old {
                do { try Data(new.text.utf8).write(to: place.file, options: .atomic) } catch {
                    throw ToolError.unwritable(path: place.name, reason: error.localizedDescription)
                }
            }
            print("\(place.name): HandyJSON uses: \(new.total)\(old.map { " (before: \($0.total))" } ?? "").")
            print("Commit it; swap and adopt write before that as well.")
            return
        }
        guard let old else {
            throw ToolError.unreadable(
                path: place.name, reason: "there is no such file; run check --update-baseline and commit it")
        }
        let ratchet = Ratchet(baseline: old, audit: audit)
        print(ratchet.text, terminator: "")
        if !ratchet.passes { throw ExitCode(1) }
    }
}

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rules", abstract: "Lists all rules.")

    func run() throws {
        print(RuleList.text(width: Terminal.width), terminator: "")
    }
}

struct DifferencesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "differences",
        abstract: "Prints the known differences: Differences.md and NativeDifferences.md of the guide.")

    @OptionGroup var language: LanguageOption

    func run() throws {
        print(DifferencesPage.allCases.map { $0.text(language.chosen) }.joined(separator: "\n"), terminator: "")
    }
}
