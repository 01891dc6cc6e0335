import Foundation
import Testing

@testable import MigrationKit

/// A folder below Fixtures: what goes in, what must come out.
struct FixtureCase: Sendable, CustomTestStringConvertible {
    let folder: URL
    var name: String { folder.lastPathComponent }
    var testDescription: String { name }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    static func all(_ kind: String) -> [FixtureCase] {
        let home = root.appendingPathComponent(kind)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { FixtureCase(folder: home.appendingPathComponent($0)) }
    }

    /// HANDYJSON_MIGRATE_RECORD=1 writes the files of a part anew where they have other contents.
    func renew(_ part: String, with files: [String: [UInt8]]) {
        guard ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_RECORD"] == "1" else { return }
        let home = folder.appendingPathComponent(part)
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: home.path)) ?? [] {
            let file = home.appendingPathComponent(path)
            guard let bytes = files[FixtureCase.realName(path)], let present = try? Data(contentsOf: file) else {
                continue
            }
            if [UInt8](present) != bytes { try? Data(bytes).write(to: file) }
        }
    }

    /// The files below a part of the case, by relative path.
    func files(_ part: String) -> [String: [UInt8]] {
        let home = folder.appendingPathComponent(part)
        var result: [String: [UInt8]] = [:]
        let walk = FileManager.default.enumerator(atPath: home.path)
        while let path = walk?.nextObject() as? String {
            var isFolder: ObjCBool = false
            let url = home.appendingPathComponent(path)
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            result[FixtureCase.realName(path)] = (try? Data(contentsOf: url)).map { [UInt8]($0) }
        }
        return result
    }

    /// Names that the repository's .gitignore would swallow are written differently in Fixtures.
    private static func realName(_ path: String) -> String {
        path.replacingOccurrences(of: "dot.build", with: ".build").replacingOccurrences(
            of: "Derived.Data", with: "DerivedData"
        )
        .replacingOccurrences(of: ".xcode.proj", with: ".xcodeproj")
    }

    func text(_ file: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
}

/// A project in a folder of its own that goes away with it.
final class TemporaryProject {
    let url: URL

    init(_ files: [String: [UInt8]]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("migration-\(UUID().uuidString)")
        for (path, bytes) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    convenience init(_ texts: [String: String]) throws { try self.init(texts.mapValues { Array($0.utf8) }) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func project(exclude: [String] = []) throws -> Project {
        Project(try Workspace.read(["."], base: url, finder: FileFinder(exclude: exclude)))
    }

    /// A shell command in the folder; git knows an author.
    func run(_ command: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "bash", "-c", "git() { command git -c user.name=a -c user.email=a@b \"$@\"; }; " + command,
        ]
        process.currentDirectoryURL = url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
    }

    var files: [String: [UInt8]] { FixtureCase(folder: url).files("") }

    func text(_ path: String) -> String { files[path].map { String(decoding: $0, as: UTF8.self) } ?? "(no file)" }
}

extension Process {
    /// For programs of Swift: what crashes is told by its status, and a backtrace takes minutes.
    static let environmentWithoutBacktraces = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
}

/// The lines of a text that differ, for a failing test's message.
func difference(_ expected: [UInt8]?, _ found: [UInt8]?, _ path: String) -> String {
    guard let expected else { return "\(path): not expected" }
    guard let found else { return "\(path): missing" }
    return UnifiedDiff.text(path, expected, found)
}
