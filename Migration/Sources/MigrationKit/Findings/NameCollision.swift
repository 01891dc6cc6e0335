/// A name of the app's own that SmartCodable or HandyJSONCompat has too.
struct NameCollision: Sendable {
    /// The module that declares it.
    let module: Int
    let file: Int
    let offset: Int
    /// The name of a type; nil for an extension of a container and for an operator, which no import names alone.
    let name: String?
    /// What is between `import` and the name, to import it alone: such a name wins over those of whole modules.
    let importKind: String
    let subject: String

    /// What is declared publicly in a module that another one imports together with one of the libraries. A module's
    /// own declarations win over imported ones in that module, so they collide only where `adopt` means the library's.
    static func all(in project: Project, reaches: (Int) -> Bool) -> [NameCollision] {
        let seen = importedModules(of: project)
        var result: [NameCollision] = []
        for file in project.facts.indices {
            let module = project.workspace.sources[file].module
            let isSeen = seen.contains(project.workspace.moduleName(module))
            guard isSeen || reaches(module) else { continue }
            for type in project.facts[file].types where !type.isInsideFunction {
                let isPublic = ["public", "open", "package"].contains(type.access)
                if type.kind == .extension {
                    if isSeen { result += containers(type, file, project) }
                } else if isPublic && isSeen && HandyJSONNames.visible.contains(type.name)
                    || reaches(module) && HandyJSONNames.writtenByAdopt.contains(type.name)
                {
                    let kind = type.kind == .actor ? "class" : type.kind.rawValue
                    result.append(
                        NameCollision(
                            module: module, file: file, offset: type.nameOffset, name: type.name,
                            importKind: isPublic ? kind : "", subject: "\(type.kind.rawValue) \(type.name)"))
                }
            }
            for alias in project.facts[file].typealiases
            where alias.isPublic && isSeen && HandyJSONNames.visible.contains(alias.name)
                || reaches(module) && HandyJSONNames.writtenByAdopt.contains(alias.name)
            {
                result.append(
                    NameCollision(
                        module: module, file: file, offset: alias.offset, name: alias.name,
                        importKind: alias.isPublic ? "typealias" : "", subject: "typealias \(alias.name)"))
            }
            // An operator has no access level: whoever imports the module has it.
            for mark in project.facts[file].operators where isSeen && mark.name == HandyJSONNames.nativeOperator {
                result.append(
                    NameCollision(
                        module: module, file: file, offset: mark.range.lowerBound, name: nil, importKind: "",
                        subject: "operator \(mark.name)"))
            }
        }
        return result
    }

    /// Names of modules that are imported in a file that has HandyJSON or one of the libraries too.
    private static func importedModules(of project: Project) -> Set<String> {
        let libraries = HandyJSONNames.modules.union([HandyJSONNames.nativeModule])
        return project.facts.reduce(into: []) { result, facts in
            let names = Set(facts.imports.compactMap(\.path.first))
            if !names.isDisjoint(with: libraries) { result.formUnion(names.subtracting(libraries)) }
        }
    }

    private static let containerNames: Set<String> = [
        "KeyedDecodingContainer", "UnkeyedDecodingContainer", "SingleValueDecodingContainer",
        "KeyedEncodingContainer", "UnkeyedEncodingContainer", "SingleValueEncodingContainer",
    ]
    private static let containerFunctions: Set<String> = ["decode", "decodeIfPresent", "encode", "encodeIfPresent"]

    /// `decode([String: Any].self, forKey:)` and the like.
    private static func containers(_ type: TypeFact, _ file: Int, _ project: Project) -> [NameCollision] {
        guard containerNames.contains(type.name) else { return [] }
        let source = project.workspace.sources[file]
        return type.functions.compactMap { function in
            let isPublic = !function.modifiers.union(type.modifiers).isDisjoint(with: ["public", "package"])
            let head = source.bytes.string(function.range).prefix { $0 != "{" }
            guard isPublic, containerFunctions.contains(function.name), head.contains("Any]") || head.contains("Any>")
            else { return nil }
            return NameCollision(
                module: source.module, file: file, offset: function.nameOffset, name: nil, importKind: "",
                subject: "\(type.name).\(function.name)")
        }
    }
}

extension Findings {
    mutating func checkNameCollisions() {
        guard project.importsHandyJSON else { return }
        for collision in NameCollision.all(in: project, reaches: { reach.includes($0) }) {
            add(.nameCollision, file: collision.file, collision.offset, collision.subject)
        }
    }
}
