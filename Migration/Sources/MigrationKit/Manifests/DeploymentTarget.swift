/// `platform :ios, '12.0'`, `.iOS(.v13)`, `IPHONEOS_DEPLOYMENT_TARGET = 11.0;`: a dependency on the libraries does not
/// resolve there.
enum DeploymentTarget {
    private static let needed = MinimumVersions.byPlatform

    /// The words before a version, and the index of their platform.
    private static let words: [String: Int] = {
        var result: [String: Int] = [:]
        for (index, platform) in needed.enumerated() {
            result["." + platform.key] = index
            result[":" + platform.key.lowercased()] = index
        }
        result[":osx"] = 1
        for (index, name) in ["IPHONEOS", "MACOSX", "TVOS", "WATCHOS"].enumerated() {
            result[name + "_DEPLOYMENT_TARGET"] = index
        }
        return result
    }()
    private static let podspecWords = [
        ".ios.deployment_target": 0, ".osx.deployment_target": 1, ".tvos.deployment_target": 2,
        ".watchos.deployment_target": 3,
    ]

    /// The first place of each version that is too old, in a file that names one of the replaced libraries.
    static func notes(in bytes: [UInt8], _ lines: [TextLine]) -> [FileEdits.Note] {
        guard ReplacedLibrary.all.contains(where: { ManifestText.mentions($0, bytes) }) else { return [] }
        var seen: Set<String> = []
        return lines.flatMap { line -> [FileEdits.Note] in
            let code = line.text.drop { $0.isWhitespace }
            if code.hasPrefix("#") || code.hasPrefix("//") { return [] }
            return versions(in: line.text).compactMap { index, version in
                let (name, minimum) = needed[index]
                guard isOlder(version, than: minimum), seen.insert(name + version).inserted else { return nil }
                return .init(
                    line.codeOffset, .deploymentTarget,
                    "\(name) \(version) is older than \(minimum), which the libraries need", MinimumVersions.advice)
            }
        }
    }

    /// Without `platforms`, SwiftPM takes its own.
    static func notesOfPackage(_ bytes: [UInt8], _ lines: [TextLine]) -> [FileEdits.Note] {
        guard ReplacedLibrary.all.contains(where: { ManifestText.mentions($0, bytes) }),
            !bytes.contains(Array("platforms".utf8)), let line = lines.first(where: { $0.text.contains("Package(") })
        else { return [] }
        let versions = needed.map { ".\($0.key)(.v\($0.value.prefix { $0 != "." }))" }.joined(separator: ", ")
        return [
            .init(
                line.codeOffset, .deploymentTarget,
                "iOS 12.0 and macOS 10.13, which SwiftPM takes without platforms, are older than the libraries need",
                "write platforms: [\(versions)] behind the package's name")
        ]
    }

    /// By bytes: a project file has tens of thousands of lines.
    private static func versions(in line: String) -> [(platform: Int, version: String)] {
        let parts = line.utf8.split { !isPartOfWord($0) }
        return zip(parts, parts.dropFirst()).compactMap { word, next in
            guard let version = version(next), let platform = platform(String(Substring(word))) else { return nil }
            return (platform, version)
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "_"): return true
        default: return false
        }
    }

    private static func platform(_ word: String) -> Int? {
        words[word] ?? podspecWords.first { word.hasSuffix($0.key) }?.value
    }

    /// `13.0`, `.v10_15`
    private static func version(_ word: Substring.UTF8View) -> String? {
        let digits = word.starts(with: ".v".utf8) ? word.dropFirst(2) : word
        guard let first = digits.first, 0x30...0x39 ~= first,
            digits.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") })
        else { return nil }
        return String(Substring(digits)).replacing("_", with: ".")
    }

    private static func isOlder(_ version: String, than needed: String) -> Bool {
        var (left, right) = (numbers(version), numbers(needed))
        while left.count < right.count { left.append(0) }
        while right.count < left.count { right.append(0) }
        return left.lexicographicallyPrecedes(right)
    }

    private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}
