/// Imports of HandyJSONCompat become imports of SmartCodable where nothing of HandyJSON is left in the file; dependency
/// lines where nothing is left in the module.
struct ImportRewriter {
    let plan: AdoptionPlan

    func rewrite(_ edits: inout EditCollector) {
        let project = plan.project
        let importing = project.facts.indices.filter { project.facts[$0].importsCompat }
        addMissingImports(&edits)
        guard !importing.isEmpty else { return }
        let isExported = importing.contains {
            project.facts[$0].imports.contains { $0.isCompat && $0.attributes.contains("_exported") }
        }
        // Files without the import of their own live on one that is exported.
        let asked =
            isExported
            ? project.facts.indices.filter { project.facts[$0].importsCompat || project.facts[$0].mentionsHandyJSON }
            : importing
        let changes = edits.changes
        // Parses once more what was changed.
        let answers = asked.parallelMap { ImportRewriter.needsHandyJSON($0, changes[$0], project) }
        let needs = Dictionary(uniqueKeysWithValues: zip(asked, answers))
        let isNeededSomewhere = answers.contains(true)
        var still: Set<Int> = []
        for file in importing {
            let isClean =
                needs[file] == false && plan.isSelected(file: file) && project.facts[file].syntaxErrors.isEmpty
            let exports = project.facts[file].imports.contains { $0.isCompat && $0.attributes.contains("_exported") }
            if isClean, !(exports && isNeededSomewhere) {
                replaceImports(file, &edits)
            } else {
                still.insert(project.workspace.sources[file].module)
            }
        }
        DependencyAdoption(plan: plan, modulesInNeed: still).rewrite(&edits)
    }

    /// Files that name something native now and have lived without an import: their models conform elsewhere, or by way
    /// of the app's own protocol.
    private func addMissingImports(_ edits: inout EditCollector) {
        let project = plan.project
        let modules = [HandyJSONNames.compatModule, HandyJSONNames.nativeModule]
        func brings(_ place: ImportFact) -> Bool { place.path.first.map(modules.contains) ?? false }
        guard
            !project.facts.contains(where: { $0.imports.contains { brings($0) && $0.attributes.contains("_exported") } }
            )
        else { return }
        let natives = ["Smart", "@IgnoredKey", "ValueTransformable", "FastTransformer"]
        for (file, change) in edits.changes.sorted(by: { $0.key < $1.key })
        where !project.facts[file].imports.contains(where: brings) {
            guard change.edits.contains(where: { edit in natives.contains { edit.replacement.contains($0) } }) else {
                continue
            }
            let place = ImportPlace(project.workspace.sources[file].bytes, project.facts[file])
            edits.edit(file, place.offset..<place.offset, place.text(HandyJSONNames.nativeModule), .adoptImport)
        }
    }

    /// Whether anything of HandyJSON is left in the file once the edits are made.
    private static func needsHandyJSON(_ file: Int, _ change: FileChange?, _ project: Project) -> Bool {
        let source = project.workspace.sources[file]
        let facts =
            change.map {
                FileReader.facts(
                    of: SourceFile(path: source.path, url: source.url, module: source.module, bytes: $0.result))
            } ?? project.facts[file]
        let declares = project.models.declares
        if facts.protocolUses.contains(where: { !declares($0.name) })
            || facts.apiNames.contains(where: { !declares($0.name) })
        {
            return true
        }
        if !facts.qualifiedNames.isEmpty { return true }
        let resolution = CallResolution(project, file)
        return facts.calls.contains { call in
            guard ![.deserialize, .deserializeArray, .nativeSerialize].contains(call.kind) else { return false }
            return ![.foreign, .native].contains(resolution.target(of: call))
        }
    }

    private func replaceImports(_ file: Int, _ edits: inout EditCollector) {
        let facts = plan.project.facts[file]
        var hasFoundation = facts.imports.contains { place in
            place.path.first.map { ["Foundation", "UIKit", "AppKit", "SwiftUI", "Cocoa", "WatchKit"].contains($0) }
                ?? false
        }
        var hasNative = facts.imports.contains { $0.path.first == HandyJSONNames.nativeModule && $0.kind == nil }
        for place in facts.imports where place.isCompat {
            if hasNative, hasFoundation {
                edits.delete(file, place.range, .adoptImport)
                continue
            }
            let exported = place.attributes.contains("_exported") ? "@_exported " : ""
            var lines: [String] = []
            if !hasFoundation { lines.append("\(exported)import Foundation") }
            if !hasNative {
                let attributes = place.attributes.map { "@\($0) " }.joined()
                lines.append("\(attributes)import SmartCodable")
            }
            edits.edit(file, place.range, lines.joined(separator: "\n"), .adoptImport)
            hasFoundation = true
            hasNative = true
        }
        for place in facts.canImports where place.name == HandyJSONNames.compatModule {
            edits.edit(file, place.range, HandyJSONNames.nativeModule, .adoptImport)
        }
    }
}

extension ImportFact {
    var isCompat: Bool { path.first == HandyJSONNames.compatModule }
}

extension FileFacts {
    var importsCompat: Bool { imports.contains(where: \.isCompat) }
    var mentionsHandyJSON: Bool { !protocolUses.isEmpty || !apiNames.isEmpty }
}
