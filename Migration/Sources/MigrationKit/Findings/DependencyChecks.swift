import Foundation

/// What is looked for outside of Swift sources: manifests, Objective-C, project descriptions, generated code.
extension Findings {
    mutating func check(_ manifest: Workspace.Manifest) {
        let found = FileEdits(manifest, LibraryCoordinates())
        let lines = TextLine.lines(of: manifest.file.bytes)
        for edit in found.edits {
            guard let rule = Rule.byID[edit.rule], let line = lines.last(where: { $0.offset <= edit.range.lowerBound })
            else { continue }
            add(
                rule, in: manifest.file, edit.range.lowerBound, line.text.trimmingCharacters(in: .whitespaces),
                manifest.kind.commentMarks)
        }
        for note in found.notes
        where !found.edits.contains(where: { $0.rule == note.rule.id && $0.range.lowerBound == note.offset }) {
            add(note.rule, in: manifest.file, note.offset, note.reason, manifest.kind.commentMarks)
        }
    }

    mutating func check(_ reported: Workspace.Reported) {
        for place in ReportedPlaces.all(in: reported) {
            add(place.rule, in: reported.file, place.offset, place.text, reported.kind.commentMarks)
        }
    }
}

/// Modules that import HandyJSON, or a module of the project that does: its functions can be called there.
struct Reach {
    private var modules: Set<Int> = []
    private let isAnywhere: Bool

    init(_ project: Project) {
        isAnywhere = project.importsHandyJSON
        var imports: [Int: Set<String>] = [:]
        for (index, facts) in project.facts.enumerated() {
            imports[project.workspace.sources[index].module, default: []].formUnion(
                facts.imports.compactMap(\.path.first))
        }
        for copy in project.workspace.reported where copy.kind == .vendoredCopy { modules.insert(copy.file.module) }
        var names = HandyJSONNames.modules
        var grows = true
        while grows {
            grows = false
            for (module, imported) in imports where !modules.contains(module) && !imported.isDisjoint(with: names) {
                modules.insert(module)
                names.insert(project.workspace.moduleName(module))
                grows = true
            }
        }
    }

    func includes(_ module: Int) -> Bool { module < 0 ? isAnywhere : modules.contains(module) }
}
