/// Which paths a run is about, also those of files that are gone.
struct ScanScope: Sendable {
    let roots: [String]
    let finder: FileFinder
    let modules: ModuleMap

    func includes(_ path: String) -> Bool {
        roots.contains {
            $0 == "." ? !path.hasPrefix("/") && !path.hasPrefix("../") : path == $0 || path.hasPrefix($0 + "/")
        } && !finder.excludes(path)
    }

    func module(of path: String) -> String? { modules.module(of: path).map { modules.modules[$0].name } }
}
