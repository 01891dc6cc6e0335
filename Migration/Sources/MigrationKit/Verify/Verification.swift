import Foundation

/// What `verify` compares: the models that `adopt` converts, in the source as it is after `swap`, and as it is after
/// `adopt`. Nothing of the project is changed.
public struct Verification: Sendable {
    let models: [VerifiedModel]
    /// Models that are converted and cannot be called from outside their file, with the reason.
    let skipped: [(name: String, reason: String)]
    let library: LibraryCoordinates
    /// Where the models' rules are chosen.
    let rules: Adoption.Rules
    /// What may differ.
    var stage: Replay.Stage { rules == .native ? .adopt : .rules }
    /// Files that the models need, by their place in the package.
    var files: [File]
    /// How many calls `adopt` rewrites, which are not run.
    let rewrittenCalls: Int

    struct File: Sendable {
        let target: String
        let path: String
        let before: [UInt8]
        var after: [UInt8]
        let imports: Set<String>
        /// Whether a model is declared in it, or a part of one.
        let holdsModel: Bool

        /// `Sources/App/Models_User.swift`
        var place: String { "Sources/\(target)/" + path.replacing("/", with: "_") }
    }

    /// Modules of the project that each target imports.
    let dependencies: [String: [String]]
    /// Modules that are imported and are not the project's, nor the library's.
    let foreignModules: [String]

    public init(_ project: Project, _ adoption: Adoption, library: LibraryCoordinates) {
        let before = project.applying(Swap(library: library).plan(project))
        let plan = AdoptionPlan(before, adoption)
        let changes = adoption.plan(before)
        let after = before.workspace.applying(changes)
        rewrittenCalls = changes.changes.reduce(0) { $0 + $1.edits.count { $0.rule == Rule.adoptCall.id } }
        let graph = before.models
        let maker = PayloadMaker(before)
        var models: [VerifiedModel] = []
        var skipped: [(name: String, reason: String)] = []
        for id in plan.adopted.sorted() {
            let node = graph.nodes[id]
            let line = [node] + graph.ancestors(of: id).map { graph.nodes[$0] }
            let asks = line.contains { !($0.mapping?.fact.assumptions.isEmpty ?? true) }
            let reason =
                asks
                ? "its mapping depends on what it holds, and would be asked again for the JSON that is compared"
                : Verification.reason(toSkip: node)
            if let reason {
                skipped.append((node.name, reason))
                continue
            }
            models.append(
                VerifiedModel(
                    name: node.name, target: Verification.target(before, file: node.file),
                    path: before.workspace.sources[node.file].path, payloads: maker.payloads(for: id),
                    shapes: maker.shapes(of: id), unseen: maker.unseen(of: id)))
        }
        self.models = models
        self.skipped = skipped
        self.library = library
        rules = adoption.rules
        let own = Verification.ownFiles(of: plan.adopted, graph)
        let needed = Verification.files(for: own, before)
        files = needed.map { index in
            let source = before.workspace.sources[index]
            return File(
                target: Verification.target(before, file: index), path: source.path, before: source.bytes,
                after: after.sources[index].bytes, imports: Set(before.facts[index].imports.compactMap(\.path.first)),
                holdsModel: own.contains(index))
        }
        let targets = Set(files.map(\.target))
        var dependencies: [String: Set<String>] = [:]
        var foreign: Set<String> = []
        for index in needed {
            let target = Verification.target(before, file: index)
            let imported = Set(before.facts[index].imports.compactMap(\.path.first))
            dependencies[target, default: []].formUnion(imported.intersection(targets).subtracting([target]))
            foreign.formUnion(imported.subtracting(targets))
        }
        self.dependencies = dependencies.mapValues { $0.sorted() }
        foreignModules = foreign.subtracting(["HandyJSONCompat", "SmartCodable"]).sorted()
    }

    private static func reason(toSkip node: ModelGraph.Node) -> String? {
        if ["private", "fileprivate"].contains(node.fact.access) { return "it is private to its file" }
        if !node.fact.generics.isEmpty { return "it is generic: its models are compared, it is not" }
        return node.fact.isInsideFunction ? "it is declared inside a function" : nil
    }

    /// A module's name as Swift spells it.
    private static func target(_ project: Project, file: Int) -> String {
        let name = project.workspace.sources[file].module < 0 ? "Models" : project.moduleName(of: file)
        let word = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return word.first?.isNumber ?? true ? "_" + word : word
    }

    private static func ownFiles(of models: Set<Int>, _ graph: ModelGraph) -> Set<Int> {
        Set(models.flatMap { [graph.nodes[$0].file] + graph.nodes[$0].extensions.map(\.file) })
    }

    /// These files, and those of every type that is named in them. O(files · names).
    private static func files(for own: Set<Int>, _ project: Project) -> [Int] {
        let graph = project.models
        var waiting = own
        var result: Set<Int> = []
        while let file = waiting.popFirst() {
            guard result.insert(file).inserted else { continue }
            let module = project.workspace.sources[file].module
            for name in project.facts[file].typeNames {
                for id in graph.candidates(name, module: module, file: file, inside: nil) {
                    waiting.formUnion([graph.nodes[id].file] + graph.nodes[id].extensions.map(\.file))
                }
            }
            waiting.subtract(result)
        }
        return result.sorted()
    }
}

extension Project {
    /// The project as it would be after a rewriting command, read anew.
    func applying(_ changes: ChangeSet) -> Project { Project(workspace.applying(changes)) }
}

extension Workspace {
    /// The same files in the same order, those that are changed with their new text.
    func applying(_ changes: ChangeSet) -> Workspace {
        let new = Dictionary(
            changes.changes.map { ($0.file.path, $0.result) }, uniquingKeysWith: { first, _ in first })
        let sources = sources.map {
            SourceFile(path: $0.path, url: $0.url, module: $0.module, bytes: new[$0.path] ?? $0.bytes)
        }
        return Workspace(
            base: base, modules: modules, sources: sources, manifests: manifests, reported: reported, copies: copies,
            submodules: submodules, scope: scope)
    }
}
