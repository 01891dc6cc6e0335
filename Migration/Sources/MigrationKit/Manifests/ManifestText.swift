enum ManifestText {
    /// Hosts do not tell `handyjson` from `HandyJSON`, and neither does SwiftPM.
    static func mentions(_ library: ReplacedLibrary, _ bytes: [UInt8]) -> Bool {
        bytes.contains(Array(library.module.utf8))
            || String(decoding: bytes, as: UTF8.self).lowercased().contains(library.lowercasedName)
    }

    /// `https://github.com/alibaba/HandyJSON.git`, `git@github.com:alibaba/HandyJSON.git` → `["alibaba", "handyjson"]`
    static func ownerAndName(_ source: String) -> [String] {
        var parts = source.lowercased().split { "/:".contains($0) }.suffix(2).map(String.init)
        if let last = parts.last, last.hasSuffix(".git") { parts[parts.count - 1] = String(last.dropLast(4)) }
        return parts
    }

    /// alibaba/HandyJSON on GitHub. The same name on another host is a copy that may have been changed.
    static func isOriginal(_ source: String, _ library: ReplacedLibrary) -> Bool {
        let gitHub: Set = ["https", "http", "ssh", "git", "github.com", "www.github.com"]
        let before = source.lowercased().split { "/:@".contains($0) }.map(String.init).dropLast(2)
        return ownerAndName(source) == library.repository && before.allSatisfy(gitHub.contains)
    }

    static func isNamed(_ library: ReplacedLibrary, _ source: String) -> Bool {
        ownerAndName(source).last == library.lowercasedName
    }
}
