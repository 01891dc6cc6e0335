/// Where the library that replaces HandyJSON comes from, as dependency lines name it. The repository's address and the
/// version stand here: where a format needs a copy (podspecs, pages), `ReleaseTests` compares it, and
/// `.github/set-version.sh` writes it.
public struct LibraryCoordinates: Sendable {
    public var url = "https://github.com/smartcodable/SmartCodable.git"
    public var version = "0.1.0"
    /// What dependency lines name until there is a release; nil from then on, which is the version.
    public var branch: String? = "main"
    /// A local checkout instead of the URL.
    public var path: String?

    public init() {}

    var packageDependency: String {
        if let path { return ".package(path: \"\(path)\")" }
        return ".package(url: \"\(url)\", \(packageRequirement))"
    }

    var packageRequirement: String { branch.map { "branch: \"\($0)\"" } ?? "from: \"\(version)\"" }

    /// `:git => 'https://…', :branch => 'main'`: CocoaPods' trunk takes no new pods.
    func podSource(quote: String = "'") -> String {
        func option(_ name: String, _ value: String) -> String { ":\(name) => \(quote)\(value)\(quote)" }
        if let path { return option("path", path) }
        return option("git", url) + ", " + (branch.map { option("branch", $0) } ?? option("tag", version))
    }

    /// `github "smartcodable/SmartCodable" "main"`
    var carthageDependency: String {
        "github \"\(gitHubName)\" " + (branch.map { "\"\($0)\"" } ?? looseVersion)
    }

    /// SwiftPM's name of the package: the last part of where it comes from.
    var packageName: String {
        let last = (path ?? url).split(separator: "/").last.map(String.init) ?? "SmartCodable"
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The address of the repository's pages: the URL without `.git`.
    var repository: String { url.hasSuffix(".git") ? String(url.dropLast(4)) : url }

    func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(packageName)\")" }

    /// `~> 0.1`
    var looseVersion: String { "~> " + version.split(separator: ".").prefix(2).joined(separator: ".") }

    /// `smartcodable/SmartCodable`
    var gitHubName: String {
        let parts = url.split(separator: "/").suffix(2).joined(separator: "/")
        return parts.hasSuffix(".git") ? String(parts.dropLast(4)) : parts
    }
}
