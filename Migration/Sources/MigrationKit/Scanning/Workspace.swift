import Foundation

/// Everything the tool read below the given paths: the files and the modules they belong to.
public struct Workspace: Sendable {
    public let base: URL
    public let modules: [Module]
    /// Swift sources, generated ones left out.
    public let sources: [SourceFile]
    /// Package.swift, Podfile, podspecs, Cartfiles.
    public let manifests: [Manifest]
    /// Files that are read for what they say of HandyJSON, never rewritten.
    let reported: [Reported]
    /// Copies of HandyJSON's sources among the project's.
    let copies: [VendoredCopy]
    /// Submodules of git below the given paths. They are other repositories' code: read and rewritten only where they
    /// are named.
    public let submodules: [String]
    /// What was looked at, for those who compare with an earlier run.
    let scope: ScanScope

    public struct Manifest: Sendable {
        public enum Kind: Sendable { case package, podfile, podspec, cartfile }
        public let kind: Kind
        public let file: SourceFile
    }

    struct Reported: Sendable {
        let kind: FileFinder.Kind
        let file: SourceFile
    }

    /// Reads the files below `paths`. Paths in reports are relative to `base`.
    public static func read(
        _ paths: [String], base: URL, finder: FileFinder = FileFinder(), progress: Progress = .silent
    ) throws(ToolError) -> Workspace {
        let roots = paths.map {
            ($0.hasPrefix("/") ? URL(fileURLWithPath: $0) : base.appendingPathComponent($0)).standardizedFileURL
        }
        var found: [FileFinder.Found] = []
        var seen: Set<String> = []
        var submodules: [String] = []
        for root in roots {
            let below = try finder.files(below: root, base: base)
            submodules += below.submodules
            for file in below.files where seen.insert(file.identity).inserted { found.append(file) }
        }
        let map = ModuleDiscovery(base: base).modules(for: found, roots: roots)
        let total = found.count
        let files = found.parallelMap(each: { progress.report("Reading", $0, of: total) }) {
            file -> (FileFinder.Found, SourceFile?) in
            guard let data = try? Data(contentsOf: file.url) else { return (file, nil) }
            return (
                file,
                SourceFile(
                    path: file.path, url: file.url, module: map.module(of: file.path) ?? -1, bytes: [UInt8](data))
            )
        }
        var sources: [SourceFile] = []
        var manifests: [Manifest] = []
        var reported: [Reported] = []
        let copies = VendoredCopy.all(
            in: files.compactMap { found, file in file.map { (found.path, found.kind, $0.bytes) } })
        let copied = copies.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
        for (found, file) in files {
            if let file, copied.contains(found.path) {
                if copies.contains(where: { $0.marker == found.path }) {
                    reported.append(Reported(kind: .vendoredCopy, file: file))
                }
                continue
            }
            guard let file else {
                throw .unreadable(
                    path: found.path, reason: "its permissions forbid it, or it is gone. Leave it out with --exclude")
            }
            switch found.kind {
            case .swift:
                if GeneratedCode.isGenerated(file.bytes) {
                    reported.append(Reported(kind: .generated, file: file))
                } else {
                    sources.append(file)
                }
            case .packageManifest: manifests.append(Manifest(kind: .package, file: file))
            case .podfile: manifests.append(Manifest(kind: .podfile, file: file))
            case .podspec: manifests.append(Manifest(kind: .podspec, file: file))
            case .cartfile: manifests.append(Manifest(kind: .cartfile, file: file))
            case .objectiveC, .xcodeProject, .buildSettings, .generated, .projectGenerator, .vendoredCopy:
                reported.append(Reported(kind: found.kind, file: file))
            }
        }
        let scope = ScanScope(roots: roots.map { FileFinder.relative($0, to: base) }, finder: finder, modules: map)
        return Workspace(
            base: base, modules: map.modules, sources: sources, manifests: manifests, reported: reported,
            copies: copies, submodules: submodules, scope: scope)
    }
}
