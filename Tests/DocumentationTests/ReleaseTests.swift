import Foundation
import Testing

/// The repository's address and the version stand in `LibraryCoordinates` of the migration tool. Podspecs, pages and forms need copies,
/// which `.github/set-version.sh` writes: here they are compared.
@Suite struct ReleaseTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func quoted(_ name: String) throws -> String {
        let text = try CodeBlockTests.text(of: "Migration/Sources/MigrationKit/Manifests/LibraryCoordinates.swift")
        let parts = text.components(separatedBy: "public var \(name) = \"")
        try #require(parts.count == 2)
        return parts[1].components(separatedBy: "\"")[0]
    }

    private static func version() throws -> String { try quoted("version") }
    /// Nil once there is a release.
    private static func branch() throws -> String? {
        let text = try CodeBlockTests.text(of: "Migration/Sources/MigrationKit/Manifests/LibraryCoordinates.swift")
        return try matches(#"public var branch: String\? = "([^"]*)""#, in: text).first
    }
    private static func repository() throws -> String { try quoted("url").replacingOccurrences(of: ".git", with: "") }

    /// What stands in parentheses in a pattern, wherever it matches.
    private static func matches(_ pattern: String, in text: String) throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    @Test func versionsAreEqual() throws {
        let version = try Self.version()
        let form = try CodeBlockTests.text(of: ".github/ISSUE_TEMPLATE/bug.yml")
        #expect(try Self.matches("placeholder: ([0-9.]+), SwiftPM", in: form) == [version])
    }

    /// What the front pages say to install is what `swap` writes, and they say so where that is no release.
    @Test(arguments: ["README.md", "README.zh-Hans.md"])
    func whatTheFrontPagesInstallIsThere(_ file: String) throws {
        let text = try CodeBlockTests.text(of: file)
        let (version, branch) = try (Self.version(), Self.branch())
        let packages = try Self.matches(#"\.package\(url: "[^"]*", ([^)]*)\)"#, in: text)
        #expect(packages == [branch.map { "branch: \"\($0)\"" } ?? "from: \"\(version)\""])
        let pods = try Self.matches(#"^pod '[A-Za-z]*', :git => '[^']*', (.*)$"#, in: text)
        #expect(!pods.isEmpty && Set(pods) == [branch.map { ":branch => '\($0)'" } ?? ":tag => '\(version)'"])
        #expect(text.contains("<!-- no release -->") == (branch != nil))
        // A site is published with a release only.
        #expect(!text.contains(".github.io/"))
    }

    @Test func versionsOfPodsAreEqual() throws {
        let specs = try FileManager.default.contentsOfDirectory(atPath: Self.root.path).filter { $0.hasSuffix(".podspec") }
        #expect(specs.count == 7)
        let version = try Self.version()
        let repository = try Self.repository()
        for spec in specs {
            let text = try CodeBlockTests.text(of: spec)
            #expect(try Self.matches(#"s\.version = '([^']*)'"#, in: text) == [version], "\(spec)")
            #expect(try Self.matches(#"s\.homepage = '([^']*)'"#, in: text) == [repository], "\(spec)")
            #expect(try Self.matches(#"s\.source = \{ :git => '([^']*)'"#, in: text) == [repository + ".git"], "\(spec)")
        }
    }

    /// The newest section of the changelog is the version's, and has a date if there is a release.
    @Test func theChangelogHasTheVersion() throws {
        let text = try CodeBlockTests.text(of: "CHANGELOG.md")
        let headings = try Self.matches(#"^## (\[.*)$"#, in: text)
        #expect(headings.first == "[Unreleased]")
        guard try Self.branch() == nil else {
            #expect(headings.count == 1 && !text.contains("/releases/tag/"))
            return
        }
        let newest = try #require(headings.dropFirst().first)
        let version = try Self.version()
        #expect(try Self.matches(#"^\[([0-9.]+)\] - [0-9]{4}-[0-9]{2}-[0-9]{2}$"#, in: newest) == [version])
        let repository = try Self.repository()
        #expect(text.contains("\n[Unreleased]: \(repository)/compare/\(version)...main\n"))
        #expect(text.contains("\n[\(version)]: \(repository)/releases/tag/\(version)"))
    }

    /// Every link to this repository, and to its reference, has the one address. Fixtures are apps, which may name what they like.
    @Test func theAddressIsTheSameEverywhere() throws {
        let address = try Self.repository()
        let owner = try #require(address.components(separatedBy: "/").dropLast().last)
        let keys: [URLResourceKey] = [.isRegularFileKey]
        let files = try #require(FileManager.default.enumerator(at: Self.root, includingPropertiesForKeys: keys))
        let skipped: Set = [".git", "Fixtures", "Snapshots", "DerivedData"]
        let suffixes: Set = ["md", "html", "swift", "yml", "podspec", "sh", "rb", "py", "tutorial"]
        var count = 0
        for case let file as URL in files {
            let name = file.lastPathComponent
            if skipped.contains(name) || name.hasPrefix(".build") { files.skipDescendants() }
            guard suffixes.contains(file.pathExtension), let text = try? String(contentsOf: file, encoding: .utf8), text.contains("/SmartCodable") else {
                continue
            }
            // The other project of this name.
            let owners = try Self.matches(#"github\.com[/:]([A-Za-z0-9-]+)/SmartCodable\b"#, in: text).filter { $0 != "iAmMccc" }
                + Self.matches(#"//([A-Za-z0-9-]+)\.github\.io/SmartCodable\b"#, in: text)
            count += owners.count
            #expect(owners.allSatisfy { $0 == owner }, "\(file.path) has another address than \(address)")
        }
        #expect(count > 15)
    }
}
