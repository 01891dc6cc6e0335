import Foundation

/// Stage 1: the module's name changes, nothing else.
public struct Swap {
    public var library = LibraryCoordinates()
    public var selection = Selection()

    public init(library: LibraryCoordinates = LibraryCoordinates(), selection: Selection = Selection()) {
        self.library = library
        self.selection = selection
    }

    public func plan(_ project: Project) -> ChangeSet {
        var changes: [FileChange] = []
        var notes: [ChangeSet.Note] = []
        for index in project.facts.indices where selection.includes(module: project.moduleName(of: index)) {
            swapSource(project, index, &changes, &notes)
        }
        // A manifest stands for the whole project.
        if selection.modules.isEmpty {
            for manifest in project.workspace.manifests { swapManifest(manifest, &changes, &notes) }
            for file in project.workspace.objectiveC { noteObjectiveC(file, &notes) }
            for file in project.workspace.xcodeProjects { noteXcodePackage(file, &notes) }
        }
        return ChangeSet(changes: changes, notes: notes)
    }

    // MARK: Swift

    private func swapSource(_ project: Project, _ index: Int, _ changes: inout [FileChange], _ notes: inout [ChangeSet.Note]) {
        let file = project.workspace.sources[index]
        let facts = project.facts[index]
        func note(_ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String) {
            let position = project.position(offset, file: index)
            guard selection.includes(rule: rule.id), !facts.ignored.ignores(rule.id, line: position.line) else { return }
            notes.append(.init(path: file.path, position: position, rule: rule.id, reason: reason, suggestion: suggestion))
        }
        let mentions = facts.imports.contains { $0.path.first == HandyJSONNames.oldModule } || !facts.canImports.isEmpty || !facts.qualifiedNames.isEmpty
        guard mentions else { return }
        if let problem = facts.syntaxErrors.first {
            note(problem.offset, .syntaxError, "does not parse: \(problem.message)", "correct the file, then run swap again")
            return
        }
        if project.moduleName(of: index) == HandyJSONNames.oldModule {
            note(0, .vendoredCopy, "this file belongs to a module named HandyJSON, a copy of the library", "remove the copy; HandyJSONCompat takes its place")
            return
        }
        var change = FileChange(file: file)
        func edit(_ range: ByteRange, _ rule: Rule) {
            let line = project.position(range.lowerBound, file: index).line
            guard selection.includes(rule: rule.id), !facts.ignored.ignores(rule.id, line: line) else { return }
            change.add(Edit(range, HandyJSONNames.compatModule, rule: rule.id))
        }
        for place in facts.imports where place.path.first == HandyJSONNames.oldModule {
            // `import HandyJSON.Swift`-like submodules do not exist in HandyJSONCompat.
            if place.path.count > 1, place.kind == nil {
                note(place.range.lowerBound, .swapImport, "imports a submodule of HandyJSON", "import HandyJSONCompat as a whole")
                continue
            }
            edit(place.nameRange, .swapImport)
        }
        for place in facts.canImports where place.name == HandyJSONNames.oldModule { edit(place.range, .swapCanImport) }
        let ownType = project.models.declares(HandyJSONNames.oldModule)
        for name in facts.qualifiedNames where file.bytes.string(name.range) == HandyJSONNames.oldModule {
            if ownType { continue }
            if HandyJSONNames.all.contains(name.member) {
                edit(name.range, .swapQualifiedName)
            } else {
                note(name.range.lowerBound, .unknownName, "HandyJSON.\(name.member) is no public name of HandyJSON 5", "find out what it stands for; HandyJSONCompat has only the public names")
            }
        }
        if !change.isEmpty { changes.append(change) }
    }

    private func noteObjectiveC(_ file: SourceFile, _ notes: inout [ChangeSet.Note]) {
        guard selection.includes(rule: Rule.objectiveCImport.id) else { return }
        for (offset, _) in ObjectiveCImports.places(in: file.bytes) {
            notes.append(
                .init(
                    path: file.path, position: LineTable(file.bytes).position(of: offset), rule: Rule.objectiveCImport.id,
                    reason: "an Objective-C file imports HandyJSON", suggestion: "delete the line; HandyJSON has no Objective-C interface of its own"))
        }
    }

    private func noteXcodePackage(_ file: SourceFile, _ notes: inout [ChangeSet.Note]) {
        guard selection.includes(rule: Rule.xcodePackage.id) else { return }
        for (offset, _) in XcodePackages.places(in: file.bytes) {
            notes.append(
                .init(
                    path: file.path, position: LineTable(file.bytes).position(of: offset), rule: Rule.xcodePackage.id,
                    reason: "this Xcode project has HandyJSON as a package", suggestion: Rule.xcodePackage.advice))
        }
    }

    // MARK: Dependencies

    private func swapManifest(_ manifest: Workspace.Manifest, _ changes: inout [FileChange], _ notes: inout [ChangeSet.Note]) {
        var change = FileChange(file: manifest.file)
        let lines = LineTable(manifest.file.bytes)
        let ignored = IgnoreComments.read(manifest.file.bytes)
        let result: DependencyEdits
        switch manifest.kind {
        case .package: result = PackageManifestSwap(library: library).edits(manifest.file)
        case .podfile: result = RubyManifestSwap(library: library, rule: .swapPodfile, call: "pod").edits(manifest.file)
        case .podspec: result = RubyManifestSwap(library: library, rule: .swapPodspec, call: "dependency").edits(manifest.file)
        case .cartfile: result = CartfileSwap(library: library).edits(manifest.file)
        }
        for edit in result.edits where selection.includes(rule: edit.rule) {
            guard !ignored.ignores(edit.rule, line: lines.position(of: edit.range.lowerBound).line) else { continue }
            change.add(edit)
        }
        for note in result.notes where selection.includes(rule: note.rule.id) {
            let position = lines.position(of: note.offset)
            guard !ignored.ignores(note.rule.id, line: position.line) else { continue }
            notes.append(.init(path: manifest.file.path, position: position, rule: note.rule.id, reason: note.reason, suggestion: note.suggestion))
        }
        if !change.isEmpty { changes.append(change) }
    }
}

/// What is to be done in a manifest.
struct DependencyEdits {
    var edits: [Edit] = []
    var notes: [(offset: Int, rule: Rule, reason: String, suggestion: String)] = []
}

/// `#import <HandyJSON/HandyJSON.h>`, `@import HandyJSON;`
enum ObjectiveCImports {
    static func places(in bytes: [UInt8]) -> [(offset: Int, text: String)] {
        guard bytes.contains(Array("HandyJSON".utf8)) else { return [] }
        var result: [(Int, String)] = []
        var offset = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
            let isImport = text.hasPrefix("#import") || text.hasPrefix("#include") || text.hasPrefix("@import")
            if isImport, text.contains("<HandyJSON/") || text.contains("@import HandyJSON;") { result.append((offset, text)) }
            offset += line.count + 1
        }
        return result
    }
}

/// `repositoryURL = "https://github.com/alibaba/HandyJSON";`
enum XcodePackages {
    static func places(in bytes: [UInt8]) -> [(offset: Int, text: String)] {
        guard bytes.contains(Array("HandyJSON".utf8)) else { return [] }
        return TextLine.lines(of: bytes).compactMap { line in
            let text = line.text.trimmingCharacters(in: .whitespaces)
            let isReference = text.hasPrefix("repositoryURL") || text.hasPrefix("relativePath")
            return isReference && text.contains("/HandyJSON") ? (line.offset, text) : nil
        }
    }
}
