/// Imports of HandyJSONCompat become imports of SmartCodable where nothing of HandyJSON is left in the file; dependency
/// lines where nothing is left in the module.
struct ImportRewriter {
    let plan: AdoptionPlan
    private let collisions: [NameCollision]

    init(plan: AdoptionPlan) {
        self.plan = plan
        collisions = NameCollision.all(in: plan.project, reaches: { _ in false })
    }

    func rewrite(_ edits: inout EditCollector) {
        let project = plan.project
        let importing = project.facts.indices.filter { project.facts[$0].importsCompat }
        let exporting = importing.filter { project.facts[$0].exports(HandyJSONNames.compatModule) }
        // Files without the import of their own live on one that is exported.
        let homes = modules(exporting)
        let asked = project.facts.indices.filter { file in
            let facts = project.facts[file]
            return facts.importsCompat || (facts.mentionsHandyJSON && lives(file, on: homes))
        }
        let changes = edits.changes
        // Where no model is HandyJSON's any more, a call that is the same for both families is native.
        let keepsModels = plan.graph.modelIDs.contains { plan.graph.nodes[$0].isOld && !plan.isOnlyNative($0) }
        let onlyNative = Set(plan.graph.modelIDs.filter(plan.isOnlyNative))
        let uses = plan.uses
        // Parses once more what was changed.
        let answers = asked.parallelMap {
            ImportRewriter.needsHandyJSON($0, changes[$0], uses, onlyNative, keepsModels)
        }
        let needs = Dictionary(uniqueKeysWithValues: zip(asked, answers))
        let isNeededSomewhere = answers.contains(true)
        let becomesNative = Set(
            importing.filter { file in
                needs[file] == false && plan.isSelected(file: file) && project.facts[file].syntaxErrors.isEmpty
                    && !(isNeededSomewhere && project.facts[file].exports(HandyJSONNames.compatModule))
            })
        let naming = changes.keys.filter { ImportRewriter.isNative(changes[$0]) }.sorted()
        // An exported import stays one: what lived on it goes on without an import of its own.
        let widened = naming.isEmpty ? [] : exporting.filter { !becomesNative.contains($0) }
        let exportingModules = modules(
            exporting
                + project.facts.indices.filter { project.facts[$0].exports(HandyJSONNames.nativeModule) })
        let beside = naming.filter {
            !becomesNative.contains($0) && !widened.contains($0) && !lives($0, on: exportingModules)
        }
        for file in beside { addNativeImport(file, &edits) }
        for file in widened { addNativeImport(file, isExported: true, &edits) }
        for file in becomesNative.sorted() { replaceImports(file, &edits) }
        guard !importing.isEmpty else { return }
        let still = Set(importing.filter { !becomesNative.contains($0) }.map { project.workspace.sources[$0].module })
        let native = (becomesNative.union(widened).union(beside)).map { project.workspace.sources[$0].module }
        DependencyAdoption(
            plan: plan, product: HandyJSONNames.compatModule, modulesInNeed: still, nativeModules: Set(native)
        ).rewrite(&edits)
    }

    /// Whether the edits write something native, or a call of something native.
    private static func isNative(_ change: FileChange?) -> Bool {
        let names = ["Smart", "@IgnoredKey", "ValueTransformable", "FastTransformer"]
        return change?.edits.contains { edit in
            edit.rule == Rule.adoptCall.id || names.contains { edit.replacement.contains($0) }
        } ?? false
    }

    private func modules(_ files: [Int]) -> Set<String> {
        Set(files.map { plan.project.moduleName(of: $0) })
    }

    /// Whether a file's module, or one that it imports, exports an import of SmartCodable.
    private func lives(_ file: Int, on exporting: Set<String>) -> Bool {
        exporting.contains(plan.project.moduleName(of: file))
            || plan.project.facts[file].imports.contains { $0.path.first.map(exporting.contains) ?? false }
    }

