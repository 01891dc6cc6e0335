/// Imports, conditions and qualified names of one Swift file.
struct SourceSwap {
    let project: Project
    let index: Int
    private var file: SourceFile { project.workspace.sources[index] }
    private var facts: FileFacts { project.facts[index] }

    func edits() -> FileEdits {
        let described = ReportedPlaces.projectDescriptions(in: file, facts)
        guard facts.isUnread || facts.mentionsOldModule || !described.isEmpty else { return FileEdits() }
        if let problem = facts.syntaxErrors.first {
            return FileEdits(notes: [
                .init(
                    problem.offset, .syntaxError, "does not parse: \(problem.message)",
                    "correct the file, then run swap again")
            ])
        }
        if project.moduleName(of: index) == HandyJSONNames.oldModule {
            return FileEdits(notes: [
                .init(
                    0, .vendoredCopy, "this file belongs to a module named HandyJSON, a copy of the library",
                    "remove the copy; HandyJSONCompat takes its place")
            ])
        }
        var result = FileEdits()
        for place in facts.imports where place.path.first == HandyJSONNames.oldModule { swap(place, &result) }
        for place in facts.canImports where place.name == HandyJSONNames.oldModule {
            result.edits.append(edit(place.range, .swapCanImport))
        }
        swapExCodable(&result)
        for place in facts.versionedCanImports where place.name == HandyJSONNames.oldModule {
            result.notes.append(
                .init(
                    place.range.lowerBound, .swapCanImport, "checks the version of HandyJSON",
                    "HandyJSONCompat counts from \(LibraryCoordinates().version): write canImport(HandyJSONCompat) if any version will do"
                ))
        }
        swapNames(&result)
        result.notes += described.map { .init($0.offset, $0.rule, $0.reason, $0.rule.advice) }
        return result
    }

    private func edit(_ range: ByteRange, _ rule: Rule) -> Edit {
        Edit(range, HandyJSONNames.compatModule, rule: rule.id)
    }

    private func swap(_ place: ImportFact, _ result: inout FileEdits) {
        guard place.path.count > 1, let last = place.path.last else {
            result.edits.append(edit(place.nameRange, .swapImport))
            return
        }
        if place.kind == nil {
            // `import HandyJSON.Swift`-like submodules do not exist in HandyJSONCompat.
            result.notes.append(
                .init(
                    place.nameRange.lowerBound, .swapImport, "imports a submodule of HandyJSON",
                    "import HandyJSONCompat as a whole"))
        } else if HandyJSONNames.all.contains(last) {
            result.edits.append(edit(place.nameRange, .swapImport))
        } else {
            result.notes.append(unknown(last, place.nameRange.lowerBound))
        }
    }

    /// Imports only: what follows the module's name in `ExCodable.X` is a member of the wrapper, which has that name too.
    private func swapExCodable(_ result: inout FileEdits) {
        let library = ReplacedLibrary.exCodable
        for place in facts.imports where place.path.first == library.module {
            result.edits.append(Edit(place.nameRange, library.replacement, rule: Rule.swapImport.id))
        }
        for place in facts.canImports where place.name == library.module {
            result.edits.append(Edit(place.range, library.replacement, rule: Rule.swapCanImport.id))
        }
        for place in facts.versionedCanImports where place.name == library.module {
            result.notes.append(
                .init(
                    place.range.lowerBound, .swapCanImport, "checks the version of ExCodable",
                    "ExCodableCompat counts from \(LibraryCoordinates().version): write canImport(ExCodableCompat) if any version will do"
                ))
        }
    }

    private func swapNames(_ result: inout FileEdits) {
        let hasOwnType = project.models.declares(HandyJSONNames.oldModule)
        for name in facts.qualifiedNames where file.bytes.string(name.range) == HandyJSONNames.oldModule {
            if hasOwnType {
                guard facts.importsHandyJSON, HandyJSONNames.all.contains(name.member) else { continue }
                result.notes.append(
                    .init(
                        name.range.lowerBound, .swapQualifiedName,
                        "HandyJSON may be the module here, or the project's own type of that name",
                        "if it is the module, write HandyJSONCompat.\(name.member)"))
            } else if HandyJSONNames.all.contains(name.member) {
                result.edits.append(edit(name.range, .swapQualifiedName))
            } else {
                result.notes.append(unknown(name.member, name.range.lowerBound))
            }
        }
    }

    private func unknown(_ name: String, _ offset: Int) -> FileEdits.Note {
        .init(
            offset, .unknownName, "HandyJSON.\(name) is not a public name of HandyJSON 5",
            "find out what it is for; HandyJSONCompat has only the public names")
    }
}

extension FileFacts {
    /// Whether an import, a condition or a qualified name says HandyJSON or ExCodable.
    var mentionsOldModule: Bool {
        imports.contains { place in ReplacedLibrary.all.contains { $0.module == place.path.first } }
            || !canImports.isEmpty
            || !versionedCanImports.isEmpty || !qualifiedNames.isEmpty
    }
}
