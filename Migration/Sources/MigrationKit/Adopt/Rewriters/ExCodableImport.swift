/// The import of ExCodableCompat in a file: it stays as long as something there has only this library's names.
struct ExCodableImport {
    let plan: AdoptionPlan
    let file: Int

    private static let library = ReplacedLibrary.exCodable

    /// What calls of the library's look like that leave no name of a type. Any doubt keeps the import.
    private static let signs = [
        "encoded(", "decoded(", "encodeThrows", "decodeThrows", "NonnullThrows", ", for:", "converter:", "exCodable",
        "DataEncoder", "DataDecoder", "wrappedType", "encoder[", "decoder[",
    ].map { Array($0.utf8) }

    private var facts: FileFacts { plan.project.facts[file] }

    private var imports: [ImportFact] { facts.imports.filter { $0.path.first == Self.library.replacement } }

    private var names: [EarlierName] {
        facts.earlierNames.filter { name in
            name.kind == .exCodable && !plan.project.declaresAny(of: name)
                && !facts.imports.contains { $0.range == name.range }
        }
    }

    private var isNeeded: Bool {
        let bytes = plan.project.workspace.sources[file].bytes
        return names.contains { $0.changes.isEmpty || $0.changes.contains { $0.text == "ExCodableDEPRECATED" } }
            || facts.imports.contains {
                $0.path.first == Self.library.replacement && $0.attributes.contains("_exported")
            }
            || Self.signs.contains { bytes.contains($0) }
    }

    /// Whether the file gets an import of SmartCodable beside the one that stays.
    private var addsNative: Bool {
        isNeeded && !facts.hasNativeImport && names.contains { $0.changes.contains { $0.text == "SmartKey" } }
    }

    func rewrite(_ edits: inout EditCollector) {
        guard let place = imports.first(where: { $0.kind == nil }) else { return }
        if isNeeded {
            guard addsNative else { return }
            let end = place.range.upperBound
            edits.edit(file, end..<end, "\nimport \(HandyJSONNames.nativeModule)", .exCodableName)
        } else if facts.hasNativeImport {
            edits.delete(file, place.range, .exCodableName)
        } else {
            edits.edit(file, place.nameRange, HandyJSONNames.nativeModule, .exCodableName)
        }
    }

    /// Dependencies of modules that begin to import SmartCodable, and that import ExCodableCompat no more.
    static func rewriteDependencies(_ plan: AdoptionPlan, _ edits: inout EditCollector) {
        let project = plan.project
        let importing = project.facts.indices.filter { file in
            project.facts[file].imports.contains { place in
                place.path.first == library.replacement || place.path.first == library.module
            }
        }
        func isLeft(_ file: Int) -> Bool {
            !plan.isSelected(file: file) || !project.facts[file].syntaxErrors.isEmpty
                || project.facts[file].imports.contains { $0.path.first == library.module }
        }
        let still = importing.filter { file in
            isLeft(file) || ExCodableImport(plan: plan, file: file).isNeeded
                || project.facts[file].imports.contains { $0.path.first == library.replacement && $0.kind != nil }
        }
        let native = importing.filter { file in
            !isLeft(file) && (ExCodableImport(plan: plan, file: file).addsNative || !still.contains(file))
        }
        guard !native.isEmpty else { return }
        func modules(_ files: [Int]) -> Set<Int> { Set(files.map { project.workspace.sources[$0].module }) }
        DependencyAdoption(
            plan: plan, product: library.replacement, modulesInNeed: modules(still), nativeModules: modules(native)
        ).rewrite(&edits)
    }
}
