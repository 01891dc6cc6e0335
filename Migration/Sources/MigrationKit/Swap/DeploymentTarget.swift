/// `platform :ios, '12.0'`, `.iOS(.v13)`, `IPHONEOS_DEPLOYMENT_TARGET = 11.0;`: a dependency on the libraries does not resolve there.
enum DeploymentTarget {
    /// The first place of each version that is too old, in a file that names HandyJSON.
    static func notes(in bytes: [UInt8]) -> [FileEdits.Note] {
        guard ManifestText.mentionsHandyJSON(bytes) else { return [] }
        var seen: Set<String> = []
        return TextLine.lines(of: bytes).flatMap { line -> [FileEdits.Note] in
            let code = line.text.drop { $0.isWhitespace }
            if code.hasPrefix("#") || code.hasPrefix("//") { return [] }
            return versions(in: String(line.text)).compactMap { platform, version in
                guard let needed = minimum[platform], isOlder(version, than: needed), seen.insert(platform + version).inserted else { return nil }
                let offset = line.offset + line.text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
                return .init(offset, .deploymentTarget, "\(names[platform] ?? platform) \(version) is older than \(needed), which the libraries need", Rule.deploymentTarget.advice)
            }
        }
    }

    private static let minimum = ["ios": "13.4", "macos": "10.15.4", "tvos": "13.4", "watchos": "6.2"]
    private static let names = ["ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS"]
    private static let aliases = ["osx": "macos", "iphoneos": "ios", "macosx": "macos"]

    private static func versions(in line: String) -> [(platform: String, version: String)] {
        var found: [(String, String)] = []
        for match in line.matches(of: /\.(iOS|macOS|tvOS|watchOS)\(\s*(?:\.v|")([0-9][0-9_.]*)/) { found.append((String(match.1), String(match.2))) }
        for match in line.matches(of: /:(ios|osx|macos|tvos|watchos)\s*(?:,|=>)\s*['"]([0-9][0-9.]*)['"]/) { found.append((String(match.1), String(match.2))) }
        for match in line.matches(of: /\.(ios|osx|macos|tvos|watchos)\.deployment_target\s*=\s*['"]([0-9][0-9.]*)['"]/) { found.append((String(match.1), String(match.2))) }
        for match in line.matches(of: /(IPHONEOS|MACOSX|TVOS|WATCHOS)_DEPLOYMENT_TARGET\s*=\s*"?([0-9][0-9.]*)/) { found.append((String(match.1), String(match.2))) }
        return found.map { platform, version in
            let platform = platform.lowercased()
            return (aliases[platform] ?? platform, version.replacing("_", with: "."))
        }
    }

    private static func isOlder(_ version: String, than needed: String) -> Bool {
        var (left, right) = (numbers(version), numbers(needed))
        while left.count < right.count { left.append(0) }
        while right.count < left.count { right.append(0) }
        return left.lexicographicallyPrecedes(right)
    }

    private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}
