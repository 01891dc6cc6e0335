import Foundation

/// Finds the files of a project that a tool may look at, in a stable order.
public struct FileFinder: Sendable {
    /// Folders of other people's code and of build products.
    public static let ignoredFolders: Set<String> = [
        "Pods", "Carthage", ".build", "DerivedData", ".git", ".swiftpm", "node_modules", "vendor", "SourcePackages",
        "xcuserdata",
    ]
    /// Those that are not read even when they are asked for by name.
    private static let foreignFolders: Set<String> = ["Pods", "Carthage", ".build", "DerivedData", "SourcePackages"]
    private static let ignoredExtensions: Set<String> = [
        "xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "bundle", "lproj",
    ]

    /// Glob patterns of paths to leave out, such as `*/Legacy/*`.
    public var exclude: [String] = []

    public init(exclude: [String] = []) { self.exclude = exclude }

    enum Kind: Sendable {
        case swift, packageManifest, podfile, podspec, cartfile
        /// Read to report what they say of HandyJSON, never rewritten.
        case objectiveC, xcodeProject, buildSettings, generated, projectGenerator
        /// A file of a copy of HandyJSON.
        case vendoredCopy
    }

    struct Found: Sendable {
        /// Where it is written to: for a link, the file it leads to.
        let url: URL
        let path: String
        let kind: Kind
        /// The same for two ways to one file.
        let identity: String
    }

    /// All files below `root`, a folder or one file. `base` is what paths are relative to.
    func files(below root: URL, base: URL) throws(ToolError) -> (files: [Found], submodules: [String]) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
            throw .unreadable(path: root.path, reason: "no such file or folder")
        }
        let path = FileFinder.relative(root, to: base)
        if let foreign = path.split(separator: "/").map(String.init).first(where: FileFinder.foreignFolders.contains) {
            throw .unreadable(
                path: path,
                reason:
                    "it is in \(foreign), where nothing is read or written: it is other people's code, or made anew by every build"
            )
        }
        var search = Search(finder: self, base: base, root: root, realRoot: root.resolvingSymlinksInPath().path)
        if isFolder.boolValue {
            try search.walk(root)
        } else if let kind = FileFinder.kind(of: root.lastPathComponent) {
            let file = root.resolvingSymlinksInPath()
            search.found.append(Found(url: file, path: path, kind: kind, identity: file.path))
        } else {
            throw .unreadable(
                path: root.path,
                reason: "neither a folder nor a Swift file, Package.swift, Podfile, podspec or Cartfile")
        }
        return (search.found, search.submodules)
    }

    /// Whether a pattern leaves out a path, or a folder on the way to it.
    func excludes(_ path: String) -> Bool {
        guard !exclude.isEmpty else { return false }
        var prefix = ""
        return path.split(separator: "/").contains { part in
            prefix += prefix.isEmpty ? String(part) : "/" + part
            return exclude.contains { Glob.matches($0, prefix) }
        }
    }

    private struct Search {
        let finder: FileFinder
        let base: URL
        let root: URL
        let realRoot: String
        var found: [Found] = []
        /// Repositories inside the repository, which nobody named.
        var submodules: [String] = []

        mutating func walk(_ folder: URL) throws(ToolError) {
            let names: [String]
            do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } catch {
                throw .unreadable(
                    path: FileFinder.relative(folder, to: base),
                    reason: "\(error.localizedDescription) Leave it out with --exclude.")
            }
            for name in names {
                let url = folder.appendingPathComponent(name)
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
                let path = FileFinder.relative(url, to: base)
                if finder.exclude.contains(where: { Glob.matches($0, path) }) { continue }
                if isFolder.boolValue {
                    try enter(url, name)
                } else if let kind = FileFinder.kind(of: name) {
                    add(url, path, kind)
                }
            }
        }

        private mutating func enter(_ url: URL, _ name: String) throws(ToolError) {
            if FileFinder.ignoredFolders.contains(name) || name.hasPrefix(".build") || FileFinder.isLink(url) { return }
            if FileFinder.isSubmodule(url) {
                submodules.append(FileFinder.relative(url, to: base))
                return
            }
            if url.pathExtension == "xcodeproj" {
                let project = url.appendingPathComponent("project.pbxproj")
                if FileManager.default.fileExists(atPath: project.path) {
                    add(project, FileFinder.relative(project, to: base), .xcodeProject)
                }
            }
            if FileFinder.ignoredExtensions.contains(url.pathExtension) { return }
            try walk(url)
        }

        /// A link to a file is that file: writing in its place would cut the link. What it leads to below the same root
        /// is found there.
        private mutating func add(_ url: URL, _ path: String, _ kind: Kind) {
            guard FileFinder.isLink(url) else {
                found.append(
                    Found(url: url, path: path, kind: kind, identity: realRoot + url.path.dropFirst(root.path.count)))
                return
            }
            let target = url.resolvingSymlinksInPath()
            let isForeign = target.pathComponents.contains(where: FileFinder.foreignFolders.contains)
            if isForeign || target.path.hasPrefix(realRoot + "/") { return }
            found.append(Found(url: target, path: path, kind: kind, identity: target.path))
        }
    }

    /// A folder whose `.git` is a file that leads to the modules of the repository around it.
    private static func isSubmodule(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(".git")) else { return false }
        return String(decoding: data, as: UTF8.self).contains("/modules/")
    }

    private static func isLink(_ url: URL) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    }

    static func kind(of name: String) -> Kind? {
        if name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")) {
            return .packageManifest
        }
        if name.hasSuffix(".swift") { return GeneratedCode.isName(name) ? .generated : .swift }
        if GeneratedCode.isTemplate(name) { return .generated }
        if name == "Podfile" { return .podfile }
        if name.hasSuffix(".podspec") { return .podspec }
        if name == "Cartfile" || name == "Cartfile.private" { return .cartfile }
        if ["project.yml", "project.yaml", "project.json"].contains(name) || name.hasSuffix(".podspec.json") {
            return .projectGenerator
        }
        if name.hasSuffix(".xcconfig") { return .buildSettings }
        if [".h", ".m", ".mm", ".pch"].contains(where: name.hasSuffix) { return .objectiveC }
        return nil
    }

    static func relative(_ url: URL, to base: URL) -> String {
        let path = url.standardizedFileURL.path
        let root = base.standardizedFileURL.path
        if let inside = below(root, path) { return inside }
        return below(base.resolvingSymlinksInPath().path, url.resolvingSymlinksInPath().path) ?? path
    }

    private static func below(_ root: String, _ path: String) -> String? {
        if path == root { return "." }
        if root == "/" { return String(path.dropFirst()) }
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    }
}
