import ArgumentParser
import MigrationKit

/// What is adopted, and how much of it.
struct AdoptionOptions: ParsableArguments {
    @Option(name: .long, help: "A type to adopt; may be repeated. Default: all.")
    var type: [String] = []

    @Flag(name: .long, help: "Also make rewrites that change results for some payloads; each place is listed.")
    var unsafe = false

    @Flag(
        name: .customLong("include-subclasses"),
        help: "Adopt the subclasses of a base class with it, in whatever module they are.")
    var includeSubclasses = false

    @Flag(name: .long, help: "Make structs and final classes SmartDirectCodable, which the engine fills by address.")
    var direct = false

    @Flag(
        name: .customLong("bridge-calls"),
        help:
            "If the source does not show the model of a toJSON() call, write a toJSON() for native models into the module; a later run removes it."
    )
    var bridgeCalls = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How values are converted: as HandyJSON does, chosen on each model (models) or once in the app (app), or by the native rules (native).",
            valueName: "models|app|native"))
    var rules = Adoption.Rules.models

    /// Throws where a named type or module is not part of the project.
    func adoption(_ input: InputOptions, _ project: Project) throws -> Adoption {
        let selection = input.selection(types: type)
        try selection.validate(project)
        var adoption = Adoption(selection: selection)
        adoption.isUnsafe = unsafe
        adoption.includesSubclasses = includeSubclasses
        adoption.makesDirect = direct
        adoption.bridgesCalls = bridgeCalls
        adoption.rules = rules
        return adoption
    }
}

extension Adoption.Rules: ExpressibleByArgument {}
