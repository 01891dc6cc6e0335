import Foundation

/// Everything the tool read below the given paths: the files and the modules they belong to.
public struct Workspace: Sendable {
    public let base: URL
    public let modules: [Module]
    /// Swift sources, generated ones left out.
    public let sources: [SourceFile]
    /// Package.swift, Podfile, podspecs, Cartfiles.
    public let manifests: [Manifest]
    /// Headers and implementations: read to report imports, never rewritten.
    public let objectiveC: [SourceFile]
    /// project.pbxproj files, read for their package references.
    public let xcodeProjects: [SourceFile]

    public struct Manifest: Sendable {
        public enum Kind: Sendable { case package, podfile, podspec, cartfile }
        public let kind: Kind
        public let file: SourceFile
    }

    /// Reads the files below `paths`. Paths in reports are relative to `base`.
    public static func read(_ paths: [String], base: URL, finder: FileFinder = FileFinder(), progress: Progress = .silent) throws(ToolError) -> Workspace {
        let roots = paths.map { ($0.hasPrefix("/") ? URL(fileURLWithPath: $0) : base.appendingPathComponent($0)).standardizedFileURL }
        var found: [FileFinder.Found] = []
        var seen: Set<String> = []
        for root in roots {
            for file in try finder.files(below: root, base: base) where seen.insert(file.path).inserted { found.append(file) }
        }
        let map = ModuleDiscovery(base: base).modules(for: found, roots: roots)
        let total = found.count
        let files = found.parallelMap(each: { progress.report("Reading", $0, of: total) }) { file -> (FileFinder.Found, SourceFile)? in
            guard let data = try? Data(contentsOf: file.url) else { return nil }
            return (file, SourceFile(path: file.path, url: file.url, module: map.module(of: file.path) ?? -1, bytes: [UInt8](data)))
        }
        var sources: [SourceFile] = []
        var manifests: [Manifest] = []
        var objectiveC: [SourceFile] = []
        var xcodeProjects: [SourceFile] = []
        for case let (found, file)? in files {
            switch found.kind {
            case .swift: if !FileFinder.isGenerated(file.bytes) { sources.append(file) }
            case .packageManifest: manifests.append(Manifest(kind: .package, file: file))
            case .podfile: manifests.append(Manifest(kind: .podfile, file: file))
            case .podspec: manifests.append(Manifest(kind: .podspec, file: file))
            case .cartfile: manifests.append(Manifest(kind: .cartfile, file: file))
            case .objectiveC: objectiveC.append(file)
            case .xcodeProject: xcodeProjects.append(file)
            }
        }
        return Workspace(base: base, modules: map.modules, sources: sources, manifests: manifests, objectiveC: objectiveC,
            xcodeProjects: xcodeProjects)
    }
}