    /// `import SmartCodable` behind the import of HandyJSONCompat, or behind all.
    private func addNativeImport(_ file: Int, isExported: Bool = false, _ edits: inout EditCollector) {
        let facts = plan.project.facts[file]
        let source = plan.project.workspace.sources[file]
        guard !facts.imports.contains(where: { $0.path.first == HandyJSONNames.nativeModule && $0.kind == nil })
        else { return }
        let scoped = scopedImports(file)
        let compat = facts.imports.filter(\.isCompat)
        guard let last = (isExported ? compat.last { $0.attributes.contains("_exported") } : nil) ?? compat.last else {
            let place = ImportPlace(source.bytes, facts)
            let text = place.text(HandyJSONNames.nativeModule, scoped)
            edits.edit(file, place.offset..<place.offset, text, .adoptImport)
            return
        }
        let line = source.bytes.importLine(of: last.range)
        let first = (isExported ? "@_exported " : "") + "import " + HandyJSONNames.nativeModule
        let text = ([first] + scoped).map { "\n" + line.indent + $0 }.joined()
        edits.edit(file, line.end..<line.end, text, .adoptImport)
    }

    /// `import enum Core.JSONValue` for what the file names and both import statements would bring.
    private func scopedImports(_ file: Int) -> [String] {
        let project = plan.project
        let facts = project.facts[file]
        let home = project.workspace.sources[file].module
        let modules = Set(facts.imports.filter { $0.kind == nil }.compactMap(\.path.first))
        let known = Set(facts.imports.filter { $0.kind != nil }.map(\.path))
        var lines: Set<String> = []
        for collision in collisions where collision.module != home && !collision.importKind.isEmpty {
            let module = project.workspace.moduleName(collision.module)
            guard let name = collision.name, HandyJSONNames.natives.contains(name), facts.typeNames.contains(name),
                modules.contains(module), !known.contains([module, name])
            else { continue }
            lines.insert("import \(collision.importKind) \(module).\(name)")
        }
        return lines.sorted()
    }

    /// Whether anything of HandyJSON is left in the file once the edits are made.
    ///
    /// `native`: the models that are native alone. `keepsModels`: whether there are others.
    private static func needsHandyJSON(
        _ file: Int, _ change: FileChange?, _ uses: CallUses, _ native: Set<Int>, _ keepsModels: Bool
    ) -> Bool {
        let project = uses.project
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
            let target = resolution.target(of: call)
            switch target {
            case .foreign, .native: return false
            case .anything, .generic: return keepsModels || !uses.isSameNatively(call)
            case .model, .oneOf: return !native.isSuperset(of: target.models) || !uses.isSameNatively(call)
            }
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
            let scoped = hasNative ? [] : scopedImports(file)
            if !hasFoundation { lines.append("\(exported)import Foundation") }
            if !hasNative {
                let attributes = place.attributes.map { "@\($0) " }.joined()
                lines.append("\(attributes)import SmartCodable")
            }
            edits.edit(file, place.range, (lines + scoped).joined(separator: "\n"), .adoptImport)
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
    func exports(_ module: String) -> Bool {
        imports.contains { $0.path.first == module && $0.attributes.contains("_exported") }
    }

    var importsCompat: Bool { imports.contains(where: \.isCompat) }
    var mentionsHandyJSON: Bool { !protocolUses.isEmpty || !apiNames.isEmpty }
}

extension [UInt8] {
    /// Where a line can be added behind an import, with the blanks in front of it: at the line's end, or right behind the
    /// import where something else stands on the line.
    fileprivate func importLine(of range: ByteRange) -> (end: Int, indent: String) {
        var start = range.lowerBound
        while start > 0, self[start - 1] == 0x20 || self[start - 1] == 0x09 { start -= 1 }
        let isFirst = start == 0 || self[start - 1] == 0x0A
        let end = self[range.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? count
        let rest = self[range.upperBound..<end].drop { $0 == 0x20 || $0 == 0x09 }
        let isLast = rest.isEmpty || rest.starts(with: Array("//".utf8))
        return (isLast ? end : range.upperBound, isFirst ? string(start..<range.lowerBound) : "")
    }
}
