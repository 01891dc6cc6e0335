import Foundation
import SwiftParser

/// Finds out which files are compiled together: targets of Package.swift, podspecs, folders of an Xcode project.
struct ModuleDiscovery {
    let base: URL

    func modules(for files: [FileFinder.Found], roots: [URL]) -> ModuleMap {
        var map = ModuleMap()
        for file in files {
            let folder = parent(of: file.path)
            switch file.kind {
            case .swift:
                guard let end = file.path.range(ofPlain: ".playground/") else { continue }
                let home = String(file.path[..<end.upperBound].dropLast())
                let name = home.split(separator: "/").last.map { String($0.dropLast(".playground".count)) }
                map.add(Module(name: name ?? home, folder: home, kind: .folder))
            case .packageManifest:
                for target in PackageTargets.read(file.url) {
                    let path = target.path ?? defaultFolder(of: target, in: file.url.deletingLastPathComponent())
                    map.add(Module(name: target.name, folder: joined(folder, path), kind: .package))
                }
            case .podspec:
                let spec = PodspecSources.read(file.url)
                let name = spec.name ?? String(file.url.lastPathComponent.dropLast(".podspec".count))
                map.add(
                    Module(name: name, folder: folder, kind: .pod), folders: spec.folders.map { joined(folder, $0) })
            default:
                break
            }
        }
        for root in roots { addXcodeFolders(at: root, depth: 0, to: &map) }
        for file in files where file.kind == .swift || file.kind == .objectiveC {
            guard map.module(of: file.path) == nil else { continue }
            addFolderModule(for: file.path, roots: roots, to: &map)
        }
        return map
    }

    /// A folder beside an .xcodeproj that holds sources is taken for a target of that name.
    private func addXcodeFolders(at folder: URL, depth: Int, to map: inout ModuleMap) {
        guard depth < 4, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        for name in names.sorted() where !FileFinder.ignoredFolders.contains(name) && !name.contains(".") {
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            if !projects.isEmpty {
                let path = FileFinder.relative(url, to: base)
                let hasPackage = FileManager.default.fileExists(
                    atPath: url.appendingPathComponent("Package.swift").path)
                let holdsModules = map.modules.contains { $0.folder.hasPrefix(path + "/") }
                if !hasPackage, !holdsModules, map.module(of: path + "/x") == nil, containsSwift(url) {
                    map.add(Module(name: name, folder: path, kind: .xcode))
                }
            }
            addXcodeFolders(at: url, depth: depth + 1, to: &map)
        }
    }

    private func containsSwift(_ folder: URL) -> Bool {
        let files = FileManager.default.enumerator(atPath: folder.path)
        while let name = files?.nextObject() as? String {
            if name.hasSuffix(".swift") { return true }
        }
        return false
    }

    /// Without any manifest: the root that was named on the command line.
    private func addFolderModule(for path: String, roots: [URL], to map: inout ModuleMap) {
        for root in roots {
            let folder = FileFinder.relative(root, to: base)
            guard folder == "." || path == folder || path.hasPrefix(folder + "/") else { continue }
            let isFile = path == folder
            let home = isFile ? parent(of: path) : folder
            let name = home == "." ? base.lastPathComponent : String(home.split(separator: "/").last ?? "")
            map.add(Module(name: name, folder: home, kind: .folder))
            return
        }
    }

    private func defaultFolder(of target: PackageTargets.Target, in package: URL) -> String {
        let candidates =
            target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        for candidate in candidates {
            let path = candidate + "/" + target.name
            if FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path) { return path }
        }
        return candidates[0] + "/" + target.name
    }

    private func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return String(path[..<slash])
    }

    private func joined(_ folder: String, _ path: String) -> String {
        let parts =
            (folder == "." ? [] : folder.split(separator: "/").map(String.init))
            + path.split(separator: "/").map(String.init)
        var result: [String] = []
        for part in parts where part != "." {
            if part == "..", let last = result.last, last != ".." { result.removeLast() } else { result.append(part) }
        }
        return result.isEmpty ? "." : result.joined(separator: "/")
    }
}
