import Foundation

/// A workspace with the facts of all its files.
public struct Project: Sendable {
    public let workspace: Workspace
    /// By index of `workspace.sources`.
    let facts: [FileFacts]
    let models: ModelGraph
    /// Names of generic parameters and associated types.
    let genericNames: Set<String>
    /// Whether any file names a coder of Foundation's, which would code what is Codable.
    let usesCoders: Bool
    /// Whether any file imports HandyJSON or HandyJSONCompat.
    let importsHandyJSON: Bool

    public init(_ workspace: Workspace, progress: Progress = .silent) {
        self.workspace = workspace
        let total = workspace.sources.count
        facts = workspace.sources.parallelMap(each: { progress.report("Parsing", $0, of: total) }) {
            FileReader.facts(of: $0)
        }
        progress.finish()
        models = ModelGraph(workspace, facts)
        importsHandyJSON = facts.contains {
            $0.imports.contains { $0.path.first.map(HandyJSONNames.modules.contains) ?? false }
        }
        let coders: Set = ["JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder"]
        usesCoders = facts.contains { !$0.typeNames.isDisjoint(with: coders) }
        genericNames = facts.reduce(into: []) { $0.formUnion($1.genericNames) }
    }

    func position(_ offset: Int, file: Int) -> Position { facts[file].lines.position(of: offset) }

    func moduleName(of file: Int) -> String { workspace.moduleName(workspace.sources[file].module) }

    /// Files that do not parse, with the first reason.
    var broken: [(path: String, position: Position, message: String)] {
        facts.indices.compactMap { index in
            facts[index].syntaxErrors.first.map {
                (workspace.sources[index].path, position($0.offset, file: index), $0.message)
            }
        }
    }
}

extension Workspace {
    func moduleName(_ index: Int) -> String { modules.indices.contains(index) ? modules[index].name : "(no module)" }
}
