import ArgumentParser
import Foundation
import MigrationKit

extension ContractFormat: ExpressibleByArgument {}

struct ContractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contract",
        abstract:
            "Compares recorded payloads with the JSON Schemas of models: what no model reads, what is never sent, which types differ.",
        discussion: """
            SmartSchema of the library SmartContracts writes the schemas. A payload belongs to the model that its file's name, or a folder's, begins with (Order.json, Order-2.json, Order/list.json), else to the one that fits best.
            Exit codes: 0 the models get what they expect, 1 a type differs, something expected is never sent, or a file is no JSON, 2 usage or unreadable input.
            """)

    @Option(name: .long, help: "The folder with the schemas, one file each.", completion: .directory)
    var schemas: String

    @Option(
        name: .long, help: "The folder with the payloads: .json, or .jsonl with one on each line.",
        completion: .directory)
    var payloads: String

    @Option(name: .long, help: "The path to the model in each payload, such as data.items.")
    var at: String?

    @Option(name: .long, help: "The model of some payload files, such as 'Feed=*/feed*'; may be repeated.")
    var root: [String] = []

    @Option(name: .long, help: "table, markdown, json or html.")
    var format: ContractFormat = .table

    @OptionGroup var language: LanguageOption

    @Option(name: .shortAndLong, help: "A file for the report, instead of the terminal.")
    var output: String?

    func validate() throws {
        if let root = root.first(where: { !$0.contains("=") }) {
            throw ValidationError("--root \(root): a model and a pattern, such as 'Feed=*/feed*'.")
        }
    }

    func run() throws {
        let roots = root.map { root in
            let parts = root.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (pattern: parts[1], model: parts[0])
        }
        let contract = try Contract(
            schemas: URL(fileURLWithPath: schemas), payloads: URL(fileURLWithPath: payloads), at: at, roots: roots)
        let text = format.text(contract, language: language.chosen)
        try Terminal.write(text, to: output)
        if contract.hasDifferences { throw ExitCode(1) }
    }
}
