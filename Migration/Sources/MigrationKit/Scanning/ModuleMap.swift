/// The rules by which files are given to modules, collected from manifests.
struct ModuleMap: Sendable {
    private(set) var modules: [Module] = []
    /// Folders of modules, longest first when asked.
    private var folders: [(folder: String, module: Int)] = []

    mutating func add(_ module: Module, folders extra: [String] = []) {
        if let known = modules.firstIndex(where: { $0.name == module.name && $0.folder == module.folder }) {
            folders += extra.map { ($0, known) }
            return
        }
        modules.append(module)
        folders += ([module.folder] + extra).map { ($0, modules.count - 1) }
    }

    /// The module with the longest folder that contains the file.
    func module(of path: String) -> Int? {
        var best: (length: Int, module: Int)?
        for (folder, module) in folders where folder == "." || path.hasPrefix(folder + "/") {
            let length = folder == "." ? 0 : folder.count
            if best.map({ length > $0.length }) ?? true { best = (length, module) }
        }
        return best?.module
    }
}
