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
